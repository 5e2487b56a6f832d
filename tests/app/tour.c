/* The tour of Claim: which matches are its deals, who sits there, which medal three deals make, and
 * which deal comes next. */
#include "claim/tour/tour.h"
#include "../storage/play.h"
#include "calendar.h"
#include "claim/pieces.h"
#include "games/claim.h"
#include "match_plan.h"
#include "testing.h"

#include <string.h>

static MatchPlan plan_of(int deal)
{
    return progress_plan((DealPlace){DEAL_STAGE, deal, &claim_game});
}

static void every_deal_is_known_by_its_setup(void **unused)
{
    for (int i = 0; i < CLAIM_TOUR_DEALS; i++) {
        MatchPlan plan = plan_of(i);
        DealPlace place = progress_place(&plan);
        assert_int_equal(place.kind, DEAL_STAGE);
        assert_int_equal(place.number, i);
        assert_true(progress_is_fixed(place));
        assert_false(calendar_has(plan.setup.seed));
        assert_int_equal(seat_kind_level(plan.kinds[1]), claim_tour[i].level);
    }
}

static void another_opponent_is_another_game(void **unused)
{
    MatchPlan plan = plan_of(0);
    plan.kinds[1] = SEAT_HARD;
    assert_int_equal(progress_place(&plan).kind, DEAL_FREE);
    assert_null(progress_rival(&plan, 1).name);
    plan.kinds[1] = SEAT_PERSON;
    assert_int_equal(progress_place(&plan).kind, DEAL_FREE);
}

static void each_rival_has_a_name_a_face_and_a_manner(void **unused)
{
    for (int i = 0; i < CLAIM_TOUR_DEALS; i++) {
        MatchPlan plan = plan_of(i);
        Rival rival = progress_rival(&plan, 1);
        assert_non_null(rival.name);
        assert_int_equal(rival.manner, claim_tour[i].manner);
        assert_null(progress_rival(&plan, 0).name);
        for (int k = 0; k < i / CLAIM_RIVAL_DEALS * CLAIM_RIVAL_DEALS; k++) {
            assert_string_not_equal(tour_rival(k, 1).name, rival.name);
            assert_string_not_equal(tour_rival(k, 1).picture, rival.picture);
        }
    }
}

/* A standing as the tour keeps it. */
static int stood(int votes, bool is_won)
{
    return 1 + votes + (is_won ? 6 : 0);
}

static Medal medal_for(const PlaceResult deals[], bool with_help)
{
    TourScore score = tour_score(deals, 0, with_help);
    return tour_medal(&score);
}

static void three_deals_make_a_medal(void **unused)
{
    PlaceResult deals[CLAIM_RIVAL_DEALS] = {{.standing = stood(3, true)}};
    assert_int_equal(medal_for(deals, false), MEDAL_NONE);
    deals[1].standing = stood(3, true);
    deals[2].standing = stood(0, false);
    assert_int_equal(medal_for(deals, false), MEDAL_BRONZE);
    deals[0].standing = deals[1].standing = stood(5, true);
    assert_int_equal(medal_for(deals, false), MEDAL_SILVER);
    deals[2].standing = stood(3, true);
    assert_int_equal(medal_for(deals, false), MEDAL_GOLD);
}

static void par_itself_is_no_silver(void **unused)
{
    TourScore score = {.wins = 2, .votes = 7, .par = 7};
    assert_int_equal(tour_medal(&score), MEDAL_BRONZE);
    score.votes = 8;
    assert_int_equal(tour_medal(&score), MEDAL_SILVER);
}

static void help_makes_a_medal_of_its_own(void **unused)
{
    PlaceResult deals[CLAIM_RIVAL_DEALS] = {{.is_played = true, .standing = stood(3, true)},
                                            {.is_played = true, .standing = stood(3, true)},
                                            {.is_played = true, .helped = stood(3, true)}};
    CampaignDeal reached = tour_reached(deals, 0);
    assert_int_equal(reached.medal, MEDAL_BRONZE);
    assert_int_equal(reached.assisted_medal, MEDAL_GOLD);
    assert_string_not_equal(reached.deal, "");
    memset(deals, 0, sizeof deals);
    reached = tour_reached(deals, 0);
    assert_int_equal(reached.medal, MEDAL_NONE);
    assert_string_equal(reached.deal, "");
}

static int next(const CampaignDeal stages[], int from)
{
    return claim_campaign.next(stages, from);
}

static void deals_of_a_rival_follow_each_other(void **unused)
{
    CampaignDeal stages[CLAIM_TOUR_DEALS];
    memset(stages, 0, sizeof stages);
    assert_int_equal(next(stages, NO_STAGE), 0);
    assert_int_equal(next(stages, 0), 1); /* whether it was won or not */
    assert_int_equal(next(stages, 2), 0);
    stages[0].medal = stages[1].medal = MEDAL_GOLD;
    assert_int_equal(next(stages, 1), 2);
    assert_int_equal(next(stages, 2), 3); /* two of three are enough to go on */
    for (int i = 3; i < CLAIM_TOUR_DEALS; i++) {
        stages[i].medal = MEDAL_GOLD;
    }
    assert_int_equal(next(stages, 5), 2); /* what is missing for gold */
    stages[2].medal = MEDAL_GOLD;
    assert_int_equal(next(stages, 5), NO_STAGE);
}

static void only_the_way_to_the_same_rival_is_a_deal(void **unused)
{
    assert_string_equal(claim_campaign.next_label(0, 1), "Next deal");
    assert_string_equal(claim_campaign.next_label(5, 3), "Next deal");
    assert_null(claim_campaign.next_label(2, 3));
    assert_null(claim_campaign.next_label(8, 2));
}

/* A match in which both seats play the first card they may. */
static Session played(int deal)
{
    Session session;
    MatchPlan plan = plan_of(deal);
    session_start(&session, &plan);
    while (play_on(&session.match, 0)) {
    }
    return session;
}

static void a_deal_is_kept_by_its_place_with_its_votes(void **unused)
{
    Problem problem;
    Outcome outcome;
    Profile *profile = profile_open(NULL, NULL);
    DealPlace place = {DEAL_STAGE, 4, &claim_game};
    Session session = played(4);
    match_outcome(&session.match, &outcome);
    assert_true(progress_record(profile, &session, 20260101, &problem));
    PlaceResult result = progress_result(profile, place);
    assert_true(result.is_played);
    assert_string_equal(result.reached.deal, "2.2");
    assert_int_equal(tour_votes(result.standing), outcome.score[0]);
    assert_int_equal(tour_is_win(result.standing), outcome.winners == seat_bit(0));
    assert_int_equal(result.helped, 0);
    session.assisted = true;
    assert_true(progress_record(profile, &session, 20260101, &problem));
    assert_int_equal(progress_result(profile, place).helped, result.standing);
    session_release(&session);
    profile_close(profile);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_deal_is_known_by_its_setup),
        cmocka_unit_test(another_opponent_is_another_game),
        cmocka_unit_test(each_rival_has_a_name_a_face_and_a_manner),
        cmocka_unit_test(three_deals_make_a_medal),
        cmocka_unit_test(par_itself_is_no_silver),
        cmocka_unit_test(help_makes_a_medal_of_its_own),
        cmocka_unit_test(deals_of_a_rival_follow_each_other),
        cmocka_unit_test(only_the_way_to_the_same_rival_is_a_deal),
        cmocka_unit_test(a_deal_is_kept_by_its_place_with_its_votes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
