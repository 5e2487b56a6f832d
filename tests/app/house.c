/* What a match by house rules came to is kept apart: no stage, no day, no achievement, statistics
 * of its own. The games are begun one card before their end. */
#include "../games/regicide/scene.h"
#include "../games/texts.h"
#include "achievements.h"
#include "progress.h"
#include "result_facts.h"
#include "session.h"

#include "storage/statistics.h"

#define TODAY 20260301

/* KS has 10 health left, which TC takes; no Jester was flipped. The match is kept. */
static Session win(Profile *profile, const MatchPlan *plan)
{
    Session session;
    Problem problem;
    RegicideState state = scene_state((Scene){
        .seats = 1, .enemy = "KS", .hands = {"TC"}, .castle = "", .damage = 30, .flips_left = 2});
    session_start(&session, plan);
    match_release(&session.match);
    regicide_set_house(&state.table, plan->setup.options);
    match_init_from(&session.match, &regicide_game, &plan->setup, &state);
    assert_true(match_act(&session.match, 0, texts_read_action(&regicide_game, "play TC")));
    assert_true(match_is_over(&session.match));
    assert_true(session_keep(&session, profile, &problem));
    assert_true(profile_wait(profile, &problem));
    return session;
}

/* With which the position is one that there can be. */
static int32_t value_for(int option)
{
    const GameOption *rule = &regicide_game.options[option];
    return rule->kind == OPTION_NUMBER ? 40 : rule->high;
}

static MatchPlan plan_with(enum RegicideOption option, int32_t value)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    plan.setup.seed = 1;
    plan.setup.options[option] = value;
    return plan;
}

static Statistics counted(Profile *profile, bool by_house_rules)
{
    Statistics sums;
    StatisticsFilter filter = {.game = "regicide",
                               .house_rules = game_house_rules(&regicide_game),
                               .by_house_rules = by_house_rules};
    assert_true(statistics_read(profile, &filter, &sums));
    return sums;
}

/* Each house rule alone is enough. */
static void its_statistics_are_its_own(void **unused)
{
    for (int i = 0; i < regicide_game.option_count; i++) {
        if (!regicide_game.options[i].house) {
            continue;
        }
        Profile *profile = profile_open(NULL, NULL);
        MatchPlan house = plan_with((enum RegicideOption)i, value_for(i));
        MatchPlan official = plan_with(REGICIDE_FIRST, 0);
        Session first = win(profile, &house), second = win(profile, &official);
        assert_int_equal(counted(profile, true).played, 1);
        assert_int_equal(counted(profile, true).gold, 1);
        assert_int_equal(counted(profile, false).played, 1);
        assert_int_equal(counted(profile, false).gold, 1);
        assert_int_equal(counted(profile, false).best_match, second.id);
        session_release(&first);
        session_release(&second);
        profile_close(profile);
    }
}

static void it_proves_no_achievement(void **unused)
{
    Profile *profile = profile_open(NULL, NULL);
    MatchPlan house = plan_with(REGICIDE_COMBO, 12), official = plan_with(REGICIDE_FIRST, 0);
    Session session = win(profile, &house);
    assert_int_equal(achievements_note(profile, &session), 0);
    session_release(&session);
    AchievementSearch search = {.skip = 0};
    while (achievements_search(profile, &search)) {
    }
    for (size_t i = 0; i < achievement_count(game_ui_of(&regicide_game)); i++) {
        assert_false(achievement_is_won(profile, game_ui_of(&regicide_game), i, NULL));
    }
    session = win(profile, &official);
    assert_int_not_equal(achievements_note(profile, &session), 0);
    session_release(&session);
    profile_close(profile);
}

/* The cards of a stage or of a day by house rules are those of no stage and no day. */
static void it_is_no_stage_and_no_day(void **unused)
{
    DealPlace places[] = {{DEAL_STAGE, 20, &regicide_game}, {DEAL_DAILY, TODAY, &regicide_game}};
    for (size_t k = 0; k < sizeof places / sizeof places[0]; k++) {
        for (int i = 0; i < regicide_game.option_count; i++) {
            if (!regicide_game.options[i].house) {
                continue;
            }
            CampaignDeal reached;
            Problem problem;
            Profile *profile = profile_open(NULL, NULL);
            MatchPlan plan = progress_plan(places[k]);
            assert_true(setup_is_official(plan.game, &plan.setup));
            plan.setup.options[i] = value_for(i);
            assert_int_equal(progress_place(&plan).kind, DEAL_FREE);
            plan.setup.options[REGICIDE_COURT] = REGICIDE_WHOLE_COURT;
            Session session = win(profile, &plan);
            assert_true(progress_record(profile, &session, TODAY, &problem));
            assert_false(progress_read(profile, places[k], &reached));
            session_release(&session);
            profile_close(profile);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(its_statistics_are_its_own),
        cmocka_unit_test(it_proves_no_achievement),
        cmocka_unit_test(it_is_no_stage_and_no_day),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
