/* Help with a stage that was lost again and again, in every campaign: offered after the third
 * defeat and not before, gone after a win, and marked from the first move on. */
#include "app_match.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "core/rng.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/clash_tower.h"
#include "games/regicide.h"
#include "progress.h"
#include "storage/statistics.h"
#include "testing.h"
#include "ui_state.h"

#include <string.h>

#define TRIES 4000 /* lines of play that are looked at for one that ends as wanted */
#define OFFER "button.with-help"

static const Game *const games[] = {&regicide_game, &claim_game, &clash_game};

#define GAMES (sizeof games / sizeof *games)

static bool finish(Match *match, uint64_t line)
{
    Outcome outcome;
    Action legal[LEGAL_COUNT_MAX];
    Rng rng = rng_seeded(line);
    while (!match_is_over(match)) {
        Seat seat = seats_first(match_actors(match));
        size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
        assert_true(match_act(match, seat, legal[rng_below(&rng, (uint32_t)count)]));
    }
    match_outcome(match, &outcome);
    return seats_have(outcome.winners, 0);
}

static uint64_t find_line(const MatchPlan *plan, bool wins)
{
    for (uint64_t line = 1; line < TRIES; line++) {
        Session session;
        session_start(&session, plan);
        bool is_won = finish(&session.match, line);
        session_release(&session);
        if (is_won == wins) {
            return line;
        }
    }
    fail_msg("no such line");
    return 0;
}

/* Ends the match in play, and shows its result. */
static void end(bool wins)
{
    assert_int_equal(finish(&app.session.match, find_line(&app.session.plan, wins)), wins);
    app_keep_match(&app);
    scene_switch(&app.scenes, shared_scenes.result);
    steer_turn(&app);
}

static DealPlace stage_of(const Game *game, int stage)
{
    return (DealPlace){DEAL_STAGE, stage, game};
}

static void play(DealPlace stage, bool wins)
{
    MatchPlan plan = progress_plan(stage);
    if (plan.setup.seed == SEED_ANY) {
        plan.setup.seed = 4711;
    }
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    end(wins);
}

static void leave(void)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_drop_match(&app);
}

/* Somebody who has played nothing yet. */
static int begin_anew(void **unused)
{
    leave();
    profile_close(app.profile);
    app.profile = profile_open(NULL, NULL);
    return 0;
}

static void lose(DealPlace stage, int times)
{
    for (int i = 0; i < times; i++) {
        play(stage, false);
    }
}

static void help_is_offered_after_the_third_defeat(void **unused)
{
    for (size_t i = 0; i < GAMES; i++) {
        DealPlace stage = stage_of(games[i], 0);
        lose(stage, 2);
        assert_null(steer_find(&app, OFFER));
        lose(stage, 1);
        assert_non_null(steer_find(&app, OFFER));
        lose(stage, 1);
        assert_non_null(steer_find(&app, OFFER));
    }
}

static void defeats_count_for_their_own_stage(void **unused)
{
    for (size_t i = 0; i < GAMES; i++) {
        lose(stage_of(games[i], 0), 2);
        lose(stage_of(games[i], 1), 1);
        assert_null(steer_find(&app, OFFER));
    }
}

/* A game like the stage, but none. */
static void other_games_offer_none(void **unused)
{
    MatchPlan plan = progress_plan(stage_of(&claim_game, 0));
    plan.kinds[1] = SEAT_HARD;
    plan.setup.seed = 4711;
    for (int i = 0; i < 3; i++) {
        app_begin_match(&app, &plan);
        scene_change(&app.scenes);
        end(false);
    }
    assert_null(steer_find(&app, OFFER));
}

static void a_win_ends_the_count(void **unused)
{
    DealPlace stage = stage_of(&claim_game, 0);
    lose(stage, 3);
    play(stage, true);
    assert_null(steer_find(&app, OFFER));
    lose(stage, 2);
    assert_null(steer_find(&app, OFFER));
    lose(stage, 1);
    assert_non_null(steer_find(&app, OFFER));
}

static void what_was_reset_is_not_counted(void **unused)
{
    DealPlace stage = stage_of(&claim_game, 0);
    lose(stage, 2);
    assert_true(statistics_reset(app.profile, NULL, NULL));
    lose(stage, 1);
    assert_null(steer_find(&app, OFFER));
}

static void assert_helped(DealPlace stage)
{
    SavedMatch saved;
    DealPlace place = progress_place(&app.session.plan);
    assert_int_equal(place.kind, DEAL_STAGE);
    assert_int_equal(place.number, stage.number);
    assert_true(app.session.is_coached);
    assert_true(app.session.assisted);
    assert_true(profile_match_read(app.profile, app.session.id, &saved, NULL));
    assert_true(saved.assisted && saved.seats[0].assisted);
    assert_non_null(steer_find(&app, "text.assisted"));
    assert_non_null(steer_find(&app, "coach.quiet"));
}

