/* A match that two windows have open: the program is one of them, the other is the profile opened a
 * second time. */
#include "../storage/scratch.h"

#include "app_match.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "games/regicide.h"
#include "replay.h"
#include "storage/holding.h"
#include "ui_state.h"

#include <threads.h>

static Profile *other;

static const SceneKind *top(void)
{
    return scene_top(&app.scenes)->kind;
}

static int begin(void **state)
{
    if (scratch_begin(state) != 0) {
        return -1;
    }
    const Scratch *scratch = *state;
    profile_close(app.profile);
    app.profile = profile_open(scratch->folder, NULL);
    other = profile_open(scratch->folder, NULL);
    return profile_is_kept(app.profile) && profile_is_kept(other) ? 0 : -1;
}

static int end(void **state)
{
    app_drop_match(&app);
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    profile_close(other);
    profile_close(app.profile);
    app.profile = profile_open(NULL, NULL);
    return scratch_end(state);
}

static void act(Match *match)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = seats_first(match_actors(match));
    assert_in_range(match_legal(match, seat, legal, LEGAL_COUNT_MAX), 1, LEGAL_COUNT_MAX);
    assert_true(match_act(match, seat, legal[0]));
}

static Match load(MatchId id)
{
    SavedMatch saved;
    Match match;
    assert_true(profile_match_read(other, id, &saved, NULL));
    assert_true(profile_match_load(other, &saved, &regicide_game, &match, NULL));
    return match;
}

/* The other window plays two actions of the match that this one has begun. */
static Match take_away(unsigned seats)
{
    MatchPlan plan = plan_initial(&regicide_game, (uint8_t)seats);
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    assert_true(profile_wait(app.profile, NULL));
    assert_true(profile_match_take(other, app.session.id, NULL));
    Match match = load(app.session.id);
    act(&match);
    act(&match);
    assert_true(profile_match_keep(other, app.session.id, &match, false, NULL));
    return match;
}

static void nothing_is_overwritten(void **unused)
{
    Match match = take_away(1);
    MatchId id = app.session.id;
    act(&app.session.match);
    app_keep_match(&app);
    while (!profile_is_settled(app.profile)) {
        thrd_yield();
    }
    steer_turn(&app);
    steer_settle(&app);
    assert_ptr_equal(top(), shared_scenes.elsewhere);
    Match kept = load(id);
    assert_true(match_hash(&kept) == match_hash(&match));
    match_release(&kept);
    match_release(&match);
}

static void who_comes_back_is_told(void **unused)
{
    Match match = take_away(1);
    app_check_held(&app);
    scene_change(&app.scenes);
    assert_ptr_equal(top(), shared_scenes.elsewhere);
    assert_false(app.has_session);
    match_release(&match);
}

static void one_looks_on(void **unused)
{
    Match match = take_away(1);
    MatchId id = app.session.id;
    app_yield_match(&app);
    scene_change(&app.scenes);
    assert_true(steer_click_on(&app, "button.look-on"));
    assert_ptr_equal(top(), shared_scenes.replay);
    const Replay *replay = scene_top(&app.scenes)->data;
    assert_int_equal(replay->shown, 2);
    assert_null(steer_find(&app, "button.play-on"));
    assert_null(steer_find(&app, "button.share"));
    act(&match);
    assert_true(profile_match_keep(other, id, &match, false, NULL));
    for (int i = 0; i < 20 && replay->shown < 3; i++) {
        steer_settle(&app);
    }
    assert_int_equal(replay->shown, 3);
    assert_true(profile_match_is_held(other, id));
    match_release(&match);
}

static void hands_of_several_people_are_not_shown(void **unused)
{
    Match match = take_away(2);
    app_yield_match(&app);
    scene_change(&app.scenes);
    const Stored *look = steer_find(&app, "button.look-on");
    assert_non_null(look);
    assert_true(look->element.disabled);
    match_release(&match);
}

static void one_takes_over(void **unused)
{
    Match match = take_away(1);
    MatchId id = app.session.id;
    app_yield_match(&app);
    scene_change(&app.scenes);
    assert_true(steer_click_on(&app, "button.take-over"));
    assert_ptr_equal(top(), shared_scenes.table);
    assert_int_equal(app.session.id, id);
    assert_int_equal(app.session.match.position, 2);
    act(&match);
    assert_false(profile_match_keep(other, id, &match, false, NULL));
    match_release(&match);
}

/* While this window asked, and while it looked on. */
static void what_was_played_meanwhile_is_taken_over_too(void **unused)
{
    Match match = take_away(1);
    MatchId id = app.session.id;
    app_yield_match(&app);
    scene_change(&app.scenes);
    assert_true(steer_click_on(&app, "button.look-on"));
    act(&match);
    assert_true(profile_match_keep(other, id, &match, false, NULL));
    scene_pop(&app.scenes);
    scene_change(&app.scenes);
    act(&match);
    assert_true(profile_match_keep(other, id, &match, false, NULL));
    assert_true(steer_click_on(&app, "button.take-over"));
    assert_ptr_equal(top(), shared_scenes.table);
    assert_int_equal(app.session.match.position, 4);
    match_release(&match);
}

/* From the list of unfinished games and wherever else a match goes on. */
static void what_is_open_elsewhere_is_not_taken_unasked(void **unused)
{
    Match match = take_away(1);
    SavedMatch saved;
    assert_true(profile_match_read(app.profile, app.session.id, &saved, NULL));
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_drop_match(&app);
    assert_true(app_resume_match(&app, &saved));
    scene_change(&app.scenes);
    assert_ptr_equal(top(), shared_scenes.elsewhere);
    assert_true(profile_match_is_held(other, saved.id));
    match_release(&match);
}

/* A list that was made before another window played on, and was closed. */
static void an_old_list_leads_to_the_match_as_it_stands(void **unused)
{
    Match match = take_away(1);
    SavedMatch listed;
    assert_true(profile_match_read(app.profile, app.session.id, &listed, NULL));
    act(&match);
    assert_true(profile_match_keep(other, listed.id, &match, false, NULL));
    profile_close(other);
    other = profile_open(NULL, NULL);
    assert_true(app_resume_match(&app, &listed));
    scene_change(&app.scenes);
    assert_ptr_equal(top(), shared_scenes.table);
    assert_int_equal(app.session.match.position, 3);
    match_release(&match);
}

/* A match that is only loaded to be looked at stays with the window that plays it. */
static void what_is_only_looked_at_is_not_taken(void **unused)
{
    Match match = take_away(1);
    SavedMatch saved;
    assert_true(profile_match_read(app.profile, app.session.id, &saved, NULL));
    assert_true(app_load_match(&app, &saved));
    assert_true(profile_match_is_held(other, saved.id));
    assert_true(profile_match_take(other, saved.id, NULL));
    profile_close(other); /* nobody has it open any more */
    assert_true(app_load_match(&app, &saved));
    assert_true(profile_match_is_held(app.profile, saved.id));
    other = profile_open(NULL, NULL);
    match_release(&match);
}

#define MATCH_TEST(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        MATCH_TEST(nothing_is_overwritten),
        MATCH_TEST(who_comes_back_is_told),
        MATCH_TEST(one_looks_on),
        MATCH_TEST(hands_of_several_people_are_not_shown),
        MATCH_TEST(one_takes_over),
        MATCH_TEST(what_was_played_meanwhile_is_taken_over_too),
        MATCH_TEST(what_is_open_elsewhere_is_not_taken_unasked),
        MATCH_TEST(what_is_only_looked_at_is_not_taken),
        MATCH_TEST(an_old_list_leads_to_the_match_as_it_stands),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
