/* Beginning a game, asking about it, acting and taking back. The engine is a referee: it shows
 * everything and every seat to whoever asks. */
#include "commands.h"

#include "base/text.h"
#include "core/notation.h"

static json_t *actors_write(SeatSet actors)
{
    json_t *array = json_array();
    for (; actors; actors &= (SeatSet)(actors - 1)) {
        json_array_append_new(array, json_integer(seats_first(actors)));
    }
    return array;
}

json_t *engine_status(const Engine *engine)
{
    SeatSet actors = match_actors(&engine->match);
    return json_pack("{s:o,s:b}", "actors", actors_write(actors), "over", actors == 0);
}

json_t *engine_install(Engine *engine, const Codec *codec, const Match *match, bool is_placed)
{
    if (engine->codec) {
        match_release(&engine->match);
    }
    engine->codec = codec;
    engine->match = *match;
    engine->is_placed = is_placed;
    return engine_status(engine);
}

bool field_seat(const Engine *engine, const json_t *request, Seat *out, Refusal *refusal)
{
    int64_t seat;
    Range seats = {0, engine->match.setup.seats - 1};
    if (!field_integer(request, "seat", seats, &seat, refusal)) {
        return false;
    }
    *out = (Seat)seat;
    return true;
}

/* The member "seat", or when there is none the first seat that owes a decision. */
static bool field_actor(const Engine *engine, const json_t *request, Seat *out, Refusal *refusal)
{
    SeatSet actors = match_actors(&engine->match);
    if (json_object_get(request, "seat")) {
        return field_seat(engine, request, out, refusal);
    }
    *out = actors ? seats_first(actors) : 0;
    return true;
}

json_t *command_new(Engine *engine, const json_t *request, Refusal *refusal)
{
    const Codec *codec;
    Setup setup;
    int64_t seed;
    if (!setup_read(request, &codec, &setup, refusal) ||
        !field_integer(request, "seed", (Range){0, SEED_MAX}, &seed, refusal)) {
        return NULL;
    }
    setup.seed = (uint64_t)seed;
    Match match;
    match_init(&match, codec->game, &setup);
    return engine_install(engine, codec, &match, false);
}

json_t *command_setup(Engine *engine, const json_t *request, Refusal *refusal)
{
    const json_t *position;
    const Codec *codec;
    Match match;
    if (!field_object(request, "state", &position, refusal)) {
        return NULL;
    }
    refusal->code = CODE_BAD_STATE;
    if (!position_read(position, request, &codec, &match, refusal)) {
        return NULL;
    }
    return engine_install(engine, codec, &match, true);
}

json_t *command_state(Engine *engine, const json_t *request, Refusal *refusal)
{
    (void)request;
    (void)refusal;
    return json_pack("{s:o}", "state", position_write(engine->codec, match_state(&engine->match)));
}

json_t *command_view(Engine *engine, const json_t *request, Refusal *refusal)
{
    Seat seat;
    if (!field_seat(engine, request, &seat, refusal)) {
        return NULL;
    }
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    match_view(&engine->match, seat, view);
    json_t *json = json_pack("{s:s}", "game", engine->codec->game->id);
    engine->codec->write_view(view, json);
    return json_pack("{s:o}", "view", json);
}

json_t *action_write(const Game *game, Action action)
{
    char bytes[ACTION_TEXT_MAX];
    Text text = text_in(bytes, sizeof bytes);
    notation_write(game, action, &text);
    return json_string(bytes);
}

json_t *command_actions(Engine *engine, const json_t *request, Refusal *refusal)
{
    Seat seat;
    if (!field_actor(engine, request, &seat, refusal)) {
        return NULL;
    }
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(&engine->match, seat, legal, LEGAL_COUNT_MAX);
    json_t *actions = json_array();
    for (size_t i = 0; i < count; i++) {
        json_array_append_new(actions, action_write(engine->codec->game, legal[i]));
    }
    return json_pack("{s:o,s:o}", "actors", actors_write(match_actors(&engine->match)), "actions",
                     actions);
}

static json_t *refuse_over(Refusal *refusal)
{
    refusal->code = CODE_GAME_OVER;
    refusal_write(refusal, "The game is over.");
    return NULL;
}

json_t *command_do(Engine *engine, const json_t *request, Refusal *refusal)
{
    const char *text;
    Seat seat;
    Match *match = &engine->match;
    if (!field_text(request, "action", &text, refusal) ||
        !field_actor(engine, request, &seat, refusal)) {
        return NULL;
    }
    if (match_is_over(match)) {
        return refuse_over(refusal);
    }
    Action action;
    if (!notation_read(match->game, text, &action) || !match_act(match, seat, action)) {
        refusal->code = CODE_ILLEGAL_ACTION;
        refusal_write(refusal, "Seat %d cannot do \"%s\" now.", seat, text);
        return NULL;
    }
    json_t *reply =
        json_pack("{s:o}", "events", events_write(match, match->position - 1, SEAT_NONE));
    json_t *status = engine_status(engine);
    json_object_update(reply, status);
    json_decref(status);
    return reply;
}

json_t *command_events(Engine *engine, const json_t *request, Refusal *refusal)
{
    Seat seat;
    if (!field_seat(engine, request, &seat, refusal)) {
        return NULL;
    }
    size_t position = engine->match.position;
    return json_pack("{s:o}", "events",
                     position ? events_write(&engine->match, position - 1, seat) : json_array());
}

json_t *command_undo(Engine *engine, const json_t *request, Refusal *refusal)
{
    (void)request;
    if (!match_undo(&engine->match)) {
        refusal->code = CODE_ILLEGAL_ACTION;
        refusal_write(refusal, "There is nothing to take back.");
        return NULL;
    }
    return engine_status(engine);
}

json_t *command_result(Engine *engine, const json_t *request, Refusal *refusal)
{
    (void)request;
    if (!match_is_over(&engine->match)) {
        refusal_write(refusal, "The game is not over yet.");
        return NULL;
    }
    return json_pack("{s:o}", "result", engine->codec->write_result(match_state(&engine->match)));
}
