/* Deals of days: each game has one that follows from the date alone and is known again, what a
 * match of it came to is kept beside its medal, and computer players make the same of it each time.
 */
#include "calendar.h"
#include "par.h"
#include "progress.h"
#include "testing.h"

#include "core/rng.h"

#include <string.h>
#include <time.h>

#define ANY_DAY 20260302 /* a Monday */
#define WEEKS   4        /* of days that are looked at */
#define DECIDED 6        /* computers' decisions, after which a match is given up */

static DealPlace place_of(const GameUi *ui, int day)
{
    return (DealPlace){DEAL_DAILY, day, ui->game};
}

static const DayUi *day_of(const GameUi *ui)
{
    assert_non_null(ui->day);
    return ui->day;
}

static void every_game_has_a_deal_on_every_day(void **state)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        for (int day = ANY_DAY; day < ANY_DAY + 7 * WEEKS; day++) {
            MatchPlan plan = progress_plan(place_of(ui, day));
            MatchPlan again = progress_plan(place_of(ui, day));
            Message why;
            assert_memory_equal(&plan, &again, sizeof plan);
            assert_true(plan_is_accepted(&plan, &why));
            assert_int_equal(plan.setup.seats, day_of(ui)->seats);
            assert_int_equal(plan_people(&plan), seat_bit(0));
            assert_int_equal(plan.setup.seed, day);
            assert_int_equal(progress_place(&plan).kind, DEAL_DAILY);
            assert_int_equal(progress_place(&plan).number, day);
        }
    }
}

/* Another seed, other players or other options are another match. */
static void nothing_else_is_the_days_deal(void **state)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        MatchPlan plan = progress_plan(place_of(game_tile_at(i), ANY_DAY));
        MatchPlan other = plan;
        other.setup.seed = 7;
        assert_int_not_equal(progress_place(&other).kind, DEAL_DAILY);
        other = plan;
        other.kinds[plan.setup.seats - 1] = SEAT_RANDOM;
        assert_int_not_equal(progress_place(&other).kind, DEAL_DAILY);
        other = plan;
        other.setup.options[0]++;
        assert_int_not_equal(progress_place(&other).kind, DEAL_DAILY);
    }
}

/* To the end by random actions. */
static Session played(const GameUi *ui, int day, uint64_t seed)
{
    Session session;
    Action legal[LEGAL_COUNT_MAX];
    MatchPlan plan = progress_plan(place_of(ui, day));
    Rng rng = rng_seeded(seed);
    session_start(&session, &plan);
    while (!match_is_over(&session.match)) {
        Seat seat = seats_first(match_actors(&session.match));
        size_t count = match_legal(&session.match, seat, legal, LEGAL_COUNT_MAX);
        assert_true(match_act(&session.match, seat, legal[rng_below(&rng, (uint32_t)count)]));
    }
    return session;
}

/* Whoever wins has the higher standing, and alone a medal where nobody is second. */
static void a_win_stands_above_a_loss(void **state)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const DayUi *day = day_of(game_tile_at(i));
        int least_won = 1 << 20, most_lost = 0;
        for (uint64_t seed = 1; seed <= 30; seed++) {
            Outcome outcome;
            Session session = played(game_tile_at(i), ANY_DAY, seed);
            match_outcome(&session.match, &outcome);
            int standing = day->standing(&session.match, 0);
            bool is_won = seats_have(outcome.winners, 0);
            assert_true(standing > 0);
            if (is_won && (outcome.winners != 3 || session.plan.setup.seats != 2)) {
                assert_true(day->medal(standing) > MEDAL_NONE);
                least_won = standing < least_won ? standing : least_won;
            } else {
                most_lost = standing > most_lost ? standing : most_lost;
            }
            session_release(&session);
        }
        assert_true(least_won > most_lost);
    }
}

