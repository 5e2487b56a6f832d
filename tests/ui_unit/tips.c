/* When the sentence beside an element comes, where it lies and when it goes. */
#include "small_window.h"
#include "ui/loop.h"
#include "ui/theme.h"

static const char *reason;
static bool hushed, covers;

static const Rect panel = {100, 100, 300, 200}, sign = {150, 150, 40, 40},
                  pile = {900, 400, 100, 150};

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
    ui_tip(ui, "panel", "A panel.", panel);
    ui_tip(ui, "sign", "A sign on it.", sign);
    ui_tip(ui, "pile", "A pile.", pile);
    if (covers) {
        ui_cover(ui, "Something lies above.");
    }
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
    hushed = covers = false;
    int status = open_window(state);
    show(screen);
    return status;
}

static void a_pointer_that_rests_asks(void **state)
{
    push_move(600, 420);
    rest();
    assert_non_null(tip());
    assert_string_equal(tip()->name, "Not now.");
}

static void a_pointer_left_lying_does_not(void **state)
{
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

/* The pointer came to rest where nothing was to be told. */
static void nor_what_comes_below_it(void **state)
{
    reason = NULL;
    push_move(600, 420);
    rest();
    assert_null(tip());
    reason = "Not now.";
    rest();
    assert_null(tip());
    push_move(601, 420);
    rest();
    assert_non_null(tip());
}

static void nor_what_the_window_opens_over(void **state)
{
    SDL_Event enters = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_ENTER}};
    SDL_PushEvent(&enters);
    push_move(600, 420);
    rest();
    assert_null(tip());
    push_move(608, 420);
    rest();
    assert_non_null(tip());
}

static void nor_while_another_plays(void **state)
{
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
    push_key(SDLK_TAB);
    show(screen);
    assert_string_equal(ui_focused_id(ui), "button.low");
    assert_null(tip()); /* it may go on at once */
    rest();
    assert_non_null(tip());
}

static void the_smaller_thing_speaks_first(void **state)
{
    push_move(170, 170);
    rest();
    assert_string_equal(tip()->name, "A sign on it.");
    push_move(300, 250);
    rest();
    assert_string_equal(tip()->name, "A panel.");
}

static void what_is_covered_says_nothing(void **state)
{
    covers = true;
    push_move(300, 250);
    rest();
    assert_null(tip());
    assert_int_equal(ui_tip_count(ui), 0);
}

/* As the key does that asks what something is. */
static void step(int by)
{
    ui_frame_begin(ui);
    ui_tip_walk(ui, by);
    screen();
    ui_frame_end(ui);
}

static void a_walk_goes_round(void **state)
{
    step(1);
    assert_string_equal(tip()->name, "A panel.");
    step(1);
    assert_string_equal(tip()->name, "A sign on it.");
    step(1);
    assert_string_equal(tip()->name, "A pile.");
    step(1);
    assert_string_equal(tip()->name, "A panel.");
    step(-1);
    assert_string_equal(tip()->name, "A pile.");
}

static void a_walk_goes_on_by_arrows_and_ends(void **state)
{
    step(1);
    push_key(SDLK_RIGHT);
    show(screen);
    assert_string_equal(tip()->name, "A pile.");
    assert_string_equal(ui_focused_id(ui), "");
    push_key(SDLK_LEFT);
    show(screen);
    assert_string_equal(tip()->name, "A panel.");
    push_key(SDLK_TAB);
    show(screen);
    assert_string_equal(tip()->name, "A sign on it.");
    show(screen);
    assert_non_null(tip());
    push_key(SDLK_ESCAPE);
    show(screen);
    assert_null(tip());
    KeyPress left = ui_next_key(ui);
    assert_false(press_is_some(&left)); /* nothing else was left by it */
    step(1);
    assert_string_equal(tip()->name, "A pile."); /* from where it ended */
    push_click(600, 350);
    show(screen);
    show(screen);
    assert_null(tip());
}

static void push_mouse_finger(uint32_t type, int x, int y)
{
    SDL_Event event = {.button = {.type = type,
                                  .which = SDL_TOUCH_MOUSEID,
                                  .button = SDL_BUTTON_LEFT,
                                  .clicks = 1,
                                  .x = x,
                                  .y = y}};
    SDL_PushEvent(&event);
}

