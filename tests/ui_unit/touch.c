/* Fingers: what a tap, a drag, a long press and a second finger do, and that a finger of which the
 * system tells twice counts once. The dummy driver's screen has 96 pixels to the inch: 2 mm are 7.6
 * pixels, 9 mm are 34, so that targets are 44. */
#include "small_window.h"

#include "touch.h"

static int presses, value = 50;
static Touch card, small;
static float top;

/* A button, a small one beside it and one that is far away; a card; rows that scroll. */
static void screen(void)
{
    Button one = {.id = "button.one", .label = "One", .rect = {100, 100, 200, 52}};
    presses += ui_button(ui, &one);
    small = ui_element(
        ui,
        &(Element){.id = "small", .role = ROLE_BUTTON, .name = "s", .rect = {400, 100, 20, 20}});
    card = ui_element(ui, &(Element){.id = "card",
                                     .role = ROLE_CARD,
                                     .name = "card",
                                     .rect = {600, 100, 80, 120},
                                     .draggable = true,
                                     .detail = 3});
    ui_tip(ui, "panel", "A panel.", (Rect){900, 100, 200, 200});
    Rect inner = ui_scroll_begin(ui, "rows", (Rect){100, 300, 400, 200}, 600);
    top = inner.y;
    for (int i = 0; i < 10; i++) {
        static const char *const ids[] = {"r0", "r1", "r2", "r3", "r4",
                                          "r5", "r6", "r7", "r8", "r9"};
        Button row = {
            .id = ids[i], .label = ids[i], .rect = {100, inner.y + 60 * (float)i, 400, 52}};
        presses += ui_button(ui, &row) ? 100 : 0;
    }
    ui_scroll_end(ui);
    Slider slider = {.id = "slider",
                     .label = "Loud",
                     .shown = "some",
                     .low = 0,
                     .high = 100,
                     .step = 1,
                     .rect = {600, 400, 400, 52}};
    ui_slider(ui, &slider, &value);
}

static int open_touch(void **state)
{
    int failed = open_window(state);
    presses = 0;
    value = 50;
    ui_hold_clock(ui, 0);
    show(screen);
    show(screen);
    return failed;
}

static void pass(uint32_t milliseconds)
{
    ui_hold_clock(ui, milliseconds);
    show(screen);
}

static void a_tap_presses_once(void **state)
{
    push_tap(200, 126);
    show(screen);
    assert_int_equal(presses, 1);
    show(screen);
    show(screen);
    assert_int_equal(presses, 1);
    assert_true(ui->input.touched);
}

/* Some systems make a mouse of it, with a mark or without one, before it or after. */
static void a_finger_told_of_twice_counts_once(void **state)
{
    SDL_Event marked = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                   .which = SDL_TOUCH_MOUSEID,
                                   .button = SDL_BUTTON_LEFT,
                                   .clicks = 1,
                                   .x = 200,
                                   .y = 126}};
    push_finger(SDL_FINGERDOWN, 1, 200, 126);
    SDL_PushEvent(&marked);
    push_finger(SDL_FINGERUP, 1, 200, 126);
    marked.button.type = SDL_MOUSEBUTTONUP;
    SDL_PushEvent(&marked);
    show(screen);
    show(screen);
    assert_int_equal(presses, 1);
    push_tap(200, 126);
    push_click(201, 125);
    show(screen);
    show(screen);
    show(screen);
    assert_int_equal(presses, 2);
    assert_true(ui->input.touched);
}

static void where_only_a_mouse_is_told_of_it_presses_too(void **state)
{
    SDL_Event made = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                 .which = SDL_TOUCH_MOUSEID,
                                 .button = SDL_BUTTON_LEFT,
                                 .clicks = 1,
                                 .x = 200,
                                 .y = 126}};
    SDL_PushEvent(&made);
    made.button.type = SDL_MOUSEBUTTONUP;
    SDL_PushEvent(&made);
    show(screen);
    assert_int_equal(presses, 1);
    assert_true(ui->input.touched);
}

