/* Random games of every game, in all numbers of seats and with options drawn as well: one line for
 * each, with a fingerprint of all states on the way. Equal on every machine and in every build,
 * which tests/fingerprints holds it to; tests nothing by itself.
 *
 *     golden_playouts [GAMES]    of each game, 10,000 at first */
#include "base/hash.h"
#include "base/limits.h"
#include "games/registry.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#define GAMES 10000

static int32_t draw_option(const GameOption *option, Rng *rng)
{
    int32_t low = option->low, high = option->high;
    if (option->words) {
        low = high = 0;
        while (option->words[high + 1]) {
            high++;
        }
    } else if (high <= low) {
        low = 0;
        high = 1;
    }
    return low + (int32_t)rng_below(rng, (uint32_t)(high - low) + 1);
}

/* Each option is drawn, and stays as at first where the game does not take it. */
static Setup draw_setup(const Game *game, uint64_t seed, Rng *rng)
{
    unsigned range = 1u + game->seats_max - game->seats_min;
    Setup setup = setup_initial(game, (uint8_t)(game->seats_min + rng_below(rng, range)), seed);
    for (int i = 0; i < game->option_count; i++) {
        Message why;
        Setup changed = setup;
        changed.options[i] = draw_option(&game->options[i], rng);
        if (rng_below(rng, 3) == 0 && setup_is_accepted(game, &changed, &why)) {
            setup = changed;
        }
    }
    return setup;
}

static uint64_t play(const Game *game, const Setup *setup, Rng *rng, uint64_t hash)
{
    static Action legal[LEGAL_COUNT_MAX];
    static _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    game->setup(state, setup);
    for (SeatSet actors; (actors = game->actors(state)) != 0;) {
        Seat seat = seats_first(actors);
        size_t count = game->legal(state, seat, legal, LEGAL_COUNT_MAX);
        game->apply(state, seat, legal[rng_below(rng, (uint32_t)count)], NULL);
        hash = game_hash_state(game, hash, state);
    }
    return hash;
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : GAMES;
    for (size_t i = 0; games[i]; i++) {
        uint64_t hash = HASH_START;
        Rng rng = rng_seeded(i + 1);
        for (int game = 0; game < count; game++) {
            Setup setup = draw_setup(games[i], (uint64_t)game, &rng);
            hash = play(games[i], &setup, &rng, hash);
        }
        printf("%s %d %016" PRIx64 "\n", games[i]->id, count, hash);
        fflush(stdout);
    }
    return 0;
}
