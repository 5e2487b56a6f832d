/* Which games are prepared ones, what a finished match leaves in their records, which stage comes
 * next, and streaks of days, across months, leap days and gaps. */
#include "progress.h"

#include "calendar.h"
#include "clash/ladder/stages.h"
#include "games/null.h"
#include "games/regicide.h"
#include "regicide/campaign/deals.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static void a_setup_tells_its_place(void **state)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    plan.setup.seed = regicide_deals[13].seed;
    assert_int_equal(progress_place(&plan).kind, DEAL_STAGE);
    assert_int_equal(progress_place(&plan).number, 13);
    plan.setup.options[REGICIDE_REDEAL] = 1;
    assert_int_equal(progress_place(&plan).kind, DEAL_FREE);
    plan.setup.options[REGICIDE_REDEAL] = 0;
    plan.kinds[0] = SEAT_HARD;
    assert_int_equal(progress_place(&plan).kind, DEAL_FREE);
    plan.kinds[0] = SEAT_PERSON;
    plan.setup.seed = 20260228;
    assert_int_equal(progress_place(&plan).kind, DEAL_DAILY);
    assert_int_equal(progress_place(&plan).number, 20260228);
}

static DealKind kind_of_seed(uint64_t seed)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    plan.setup.seed = seed;
    return progress_place(&plan).kind;
}

static void only_days_of_the_calendar_are_days(void **state)
{
    static const uint64_t days[] = {20000101, 20261231, 20260131, 20260430,
                                    20280229, 20000229, 24000229, 99991231};
    static const uint64_t none[] = {19991231, 20000100, 20261301, 20260031, 20260132,
                                    20260431, 20260229, 20260230, 21000229, 999999,
                                    20261232, 20261200, 99991232, 100000101};
    for (size_t i = 0; i < sizeof days / sizeof *days; i++) {
        assert_int_equal(kind_of_seed(days[i]), DEAL_DAILY);
    }
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_int_equal(kind_of_seed(none[i]), DEAL_FREE);
    }
}

static void only_one_seat_of_regicide_counts(void **state)
{
    MatchPlan two = plan_initial(&regicide_game, 2), other = plan_initial(&null_game, 2);
    two.setup.seed = other.setup.seed = regicide_deals[0].seed;
    assert_int_equal(progress_place(&two).kind, DEAL_FREE);
    assert_int_equal(progress_place(&other).kind, DEAL_FREE);
}

static void a_place_has_its_plan(void **state)
{
    for (int i = 0; i < REGICIDE_DEALS; i++) {
        MatchPlan plan = progress_plan((DealPlace){DEAL_STAGE, i, &regicide_game});
        assert_int_equal(progress_place(&plan).kind, DEAL_STAGE);
        assert_int_equal(progress_place(&plan).number, i);
    }
    MatchPlan plan = progress_plan((DealPlace){DEAL_DAILY, 20270101, &regicide_game});
    assert_int_equal(plan.setup.seed, 20270101);
}

/* Takes the first legal action until the end, which loses. */
static Session lose(DealPlace place)
{
    Session session;
    Action legal[LEGAL_COUNT_MAX];
    MatchPlan plan = progress_plan(place);
    session_start(&session, &plan);
    while (!match_is_over(&session.match)) {
        assert_true(match_legal(&session.match, 0, legal, LEGAL_COUNT_MAX) > 0);
        match_act(&session.match, 0, legal[0]);
    }
    return session;
}

static void a_loss_is_a_deal_played(void **state)
{
    CampaignDeal deal;
    Problem problem;
    DealPlace place = {DEAL_STAGE, 4, &regicide_game};
    Profile *profile = profile_open(NULL, &problem);
    Session session = lose(place);
    assert_false(progress_read(profile, place, &deal));
    assert_string_equal(deal.deal, "");
    assert_true(progress_record(profile, &session, 20260101, &problem));
    assert_true(progress_read(profile, place, &deal));
    char seed[8];
    snprintf(seed, sizeof seed, "%d", regicide_deals[4].seed);
    assert_string_equal(deal.deal, seed);
    assert_int_equal(deal.medal, 0);
    assert_int_equal(deal.assisted_medal, 0);
    session_release(&session);
    profile_close(profile);
}

