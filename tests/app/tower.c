/* The tower of bosses: which matches are its floors, who sits there, which medals are won, and
 * which stage comes next. */
#include "../storage/play.h"
#include "calendar.h"
#include "clash/ladder/bosses.h"
#include "clash/ladder/stages.h"
#include "clash/pieces.h"
#include "match_plan.h"
#include "stage_lines.h"
#include "testing.h"

#include <string.h>

static MatchPlan plan_of(int floor)
{
    return progress_plan((DealPlace){DEAL_STAGE, CLASH_STAGES + floor, &clash_game});
}

static void every_floor_is_known_by_its_setup(void **unused)
{
    for (int i = 0; i < CLASH_FLOORS; i++) {
        MatchPlan plan = plan_of(i);
        DealPlace place = progress_place(&plan);
        assert_true(setup_is_accepted(&clash_game, &plan.setup, NULL));
        assert_int_equal(place.kind, DEAL_STAGE);
        assert_int_equal(place.number, CLASH_STAGES + i);
        assert_true(progress_is_fixed(place));
        assert_false(calendar_has(plan.setup.seed));
        assert_int_equal(plan.setup.seats, CLASH_SIDES);
        assert_int_equal(seat_kind_level(plan.kinds[1]), clash_tower[i].level);
    }
}

static void another_duel_is_no_floor(void **unused)
{
    MatchPlan plan = plan_of(CLASH_FLOORS - 1);
    plan.setup.options[CLASH_OPTION_EXTRA_MANA] = 0;
    assert_int_equal(progress_place(&plan).kind, DEAL_FREE);
    plan = plan_of(0);
    plan.kinds[1] = SEAT_PERSON;
    assert_int_equal(progress_place(&plan).kind, DEAL_FREE);
    assert_null(progress_rival(&plan, 1).name);
}

static void each_boss_has_a_name_a_face_and_a_manner(void **unused)
{
    for (int i = 0; i < CLASH_FLOORS; i++) {
        MatchPlan plan = plan_of(i);
        Rival rival = progress_rival(&plan, 1);
        assert_non_null(rival.name);
        assert_int_equal(rival.manner, clash_tower[i].manner);
        assert_null(progress_rival(&plan, 0).name);
        for (int k = 0; k < i; k++) {
            assert_string_not_equal(boss_rival(k).name, rival.name);
            assert_string_not_equal(boss_rival(k).picture, rival.picture);
        }
    }
    MatchPlan ladder = progress_plan((DealPlace){DEAL_STAGE, 0, &clash_game});
    assert_null(progress_rival(&ladder, 0).name);
}

/* A match in which both seats play the first card they may. */
static Session played(int floor)
{
    Session session;
    MatchPlan plan = plan_of(floor);
    session_start(&session, &plan);
    while (play_on(&session.match, 0)) {
    }
    return session;
}

static void a_floor_is_kept_by_its_number_with_its_medal(void **unused)
{
    Problem problem;
    Profile *profile = profile_open(NULL, NULL);
    DealPlace place = {DEAL_STAGE, CLASH_STAGES + 2, &clash_game};
    Session session = played(2);
    int medal = (int)clash_day.medal(clash_day.standing(&session.match, 0));
    assert_true(progress_record(profile, &session, 20260101, &problem));
    PlaceResult result = progress_result(profile, place);
    assert_true(result.is_played);
    assert_string_equal(result.reached.deal, "boss.3");
    assert_int_equal(result.reached.medal, medal);
    session_release(&session);
    profile_close(profile);
}

static int next(const CampaignDeal stages[], int from)
{
    return clash_campaign.next(stages, from);
}

static void bosses_follow_each_other_and_the_ladder(void **unused)
{
    CampaignDeal stages[LADDER_STAGES];
    memset(stages, 0, sizeof stages);
    assert_int_equal(next(stages, CLASH_STAGES), CLASH_STAGES + 1);
    assert_int_equal(next(stages, LADDER_STAGES - 1), 0);
    for (int i = 0; i < CLASH_STAGES; i++) {
        stages[i].medal = MEDAL_GOLD;
    }
    assert_int_equal(next(stages, NO_STAGE), CLASH_STAGES);
    assert_int_equal(next(stages, clash_stage(CLASH_DECKS, CLASH_LEVELS)), CLASH_STAGES);
    for (int i = CLASH_STAGES; i < LADDER_STAGES; i++) {
        stages[i].medal = MEDAL_BRONZE;
    }
    assert_int_equal(next(stages, NO_STAGE), NO_STAGE);
}

static void medals_are_spoken_of_on_floors_alone(void **unused)
{
    assert_int_equal(clash_campaign.plain, CLASH_STAGES);
    assert_int_equal(clash_campaign.stages, LADDER_STAGES);
}

static void a_step_ends_below_its_bound(void **unused)
{
    static const StageScale scale = {{20, 150, 500, 850, 1001}, NULL};
    assert_int_equal(stage_step(0, &scale), 1);
    assert_int_equal(stage_step(19, &scale), 1);
    assert_int_equal(stage_step(20, &scale), 2);
    assert_int_equal(stage_step(499, &scale), 3);
    assert_int_equal(stage_step(850, &scale), STAGE_STEPS);
    assert_int_equal(stage_step(1000, &scale), STAGE_STEPS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_floor_is_known_by_its_setup),
        cmocka_unit_test(another_duel_is_no_floor),
        cmocka_unit_test(each_boss_has_a_name_a_face_and_a_manner),
        cmocka_unit_test(a_floor_is_kept_by_its_number_with_its_medal),
        cmocka_unit_test(bosses_follow_each_other_and_the_ladder),
        cmocka_unit_test(medals_are_spoken_of_on_floors_alone),
        cmocka_unit_test(a_step_ends_below_its_bound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
