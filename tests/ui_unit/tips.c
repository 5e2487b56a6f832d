/* When the sentence beside an element comes, where it lies and when it goes. */
#include "small_window.h"

static const char *reason;
static bool hushed;

static void screen(void)
{
    ui_tip_hush(ui, hushed);
    ui_button(
        ui, &(Button){
                .id = "button.low", .label = "Low", .rect = {500, 400, 200, 52}, .reason = reason});
    ui_button(ui, &(Button){.id = "button.main",
                            .label = "Play",
                            .rect = {500, 330, 200, 52},
                            .kind = BUTTON_PRIMARY});
}

static void push_move(int x, int y)
{
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}};
    SDL_PushEvent(&event);
}

static const Element *tip(void)
{
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        if (!strcmp(ui_element_at(ui, i)->id, "tip")) {
            return ui_element_at(ui, i);
        }
    }
    return NULL;
}

/* As long as the pointer must rest, and a little more. */
static void rest(void)
{
    show(screen);
    ui->tip.since -= 1000;
    show(screen);
}

static int open_tips(void **state)
{
    reason = "Not now.";
    hushed = false;
    int status = open_window(state);
    show(screen);
    return status;
}

static void a_pointer_that_rests_asks(void **state)
{
    (void)state;
    push_move(600, 420);
    rest();
    assert_non_null(tip());
    assert_string_equal(tip()->name, "Not now.");
}

static void a_pointer_left_lying_does_not(void **state)
{
    (void)state;
    reason = NULL;
    push_move(600, 420);
    push_click(600, 420);
    show(screen);
    show(screen);
    reason = "Not now."; /* the click has made it so */
    rest();
    assert_null(tip());
    push_move(603, 424); /* five pixels */
    rest();
    assert_null(tip());
    push_move(603, 426);
    rest();
    assert_non_null(tip());
}

static void nor_while_another_plays(void **state)
{
    (void)state;
    hushed = true;
    push_move(600, 420);
    rest();
    assert_null(tip());
    push_click(600, 420);
    show(screen);
    show(screen);
    assert_non_null(tip());
}

static void it_covers_neither_its_element_nor_the_main_button(void **state)
{
    (void)state;
    push_move(600, 420);
    rest();
    Rect main = {500, 330, 200, 52}, own = {500, 400, 200, 52};
    assert_non_null(tip());
    Rect rect = tip()->rect;
    assert_true(rect_intersection(rect, main).h <= 0 || rect_intersection(rect, main).w <= 0);
    assert_true(rect_intersection(rect, own).h <= 0 || rect_intersection(rect, own).w <= 0);
}

static void it_goes_with_its_cause(void **state)
{
    (void)state;
    push_click(600, 420);
    show(screen);
    show(screen);
    assert_non_null(tip());
    push_move(10, 10);
    show(screen);
    assert_non_null(tip());
    reason = NULL;
    show(screen);
    show(screen);
    assert_null(tip());
}

static void the_focus_asks_when_a_key_brings_it(void **state)
{
    (void)state;
    reason = NULL;
    show(screen);
    push_key(SDLK_TAB);
    show(screen);
    assert_string_equal(ui_focused_id(ui), "button.low");
    push_key(SDLK_RETURN);
    show(screen);
    reason = "Not now.";
    show(screen);
    show(screen);
    assert_null(tip());
    push_key(SDLK_TAB);
    show(screen);
    show(screen);
    push_key(SDLK_TAB);
    show(screen);
    show(screen);
    assert_string_equal(ui_focused_id(ui), "button.low");
    assert_non_null(tip());
}

#define TIP(name) cmocka_unit_test_setup_teardown(name, open_tips, close_window)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TIP(a_pointer_that_rests_asks), TIP(a_pointer_left_lying_does_not),
        TIP(nor_while_another_plays),   TIP(it_covers_neither_its_element_nor_the_main_button),
        TIP(it_goes_with_its_cause),    TIP(the_focus_asks_when_a_key_brings_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