static void hold_finger(int x, int y)
{
    push_mouse_finger(SDL_MOUSEBUTTONDOWN, x, y);
    show(screen);
    assert_null(tip());
    ui->input.held_since -= 1000;
    show(screen);
}

static void a_finger_that_stays_asks(void **state)
{
    hold_finger(300, 250);
    assert_string_equal(tip()->name, "A panel.");
    push_mouse_finger(SDL_MOUSEBUTTONUP, 300, 250);
    show(screen);
    assert_non_null(tip()); /* to be read without the finger before it */
    push_mouse_finger(SDL_MOUSEBUTTONDOWN, 10, 10);
    show(screen);
    assert_null(tip());
}

static void a_finger_that_asked_does_not_press(void **state)
{
    hold_finger(600, 420);
    assert_string_equal(tip()->name, "Not now.");
    push_mouse_finger(SDL_MOUSEBUTTONUP, 600, 420);
    show(screen);
    assert_string_equal(ui->tip.refused, "");
}

static void it_finds_room_between_main_button_and_edge(void **state)
{
    show(screen);
    float width;
    Rect main = {500, 330, 200, 52};
    for (size_t i = 0; i < ui_tip_count(ui); i++) {
        Explained thing = ui_tip_at(ui, i);
        Rect rect = tip_place(ui, thing.text, thing.rect, &width);
        Rect over = rect_intersection(rect, main), own = rect_intersection(rect, thing.rect);
        assert_true(over.w * over.h <= 0 && own.w * own.h <= 0);
        assert_true(rect.x >= 0 && rect.x + rect.w <= ui_bounds(ui).w);
        assert_true(rect.y >= 0 && rect.y + rect.h <= ui_bounds(ui).h);
    }
}

static void lines(void)
{
    for (int i = 0; i < 3; i++) {
        char id[2] = {(char)('a' + i), '\0'};
        ui_tip(ui, id, "A line of a panel, of which there are some.",
               (Rect){20, 300 + 30 * (float)i, 180, 24});
    }
}

static void it_leaves_its_neighbours_to_be_read(void **state)
{
    float width;
    show(lines);
    Rect rect = tip_place(ui, ui_tip_at(ui, 1).text, ui_tip_at(ui, 1).rect, &width);
    assert_true(rect.x >= 200); /* at the right of all three */
}

static void words_below(void)
{
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, false};
    ui_label(ui, "host", "What the host says, in a line below.", style, COLOR_PAPER,
             (Rect){400, 60, 560, 30});
    ui_tip(ui, "sign", "What this sign does.", (Rect){600, 10, 40, 40});
}

static void it_covers_no_words_where_there_is_room(void **state)
{
    float width;
    show(words_below);
    show(words_below);
    Rect rect = tip_place(ui, ui_tip_at(ui, 0).text, ui_tip_at(ui, 0).rect, &width);
    const DrawList *list = ui_draw(ui);
    bool has_words = false;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawItem *item = draw_list_item(list, i);
        if (item->command.kind == DRAW_TEXT) {
            Box box = box_of(rect);
            assert_true(box.x1 <= item->bounds.x0 || item->bounds.x1 <= box.x0 ||
                        box.y1 <= item->bounds.y0 || item->bounds.y1 <= box.y0);
            has_words = true;
        }
    }
    assert_true(has_words);
}

#define TIP(name) cmocka_unit_test_setup_teardown(name, open_tips, close_window)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TIP(a_pointer_that_rests_asks),
        TIP(a_pointer_left_lying_does_not),
        TIP(nor_what_comes_below_it),
        TIP(nor_what_the_window_opens_over),
        TIP(nor_while_another_plays),
        TIP(it_covers_neither_its_element_nor_the_main_button),
        TIP(it_goes_with_its_cause),
        TIP(the_focus_asks_when_a_key_brings_it),
        TIP(the_smaller_thing_speaks_first),
        TIP(what_is_covered_says_nothing),
        TIP(a_walk_goes_round),
        TIP(a_walk_goes_on_by_arrows_and_ends),
        TIP(a_finger_that_stays_asks),
        TIP(a_finger_that_asked_does_not_press),
        TIP(it_leaves_its_neighbours_to_be_read),
        TIP(it_covers_no_words_where_there_is_room),
        TIP(it_finds_room_between_main_button_and_edge),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
