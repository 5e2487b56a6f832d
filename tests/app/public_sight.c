/* A screen that everybody looks at shows nothing that only some of them know: it is the same for
 * all deals that nobody who knows less could tell apart, and the same each time. */
#include "public_sight.h"

#include "game_ui.h"
#include "games/registry.h"
#include "testing.h"

#include <string.h>

#define DEALS 4
#define MOVES 40

static _Alignas(max_align_t) unsigned char one[VIEW_SIZE_MAX], other[VIEW_SIZE_MAX];

static void act_by_chance(Match *match, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat actor = seats_first(match_actors(match));
    size_t count = match_legal(match, actor, legal, LEGAL_COUNT_MAX);
    match_act(match, actor, legal[rng_below(rng, (uint32_t)count)]);
}

/* A deal that is the same for all that one seat knows is the same on the screen, whoever that is.
 */
static void expect_public(const Match *match, Rng *rng)
{
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX], view[VIEW_SIZE_MAX];
        Match imagined;
        match_view(match, seat, view);
        match->game->sample(view, rng, state);
        match_init_from(&imagined, match->game, &match->setup, state);
        Seat last = (Seat)((seat + match->setup.seats - 1u) % match->setup.seats);
        public_view(match, match->position, last, one);
        public_view(&imagined, 0, last, other);
        match_release(&imagined);
        if (match->position == 0) { /* what is imagined depends on how far the match is */
            assert_memory_equal(one, other, match->game->view_size);
        }
    }
}

static void the_screen_shows_what_all_know(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        for (uint64_t seed = 1; seed <= DEALS && game_ui_of(games[i])->tile; seed++) {
            Match match;
            Rng rng = rng_seeded(seed);
            Setup setup = setup_initial(games[i], games[i]->seats_max, seed);
            match_init(&match, games[i], &setup);
            expect_public(&match, &rng);
            for (int move = 0; move < MOVES && !match_is_over(&match); move++) {
                act_by_chance(&match, &rng);
                public_view(&match, match.position, 0, one);
                public_view(&match, match.position, 0, other);
                assert_memory_equal(one, other, match.game->view_size);
            }
            match_release(&match);
        }
    }
}

static void cards_that_some_do_not_see_are_hidden(void **unused)
{
    Event events[EVENT_COUNT_MAX], all[EVENT_COUNT_MAX];
    for (size_t i = 0; games[i]; i++) {
        Match match;
        Rng rng = rng_seeded(3);
        Setup setup = setup_initial(games[i], games[i]->seats_max, 3);
        SeatSet everybody = (SeatSet)((1u << setup.seats) - 1);
        match_init(&match, games[i], &setup);
        for (int move = 0; move < MOVES && !match_is_over(&match); move++) {
            EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
            EventLog full = {.events = all, .capacity = EVENT_COUNT_MAX};
            act_by_chance(&match, &rng);
            public_events(&match, match.position - 1, &log);
            match_events(&match, match.position - 1, SEAT_NONE, &full);
            assert_int_equal(log.count, full.count);
            for (size_t at = 0; at < log.count; at++) {
                bool is_open = (all[at].audience & everybody) == everybody;
                assert_true(is_open || events[at].card >= CARD_LIMIT);
                assert_true(!is_open || events[at].card == all[at].card);
            }
        }
        match_release(&match);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_screen_shows_what_all_know),
        cmocka_unit_test(cards_that_some_do_not_see_are_hidden),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
