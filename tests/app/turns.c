/* Frame by frame, what is said of whose turn it is: never that of the person while another is to
 * act, in any of the games. */
#include "app_match.h"
#include "opened.h"

#include "around.h"
#include "base/limits.h"
#include "course.h"
#include "elements.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "loop.h"
#include "table_state.h"
#include "testing.h"
#include "ui_state.h"

#include <math.h>
#include <string.h>

#include <SDL.h>

#define FRAMES 4000
#define TURNS  5

static Play *begin(const Game *game, uint8_t seats)
{
    MatchPlan plan = plan_initial(game, seats);
    plan.setup.seed = 7;
    plan.kinds[0] = SEAT_PERSON;
    for (Seat seat = 1; seat < seats; seat++) {
        plan.kinds[seat] = SEAT_EASY;
    }
    app.settings.speed = SPEED_NORMAL;
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    return app.scenes.scenes[0].data;
}

/* The status of the frame that was laid out last; "": it says nothing. */
static const char *status(void)
{
    const ElementList *list = elements_now(&app.ui->elements);
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (strcmp(stored->element.id, "text.status") == 0) {
            return stored->element.name;
        }
    }
    return "";
}

static void check_frame(const Play *play)
{
    if (strcmp(status(), "Your turn") == 0) {
        assert_true(seats_have(match_actors(play_match(play)), play->viewer));
        assert_int_equal(play->shown, play_match(play)->position);
    }
}

/* What ends a turn comes last in the list, what gives in comes first or last. */
static bool act(Play *play)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(play_match(play), play->viewer, legal, LEGAL_COUNT_MAX);
    size_t nth = count - 1;
    if (play->app->session.plan.game == &regicide_game) {
        nth = count / 2;
    }
    return count > 0 && play_act(play, legal[nth]);
}

static void no_turn_is_told_too_early(const Game *game, uint8_t seats)
{
    Play *play = begin(game, seats);
    unsigned acted = 0, frames = 0;
    while (frames < FRAMES && acted < TURNS && scene_top(&app.scenes)->data == play) {
        app.ui->frame_time = SDL_GetTicks64() - 50;
        app_lay_out(&app);
        check_frame(play);
        SDL_Delay(5);
        acted += play->phase == PLAY_DECIDING && !table_is_moving(play->table) && act(play);
        scene_change(&app.scenes);
        frames += !thinker_is_busy(app.thinker); /* how long it thinks is the machine's */
    }
    assert_true(acted > 2);
}

static void pass_frames(unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        app.ui->frame_time = SDL_GetTicks64() - 50;
        app_lay_out(&app);
        app_check_kept(&app); /* as each frame that is shown does */
        SDL_Delay(50);
    }
}

/* Passes one; returns whether it counts: how long the program thinks and writes is the machine's.
 */
static bool pass_frame(void)
{
    pass_frames(1);
    return !thinker_is_busy(app.thinker) && profile_is_settled(app.profile);
}

static bool has(const char *id)
{
    const ElementList *list = elements_now(&app.ui->elements);
    for (size_t i = 0; i < list->items.count; i++) {
        if (strcmp(((const Stored *)buffer_at(&list->items, i))->element.id, id) == 0) {
            return true;
        }
    }
    return false;
}

/* Ten seconds go by, and nothing goes on until the person lets it. */
static void is_held_until_pressed(Play *play)
{
    size_t position = play_match(play)->position, shown = play->shown;
    for (unsigned frames = 0; frames < 200;) {
        pass_frames(1);
        frames += profile_is_settled(app.profile);
    }
    assert_int_equal(play_match(play)->position, position);
    assert_int_equal(play->shown, shown);
    assert_true(has("button.go-on"));
    assert_false(app_is_busy(&app));
    assert_true(play_key_goes_on(play, press_of(&command_pick)));
    assert_false(play_key_goes_on(play, press_of(&command_pick)));
}

static bool is_due(const Play *play)
{
    return play->phase == PLAY_DECIDING && !table_is_moving(play->table);
}

