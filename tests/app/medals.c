/* A game of Regicide that is won: its medal in the record of the match, in the campaign and on its
 * day. The games are begun one card before their end. */
#include "../games/regicide/scene.h"
#include "../games/texts.h"
#include "progress.h"
#include "result_facts.h"
#include "session.h"

/* KS has 10 health left, which TC takes. */
static Session begin(const MatchPlan *plan, uint8_t flips_left)
{
    Session session;
    RegicideState state = scene_state((Scene){.seats = plan->setup.seats,
                                              .enemy = "KS",
                                              .hands = {"TC"},
                                              .castle = "",
                                              .damage = 30,
                                              .flips_left = flips_left});
    session_start(&session, plan);
    match_release(&session.match);
    match_init_from(&session.match, &regicide_game, &plan->setup, &state);
    return session;
}

static Session win(const MatchPlan *plan, uint8_t flips_left)
{
    Session session = begin(plan, flips_left);
    assert_true(match_act(&session.match, 0, texts_read_action(&regicide_game, "play TC")));
    assert_true(match_is_over(&session.match));
    return session;
}

/* RG-27 */
static void a_result_has_its_medal_and_flips(void **state)
{
    static const char *const medals[] = {"bronze", "silver", "gold"};
    MatchPlan plan = plan_initial(&regicide_game, 1);
    plan.setup.seed = 1;
    for (uint8_t flips = 0; flips <= 2; flips++) {
        Session session = win(&plan, flips);
        SavedResult result = result_facts(&session.match, session.assisted);
        assert_string_equal(result.medal, medals[flips]);
        assert_string_equal(result.facts[0].key, FACT_FLIPS);
        assert_int_equal(result.facts[0].value, flips);
        assert_int_equal(result.outcome.winners, 1);
        assert_false(result.assisted);
        session_release(&session);
    }
}

static void a_win_together_has_none(void **state)
{
    MatchPlan plan = plan_initial(&regicide_game, 2);
    plan.setup.seed = 1;
    Session session = win(&plan, 0);
    SavedResult result = result_facts(&session.match, session.assisted);
    assert_int_equal(result.outcome.winners, 3);
    assert_string_equal(result.medal, "");
    assert_string_equal(result.facts[0].key, "");
    session_release(&session);
}

static CampaignDeal record(Profile *profile, DealPlace place, uint8_t flips_left, bool assisted)
{
    CampaignDeal deal;
    Problem problem;
    MatchPlan plan = progress_plan(place);
    Session session = win(&plan, flips_left);
    session.assisted = assisted;
    assert_true(progress_record(profile, &session, 20260301, &problem));
    assert_true(progress_read(profile, place, &deal));
    session_release(&session);
    return deal;
}

static void a_stage_keeps_the_best_of_each_kind(void **state)
{
    DealPlace stage = {DEAL_STAGE, 20, &regicide_game};
    Profile *profile = profile_open(NULL, NULL);
    CampaignDeal deal = record(profile, stage, 1, false);
    assert_int_equal(deal.medal, MEDAL_SILVER);
    assert_int_equal(deal.assisted_medal, MEDAL_NONE);
    deal = record(profile, stage, 2, true);
    assert_int_equal(deal.medal, MEDAL_SILVER);
    assert_int_equal(deal.assisted_medal, MEDAL_GOLD);
    deal = record(profile, stage, 0, false);
    assert_int_equal(deal.medal, MEDAL_SILVER);
    assert_int_equal(deal.assisted_medal, MEDAL_GOLD);
    deal = record(profile, stage, 2, false);
    assert_int_equal(deal.medal, MEDAL_GOLD);
    profile_close(profile);
}

static void a_day_is_won_without_help(void **state)
{
    DealPlace today = {DEAL_DAILY, 20260301, &regicide_game};
    Profile *profile = profile_open(NULL, NULL);
    record(profile, today, 2, true);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20260301).current, 0);
    record(profile, today, 0, false);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20260301).current, 1);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20260301).longest, 1);
    profile_close(profile);
}

static void a_game_that_goes_on_is_not_noted(void **state)
{
    CampaignDeal deal;
    Problem problem;
    DealPlace stage = {DEAL_STAGE, 0, &regicide_game};
    MatchPlan plan = progress_plan(stage);
    Profile *profile = profile_open(NULL, NULL);
    Session session = begin(&plan, 2);
    assert_true(progress_record(profile, &session, 20260301, &problem));
    assert_false(progress_read(profile, stage, &deal));
    session_release(&session);
    profile_close(profile);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_result_has_its_medal_and_flips),
        cmocka_unit_test(a_win_together_has_none),
        cmocka_unit_test(a_stage_keeps_the_best_of_each_kind),
        cmocka_unit_test(a_day_is_won_without_help),
        cmocka_unit_test(a_game_that_goes_on_is_not_noted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