/* A lifted finger points at nothing, so nothing is hovered. */
static void nothing_is_hovered_by_a_finger(void **state)
{
    push_tap(640, 160);
    show(screen);
    assert_true(card.activated && card.by_finger);
    show(screen);
    assert_false(card.hovered);
    assert_string_equal(ui->elements.hovered, "");
    push_finger(SDL_FINGERDOWN, 1, 950, 150);
    show(screen);
    push_finger(SDL_FINGERMOTION, 1, 990, 190);
    show(screen);
    pass(2000);
    assert_null(elements_find(&ui->elements.lists[ui->elements.now], "tip"));
}

static void a_drag_begins_after_two_millimetres(void **state)
{
    push_finger(SDL_FINGERDOWN, 1, 640, 160);
    push_finger(SDL_FINGERMOTION, 1, 645, 165); /* 7.1 pixels */
    show(screen);
    assert_int_equal(ui_drag(ui).phase, DRAG_NONE);
    push_finger(SDL_FINGERMOTION, 1, 646, 166); /* 8.5 */
    show(screen);
    assert_int_equal(ui_drag(ui).phase, DRAG_MOVING);
    push_finger(SDL_FINGERUP, 1, 700, 300);
    show(screen);
    assert_int_equal(ui_drag(ui).phase, DRAG_DROPPED);
    assert_near(ui_drag(ui).now.x, 700);
}

static void a_long_press_looks_closely(void **state)
{
    push_finger(SDL_FINGERDOWN, 1, 640, 160);
    show(screen);
    pass(490);
    assert_int_equal(ui_detail_asked(ui), 0);
    pass(20);
    assert_int_equal(ui_detail_asked(ui), 3);
    push_finger(SDL_FINGERUP, 1, 640, 160);
    show(screen);
    assert_false(card.activated);
    assert_false(ui_tapped_bare(ui));
}

static void a_drag_on_a_row_scrolls(void **state)
{
    float before = top;
    push_finger(SDL_FINGERDOWN, 1, 200, 480);
    push_finger(SDL_FINGERMOTION, 1, 200, 474);
    show(screen);
    assert_near(top, before);
    push_finger(SDL_FINGERMOTION, 1, 200, 430);
    show(screen);
    assert_near(top, before - 50);
    push_finger(SDL_FINGERMOTION, 1, 200, 380);
    show(screen);
    assert_near(top, before - 100);
    push_finger(SDL_FINGERUP, 1, 200, 380);
    show(screen);
    show(screen);
    assert_int_equal(presses, 0);
}

static void a_tap_on_a_row_presses_it(void **state)
{
    push_tap(200, 326);
    show(screen);
    assert_int_equal(presses, 100);
}

/* Of two that come down, neither does anything; the next tap does. */
static void a_second_finger_ends_a_tap(void **state)
{
    push_finger(SDL_FINGERDOWN, 1, 200, 126);
    push_finger(SDL_FINGERDOWN, 2, 640, 160);
    push_finger(SDL_FINGERMOTION, 2, 700, 300);
    push_finger(SDL_FINGERUP, 1, 200, 126);
    push_finger(SDL_FINGERUP, 2, 700, 300);
    for (int i = 0; i < 4; i++) {
        show(screen);
        assert_false(card.activated);
        assert_int_equal(ui_drag(ui).phase, DRAG_NONE);
    }
    assert_int_equal(presses, 0);
    push_tap(200, 126);
    show(screen);
    assert_int_equal(presses, 1);
}

static void a_drag_goes_on_under_a_second_finger(void **state)
{
    push_finger(SDL_FINGERDOWN, 1, 640, 160);
    push_finger(SDL_FINGERMOTION, 1, 640, 200);
    push_finger(SDL_FINGERDOWN, 2, 200, 126);
    push_finger(SDL_FINGERUP, 2, 200, 126);
    push_finger(SDL_FINGERMOTION, 1, 640, 250);
    for (int i = 0; i < 3; i++) {
        show(screen);
    }
    assert_int_equal(ui_drag(ui).phase, DRAG_MOVING);
    assert_near(ui_drag(ui).now.y, 250);
    assert_int_equal(presses, 0);
}

