/* Events as objects with only the members that mean something for their kind. */
#include "commands.h"

static const char *const kind_names[] = {
    [EVENT_MOVE] = "move",       [EVENT_TURN] = "turn",   [EVENT_SHUFFLE] = "shuffle",
    [EVENT_COUNTER] = "counter", [EVENT_PHASE] = "phase", [EVENT_CUE] = "cue",
    [EVENT_END] = "end",
};

static json_t *audience_write(SeatSet audience, unsigned seats)
{
    json_t *array = json_array();
    for (Seat seat = 0; seat < seats; seat++) {
        if (seats_have(audience, seat)) {
            json_array_append_new(array, json_integer(seat));
        }
    }
    return array;
}

static void write_named(json_t *json, const char *const *names, const Event *event)
{
    json_object_set_new(json, "name", json_string(names[event->name]));
    json_object_set_new(json, "value", json_integer(event->value));
}

static void write_card_moved(json_t *json, const Match *match, const Event *event)
{
    const Game *game = match->game;
    json_object_set_new(json, "card", write_card(game, event->card));
    json_object_set_new(json, "from", json_string(game->names.zones[event->from]));
    if (event->kind == EVENT_MOVE) {
        json_object_set_new(json, "to", json_string(game->names.zones[event->to]));
    }
    json_object_set_new(json, "to_seats", audience_write(event->audience, match->setup.seats));
}

static json_t *event_write(const Match *match, const Event *event)
{
    const Game *game = match->game;
    json_t *json = json_pack("{s:s}", "kind", kind_names[event->kind]);
    switch ((EventKind)event->kind) {
    case EVENT_MOVE:
    case EVENT_TURN:
        write_card_moved(json, match, event);
        break;
    case EVENT_SHUFFLE:
        json_object_set_new(json, "from", json_string(game->names.zones[event->from]));
        break;
    case EVENT_COUNTER:
        write_named(json, game->names.counters, event);
        break;
    case EVENT_PHASE:
        write_named(json, game->names.phases, event);
        break;
    case EVENT_CUE:
        write_named(json, game->names.cues, event);
        break;
    case EVENT_END:
        break;
    }
    return json;
}

json_t *events_write(const Match *match, size_t index, Seat seat)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {events, EVENT_COUNT_MAX, 0};
    match_events(match, index, seat, &log);
    json_t *array = json_array();
    for (size_t i = 0; i < log.count; i++) {
        json_array_append_new(array, event_write(match, &events[i]));
    }
    return array;
}
