/* Whose settings hold: those of the person who looks alone, and what several can see together. */
#include "seated.h"
#include "app_match.h"
#include "opened.h"
#include "ui/ui.h"

#include "asking.h"
#include "course.h"
#include "games/direnjie.h"
#include "games/null.h"
#include "games/regicide.h"
#include "testing.h"

#include <stdio.h>

enum { ANYA, BUDI, PEOPLE };

static Person people[PEOPLE];

static const SceneKind *top(void)
{
    scene_change(&app.scenes);
    return scene_top(&app.scenes)->kind;
}

static void add(int which, const char *name)
{
    Problem problem;
    people[which] = roster_draft(&app.roster);
    snprintf(people[which].name, sizeof people[which].name, "%s", name);
    assert_true(roster_keep(&app.roster, app.profile, &people[which], &problem));
}

static void sit(PersonId id)
{
    app_sit(&app, &id, 1);
}

/* Anya has large letters and the coach, Budi the least help; nobody's letters are 120. */
static int begin_people(void **unused)
{
    if (open_app(unused) != 0) {
        return -1;
    }
    app.settings.text_percent = 120;
    app_keep_settings(&app);
    add(ANYA, "Anya");
    add(BUDI, "Budi");
    sit(people[ANYA].id);
    app.settings.text_percent = 160;
    app.settings.large_indices = true;
    app.settings.coach = COACH_FULL;
    app.settings.asks_first = true;
    app_keep_settings(&app);
    sit(people[BUDI].id);
    app.settings.text_percent = 90;
    app.settings.hints = false;
    app.settings.plays_forced = true;
    app.settings.forecasts = FORECASTS_NONE;
    app_keep_settings(&app);
    sit(0);
    return 0;
}

static void expect_anya(void)
{
    assert_int_equal(app_seated(&app), people[ANYA].id);
    assert_int_equal(ui_text_percent(app.ui), 160);
    assert_true(app.settings.large_indices);
    assert_int_equal(app.settings.coach, COACH_FULL);
    assert_true(app.settings.hints);
    assert_true(app.settings.asks_first);
    assert_false(app.settings.plays_forced);
    assert_int_equal(app.settings.forecasts, FORECASTS_ALL);
}

static void expect_budi(void)
{
    assert_int_equal(app_seated(&app), people[BUDI].id);
    assert_int_equal(ui_text_percent(app.ui), 90);
    assert_false(app.settings.large_indices);
    assert_int_equal(app.settings.coach, COACH_OFF);
    assert_false(app.settings.hints);
    assert_false(app.settings.asks_first);
    assert_true(app.settings.plays_forced);
    assert_int_equal(app.settings.forecasts, FORECASTS_NONE);
}

/* The largest letters, the least help. */
static void expect_both(void)
{
    assert_int_equal(app.seated_count, 2);
    assert_int_equal(ui_text_percent(app.ui), 160);
    assert_true(app.settings.large_indices);
    assert_int_equal(app.settings.coach, COACH_OFF);
    assert_false(app.settings.hints);
    assert_true(app.settings.asks_first);
    assert_false(app.settings.plays_forced);
    assert_int_equal(app.settings.forecasts, FORECASTS_NONE);
}

static MatchPlan plan_of(const Game *game, bool alone)
{
    MatchPlan plan = plan_initial(game, 2);
    plan.setup.seed = 7;
    plan.people[0] = people[ANYA].id;
    plan.people[1] = people[BUDI].id;
    if (alone) {
        plan.kinds[0] = SEAT_EASY;
        plan.people[0] = 0;
    }
    return plan;
}

static void open_curtain(Seat seat)
{
    handover_answer(&app.scenes, (ScreenAnswer){seat, BLIND_LOOK});
    assert_ptr_equal(top(), shared_scenes.table);
}

static void settings_change_with_the_seat(void **unused)
{
    MatchPlan plan = plan_of(&null_game, false);
    app_begin_match(&app, &plan);
    assert_ptr_equal(top(), shared_scenes.curtain);
    expect_both();
    open_curtain(0);
    expect_anya();
    play_hand_over(scene_top(&app.scenes)->data, 1);
    assert_ptr_equal(top(), shared_scenes.curtain);
    expect_both();
    open_curtain(1);
    expect_budi();
}

static void who_plays_alone_has_their_own(void **unused)
{
    MatchPlan plan = plan_of(&null_game, true);
    sit(people[ANYA].id);
    app_begin_match(&app, &plan);
    assert_ptr_equal(top(), shared_scenes.table);
    expect_budi();
}

static void a_guest_alone_has_those_of_whoever_was_there(void **unused)
{
    MatchPlan plan = plan_of(&null_game, true);
    plan.people[1] = 0;
    sit(people[ANYA].id);
    app_begin_match(&app, &plan);
    assert_ptr_equal(top(), shared_scenes.table);
    expect_anya();
}

