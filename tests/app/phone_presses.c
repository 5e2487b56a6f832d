/* What phones save: the presses of whole matches, played by chance. */
#include "phone_side.h"

#include "games/registry.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

#define DEALS 6

/* What a match costs its people in presses: on phones those of the choices themselves, as the page
 * offers them; around one screen as many, and one more for the curtain whenever somebody else
 * decides. */
typedef struct Presses {
    unsigned actions, choices, curtains;
} Presses;

/* Whether the page of whoever decides has a button with this id. */
static bool is_offered(PhoneSide *side, Seat seat, const char *id)
{
    char *message = phone_side_message(side, seat);
    bool found = strstr(message, id);
    free(message);
    return found;
}

/* The button of the action alone, where it is there from the start; else those of its cards too. */
static unsigned presses_on_page(PhoneSide *side, Seat actor, Action action)
{
    char id[32];
    snprintf(id, sizeof id, "\"act.%016llx\"", (unsigned long long)action);
    phone_side_begin(side, side->match.game, actor);
    unsigned presses = 1;
    if (!is_offered(side, actor, id)) {
        presses += game_card_count(side->match.game, action);
    }
    match_log_release(&side->log);
    return presses;
}

static Presses count_presses(const Game *game, uint8_t seats, uint64_t seed)
{
    static PhoneSide side;
    Match *match = &side.match;
    Presses presses = {0};
    Seat before = SEAT_NONE;
    Rng rng = rng_seeded(seed);
    Setup setup = setup_initial(game, seats, seed);
    match_init(match, game, &setup);
    while (!match_is_over(match) && presses.actions < 500) {
        Action legal[LEGAL_COUNT_MAX];
        Seat actor = seats_first(match_actors(match));
        size_t count = match_legal(match, actor, legal, LEGAL_COUNT_MAX);
        Action chosen = legal[rng_below(&rng, (uint32_t)count)];
        presses.actions++;
        presses.choices += presses_on_page(&side, actor, chosen);
        presses.curtains += actor != before;
        before = actor;
        assert_true(match_act(match, actor, chosen));
    }
    match_release(match);
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
    phone_side_init();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