/* Wherever a deal stands in the list, its seed alone finds it; no list sees another's records. */
static void a_medal_belongs_to_the_seed(void **state)
{
    CampaignDeal stages[REGICIDE_DEALS], deal = {.medal = MEDAL_SILVER};
    Profile *profile = profile_open(NULL, NULL);
    snprintf(deal.deal, sizeof deal.deal, "%d", regicide_deals[51].seed);
    assert_true(campaign_record(profile, "regicide-daily", &deal, NULL));
    assert_true(campaign_record(profile, "regicide", &deal, NULL));
    progress_stages(profile, &regicide_game, stages);
    assert_int_equal(stages[51].medal, MEDAL_NONE);
    assert_true(campaign_record(profile, "regicide-deals", &deal, NULL));
    progress_stages(profile, &regicide_game, stages);
    assert_int_equal(stages[51].medal, MEDAL_SILVER);
    assert_int_equal(game_ui_of(&regicide_game)->campaign->next(stages, NO_STAGE), 0);
    for (int i = 0; i < 51; i++) {
        assert_int_equal(stages[i].medal, MEDAL_NONE);
        assert_string_equal(stages[i].deal, "");
    }
    profile_close(profile);
}

/* Deals of a list that was made anew since then. */
static void other_records_do_not_crowd_out_ones_own(void **state)
{
    CampaignDeal deal, stages[REGICIDE_DEALS];
    Profile *profile = profile_open(NULL, NULL);
    for (int i = 10000; i < 10100; i++) {
        deal = (CampaignDeal){.medal = MEDAL_GOLD};
        snprintf(deal.deal, sizeof deal.deal, "%d", i);
        assert_true(campaign_record(profile, "regicide-deals", &deal, NULL));
    }
    snprintf(deal.deal, sizeof deal.deal, "%d", regicide_deals[7].seed);
    assert_true(campaign_record(profile, "regicide-deals", &deal, NULL));
    progress_stages(profile, &regicide_game, stages);
    assert_int_equal(stages[7].medal, MEDAL_GOLD);
    assert_int_equal(stages[8].medal, MEDAL_NONE);
    profile_close(profile);
}

static void a_medal_that_is_none_is_shown_as_the_nearest(void **state)
{
    CampaignDeal deal = {.medal = 47, .assisted_medal = -2};
    Profile *profile = profile_open(NULL, NULL);
    snprintf(deal.deal, sizeof deal.deal, "%d", regicide_deals[0].seed);
    assert_true(campaign_record(profile, "regicide-deals", &deal, NULL));
    assert_true(progress_read(profile, (DealPlace){DEAL_STAGE, 0, &regicide_game}, &deal));
    assert_int_equal(deal.medal, MEDAL_GOLD);
    assert_int_equal(deal.assisted_medal, MEDAL_NONE);
    profile_close(profile);
}

static void a_day_counts_that_was_begun_on_it(void **state)
{
    CampaignDeal deal;
    Problem problem;
    DealPlace place = {DEAL_DAILY, 20261231, &regicide_game};
    Profile *profile = profile_open(NULL, &problem);
    Session session = lose(place);
    problem.kind = PROBLEM_FULL;
    assert_true(progress_record(profile, &session, 20261229, &problem));
    assert_int_equal(problem.kind, PROBLEM_NONE);
    progress_record(profile, &session, 20270102, &problem);
    assert_false(progress_read(profile, place, &deal));
    progress_record(profile, &session, 20270101, &problem);
    assert_true(progress_read(profile, place, &deal));
    session_release(&session);
    profile_close(profile);
}

static MatchPlan rung(int stage)
{
    return progress_plan((DealPlace){DEAL_STAGE, stage, &clash_game});
}

static void the_ladder_is_known_by_deck_and_level(void **state)
{
    for (int stage = 0; stage < CLASH_STAGES; stage++) {
        MatchPlan plan = rung(stage);
        assert_true(plan.game == &clash_game);
        assert_int_equal(progress_place(&plan).kind, DEAL_STAGE);
        assert_int_equal(progress_place(&plan).number, stage);
    }
    MatchPlan custom = rung(clash_stage(2, 0));
    custom.setup.options[CLASH_OPTION_ABILITIES] = 1 << CLASH_SPLASH | 1 << CLASH_RAGE;
    assert_int_equal(progress_place(&custom).number, clash_stage(2, 2));
    custom.kinds[0] = SEAT_HARD;
    assert_int_equal(progress_place(&custom).kind, DEAL_FREE);
}

/* A game of random actions. */
static Session play_rung(int stage, uint64_t seed)
{
    Session session;
    Action legal[LEGAL_COUNT_MAX];
    MatchPlan plan = rung(stage);
    plan.setup.seed = seed;
    session_start(&session, &plan);
    Rng rng = rng_seeded(seed);
    while (!match_is_over(&session.match)) {
        size_t count = match_legal(&session.match, 0, legal, LEGAL_COUNT_MAX);
        match_act(&session.match, 0, legal[rng_below(&rng, (uint32_t)count)]);
    }
    return session;
}

