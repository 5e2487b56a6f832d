/* Many random games in a plain loop, for measuring and for comparing builds. The fingerprint is
 * FNV-1a over the bytes of all final states, in order; those are plain integers at fixed places,
 * in little-endian order on every machine that Meja is built for. */
#include "commands.h"

#include "base/hash.h"
#include "base/system.h"

#include <stdio.h>

#define GAMES_MAX 1000000000

typedef struct Playout {
    const Game *game;
    Setup setup;
    Rng rng;
    uint64_t actions;
    uint64_t fingerprint;
} Playout;

static uint64_t seed_next(Rng *rng)
{
    uint64_t high = rng_next(rng);
    return (high << 32 | rng_next(rng)) & SEED_MAX;
}

static void playout_game(Playout *playout)
{
    const Game *game = playout->game;
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    Action legal[LEGAL_COUNT_MAX];
    SeatSet actors;
    playout->setup.seed = seed_next(&playout->rng);
    game->setup(state, &playout->setup);
    while ((actors = game->actors(state)) != 0) {
        Seat seat = seats_first(actors);
        size_t count = game->legal(state, seat, legal, LEGAL_COUNT_MAX);
        game->apply(state, seat, legal[rng_below(&playout->rng, (uint32_t)count)], NULL);
        playout->actions++;
    }
    playout->fingerprint = game_hash_state(game, playout->fingerprint, state);
}

static double seconds_now(void)
{
    struct timespec now = system_now();
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

json_t *command_playout(Engine *engine, const json_t *request, Refusal *refusal)
{
    const Codec *codec;
    Playout playout = {.fingerprint = HASH_START};
    int64_t games_count, seed;
    if (!setup_read(request, &codec, &playout.setup, refusal) ||
        !field_integer(request, "games", (Range){1, GAMES_MAX}, &games_count, refusal) ||
        !field_integer(request, "seed", (Range){0, SEED_MAX}, &seed, refusal)) {
        return NULL;
    }
    playout.game = codec->game;
    playout.rng = rng_seeded((uint64_t)seed);
    double start = seconds_now();
    int64_t played = 0;
    for (; played < games_count && !atomic_load(&engine->stop); played++) {
        playout_game(&playout);
    }
    char digits[17];
    snprintf(digits, sizeof digits, "%016llx", (unsigned long long)playout.fingerprint);
    return json_pack("{s:I,s:I,s:f,s:s}", "games", (json_int_t)played, "actions",
                     (json_int_t)playout.actions, "seconds", seconds_now() - start, "fingerprint",
                     digits);
}