/* A damaged profile may hold any number. */
static void a_standing_that_is_none_has_a_medal_all_the_same(void **state)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const DayUi *day = day_of(game_tile_at(i));
        assert_int_equal(day->medal(1), MEDAL_NONE);
        assert_true(day->medal(1 << 20) <= MEDAL_GOLD);
        assert_true(day->medal(999999) <= MEDAL_GOLD);
    }
}

static void what_was_reached_is_kept_beside_the_medal(void **state)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        Problem problem;
        const GameUi *ui = game_tile_at(i);
        Profile *profile = profile_open(NULL, NULL);
        Session session = played(ui, ANY_DAY, 3);
        int standing = ui->day->standing(&session.match, 0);
        assert_false(progress_result(profile, place_of(ui, ANY_DAY)).is_played);
        session.assisted = true;
        assert_true(progress_record(profile, &session, ANY_DAY, &problem));
        PlaceResult result = progress_result(profile, place_of(ui, ANY_DAY));
        assert_true(result.is_played);
        assert_int_equal(result.standing, 0);
        assert_int_equal(result.helped, standing);
        assert_int_equal(result.reached.medal, MEDAL_NONE);
        session.assisted = false;
        progress_record(profile, &session, ANY_DAY, &problem);
        result = progress_result(profile, place_of(ui, ANY_DAY));
        assert_int_equal(result.standing, standing);
        assert_int_equal(result.reached.medal, ui->day->medal(standing));
        assert_false(progress_result(profile, place_of(ui, ANY_DAY + 1)).is_played);
        session_release(&session);
        profile_close(profile);
    }
}

/* Begun now, as the profile has it, it counts for its day however long it takes; begun on a later
 * day it counts for none. */
static void a_day_that_was_begun_goes_on(void **state)
{
    Problem problem;
    const GameUi *ui = game_tile_at(0);
    int today = calendar_day_at((int64_t)time(NULL)),
        days[] = {today, calendar_month_before(today)};
    for (size_t i = 0; i < 2; i++) {
        Profile *profile = profile_open(NULL, NULL);
        Session session = played(ui, days[i], 5);
        assert_true(session_keep(&session, profile, &problem));
        assert_true(profile_wait(profile, &problem));
        assert_true(progress_record(profile, &session, calendar_month_after(today), &problem));
        assert_int_equal(progress_result(profile, place_of(ui, days[i])).is_played,
                         calendar_serial(today) - calendar_serial(days[i]) <= 1);
        session_release(&session);
        profile_close(profile);
    }
}

/* As earlier versions wrote it. */
static void a_medal_without_a_standing_is_a_day_played(void **state)
{
    const GameUi *ui = game_tile_at(0);
    Profile *profile = profile_open(NULL, NULL);
    CampaignDeal deal = {"20260302", MEDAL_SILVER, MEDAL_NONE};
    assert_string_equal(ui->day->list, "regicide-daily");
    campaign_record(profile, "regicide-daily", &deal, NULL);
    PlaceResult result = progress_result(profile, place_of(ui, ANY_DAY));
    assert_true(result.is_played);
    assert_int_equal(result.reached.medal, MEDAL_SILVER);
    assert_int_equal(result.standing, 0);
    assert_int_equal(progress_streaks(profile, ui->game, ANY_DAY).current, 1);
    profile_close(profile);
}

static void par_is_kept(void **state)
{
    const GameUi *ui = game_tile_at(1);
    Profile *profile = profile_open(NULL, NULL);
    assert_int_equal(progress_par(profile, place_of(ui, ANY_DAY), 1), 0);
    assert_true(progress_keep_par(profile, place_of(ui, ANY_DAY), 1, 40, NULL));
    assert_int_equal(progress_par(profile, place_of(ui, ANY_DAY), 1), 40);
    assert_int_equal(progress_par(profile, place_of(ui, ANY_DAY), 2), 0);
    assert_int_equal(progress_par(profile, place_of(ui, ANY_DAY + 1), 1), 0);
    assert_false(progress_result(profile, place_of(ui, ANY_DAY)).is_played);
    profile_close(profile);
}

