/* DR-24 is a guard: games of players who do anything at all, or what the plain player of the game
 * does, end by their clues and never by it. */
#include "scene.h"

#include <stdlib.h>

static unsigned games = 300;

static bool is_stalled(const EventLog *log)
{
    for (size_t i = 0; i < log->count; i++) {
        if (log->events[i].kind == EVENT_CUE && log->events[i].name == DIRENJIE_CUE_STALL) {
            return true;
        }
    }
    return false;
}

static void act(DirenjieState *state, bool is_plain, Rng *rng, EventLog *log)
{
    if (is_plain) {
        Seat actor = state->table.actor;
        direnjie_game.apply(state, actor, direnjie_game.bots->suggest(state, actor, rng), log);
    } else {
        act_at_random(state, rng, log);
    }
}

static void assert_ends(unsigned seats, uint64_t seed)
{
    Event events[EVENT_COUNT_MAX];
    DirenjieState state = dealt(seats, seed % 2, seed);
    Rng rng = rng_seeded(seed);
    bool is_plain = direnjie_game.bots->suggest && seed % 4 < 2;
    while (direnjie_game.actors(&state)) {
        EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
        act(&state, is_plain, &rng, &log);
        if (is_stalled(&log)) {
            fail_msg("%u seats, seed %llu: stalled in round %u", seats, (unsigned long long)seed,
                     state.table.round);
        }
    }
    assert_in_range(__builtin_popcount(state.table.clues_public), 8, DIRENJIE_CLUES_MAX);
}

static void no_game_stalls(void **unused)
{
    for (unsigned seats = 2; seats <= DIRENJIE_SEATS; seats++) {
        for (uint64_t seed = 0; seed < games; seed++) {
            assert_ends(seats, seed);
        }
    }
}

int main(int argc, char **argv)
{
    games = argc > 1 ? (unsigned)atoi(argv[1]) : games;
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_game_stalls)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
