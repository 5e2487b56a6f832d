/* What phones save: the presses of whole matches, played by chance. */
#include "game_ui.h"
#include "games/registry.h"
#include "testing.h"

#define DEALS 6

/* What a match costs its people in presses: on phones those of the choices themselves; around one
 * screen as many, and one more for the curtain whenever somebody else decides. */
typedef struct Presses {
    unsigned actions, choices, curtains;
} Presses;

static Presses count_presses(const Game *game, uint8_t seats, uint64_t seed)
{
    static Match match;
    Presses presses = {0};
    Seat before = SEAT_NONE;
    Rng rng = rng_seeded(seed);
    Setup setup = setup_initial(game, seats, seed);
    match_init(&match, game, &setup);
    while (!match_is_over(&match) && presses.actions < 500) {
        Action legal[LEGAL_COUNT_MAX];
        Seat actor = seats_first(match_actors(&match));
        size_t count = match_legal(&match, actor, legal, LEGAL_COUNT_MAX);
        Action chosen = legal[rng_below(&rng, (uint32_t)count)];
        presses.actions++;
        presses.choices += 1 + game_card_count(game, chosen);
        presses.curtains += actor != before;
        before = actor;
        assert_true(match_act(&match, actor, chosen));
    }
    match_release(&match);
    return presses;
}

static void phones_save_the_curtain(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        Presses all = {0};
        for (uint64_t seed = 1; seed <= DEALS && game_ui_of(games[i])->tile; seed++) {
            Presses one = count_presses(games[i], games[i]->seats_max, seed);
            all.actions += one.actions;
            all.choices += one.choices;
            all.curtains += one.curtains;
        }
        if (all.actions > 0) {
            double phones = (double)all.choices / all.actions;
            double screen = (double)(all.choices + all.curtains) / all.actions;
            print_message("%s, %u seats: %.2f presses for an action on phones, %.2f at a screen\n",
                          games[i]->id, games[i]->seats_max, phones, screen);
            assert_true(screen > phones);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(phones_save_the_curtain)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
