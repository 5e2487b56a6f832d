/* When the curtain opens: by one press that was begun once it had hung for half a second, by two
 * where that is set, or by holding one. Its clock is set by hand. */
#include "../held_time.h"
#include "app_match.h"
#include "handover.h"
#include "loop.h"
#include "opened.h"
#include "play.h"
#include "scene_args.h"
#include "ui/loop.h"

#include "base/text.h"
#include "games/null.h"
#include "games/regicide.h"
#include "testing.h"

#include <SDL.h>

#include <string.h>

#define HANGING 500 /* ms until a press counts */
#define HOLDING 600 /* ms that open it at once */
#define OPENING 900 /* ms that it takes to go down from a table of all */

/* One frame, so many ms after the one before, as the program runs it. */
static void frame(uint64_t ms)
{
    held_now += ms;
    ui_wait(app.ui, 0);
    app_show(&app);
    if (scene_change(&app.scenes)) {
        ui_flush_input(app.ui);
    }
}

static void mouse(bool down)
{
    SDL_Event event = {.button = {.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                  .button = SDL_BUTTON_LEFT,
                                  .clicks = 1,
                                  .x = 300,
                                  .y = 200}};
    SDL_PushEvent(&event);
}

static void space(bool down)
{
    SDL_Event event = {
        .key = {.type = down ? SDL_KEYDOWN : SDL_KEYUP, .keysym = {.sym = SDLK_SPACE}}};
    SDL_PushEvent(&event);
}

static void click(void)
{
    mouse(true);
    mouse(false);
    frame(1);
    frame(1);
}

static bool hangs(void)
{
    return scene_top(&app.scenes)->kind == shared_scenes.curtain;
}

static bool has(const char *id)
{
    for (size_t i = 0; i < ui_element_count(app.ui); i++) {
        if (text_equal(ui_element_at(app.ui, i)->id, id)) {
            return true;
        }
    }
    return false;
}

static const char *name_of(const char *id)
{
    for (size_t i = 0; i < ui_element_count(app.ui); i++) {
        if (text_equal(ui_element_at(app.ui, i)->id, id)) {
            return ui_element_at(app.ui, i)->name;
        }
    }
    return "";
}

/* Whether anything is declared that only one person may know. */
static bool tells_secrets(void)
{
    for (size_t i = 0; i < ui_element_count(app.ui); i++) {
        if (ui_element_at(app.ui, i)->secret) {
            return true;
        }
    }
    return false;
}

/* A match of two persons, before which the curtain has just fallen. */
static void begin(const Game *game)
{
    MatchPlan plan = plan_initial(game, 2);
    plan.setup.seed = 7;
    plan.kinds[0] = plan.kinds[1] = SEAT_PERSON;
    app_begin_match(&app, &plan);
    frame(0);
    assert_true(hangs());
}

static void one_press_opens_it(void **unused)
{
    begin(&null_game);
    frame(HANGING);
    frame(1);
    assert_true(has("button.ready"));
    click();
    assert_false(hangs());
}

static void a_key_opens_it(void **unused)
{
    begin(&null_game);
    frame(HANGING);
    frame(1);
    space(true);
    frame(1);
    frame(1);
    assert_false(hangs());
    space(false);
    frame(1);
}

static void it_hangs_for_half_a_second(void **unused)
{
    begin(&null_game);
    frame(HANGING - 100);
    for (int i = 0; i < 4; i++) {
        click();
        space(true);
        space(false);
        frame(1);
    }
    assert_true(hangs());
    frame(HANGING);
    frame(1);
    assert_true(hangs());
    click();
    assert_false(hangs());
}

/* Pressed before it fell, and held far longer than would open it. */
static void what_is_held_must_be_let_go_of(void **unused)
{
    mouse(true);
    space(true);
    begin(&null_game);
    for (int i = 0; i < 30; i++) {
        frame(HOLDING / 10);
    }
    mouse(false);
    frame(HOLDING);
    assert_true(hangs());
    click(); /* the space bar is down still */
    assert_true(hangs());
    space(false);
    frame(1);
    frame(HOLDING);
    assert_true(hangs());
    click();
    assert_false(hangs());
}

static void two_presses_open_it_where_that_is_set(void **unused)
{
    app.settings.two_presses = true;
    begin(&regicide_game);
    frame(HANGING);
    frame(1);
    assert_true(has("button.ready"));
    assert_false(has("button.reveal"));
    click();
    frame(OPENING);
    frame(1);
    assert_true(hangs());
    assert_true(has("button.reveal"));
    assert_false(has("button.ready"));
    click();
    app.settings.two_presses = false;
    assert_false(hangs());
}

static void holding_opens_it_at_once(void **unused)
{
    for (int key = 0; key < 2; key++) {
        void (*const press)(bool) = key ? space : mouse;
        app.settings.two_presses = true;
        begin(&null_game);
        frame(HANGING);
        frame(1);
        press(true);
        frame(1);
        frame(HOLDING - 50);
        assert_true(hangs());
        frame(50);
        app.settings.two_presses = false;
        assert_false(hangs());
        press(false);
        frame(1);
    }
}

