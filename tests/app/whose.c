/* After a game of several people at one screen it is chosen whose seat the computer takes; after
 * that of one person it begins at once. */
#include "app_match.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "coach_words.h"
#include "games/claim.h"
#include "scene.h"
#include "testing.h"

#include <string.h>

/* The result of a match in which each does the first thing it may. */
static void end_match(unsigned people)
{
    MatchPlan plan = plan_initial(&claim_game, CLAIM_SEATS);
    plan.setup.seed = 9;
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        plan.kinds[seat] = seat < people ? SEAT_PERSON : SEAT_EASY;
    }
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    Match *match = &app.session.match;
    while (!match_is_over(match)) {
        Action legal[LEGAL_COUNT_MAX];
        Seat seat = seats_first(match_actors(match));
        match_legal(match, seat, legal, LEGAL_COUNT_MAX);
        match_act(match, seat, legal[0]);
    }
    scene_switch(&app.scenes, shared_scenes.result);
    scene_change(&app.scenes);
}

static const char *scene_id(void)
{
    return scene_top(&app.scenes)->kind->id;
}

static void a_seat_of_several_is_chosen(void **unused)
{
    end_match(2);
    assert_true(steer_click_on(&app, "button.others"));
    assert_string_equal(scene_id(), "others");
    assert_non_null(steer_find(&app, "others.seat.0"));
    assert_null(steer_find(&app, "text.progress"));
    assert_true(steer_click_on(&app, "others.seat.1"));
    assert_null(steer_find(&app, "others.seat.1"));
    assert_true(steer_click_on(&app, "button.back"));
    assert_string_equal(scene_id(), "result");
}

static void one_person_is_not_asked(void **unused)
{
    end_match(1);
    assert_true(steer_click_on(&app, "button.others"));
    assert_null(steer_find(&app, "others.seat.0"));
    assert_true(steer_click_on(&app, "button.back"));
}

/* In the seat of a person it is not called by their name, and no line is about two who act. */
static void the_computer_is_named_as_itself(void **unused)
{
    end_match(1);
    Remark first = {.index = 0, .seat = 0};
    const Played *played = buffer_at(&app.session.match.played, 0);
    assert_int_equal(played->seat, 0);
    const char *own = coach_action_words(&app, &first, played->action);
    const char *other = coach_computer_words(&app, &first, played->action);
    assert_int_equal(strncmp(own, "You lead ", 9), 0);
    assert_int_equal(strncmp(other, "Computer leads ", 15), 0);
    assert_null(strchr(other, ':'));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_of_several_is_chosen),
        cmocka_unit_test(one_person_is_not_asked),
        cmocka_unit_test(the_computer_is_named_as_itself),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