/* Plays random games of a stage until one is won, or lost. */
static void finish_rung(Profile *profile, int stage, bool wins, bool assisted)
{
    Problem problem;
    bool found = false;
    for (uint64_t seed = 1; !found; seed++) {
        Outcome outcome;
        Session session = play_rung(stage, seed);
        match_outcome(&session.match, &outcome);
        found = (outcome.winners != 0) == wins;
        session.assisted = assisted;
        assert_true(seed < 4000);
        if (found) {
            assert_true(progress_record(profile, &session, 20260101, &problem));
        }
        session_release(&session);
    }
}

static void a_rung_keeps_what_was_reached(void **state)
{
    CampaignDeal ladder[LADDER_STAGES], deal;
    Profile *profile = profile_open(NULL, NULL);
    int lost = clash_stage(0, 5), won = clash_stage(CLASH_DECKS, 0), helped = clash_stage(1, 0);
    finish_rung(profile, lost, false, false);
    finish_rung(profile, won, true, false);
    finish_rung(profile, helped, true, true);
    progress_stages(profile, &clash_game, ladder);
    assert_string_equal(ladder[lost].deal, "1.5");
    assert_int_equal(ladder[lost].medal, 0);
    assert_string_equal(ladder[won].deal, "draft.0");
    assert_int_equal(ladder[won].medal, MEDAL_GOLD);
    assert_string_equal(ladder[helped].deal, "2.0");
    assert_int_equal(ladder[helped].medal, 0);
    assert_int_equal(ladder[helped].assisted_medal, MEDAL_GOLD);
    assert_string_equal(ladder[clash_stage(3, 1)].deal, "");
    assert_false(progress_read(profile, (DealPlace){DEAL_STAGE, 0, &regicide_game}, &deal));
    profile_close(profile);
}

static void the_next_rung_is_above_or_the_lowest(void **state)
{
    CampaignDeal ladder[LADDER_STAGES] = {{.medal = 0}};
    assert_int_equal(game_ui_of(&clash_game)->campaign->next(ladder, NO_STAGE), clash_stage(0, 0));
    assert_int_equal(game_ui_of(&clash_game)->campaign->next(ladder, clash_stage(2, 3)),
                     clash_stage(2, 4));
    ladder[clash_stage(2, 4)].medal = MEDAL_GOLD;
    assert_int_equal(game_ui_of(&clash_game)->campaign->next(ladder, clash_stage(2, 3)),
                     clash_stage(2, 5));
    ladder[clash_stage(0, 0)].medal = MEDAL_GOLD;
    assert_int_equal(game_ui_of(&clash_game)->campaign->next(ladder, clash_stage(2, 5)),
                     clash_stage(1, 0));
    for (int stage = 0; stage < LADDER_STAGES; stage++) {
        ladder[stage].medal = MEDAL_GOLD;
    }
    assert_int_equal(game_ui_of(&clash_game)->campaign->next(ladder, clash_stage(1, 1)), NO_STAGE);
}

static void the_next_stage_has_no_medal_of_ones_own(void **state)
{
    CampaignDeal stages[REGICIDE_DEALS] = {{.medal = 0}};
    assert_int_equal(game_ui_of(&regicide_game)->campaign->next(stages, NO_STAGE), 0);
    stages[0].medal = MEDAL_BRONZE;
    stages[1].assisted_medal = MEDAL_GOLD;
    assert_int_equal(game_ui_of(&regicide_game)->campaign->next(stages, NO_STAGE), 1);
    assert_int_equal(game_ui_of(&regicide_game)->campaign->next(stages, 1), 2);
    for (int i = 0; i < REGICIDE_DEALS; i++) {
        stages[i].medal = MEDAL_GOLD;
    }
    assert_int_equal(game_ui_of(&regicide_game)->campaign->next(stages, 3), NO_STAGE);
    stages[3].medal = MEDAL_NONE;
    assert_int_equal(game_ui_of(&regicide_game)->campaign->next(stages, 51), 3);
    assert_int_equal(game_ui_of(&regicide_game)->campaign->next(stages, 3), 3);
}

static void a_realm_is_thirteen_stages(void **state)
{
    Campaign campaign;
    memset(&campaign, 0, sizeof campaign);
    campaign.stages[12].medal = MEDAL_BRONZE; /* the last of the first realm */
    campaign.stages[13].medal = MEDAL_GOLD;
    campaign.stages[25].medal = MEDAL_SILVER;
    campaign.stages[26].assisted_medal = MEDAL_GOLD;
    campaign.stages[51].medal = MEDAL_GOLD;
    assert_int_equal(campaign_realm_wins(&campaign, 0), 1);
    assert_int_equal(campaign_realm_wins(&campaign, 1), 2);
    assert_int_equal(campaign_realm_wins(&campaign, 2), 0);
    assert_int_equal(campaign_realm_wins(&campaign, 3), 1);
}

