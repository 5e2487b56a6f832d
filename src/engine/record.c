/* A game as its beginning and its actions, and playing that again. An action is its text; where
 * several seats owed a decision and it was not the first of them who acted, it is an object
 * {"seat", "action"}. A record of other rules is refused: it might give another game. */
#include "commands.h"

#include "core/notation.h"

static json_t *played_write(const Match *match, size_t index)
{
    const Played *played = buffer_at(&match->played, index);
    SeatSet actors = match->game->actors(buffer_at(&match->states, index));
    json_t *text = action_write(match->game, played->action);
    if (seats_first(actors) == played->seat) {
        return text;
    }
    return json_pack("{s:i,s:o}", "seat", (int)played->seat, "action", text);
}

json_t *command_log(Engine *engine, const json_t *request, Refusal *refusal)
{
    (void)request;
    (void)refusal;
    const Match *match = &engine->match;
    json_t *actions = json_array();
    for (size_t i = 0; i < match->position; i++) {
        json_array_append_new(actions, played_write(match, i));
    }
    json_t *log = json_pack("{s:s,s:i,s:i}", "game", match->game->id, "rules",
                            (int)match->game->rules_version, "players", (int)match->setup.seats);
    if (engine->is_placed) {
        const void *start = buffer_at(&match->states, 0);
        json_object_set_new(log, "start", position_write(engine->codec, start));
    } else {
        json_object_set_new(log, "seed", json_integer((json_int_t)match->setup.seed));
    }
    json_object_set_new(log, "options", options_write(match->game, &match->setup));
    json_object_set_new(log, "actions", actions);
    return json_pack("{s:o}", "log", log);
}

static bool replay_action(Match *match, const json_t *json)
{
    SeatSet actors = match_actors(match);
    Seat seat = actors ? seats_first(actors) : 0;
    if (json_is_object(json)) {
        const json_t *member = json_object_get(json, "seat");
        json_int_t number = json_integer_value(member);
        if (!json_is_integer(member) || number < 0 || number >= match->setup.seats) {
            return false;
        }
        seat = (Seat)number;
        json = json_object_get(json, "action");
    }
    const char *text = json_string_value(json);
    Action action;
    return text && notation_read(match->game, text, &action) && match_act(match, seat, action);
}

static bool replay_actions(Match *match, const json_t *actions, Refusal *refusal)
{
    for (size_t i = 0; i < json_array_size(actions); i++) {
        if (!replay_action(match, json_array_get(actions, i))) {
            return REFUSE(refusal, "The action at index %zu cannot be done.", i);
        }
    }
    return true;
}

/* The match as it begins, from "start" or from "seed". A position need not have come from options
 * that make a new game: a Fort may have been a Bastion. */
static bool replay_begin(const json_t *log, const Codec **codec, Match *match, Refusal *refusal)
{
    Setup setup;
    const Codec *placed;
    int64_t value;
    const json_t *start = json_object_get(log, "start");
    if (!(start ? setup_read_words : setup_read)(log, codec, &setup, refusal) ||
        !field_integer(log, "rules", (Range){0, UINT16_MAX}, &value, refusal)) {
        return false;
    }
    if (value != (*codec)->game->rules_version) {
        return REFUSE(refusal, "The log was played by rules %d, these are rules %d.", (int)value,
                      (*codec)->game->rules_version);
    }
    if (!start) {
        if (!field_integer(log, "seed", (Range){0, SEED_MAX}, &value, refusal)) {
            return false;
        }
        setup.seed = (uint64_t)value;
        match_init(match, (*codec)->game, &setup);
        return true;
    }
    if (!position_read(start, log, &placed, match, refusal)) {
        return false;
    }
    if (placed != *codec || match->setup.seats != setup.seats) {
        match_release(match);
        return REFUSE(refusal, "\"start\" is of another game or another number of players.");
    }
    return true;
}

json_t *command_replay(Engine *engine, const json_t *request, Refusal *refusal)
{
    const json_t *log, *actions;
    const Codec *codec;
    Match match;
    if (!field_object(request, "log", &log, refusal) ||
        !field_array(log, "actions", SIZE_MAX, &actions, refusal) ||
        !replay_begin(log, &codec, &match, refusal)) {
        return NULL;
    }
    if (!replay_actions(&match, actions, refusal)) {
        match_release(&match);
        return NULL;
    }
    return engine_install(engine, codec, &match, json_object_get(log, "start") != NULL);
}
