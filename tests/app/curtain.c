/* When the curtain opens: by one press that was begun once it had hung for half a second, by two
 * where that is set, or by holding one. Its clock is set by hand. */
#include "app_match.h"
#include "handover.h"
#include "loop.h"
#include "opened.h"
#include "ui/loop.h"

#include "base/text.h"
#include "games/null.h"
#include "games/regicide.h"
#include "testing.h"

#include <SDL.h>

#define HANGING 500 /* ms until a press counts */
#define HOLDING 600 /* ms that open it at once */
#define OPENING 900 /* ms that it takes to go down from a table of all */

static uint64_t now = 1000;

uint64_t __wrap_SDL_GetTicks64(void);
uint32_t __wrap_SDL_GetTicks(void);
void __wrap_SDL_Delay(uint32_t milliseconds);
int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int milliseconds);

uint64_t __wrap_SDL_GetTicks64(void)
{
    return now;
}

uint32_t __wrap_SDL_GetTicks(void)
{
    return (uint32_t)now;
}

void __wrap_SDL_Delay(uint32_t milliseconds)
{
    (void)milliseconds;
}

int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int milliseconds)
{
    (void)milliseconds;
    return SDL_PollEvent(event);
}

/* One frame, so many ms after the one before, as the program runs it. */
static void frame(uint64_t ms)
{
    now += ms;
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
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