static void won(Profile *profile, const char *day, int medal, int assisted)
{
    CampaignDeal deal = {.medal = medal, .assisted_medal = assisted};
    Text name = text_in(deal.deal, sizeof deal.deal);
    text_append(&name, day);
    assert_true(campaign_record(profile, "regicide-daily", &deal, NULL));
}

static void streaks_are_days_in_a_row(void **state)
{
    Profile *profile = profile_open(NULL, NULL);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20280301).longest, 0);
    won(profile, "20280226", MEDAL_GOLD, 0);
    won(profile, "20280227", MEDAL_BRONZE, 0);
    won(profile, "20280228", MEDAL_BRONZE, 0);
    won(profile, "20280229", MEDAL_SILVER, 0); /* 2028 is a leap year */
    won(profile, "20280301", MEDAL_GOLD, 0);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20280301).current, 5);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20280302).current, 5);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20280303).current, 0);
    won(profile, "20280302", MEDAL_NONE, MEDAL_GOLD); /* with help */
    won(profile, "20280303", MEDAL_GOLD, 0);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20280303).current, 1);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20280303).longest, 5);
    won(profile, "20281231", MEDAL_GOLD, 0);
    won(profile, "20290101", MEDAL_GOLD, 0);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20290102).current, 2);
    profile_close(profile);
}

/* Whether the second day comes right after the first. */
static bool is_next_day(const char *first, const char *second, int today)
{
    Profile *profile = profile_open(NULL, NULL);
    won(profile, first, MEDAL_GOLD, 0);
    won(profile, second, MEDAL_GOLD, 0);
    Streaks streaks = progress_streaks(profile, &regicide_game, today);
    profile_close(profile);
    assert_int_equal(streaks.current, streaks.longest);
    return streaks.current == 2;
}

static void months_end_as_the_calendar_says(void **state)
{
    static const char *const last[] = {"20270131", "20270228", "20270331", "20270430",
                                       "20270531", "20270630", "20270731", "20270831",
                                       "20270930", "20271031", "20271130", "20271231"};
    for (int month = 1; month <= 12; month++) {
        char first[16];
        int day = month < 12 ? 20270001 + 100 * (month + 1) : 20280101;
        snprintf(first, sizeof first, "%d", day);
        assert_true(is_next_day(last[month - 1], first, day));
    }
    assert_true(is_next_day("21000228", "21000301", 21000301)); /* no leap year */
    assert_false(is_next_day("24000228", "24000301", 24000301));
    assert_true(is_next_day("24000229", "24000301", 24000301));
}

/* A damaged profile may hold any name. */
static void what_is_no_day_is_in_no_streak(void **state)
{
    Profile *profile = profile_open(NULL, NULL);
    won(profile, "20260228", MEDAL_GOLD, 0);
    won(profile, "20260301", MEDAL_GOLD, 0);
    won(profile, "20260302", MEDAL_GOLD, 0);
    won(profile, "20260230", MEDAL_GOLD, 0);
    won(profile, "2026030", MEDAL_GOLD, 0);
    won(profile, "2026o303", MEDAL_GOLD, 0);
    won(profile, "", MEDAL_GOLD, 0);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20260302).current, 3);
    assert_int_equal(progress_streaks(profile, &regicide_game, 20260302).longest, 3);
    profile_close(profile);
}

/* Noon of the last day of January, wherever the test runs. */
static void a_time_has_its_day(void **state)
{
    struct tm noon = {.tm_year = 2026 - 1900, .tm_mon = 0, .tm_mday = 31, .tm_hour = 12};
    assert_int_equal(calendar_day_at((int64_t)mktime(&noon)), 20260131);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_setup_tells_its_place),
        cmocka_unit_test(only_days_of_the_calendar_are_days),
        cmocka_unit_test(only_one_seat_of_regicide_counts),
        cmocka_unit_test(a_place_has_its_plan),
        cmocka_unit_test(a_loss_is_a_deal_played),
        cmocka_unit_test(a_medal_belongs_to_the_seed),
        cmocka_unit_test(other_records_do_not_crowd_out_ones_own),
        cmocka_unit_test(a_medal_that_is_none_is_shown_as_the_nearest),
        cmocka_unit_test(a_day_counts_that_was_begun_on_it),
        cmocka_unit_test(the_next_stage_has_no_medal_of_ones_own),
        cmocka_unit_test(a_realm_is_thirteen_stages),
        cmocka_unit_test(the_ladder_is_known_by_deck_and_level),
        cmocka_unit_test(a_rung_keeps_what_was_reached),
        cmocka_unit_test(the_next_rung_is_above_or_the_lowest),
        cmocka_unit_test(streaks_are_days_in_a_row),
        cmocka_unit_test(months_end_as_the_calendar_says),
        cmocka_unit_test(what_is_no_day_is_in_no_streak),
        cmocka_unit_test(a_time_has_its_day),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