static void wake(void *context)
{
    (void)context;
}

static void wait_a_little(void)
{
    nanosleep(&(struct timespec){0, 20000}, NULL);
}

static uint64_t par_hash(Thinker *thinker, const MatchPlan *plan)
{
    Par par;
    par_begin(&par, plan, BOT_EASY, 0);
    while (par_step(&par, thinker)) {
        wait_a_little();
    }
    assert_true(match_is_over(&par.session.match));
    assert_false(thinker_is_busy(thinker));
    uint64_t hash = match_hash(&par.session.match);
    par_end(&par, thinker);
    assert_false(par.is_begun);
    return hash;
}

static void par_is_the_same_each_time(void **state)
{
    Thinker *thinker = thinker_new(wake, NULL);
    for (size_t i = 0; i < game_tile_count(); i++) {
        MatchPlan plan = progress_plan(place_of(game_tile_at(i), ANY_DAY));
        uint64_t first = par_hash(thinker, &plan);
        assert_true(first == par_hash(thinker, &plan));
    }
    thinker_free(thinker);
}

/* In the midst of a thought, too; then the thinker is free for the next one. */
static void par_can_be_given_up(void **state)
{
    Par par;
    Thinker *thinker = thinker_new(wake, NULL);
    MatchPlan plan = progress_plan(place_of(game_tile_at(0), ANY_DAY));
    par_begin(&par, &plan, BOT_HARD, 0);
    while (par.session.match.position < DECIDED && par_step(&par, thinker)) {
        wait_a_little();
    }
    par_end(&par, thinker);
    par_end(&par, thinker);
    assert_false(thinker_is_busy(thinker));
    par_hash(thinker, &plan);
    thinker_free(thinker);
}

static void a_line_is_looked_at_and_not_kept(void **state)
{
    Par par;
    Thinker *thinker = thinker_new(wake, NULL);
    MatchPlan plan = progress_plan(place_of(game_tile_at(0), ANY_DAY));
    par_begin(&par, &plan, BOT_EASY, 0);
    while (par_step(&par, thinker)) {
        wait_a_little();
    }
    Session session = par_take(&par);
    assert_false(par.is_begun);
    assert_true(match_is_over(&session.match));
    assert_false(session_is_kept(&session));
    session_release(&session);
    thinker_free(thinker);
}

static void the_calendar_knows_weeks_and_months(void **state)
{
    assert_int_equal(calendar_weekday(20261129), 6);
    assert_int_equal(calendar_weekday(20261130), 0);
    assert_int_equal(calendar_weekday(20280229), 1);
    assert_int_equal(calendar_before(20280301), 20280229);
    assert_int_equal(calendar_before(20270301), 20270228);
    assert_int_equal(calendar_before(20270101), 20261231);
    assert_int_equal(calendar_before(20270116), 20270115);
    assert_int_equal(calendar_month(20261129), 20261101);
    assert_int_equal(calendar_month_before(20270115), 20261201);
    assert_int_equal(calendar_month_after(20261231), 20270101);
    assert_int_equal(calendar_month_days(20280215), 29);
    assert_int_equal(calendar_month_days(20261215), 31);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_has_a_deal_on_every_day),
        cmocka_unit_test(nothing_else_is_the_days_deal),
        cmocka_unit_test(a_win_stands_above_a_loss),
        cmocka_unit_test(a_standing_that_is_none_has_a_medal_all_the_same),
        cmocka_unit_test(what_was_reached_is_kept_beside_the_medal),
        cmocka_unit_test(a_day_that_was_begun_goes_on),
        cmocka_unit_test(a_medal_without_a_standing_is_a_day_played),
        cmocka_unit_test(par_is_kept),
        cmocka_unit_test(par_is_the_same_each_time),
        cmocka_unit_test(par_can_be_given_up),
        cmocka_unit_test(a_line_is_looked_at_and_not_kept),
        cmocka_unit_test(the_calendar_knows_weeks_and_months),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