/* A hand that has lain there for long. */
static void a_resting_hand_is_no_finger(void **state)
{
    push_finger(SDL_FINGERDOWN, 1, 20, 700);
    show(screen);
    pass(2100);
    push_finger(SDL_FINGERDOWN, 2, 200, 126);
    push_finger(SDL_FINGERUP, 2, 200, 126);
    show(screen);
    show(screen);
    assert_int_equal(presses, 1);
}

static void two_taps_are_a_double_one(void **state)
{
    push_tap(640, 160);
    show(screen);
    assert_true(card.activated);
    ui_hold_clock(ui, 200);
    push_tap(642, 161);
    show(screen);
    assert_true(card.doubled);
    ui_hold_clock(ui, 1000);
    push_tap(640, 160);
    show(screen);
    assert_true(card.activated);
    assert_false(card.doubled);
}

/* 44 pixels: 12 on each side of one of 20. */
static void small_things_answer_around_them(void **state)
{
    push_tap(410, 131);
    show(screen);
    assert_true(small.activated);
    push_tap(410, 133);
    show(screen);
    assert_false(small.activated);
}

static void a_mouse_has_to_be_exact_and_ends_touch(void **state)
{
    push_tap(410, 131);
    show(screen);
    ui_hold_clock(ui, 1000);
    push_click(410, 131);
    show(screen);
    assert_false(small.activated);
    assert_false(ui->input.touched);
}

static void a_tap_beside_everything_is_bare(void **state)
{
    push_tap(1200, 650);
    show(screen);
    assert_true(ui_tapped_bare(ui));
    show(screen);
    assert_false(ui_tapped_bare(ui));
    push_tap(200, 126);
    show(screen);
    assert_false(ui_tapped_bare(ui));
}

/* Where it is put down says nothing yet. */
static void a_slider_follows_a_finger_that_drags(void **state)
{
    push_finger(SDL_FINGERDOWN, 1, 960, 426);
    show(screen);
    assert_int_equal(value, 50);
    push_finger(SDL_FINGERMOTION, 1, 900, 426);
    show(screen);
    int dragged = value;
    assert_true(dragged != 50);
    push_finger(SDL_FINGERMOTION, 1, 850, 426);
    show(screen);
    assert_true(value < dragged);
    push_finger(SDL_FINGERUP, 1, 850, 426);
    show(screen);
    ui_hold_clock(ui, 1000);
    push_tap(915, 426);
    show(screen);
    show(screen);
    assert_true(value > dragged);
}

static void a_screen_that_tells_nonsense_is_plain(void **state)
{
    assert_near(touch_millimetre(96), 3.78);
    assert_near(touch_millimetre(254), 10);
    assert_near(touch_millimetre(0), 3.78);
    assert_near(touch_millimetre(12), 3.78);
    assert_near(touch_millimetre(5000), 3.78);
    ui->input.millimetre = 10;
    push_tap(410, 151); /* 9 mm are 90 pixels: 35 below one of 20 */
    show(screen);
    assert_true(small.activated);
}

#define TOUCH_TEST(name) cmocka_unit_test_setup_teardown(name, open_touch, close_window)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TOUCH_TEST(a_tap_presses_once),
        TOUCH_TEST(a_finger_told_of_twice_counts_once),
        TOUCH_TEST(where_only_a_mouse_is_told_of_it_presses_too),
        TOUCH_TEST(nothing_is_hovered_by_a_finger),
        TOUCH_TEST(a_drag_begins_after_two_millimetres),
        TOUCH_TEST(a_long_press_looks_closely),
        TOUCH_TEST(a_drag_on_a_row_scrolls),
        TOUCH_TEST(a_tap_on_a_row_presses_it),
        TOUCH_TEST(a_second_finger_ends_a_tap),
        TOUCH_TEST(a_drag_goes_on_under_a_second_finger),
        TOUCH_TEST(a_resting_hand_is_no_finger),
        TOUCH_TEST(two_taps_are_a_double_one),
        TOUCH_TEST(small_things_answer_around_them),
        TOUCH_TEST(a_mouse_has_to_be_exact_and_ends_touch),
        TOUCH_TEST(a_tap_beside_everything_is_bare),
        TOUCH_TEST(a_slider_follows_a_finger_that_drags),
        TOUCH_TEST(a_screen_that_tells_nonsense_is_plain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