static void what_all_see_is_for_all(void **unused)
{
    MatchPlan plan = plan_of(&regicide_game, false);
    app.settings.curtain = CURTAIN_NEVER;
    app_begin_match(&app, &plan);
    assert_ptr_equal(top(), shared_scenes.table);
    expect_both();
    app.settings.curtain = CURTAIN_ALWAYS;
}

static void the_result_is_for_all(void **unused)
{
    MatchPlan plan = plan_of(&null_game, false);
    app_begin_match(&app, &plan);
    assert_ptr_equal(top(), shared_scenes.curtain);
    open_curtain(0);
    Match *match = &app.session.match;
    while (!match_is_over(match)) {
        Action legal[LEGAL_COUNT_MAX];
        Seat seat = seats_first(match_actors(match));
        match_legal(match, seat, legal, LEGAL_COUNT_MAX);
        match_act(match, seat, legal[0]);
    }
    scene_switch(&app.scenes, shared_scenes.result);
    assert_ptr_equal(top(), shared_scenes.result);
    expect_both();
}

/* In the pause of Anya's turn the settings are hers; Budi's are looked at, and then it is her turn
 * as before. */
static void the_settings_of_another_do_not_stay(void **unused)
{
    MatchPlan plan = plan_of(&null_game, false);
    app_begin_match(&app, &plan);
    assert_ptr_equal(top(), shared_scenes.curtain);
    open_curtain(0);
    scene_push(&app.scenes, shared_scenes.settings);
    assert_ptr_equal(top(), shared_scenes.settings);
    expect_anya();
    sit(people[BUDI].id);
    scene_pop(&app.scenes);
    assert_ptr_equal(top(), shared_scenes.table);
    expect_anya();
}

static void the_settings_are_those_of_one(void **unused)
{
    PersonId both[] = {people[BUDI].id, people[ANYA].id};
    app_sit(&app, both, 2);
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_push(&app.scenes, shared_scenes.settings);
    assert_ptr_equal(top(), shared_scenes.settings);
    expect_budi();
}

static void a_new_person_has_what_is_set_for_nobody(void **unused)
{
    Problem problem;
    sit(people[ANYA].id);
    Person person = roster_draft(&app.roster);
    snprintf(person.name, sizeof person.name, "Citra");
    assert_true(roster_keep(&app.roster, app.profile, &person, &problem));
    sit(person.id);
    assert_int_equal(ui_text_percent(app.ui), 120);
    assert_int_equal(app.settings.coach, COACH_OFF);
    sit(0);
    app.settings.text_percent = 200;
    app_keep_settings(&app);
    sit(person.id); /* what is changed for nobody later is nobody's */
    assert_int_equal(ui_text_percent(app.ui), 120);
    sit(0);
    app.settings.text_percent = 120;
    app_keep_settings(&app);
}

static void the_machine_has_one_volume(void **unused)
{
    sit(people[ANYA].id);
    app.settings.volume = 35;
    app_keep_settings(&app);
    sit(people[BUDI].id);
    assert_int_equal(app.settings.volume, 35);
    assert_int_equal(settings_for(app.profile, people[BUDI].id).volume, 35);
    assert_int_equal(settings_for(app.profile, 0).volume, 35);
}

/* The order of the hand is remembered for the game and the person. */
static void the_hand_stays_sorted_as_it_was(void **unused)
{
    MatchPlan plan = plan_of(&regicide_game, false);
    app_begin_match(&app, &plan);
    assert_ptr_equal(top(), shared_scenes.curtain);
    open_curtain(0);
    Play *play = scene_top(&app.scenes)->data;
    assert_int_equal(table_order(play->table), 0);
    play_sort(play);
    assert_int_equal(table_order(play->table), 1);
    play_hand_over(play, 1);
    assert_ptr_equal(top(), shared_scenes.curtain);
    open_curtain(1);
    assert_int_equal(table_order(play->table), 0);
    play_hand_over(play, 0);
    assert_ptr_equal(top(), shared_scenes.curtain);
    open_curtain(0);
    assert_int_equal(table_order(play->table), 1);
}

static void whoever_was_alone_last_is_there_at_the_start(void **unused)
{
    sit(people[BUDI].id);
    app_remember_person(&app);
    assert_int_equal(settings_read_person(app.profile), people[BUDI].id);
    sit(people[ANYA].id);
    app_take_settings(&app);
    expect_budi();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(settings_change_with_the_seat),
        cmocka_unit_test(who_plays_alone_has_their_own),
        cmocka_unit_test(a_guest_alone_has_those_of_whoever_was_there),
        cmocka_unit_test(what_all_see_is_for_all),
        cmocka_unit_test(the_result_is_for_all),
        cmocka_unit_test(the_settings_of_another_do_not_stay),
        cmocka_unit_test(the_settings_are_those_of_one),
        cmocka_unit_test(a_new_person_has_what_is_set_for_nobody),
        cmocka_unit_test(the_machine_has_one_volume),
        cmocka_unit_test(the_hand_stays_sorted_as_it_was),
        cmocka_unit_test(whoever_was_alone_last_is_there_at_the_start),
    };
    return cmocka_run_group_tests(tests, begin_people, close_app);
}
