/* The commands of the protocol. A command answers with the members of its reply, or with NULL and
 * the refusal filled in; refused, it has changed nothing. The dispatcher adds "ok" and presets the
 * code to `bad-argument`, and calls those that need a game only when there is one. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "codec.h"

#include "base/worker.h"
#include "bots/bot.h"
#include "core/match.h"

typedef struct Engine {
    const Codec *codec; /* of the game in play; NULL: none */
    Match match;
    bool is_placed; /* it began from a position, not from a deal */
    bool is_done;
    bool (*tell)(void *context, const char *line); /* NULL: nobody listens on the way */
    void *tell_context;
    Worker *worker;   /* which runs what takes long, and owns the engine meanwhile; or NULL */
    json_t *request;  /* what it runs; or NULL */
    atomic_bool stop; /* asks it to come to its end */
    uint64_t table[BOT_TABLE_SIZE]; /* for bots */
} Engine;

json_t *command_new(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_setup(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_state(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_view(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_actions(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_do(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_events(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_undo(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_result(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_bot(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_analyse(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_tournament(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_log(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_replay(Engine *engine, const json_t *request, Refusal *refusal);
json_t *command_playout(Engine *engine, const json_t *request, Refusal *refusal);

/* Takes over `match` as the game in play, in place of any other; the reply of such commands. */
json_t *engine_install(Engine *engine, const Codec *codec, const Match *match, bool is_placed);

/* {"actors", "over"} */
json_t *engine_status(const Engine *engine);

/* The member "seat", which must be a seat of the game in play. */
bool field_seat(const Engine *engine, const json_t *request, Seat *out, Refusal *refusal);

/* The members "game", "players" and "options" as an accepted setup without its seed. */
bool setup_read(const json_t *request, const Codec **codec, Setup *setup, Refusal *refusal);

/* The same without asking the game whether they fit together. */
bool setup_read_words(const json_t *request, const Codec **codec, Setup *setup, Refusal *refusal);

/* The options as an object, all of them. */
json_t *options_write(const Game *game, const Setup *setup);

/* The whole position as an object, and back: a match that begins there. Without "rng" in the
 * position, `request` must have a "seed". */
json_t *position_write(const Codec *codec, const void *state);
bool position_read(const json_t *json, const json_t *request, const Codec **codec, Match *match,
                   Refusal *refusal);

/* The events of the action at `index` as `seat` saw them; SEAT_NONE: as they were. */
json_t *events_write(const Match *match, size_t index, Seat seat);

bool level_read(const json_t *request, BotLevel *out, Refusal *refusal);

/* "level", "seed" and the budget, "nodes" or "time_ms", for a bot in the place of the first actor,
 * who must exist: `out` without its view; nodes 0: the level's own; time 0: by nodes. */
bool bot_read(Engine *engine, const json_t *request, BotRequest *out, int64_t *time,
              Refusal *refusal);

/* Gives a worker this job and lets it run for so long, then turns `stop` true and waits for its
 * end. */
void run_for_ms(void (*job)(void *context), void *context, int64_t milliseconds, atomic_bool *stop);

/* An action as its text. */
json_t *action_write(const Game *game, Action action);

#endif
