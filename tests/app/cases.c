/* The cases of Di Renjie: which matches are their secrets, who sits there, that one who knows a
 * secret plays it with help, and which secret comes next. */
#include "direnjie/cases/cases.h"
#include "../storage/play.h"
#include "calendar.h"
#include "direnjie/pieces.h"
#include "match_plan.h"
#include "testing.h"

#include <string.h>

static MatchPlan plan_of(int secret)
{
    return progress_plan((DealPlace){DEAL_STAGE, secret, &direnjie_game});
}

static void every_secret_is_known_by_its_setup(void **unused)
{
    for (int i = 0; i < DIRENJIE_CASE_DEALS; i++) {
        MatchPlan plan = plan_of(i);
        DealPlace place = progress_place(&plan);
        assert_true(plan_is_accepted(&plan, NULL));
        assert_int_equal(place.kind, DEAL_STAGE);
        assert_int_equal(place.number, i);
        assert_true(progress_is_fixed(place));
        assert_false(calendar_has(plan.setup.seed));
        plan.kinds[1] = SEAT_PERSON;
        assert_int_equal(progress_place(&plan).kind, DEAL_FREE);
    }
}

static void every_suspect_has_a_name_and_a_face_of_their_own(void **unused)
{
    for (int i = 0; i < DIRENJIE_CASE_DEALS; i++) {
        MatchPlan plan = plan_of(i);
        assert_null(progress_rival(&plan, 0).name);
        for (Seat seat = 1; seat < plan.setup.seats; seat++) {
            Rival rival = progress_rival(&plan, seat);
            assert_non_null(rival.name);
            for (Seat other = 1; other < seat; other++) {
                assert_string_not_equal(progress_rival(&plan, other).name, rival.name);
                assert_string_not_equal(progress_rival(&plan, other).picture, rival.picture);
            }
        }
    }
}

static int next(const CampaignDeal stages[], int from)
{
    return direnjie_campaign.next(stages, from);
}

static void another_secret_follows_until_the_case_is_solved(void **unused)
{
    CampaignDeal stages[DIRENJIE_CASE_DEALS];
    memset(stages, 0, sizeof stages);
    assert_int_equal(next(stages, NO_STAGE), 0);
    assert_int_equal(next(stages, 0), 1);
    stages[1].medal = MEDAL_BRONZE;
    assert_int_equal(next(stages, 1), 3);
    assert_int_equal(next(stages, 5), 3); /* all three are known: what is open comes first */
    for (int i = 0; i < DIRENJIE_CASES; i++) {
        stages[DIRENJIE_CASE_SECRETS * i + 1].medal = MEDAL_GOLD;
    }
    assert_int_equal(next(stages, 1), NO_STAGE);
    stages[4].medal = MEDAL_SILVER;
    assert_int_equal(next(stages, 1), 3); /* what is missing for gold */
}

static void a_case_begins_with_a_secret_that_was_not_seen(void **unused)
{
    PlaceResult secrets[DIRENJIE_CASE_SECRETS] = {{.is_played = true}};
    assert_int_equal(cases_to_start(secrets), 1);
    secrets[1].is_played = secrets[2].is_played = true;
    secrets[0].reached.medal = MEDAL_BRONZE;
    assert_int_equal(cases_to_start(secrets), 1);
    secrets[1].reached.medal = secrets[2].reached.medal = MEDAL_GOLD;
    assert_int_equal(cases_to_start(secrets), 0);
}

static void the_best_of_its_secrets_is_the_medal_of_a_case(void **unused)
{
    PlaceResult secrets[DIRENJIE_CASE_SECRETS];
    memset(secrets, 0, sizeof secrets);
    assert_string_equal(cases_reached(secrets, 0).deal, "");
    secrets[0] = (PlaceResult){.is_played = true, .reached = {.medal = MEDAL_BRONZE}};
    secrets[2] = (PlaceResult){.is_played = true, .reached = {.assisted_medal = MEDAL_GOLD}};
    CampaignDeal reached = cases_reached(secrets, 0);
    assert_string_equal(reached.deal, "1");
    assert_int_equal(reached.medal, MEDAL_BRONZE);
    assert_int_equal(reached.assisted_medal, MEDAL_GOLD);
}

/* A match in which all seats do the first thing they may. */
static Session played(int secret)
{
    Session session;
    MatchPlan plan = plan_of(secret);
    session_start(&session, &plan);
    while (play_on(&session.match, 0)) {
    }
    return session;
}

static void whoever_has_seen_a_secret_knows_it(void **unused)
{
    Problem problem;
    Profile *profile = profile_open(NULL, NULL);
    DealPlace place = {DEAL_STAGE, 7, &direnjie_game};
    Session session = played(7);
    assert_false(progress_is_solved(profile, place));
    assert_true(progress_record(profile, &session, 20260101, &problem));
    assert_true(progress_is_solved(profile, place));
    assert_string_equal(progress_result(profile, place).reached.deal, "3.2");
    place.number = 8;
    assert_false(progress_is_solved(profile, place));
    session_release(&session);
    profile_close(profile);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_secret_is_known_by_its_setup),
        cmocka_unit_test(every_suspect_has_a_name_and_a_face_of_their_own),
        cmocka_unit_test(another_secret_follows_until_the_case_is_solved),
        cmocka_unit_test(a_case_begins_with_a_secret_that_was_not_seen),
        cmocka_unit_test(the_best_of_its_secrets_is_the_medal_of_a_case),
        cmocka_unit_test(whoever_has_seen_a_secret_knows_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