static void a_match_begun_so_is_marked(void **unused)
{
    for (size_t i = 0; i < GAMES; i++) {
        DealPlace stage = stage_of(games[i], 0);
        lose(stage, 3);
        assert_true(steer_click_on(&app, OFFER));
        assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.table);
        assert_int_equal(app.session.match.position, 0);
        assert_helped(stage);
    }
}

static void left_and_taken_up_again_it_stays_so(void **unused)
{
    SavedMatch saved;
    bool has_more;
    DealPlace stage = stage_of(&regicide_game, 0);
    lose(stage, 3);
    assert_true(steer_click_on(&app, OFFER));
    leave();
    assert_true(app_find_unfinished(&app, &saved, &has_more));
    assert_true(app_resume_match(&app, &saved));
    scene_change(&app.scenes);
    assert_helped(stage);
}

static void its_medal_is_one_with_help(void **unused)
{
    CampaignDeal reached;
    DealPlace stage = stage_of(&claim_game, 0);
    lose(stage, 3);
    assert_true(steer_click_on(&app, OFFER));
    end(true);
    assert_null(steer_find(&app, OFFER));
    assert_true(progress_read(app.profile, stage, &reached));
    assert_int_equal(reached.medal, MEDAL_NONE);
    assert_int_not_equal(reached.assisted_medal, MEDAL_NONE);
    assert_true(steer_click_on(&app, "button.next")); /* again, without help */
    assert_false(app.session.is_coached || app.session.assisted);
}

/* A floor of the tower is lost, or the last of all stages won: what is begun again is the stage,
 * with the cards that it has, by one button. */
static void a_lost_floor_is_begun_again(void **unused)
{
    DealPlace floor =
        stage_of(&clash_game, game_ui_of(&clash_game)->campaign->stages - CLASH_FLOORS);
    MatchPlan plan = progress_plan(floor);
    assert_true(plan.setup.seed != SEED_ANY);
    play(floor, false);
    assert_null(steer_find(&app, "button.same-deal"));
    assert_null(steer_find(&app, "button.next"));
    assert_true(steer_click_on(&app, "button.again"));
    scene_change(&app.scenes);
    DealPlace place = progress_place(&app.session.plan);
    assert_int_equal(place.kind, DEAL_STAGE);
    assert_int_equal(place.number, floor.number);
    assert_true(app.session.plan.setup.seed == plan.setup.seed);
}

/* Whoever tries again is not told that it were worth less: a stage has always the same cards. */
static void a_stage_tried_again_counts_in_full(void **unused)
{
    play(stage_of(&regicide_game, 0), false);
    assert_null(steer_find(&app, "text.known"));
    play(stage_of(&regicide_game, 0), false);
    assert_non_null(
        strstr(steer_find(&app, "text.known")->element.name, "on the map it counts in full"));
}

/* The next one stands behind it. */
static void a_lost_stage_is_tried_again_first(void **unused)
{
    play(stage_of(&regicide_game, 0), false);
    const Stored *again = steer_find(&app, "button.same-deal");
    const Stored *next = steer_find(&app, "button.next");
    assert_string_equal(again->element.name, "Try again");
    assert_true(again->element.rect.x < next->element.rect.x);
    play(stage_of(&regicide_game, 0), true);
    again = steer_find(&app, "button.same-deal");
    next = steer_find(&app, "button.next");
    assert_string_equal(again->element.name, "Same deal");
    assert_true(next->element.rect.x < again->element.rect.x);
}

/* Of a stage of the ladder there are other deals, too. */
static void a_lost_stage_of_the_ladder_has_another_deal(void **unused)
{
    play(stage_of(&clash_game, 0), false);
    assert_non_null(steer_find(&app, "button.same-deal"));
    assert_non_null(steer_find(&app, "button.again"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(help_is_offered_after_the_third_defeat, begin_anew),
        cmocka_unit_test_setup(defeats_count_for_their_own_stage, begin_anew),
        cmocka_unit_test_setup(other_games_offer_none, begin_anew),
        cmocka_unit_test_setup(a_win_ends_the_count, begin_anew),
        cmocka_unit_test_setup(a_lost_stage_is_tried_again_first, begin_anew),
        cmocka_unit_test_setup(what_was_reset_is_not_counted, begin_anew),
        cmocka_unit_test_setup(a_match_begun_so_is_marked, begin_anew),
        cmocka_unit_test_setup(left_and_taken_up_again_it_stays_so, begin_anew),
        cmocka_unit_test_setup(its_medal_is_one_with_help, begin_anew),
        cmocka_unit_test_setup(a_lost_floor_is_begun_again, begin_anew),
        cmocka_unit_test_setup(a_stage_tried_again_counts_in_full, begin_anew),
        cmocka_unit_test_setup(a_lost_stage_of_the_ladder_has_another_deal, begin_anew),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
