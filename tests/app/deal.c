/* Where a match has its deal from: what is drawn is a secret where somebody holds cards that a
 * person must not see, and what was known before is said to be known. */
#include "app_match.h"
#include "opened.h"

#include "games/null.h"
#include "games/regicide.h"
#include "i18n/format.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

#define DRAWS 64

static MatchPlan plan_of(uint8_t seats, SeatSet people)
{
    MatchPlan plan = plan_initial(seats > 1 ? &null_game : &regicide_game, seats);
    for (Seat seat = 0; seat < seats; seat++) {
        plan.kinds[seat] = seats_have(people, seat) ? SEAT_PERSON : SEAT_EASY;
    }
    return plan;
}

static uint64_t begin(const MatchPlan *plan)
{
    app_begin_match(&app, plan);
    scene_change(&app.scenes);
    return app.session.plan.setup.seed;
}

static void finish(void)
{
    Action legal[LEGAL_COUNT_MAX];
    while (!match_is_over(&app.session.match)) {
        Seat seat = seats_first(match_actors(&app.session.match));
        match_legal(&app.session.match, seat, legal, LEGAL_COUNT_MAX);
        match_act(&app.session.match, seat, legal[0]);
    }
    app_keep_match(&app);
}

/* A deal's number stands as it is typed, without separators. */
static void expect_now(const char *words)
{
    char number[24];
    snprintf(number, sizeof number, "%llu", (unsigned long long)app.session.plan.setup.seed);
    const char *expected = strchr(words, '{') ? app_phrase(&app, words, TR_VALUES(number)) : words;
    assert_string_equal(app_deal_words(&app), expected);
}

static void expect_words(const char *before, const char *after)
{
    expect_now(before);
    finish();
    expect_now(after);
}

/* Of 64 draws from 53 bits one is below 2^50 with certainty enough, and one above: the chance that
 * all have the same highest three bits is 8^-63. */
static void a_secret_deal_is_drawn_from_all_numbers(void **unused)
{
    static const SeatSet people[] = {1, 2, 3};
    for (size_t i = 0; i < sizeof people / sizeof *people; i++) {
        MatchPlan plan = plan_of(2, people[i]);
        unsigned seen = 0, longer = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
            uint64_t seed = begin(&plan);
            assert_true(seed < SEED_LIMIT);
            seen |= 1u << (seed >> 50);
            longer += seed >= DEAL_LIMIT;
        }
        assert_true((seen & (seen - 1)) != 0);
        assert_in_range(longer, DRAWS - 1, DRAWS);
        expect_words("Random deal", "Deal {n}");
    }
}

static void what_hides_nothing_has_a_short_number(void **unused)
{
    const MatchPlan plans[] = {plan_of(1, 1), plan_of(3, 0)};
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
        for (int draw = 0; draw < DRAWS; draw++) {
            assert_in_range(begin(&plans[i]), 1, DEAL_LIMIT - 1);
        }
        expect_words("Deal {n}", "Deal {n}");
    }
}

static void what_is_known_says_so(void **unused)
{
    MatchPlan plan = plan_of(2, 3);
    plan.setup.seed = SEED_LIMIT - 1;
    plan.deal = DEAL_CHOSEN;
    assert_true(begin(&plan) == SEED_LIMIT - 1);
    expect_words("Deal {n}", "Deal {n}");
    plan.setup.seed = 12;
    plan.deal = DEAL_KNOWN;
    begin(&plan);
    expect_words("Deal {n} (known)", "Deal {n} (known)");
}

/* Another number, another number of seats, or another option is another deal. */
static void a_deal_that_has_ended_is_known(void **unused)
{
    MatchPlan plan = plan_of(2, 3);
    plan.setup.seed = begin(&plan);
    begin(&plan);
    assert_int_equal(app.session.plan.deal, DEAL_DRAWN);
    finish();
    begin(&plan);
    assert_true(plan_is_known(&app.session.plan));
    MatchPlan other = plan;
    other.setup.seed++;
    begin(&other);
    assert_int_equal(app.session.plan.deal, DEAL_DRAWN);
    other = plan_of(3, 3);
    other.setup.seed = plan.setup.seed;
    begin(&other);
    assert_int_equal(app.session.plan.deal, DEAL_DRAWN);
    other = app.session.plan;
    other.setup.seed = SEED_ANY;
    other.deal = DEAL_KNOWN;
    begin(&other);
    assert_int_equal(app.session.plan.deal, DEAL_DRAWN);
}

static void begin_again(SavedDeal deal)
{
    MatchPlan plan = app.session.plan;
    plan.deal = deal;
    begin(&plan);
}

static void play_one(void)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = seats_first(match_actors(&app.session.match));
    match_legal(&app.session.match, seat, legal, LEGAL_COUNT_MAX);
    match_act(&app.session.match, seat, legal[0]);
    app_keep_match(&app);
}

static MatchId left_match(void)
{
    SavedMatch last;
    assert_int_equal(profile_unfinished(app.profile, 0, &last, 1), 1);
    return last.id;
}

/* Whichever match of it is looked at, and whichever ends first or is deleted. */
static void a_secret_is_one_while_any_match_uses_it(void **unused)
{
    MatchPlan plan = plan_of(2, 3);
    begin(&plan);
    play_one();
    MatchId first = left_match();
    begin_again(session_deal_again(&app.session));
    assert_true(plan_is_known(&app.session.plan));
    expect_now("Random deal");
    finish();
    expect_now("Random deal");
    begin_again(app.session.plan.deal);
    expect_now("Random deal");
    play_one();
    assert_true(profile_match_delete(app.profile, first, NULL));
    SavedMatch second;
    assert_true(profile_match_read(app.profile, left_match(), &second, NULL));
    assert_true(app_load_match(&app, &second));
    expect_now("Random deal");
    finish();
    expect_now("Deal {n} (known)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_secret_deal_is_drawn_from_all_numbers),
        cmocka_unit_test(what_hides_nothing_has_a_short_number),
        cmocka_unit_test(what_is_known_says_so),
        cmocka_unit_test(a_deal_that_has_ended_is_known),
        cmocka_unit_test(a_secret_is_one_while_any_match_uses_it),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