/* Frames from an act of the person to the next that they decide, while the mouse button is
 * held since this time; the computers' thinking is not counted. */
static unsigned frames_until_due(uint32_t held_since)
{
    Play *play = begin(&regicide_game, 3);
    unsigned frames = 0;
    while (frames < FRAMES && !is_due(play)) {
        frames += pass_frame();
    }
    assert_true(act(play));
    app.ui->input.held_since = held_since;
    frames = 0;
    do {
        pass_frames(1);
        frames += !thinker_is_busy(app.thinker);
    } while (frames < FRAMES && !is_due(play));
    app.ui->input.held_since = 0;
    return frames;
}

static void what_goes_on_is_hurried_by_holding(void **state)
{
    unsigned usual = frames_until_due(0), hurried = frames_until_due(1);
    assert_true(usual > 20);
    assert_true(hurried < usual / 2);
}

/* The fastest that the turns of others go while the person decides some times. */
static float fastest_of_others(Speed speed, Waits waits)
{
    Play *play = begin(&regicide_game, 3);
    unsigned acted = 0, frames = 0;
    float fastest = 0;
    app.settings.speed = speed;
    app.settings.waits = waits;
    while (frames < FRAMES && acted < TURNS && scene_top(&app.scenes)->data == play) {
        frames += pass_frame();
        fastest = fmaxf(fastest, play->table->pace);
        acted += is_due(play) && act(play);
        scene_change(&app.scenes);
    }
    assert_true(acted > 2);
    app.settings.waits = WAITS_BRIEFLY;
    return fastest;
}

static void who_takes_their_time_is_not_hurried(void **unused)
{
    assert_true(fastest_of_others(SPEED_NORMAL, WAITS_BRIEFLY) == 2);
    assert_true(fastest_of_others(SPEED_SLOW, WAITS_BRIEFLY) == 1);
    assert_true(fastest_of_others(SPEED_NORMAL, WAITS_LONG) == 1);
}

/* How often a match stops until the person presses, while they act so many times. */
static unsigned holds(const Game *game, uint8_t seats, Waits waits)
{
    Play *play = begin(game, seats);
    unsigned acted = 0, held = 0, frames = 0;
    app.settings.waits = waits;
    while (frames < FRAMES && acted < TURNS && scene_top(&app.scenes)->data == play) {
        frames += pass_frame();
        if (play_is_held(play)) {
            is_held_until_pressed(play);
            held++;
        }
        acted += play->phase == PLAY_DECIDING && !table_is_moving(play->table) && act(play);
        scene_change(&app.scenes);
    }
    app.settings.waits = WAITS_BRIEFLY;
    return held;
}

static void what_is_worth_a_look_is_held(void **unused)
{
    assert_int_equal(holds(&claim_game, 2, WAITS_BRIEFLY), 0);
    assert_int_equal(holds(&claim_game, 2, WAITS_LONG), 0);
    assert_true(holds(&claim_game, 2, WAITS_FOR_ME) > 0);
    assert_true(holds(&clash_game, 2, WAITS_FOR_ME) > 0);
    assert_true(holds(&direnjie_game, 4, WAITS_FOR_ME) > 2);
}

static void regicide(void **unused)
{
    no_turn_is_told_too_early(&regicide_game, 3);
}

static void claim(void **unused)
{
    no_turn_is_told_too_early(&claim_game, 2);
}

static void clash(void **unused)
{
    no_turn_is_told_too_early(&clash_game, 2);
}

static void direnjie(void **unused)
{
    no_turn_is_told_too_early(&direnjie_game, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_worth_a_look_is_held),
        cmocka_unit_test(regicide),
        cmocka_unit_test(claim),
        cmocka_unit_test(clash),
        cmocka_unit_test(direnjie),
        cmocka_unit_test(what_goes_on_is_hurried_by_holding),
        cmocka_unit_test(who_takes_their_time_is_not_hurried),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
