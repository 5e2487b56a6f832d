/* Who leads and who has won, game by game. */
#include "series.h"

#include "games/claim.h"
#include "games/regicide.h"
#include "testing.h"

static const Outcome first_wins = {.over = true, .winners = 1};
static const Outcome second_wins = {.over = true, .winners = 2};
static const Outcome drawn = {.over = true, .winners = 3};

static void two_wins_are_the_best_of_three(void **state)
{
    Series series = {.target = 2};
    series = series_after(&series, &first_wins, 2);
    series = series_after(&series, &drawn, 2);
    series = series_after(&series, &second_wins, 2);
    assert_int_equal(series.wins[0], 1);
    assert_int_equal(series.wins[1], 1);
    assert_int_equal(series.drawn, 1);
    assert_int_equal(series.games, 3);
    assert_int_equal(series_winner(&series, 2), SEAT_NONE);
    series = series_after(&series, &second_wins, 2);
    assert_int_equal(series_winner(&series, 2), 1);
}

static void a_running_score_never_ends(void **state)
{
    Series series = {.target = SERIES_ENDLESS};
    for (int i = 0; i < 200; i++) {
        series = series_after(&series, &first_wins, 2);
    }
    assert_int_equal(series.wins[0], 200);
    assert_int_equal(series_winner(&series, 2), SEAT_NONE);
}

/* DR-32: more than the target, then the highest sum, then the most clues, then shared. */
static void points_decide_when_somebody_has_more_than_the_target(void **state)
{
    PointSeries sums = {.target = 20, .points = {20, 12, 19}, .clues = {4, 9, 2}};
    assert_int_equal(series_point_winners(&sums, 3), 0);
    sums.points[2] = 21;
    assert_int_equal(series_point_winners(&sums, 3), 1 << 2);
    sums.points[0] = 21;
    assert_int_equal(series_point_winners(&sums, 3), 1 << 0);
    sums.clues[2] = 4;
    assert_int_equal(series_point_winners(&sums, 3), 1 << 0 | 1 << 2);
    sums.target = 0;
    assert_int_equal(series_point_winners(&sums, 3), 0);
}

static void the_chosen_seat_leads(void **state)
{
    Series series = {.lead = LEAD_CHOSEN};
    series = series_after(&series, &first_wins, 2);
    assert_int_equal(series_leader(&series, 0, 5), 0);
    assert_int_equal(series_leader(&series, 1, 5), 1);
}

static void the_loser_leads_the_next_game(void **state)
{
    Series series = {.target = 3, .lead = LEAD_LOSER};
    series = series_after(&series, &first_wins, 2);
    assert_int_equal(series_leader(&series, 0, 1), 1);
    series = series_after(&series, &second_wins, 2);
    assert_int_equal(series_leader(&series, 1, 2), 0);
}

static void chance_is_fair_and_follows_the_deal(void **state)
{
    Series series = {.lead = LEAD_RANDOM};
    int first = 0;
    for (uint64_t seed = 0; seed < 1000; seed++) {
        Seat seat = series_leader(&series, 0, seed);
        assert_int_equal(series_leader(&series, 1, seed), seat);
        first += seat == 0;
    }
    assert_in_range(first, 420, 580); /* five standard deviations */
}

static void beginning_anew_keeps_the_rules(void **state)
{
    Series series = {.target = 3, .lead = LEAD_LOSER};
    series = series_after(&series, &first_wins, 2);
    series = series_anew(&series);
    assert_int_equal(series.target, 3);
    assert_int_equal(series.lead, LEAD_LOSER);
    assert_int_equal(series.games, 0);
    assert_int_equal(series.wins[0], 0);
}

static void games_won_together_have_no_series(void **state)
{
    assert_true(series_fits(&claim_game));
    assert_false(series_fits(&regicide_game));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_wins_are_the_best_of_three),
        cmocka_unit_test(a_running_score_never_ends),
        cmocka_unit_test(points_decide_when_somebody_has_more_than_the_target),
        cmocka_unit_test(the_chosen_seat_leads),
        cmocka_unit_test(the_loser_leads_the_next_game),
        cmocka_unit_test(chance_is_fair_and_follows_the_deal),
        cmocka_unit_test(beginning_anew_keeps_the_rules),
        cmocka_unit_test(games_won_together_have_no_series),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