/* It goes down before what all may see, and takes nothing more meanwhile. */
static void at_a_table_of_all_it_goes_down(void **unused)
{
    app.settings.speed = SPEED_NORMAL;
    begin(&regicide_game);
    frame(HANGING);
    frame(1);
    assert_false(app_is_busy(&app));
    click();
    assert_true(hangs());
    assert_true(app_is_busy(&app));
    click();
    frame(OPENING / 2);
    assert_true(hangs());
    assert_false(has("button.reveal"));
    frame(OPENING / 2);
    frame(1);
    app.settings.speed = SPEED_INSTANT;
    assert_false(hangs());
    frame(1);
    assert_false(has("button.reveal"));
}

/* As the system tells that another window has taken the keyboard, or given it back. */
static void focus(bool has)
{
    SDL_Event event = {
        .window = {.type = SDL_WINDOWEVENT,
                   .event = has ? SDL_WINDOWEVENT_FOCUS_GAINED : SDL_WINDOWEVENT_FOCUS_LOST}};
    SDL_PushEvent(&event);
    frame(1);
    frame(1);
}

/* Before a table whose hand is in sight, of so many persons. */
static void begin_open(const Game *game, int people)
{
    MatchPlan plan = plan_initial(game, 2);
    plan.setup.seed = 7;
    plan.kinds[1] = people > 1 ? SEAT_PERSON : SEAT_EASY;
    app_begin_match(&app, &plan);
    frame(0);
    if (people > 1) {
        frame(HANGING);
        frame(1);
        click();
    }
    for (int i = 0; i < 100; i++) {
        frame(50);
    }
    assert_false(hangs());
    assert_true(tells_secrets());
}

static void a_window_that_is_left_is_covered(void **unused)
{
    begin_open(&null_game, 2);
    Seat viewer = ((const Play *)scene_top(&app.scenes)->data)->viewer;
    size_t depth = (size_t)app.scenes.depth;
    focus(false);
    assert_true(hangs());
    assert_false(tells_secrets());
    assert_non_null(strstr(name_of("heading.title"), app.seat_names[viewer]));
    focus(true);
    assert_true(hangs()); /* it is not opened by coming back */
    frame(HANGING);
    frame(1);
    click();
    frame(1);
    assert_false(hangs());
    assert_int_equal(app.scenes.depth, depth);
    assert_true(tells_secrets());
    focus(true);
    assert_false(hangs());
}

/* Opened by a press in a window that does not have the keyboard, it stays open. */
static void only_leaving_covers(void **unused)
{
    begin_open(&null_game, 2);
    focus(false);
    frame(HANGING);
    frame(1);
    click();
    frame(1);
    assert_false(hangs());
    focus(false);
    assert_false(hangs());
    focus(true);
}

static void one_press_opens_a_cover_always(void **unused)
{
    begin_open(&null_game, 2);
    app.settings.two_presses = true;
    focus(false);
    frame(HANGING);
    frame(1);
    click();
    frame(1);
    app.settings.two_presses = false;
    assert_false(hangs());
    focus(true);
}

static void alone_it_is_covered_where_that_is_set(void **unused)
{
    begin_open(&null_game, 1);
    focus(false);
    assert_false(hangs());
    focus(true);
    app.settings.cover = COVER_ALWAYS;
    focus(false);
    assert_true(hangs());
    focus(true);
    app.settings.cover = COVER_NEVER;
    begin_open(&null_game, 2);
    focus(false);
    assert_false(hangs());
    focus(true);
    app.settings.cover = COVER_SEVERAL;
}

/* What lies over the table is there again afterwards. */
static void what_was_open_is_covered_too(void **unused)
{
    begin_open(&regicide_game, 2);
    scene_push_rules(&app.scenes, &regicide_game);
    frame(1);
    frame(1);
    assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.rules);
    focus(false);
    assert_true(hangs());
    focus(true);
    frame(HANGING);
    frame(1);
    click();
    frame(OPENING);
    frame(OPENING);
    assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.rules);
}

/* The curtain that waits for the next person is no cover, and is not covered. */
static void the_curtain_hangs_on(void **unused)
{
    begin(&null_game);
    int depth = app.scenes.depth;
    focus(false);
    assert_true(hangs());
    assert_int_equal(app.scenes.depth, depth);
    focus(true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_press_opens_it),
        cmocka_unit_test(a_key_opens_it),
        cmocka_unit_test(it_hangs_for_half_a_second),
        cmocka_unit_test(what_is_held_must_be_let_go_of),
        cmocka_unit_test(two_presses_open_it_where_that_is_set),
        cmocka_unit_test(holding_opens_it_at_once),
        cmocka_unit_test(at_a_table_of_all_it_goes_down),
        cmocka_unit_test(a_window_that_is_left_is_covered),
        cmocka_unit_test(only_leaving_covers),
        cmocka_unit_test(one_press_opens_a_cover_always),
        cmocka_unit_test(alone_it_is_covered_where_that_is_set),
        cmocka_unit_test(what_was_open_is_covered_too),
        cmocka_unit_test(the_curtain_hangs_on),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
