/* Computer players of Di Renjie: what is suggested rests on what the seat knows, every suggestion
 * has a true reason or none, games come to an end, and the best level is the best. */
#include "games/direnjie.h"
#include "bots/bot.h"
#include "testing.h"

#define GAMES_SEEN  3  /* of each number of seats, with and without the expansion */
#define GAMES_ENDED 40 /* of each number of seats */
#define GAMES_WON   30

static DirenjieState deal(unsigned seats, bool killer, uint64_t seed)
{
    DirenjieState state;
    Setup setup = setup_initial(&direnjie_game, (uint8_t)seats, seed);
    setup.options[DIRENJIE_KILLER] = killer;
    direnjie_game.setup(&state, &setup);
    return state;
}

/* In another world that the seat cannot tell from this one the suggestion is the same. */
static void look_at_suggestions(DirenjieState state, uint64_t seed)
{
    Rng rng = rng_seeded(seed);
    while (state.table.phase != DIRENJIE_OVER) {
        DirenjieView view;
        DirenjieState other;
        Message why;
        Seat seat = state.table.actor;
        direnjie_game.view(&state, seat, &view);
        direnjie_game.sample(&view, &rng, &other);
        Rng again = rng;
        Action action = direnjie_game.bots->suggest(&state, seat, &rng);
        assert_true(game_is_legal(&direnjie_game, &state, seat, action));
        assert_true(direnjie_game.bots->suggest(&other, seat, &again) == action);
        if (direnjie_game.bots->explain(&view, action, &why)) {
            assert_non_null(why.text);
        }
        direnjie_game.apply(&state, seat, action, NULL);
    }
}

static void suggests_what_the_seat_knows(void **unused)
{
    for (unsigned i = 0; i < 2 * 5 * GAMES_SEEN; i++) {
        look_at_suggestions(deal(2 + i / 2 % 5, i % 2, i), i);
    }
}

/* DR-24 is not needed: eight clues are laid in the end. */
static void games_end_by_clues(void **unused)
{
    for (unsigned i = 0; i < 5 * GAMES_ENDED; i++) {
        DirenjieState state = deal(2 + i % 5, i % 3 == 0, i);
        Rng rng = rng_seeded(i);
        while (state.table.phase < DIRENJIE_ANSWERING) {
            Seat seat = state.table.actor;
            direnjie_game.apply(&state, seat, direnjie_game.bots->suggest(&state, seat, &rng),
                                NULL);
        }
        assert_in_range(state.table.clue_count, 8, DIRENJIE_CLUES_MAX);
    }
}

/* The games of three that a player wins alone against two others. */
static unsigned wins(BotLevel own, BotLevel others)
{
    unsigned won = 0;
    for (uint64_t seed = 0; seed < GAMES_WON; seed++) {
        DirenjieState state = deal(3, false, seed);
        Outcome outcome;
        Seat place = (Seat)(seed % 3);
        for (uint64_t step = seed; state.table.phase != DIRENJIE_OVER; step++) {
            DirenjieView view;
            Seat seat = state.table.actor;
            direnjie_game.view(&state, seat, &view);
            BotRequest request = {.game = &direnjie_game,
                                  .view = &view,
                                  .seat = seat,
                                  .level = seat == place ? own : others,
                                  .seed = step};
            direnjie_game.apply(&state, seat, bot_choose(&request), NULL);
        }
        direnjie_game.outcome(&state, &outcome);
        won += outcome.winners == seat_bit(place);
    }
    return won;
}

/* Of many games hard wins about 62 %, where a third would be even. */
static void hard_wins(void **unused)
{
    assert_in_range(wins(BOT_HARD, BOT_NORMAL), GAMES_WON * 45 / 100, GAMES_WON);
    assert_in_range(wins(BOT_EASY, BOT_RANDOM), GAMES_WON * 60 / 100, GAMES_WON);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(suggests_what_the_seat_knows),
        cmocka_unit_test(games_end_by_clues),
        cmocka_unit_test(hard_wins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
