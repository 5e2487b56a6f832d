/* The whole window on SDL's dummy driver: frames, damage, widgets, pictures, failures. */
#include "check.h"
#include "ui_state.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Ui *ui;

static UiOptions options(void)
{
    return (UiOptions){.title = "Meja",
                       .data_folder = MEJA_DATA,
                       .cache_folder = "",
                       .width = 1280,
                       .height = 720,
                       .x = INT_MIN,
                       .y = INT_MIN,
                       .exact = true,
                       .renderer = RENDERER_SOFTWARE};
}

static int open_window(void **state)
{
    (void)state;
    char problem[256];
    UiOptions wanted = options();
    ui = ui_open(&wanted, problem, sizeof problem);
    return ui ? 0 : -1;
}

static int close_window(void **state)
{
    (void)state;
    ui_close(ui);
    return 0;
}

static void push_button(uint32_t type, int x, int y)
{
    SDL_Event event = {.button = {.type = type, .button = SDL_BUTTON_LEFT, .x = x, .y = y}};
    SDL_PushEvent(&event);
}

static void push_click(int x, int y)
{
    push_button(SDL_MOUSEBUTTONDOWN, x, y);
    push_button(SDL_MOUSEBUTTONUP, x, y);
}

static void push_key(SDL_Keycode code)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = code}}};
    SDL_PushEvent(&event);
    event.key.type = SDL_KEYUP;
    SDL_PushEvent(&event);
}

static void push_text(const char *text)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    snprintf(event.text.text, sizeof event.text.text, "%s", text);
    SDL_PushEvent(&event);
}

static int presses;

static void screen(void)
{
    Picture king = picture_named("regicide/KS");
    draw_picture(ui_draw(ui), &king, (Outline){{500, 200, 160, 224}, 7}, 1);
    presses +=
        ui_button(ui, &(Button){.id = "button.go", .label = "Go", .rect = {100, 100, 200, 52}});
    ui_label(ui, "text.hint", "Play a card", (TextStyle){.face = FONT_BODY, .size = 18},
             (Color){255, 255, 255, 255}, (Rect){100, 200, 300, 40});
}

static void show(void (*declare)(void))
{
    ui_wait(ui, 0);
    ui_frame_begin(ui);
    declare();
    ui_frame_end(ui);
}

static void rest(void)
{
    for (int i = 0; i < 6; i++) {
        show(screen);
    }
    ui_frame_times(ui);
}

static void a_frame_in_which_nothing_changed_is_not_painted(void **state)
{
    (void)state;
    show(screen);
    assert_true(ui_frame_times(ui).count > 0);
    rest();
    show(screen);
    assert_int_equal(ui_frame_times(ui).count, 0);
}

static uint32_t pixel(int x, int y)
{
    const Target *target = &ui->presenter.target;
    return target->pixels[y * target->stride + x] & 0xffffffU;
}

static void painting_in_parts_gives_the_same_pixels(void **state)
{
    (void)state;
    rest();
    const Target *target = &ui->presenter.target;
    size_t row = (size_t)target->w * 4, size = row * (size_t)target->h;
    uint32_t *before = malloc(size);
    assert_non_null(before);
    memcpy(before, target->pixels, size);
    ui_frame_begin(ui);
    screen();
    draw_fill(ui_draw(ui), (Rect){540, 250, 90, 33}, (Color){255, 0, 0, 255});
    ui_frame_end(ui);
    assert_int_equal(pixel(560, 260), 0xff0000);
    show(screen);
    assert_memory_equal(before, target->pixels, size);
    free(before);
}

static void a_press_acts_in_the_frame_after_it_came(void **state)
{
    (void)state;
    rest();
    presses = 0;
    push_click(200, 126);
    ui_wait(ui, 0);
    assert_true(ui_press_pending(ui));
    ui_frame_begin_layout(ui);
    screen();
    ui_frame_skip_input(ui);
    assert_int_equal(presses, 0);
    assert_true(ui_press_pending(ui));
    ui_frame_begin(ui);
    screen();
    ui_frame_end(ui);
    assert_int_equal(presses, 1);
    assert_false(ui_press_pending(ui));
}

static void two_clicks_at_once_act_in_two_frames(void **state)
{
    (void)state;
    rest();
    presses = 0;
    push_click(200, 126);
    push_click(200, 126);
    ui_wait(ui, 0);
    ui_frame_begin(ui);
    screen();
    ui_frame_end(ui);
    assert_int_equal(presses, 1);
    show(screen);
    assert_int_equal(presses, 2);
}

static void flushed_input_never_acts(void **state)
{
    (void)state;
    rest();
    presses = 0;
    push_button(SDL_MOUSEBUTTONDOWN, 200, 126);
    ui_wait(ui, 0);
    assert_true(ui_held_ms(ui) > 0);
    ui_flush_input(ui);
    assert_int_equal(ui_held_ms(ui), 0);
    push_button(SDL_MOUSEBUTTONUP, 200, 126);
    show(screen);
    show(screen);
    assert_int_equal(presses, 0);
    push_click(200, 126);
    show(screen);
    assert_int_equal(presses, 1);
}

static void keys_that_nobody_took_reach_the_scene(void **state)
{
    (void)state;
    rest();
    push_key(SDLK_u);
    ui_wait(ui, 0);
    ui_frame_begin(ui);
    KeyPress key = ui_next_key(ui);
    assert_int_equal(key.key, KEY_CHARACTER);
    assert_int_equal(key.character, 'u');
    assert_int_equal(ui_next_key(ui).key, KEY_NONE);
    screen();
    ui_frame_end(ui);
}

static bool toggles;

/* As a key or a switch does it, in the midst of a frame. */
static void upset_screen(void)
{
    screen();
    if (toggles) {
        ui_set_fullscreen(ui, !ui_is_fullscreen(ui));
    } else {
        int w = ui_bounds(ui).w > 800 ? 700 : 900;
        SDL_SetWindowSize(ui->window, w, 500);
        SDL_GetWindowSurface(ui->window);
    }
}

static bool target_is_the_window(void)
{
    const SDL_Surface *surface = SDL_GetWindowSurface(ui->window);
    return surface->pixels == ui->presenter.target.pixels && surface->w == ui->presenter.target.w;
}

static void full_screen_waits_for_the_end_of_a_frame(void **state)
{
    (void)state;
    toggles = true;
    for (int i = 0; i < 200; i++) {
        bool before = ui_is_fullscreen(ui);
        ui_wait(ui, 0);
        ui_frame_begin(ui);
        upset_screen();
        assert_true(target_is_the_window());
        ui_frame_end(ui);
        assert_true(target_is_the_window());
        assert_true(ui_press_pending(ui));
        assert_int_equal(ui_is_fullscreen(ui), !before);
    }
    show(screen);
    assert_false(ui_press_pending(ui));
    assert_true(target_is_the_window());
}

static void a_frame_whose_surface_is_gone_is_drawn_anew(void **state)
{
    (void)state;
    toggles = false;
    for (int i = 0; i < 20; i++) {
        show(upset_screen);
        show(screen);
        assert_true(target_is_the_window());
        assert_true(ui_frame_times(ui).count > 0);
        show(screen);
    }
}

static char name[16];
static bool changed;

static void field_screen(void)
{
    changed = ui_field(ui, &(Field){.id = "field", .label = "Name", .rect = {100, 100, 300, 48}},
                       name, sizeof name);
}

static void focus_field(void)
{
    show(field_screen);
    push_click(200, 120);
    show(field_screen);
    show(field_screen);
}

static void a_field_takes_whole_characters(void **state)
{
    (void)state;
    strcpy(name, "");
    focus_field();
    push_text("A");
    push_text("e\xcc\x81");
    show(field_screen);
    assert_true(changed);
    assert_string_equal(name, "A\xc3\xa9");
    push_key(SDLK_BACKSPACE);
    show(field_screen);
    assert_string_equal(name, "A");
    push_key(SDLK_HOME);
    push_text("x");
    show(field_screen);
    show(field_screen);
    assert_string_equal(name, "xA");
}

static char person[64];

static void narrow_screen(void)
{
    ui_field(ui,
             &(Field){.id = "field", .label = "Name", .rect = {100, 100, 300, 48}, .columns = 6},
             person, sizeof person);
}

/* Six columns: three Chinese characters, or six letters however many marks they carry. */
static void a_field_limits_the_width(void **state)
{
    (void)state;
    static const char *const typed[][2] = {
        {"王小明", "王小明"},
        {"Ольгак", "Ольгак"},
        {"q\u0323\u0307w\u0323\u0307", "q\u0323\u0307\u1e89\u0307"},
        {"A\U0001F1EE\U0001F1E9", "A\U0001F1EE\U0001F1E9"},
    };
    for (size_t i = 0; i < sizeof typed / sizeof *typed; i++) {
        strcpy(person, "");
        show(narrow_screen);
        push_click(200, 120);
        show(narrow_screen);
        show(narrow_screen);
        push_text(typed[i][0]);
        show(narrow_screen);
        push_text("大大大");
        show(narrow_screen);
        assert_string_equal(person, typed[i][1]);
    }
}

static void push_control(SDL_Keycode code)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = code, .mod = KMOD_LCTRL}}};
    SDL_PushEvent(&event);
}

static void a_field_copies_and_pastes(void **state)
{
    (void)state;
    strcpy(name, "one");
    focus_field();
    SDL_SetClipboardText("\ttwo");
    push_control(SDLK_v);
    show(field_screen);
    assert_string_equal(name, "one two");
    push_control(SDLK_c);
    push_control(SDLK_v);
    show(field_screen);
    show(field_screen);
    assert_string_equal(name, "one twoone two");
    ui_wait(ui, 0);
    char *held = SDL_GetClipboardText();
    assert_string_equal(held, "one two");
    SDL_free(held);
}

static void a_field_never_overflows(void **state)
{
    (void)state;
    strcpy(name, "0123456789abcd");
    focus_field();
    push_text("\xe7\x8b\x84"); /* three bytes do not fit in the last one */
    show(field_screen);
    assert_string_equal(name, "0123456789abcd");
    push_text("e");
    show(field_screen);
    assert_string_equal(name, "0123456789abcde");
}

static void push_composition(const char *text)
{
    SDL_Event event = {.edit = {.type = SDL_TEXTEDITING}};
    snprintf(event.edit.text, sizeof event.edit.text, "%s", text);
    SDL_PushEvent(&event);
}

static char drawn[64];  /* the words of the field */
static float caret_end; /* the right edge of the last thing that is drawn of it */

static void composing_screen(void)
{
    DrawList *list = ui_draw(ui);
    field_screen();
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_TEXT) {
            snprintf(drawn, sizeof drawn, "%s", command->text->lines->text);
        } else if (command->kind == DRAW_FILL) {
            caret_end = command->rect.x + command->rect.w;
        }
    }
}

/* As pinyin is typed: letters first, then characters that take their place. */
static void an_input_method_composes_at_the_caret(void **state)
{
    (void)state;
    strcpy(name, "A");
    focus_field();
    push_composition("di ren");
    show(composing_screen);
    assert_string_equal(drawn, "Adi ren");
    assert_string_equal(name, "A");
    push_key(SDLK_BACKSPACE); /* belongs to the input method */
    show(composing_screen);
    assert_string_equal(name, "A");
    push_composition("");
    push_text("\xe7\x8b\x84");
    show(composing_screen);
    assert_string_equal(name, "A\xe7\x8b\x84");
    assert_string_equal(drawn, name);
}

static void the_caret_of_a_long_line_stays_in_sight(void **state)
{
    (void)state;
    strcpy(name, "W");
    focus_field();
    push_composition("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW");
    show(composing_screen);
    assert_true(caret_end <= 100 + 300);
    assert_true(caret_end > 100 + 250);
}

static void number_screen(void)
{
    ui_field(ui,
             &(Field){.id = "field", .label = "Deal", .rect = {100, 100, 300, 48}, .digits = true},
             name, sizeof name);
}

static void a_field_of_digits_takes_digits(void **state)
{
    (void)state;
    strcpy(name, "");
    show(number_screen);
    push_click(200, 120);
    show(number_screen);
    push_text("4a-2");
    show(number_screen);
    assert_string_equal(name, "42");
}

static void scroll_screen(void)
{
    Rect room = {100, 100, 400, 200};
    Rect inner = ui_scroll_begin(ui, "list.long", room, 1000);
    for (int i = 0; i < 20; i++) {
        char id[24];
        snprintf(id, sizeof id, "row.%d", i);
        Rect rect = {inner.x, inner.y + 50 * (float)i, 300, 44};
        ui_button(ui, &(Button){.id = id, .label = id, .rect = rect});
    }
    ui_scroll_end(ui);
}

static bool is_seen(const char *id)
{
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        if (!strcmp(ui_element_at(ui, i)->id, id)) {
            return true;
        }
    }
    return false;
}

static void focus_scrolls_into_sight(void **state)
{
    (void)state;
    show(scroll_screen);
    assert_true(is_seen("row.0"));
    assert_false(is_seen("row.9"));
    for (int i = 0; i < 10; i++) {
        push_key(SDLK_TAB);
        show(scroll_screen);
    }
    show(scroll_screen);
    assert_string_equal(ui_focused_id(ui), "row.9");
    assert_true(is_seen("row.9"));
    assert_false(is_seen("row.0"));
}

static void missing_screen(void)
{
    Picture nothing = picture_named("regicide/no-such-card");
    draw_picture(ui_draw(ui), &nothing, (Outline){{100, 100, 100, 140}, 0}, 1);
}

static void a_missing_picture_is_a_paper_card(void **state)
{
    (void)state;
    show(missing_screen);
    show(missing_screen);
    assert_int_equal(pixel(150, 120), 0xf3e8d2);
}

static void a_screenshot_is_a_png(void **state)
{
    (void)state;
    rest();
    assert_true(ui_screenshot(ui, MEJA_SCRATCH "/window.png"));
    unsigned char head[24];
    FILE *file = fopen(MEJA_SCRATCH "/window.png", "rb");
    assert_non_null(file);
    assert_int_equal(fread(head, sizeof head, 1, file), 1);
    fclose(file);
    assert_memory_equal(head, "\x89PNG\r\n\x1a\n", 8);
    assert_int_equal(head[18] << 8 | head[19], 1280);
    assert_false(ui_screenshot(ui, MEJA_SCRATCH "/no/such/folder.png"));
}

static void push_drop(const char *file)
{
    SDL_Event event = {.drop = {.type = SDL_DROPFILE, .file = SDL_strdup(file)}};
    SDL_PushEvent(&event);
}

static void a_dropped_file_is_taken_once(void **state)
{
    (void)state;
    char path[16] = "";
    assert_false(ui_take_dropped(ui, path, sizeof path));
    push_drop("/a/game.txt");
    push_drop("/another.txt");
    ui_wait(ui, 0);
    assert_true(ui_take_dropped(ui, path, sizeof path));
    assert_string_equal(path, "/a/game.txt");
    assert_false(ui_take_dropped(ui, path, sizeof path));
    push_drop("/much/too/long.txt");
    ui_wait(ui, 0);
    assert_false(ui_take_dropped(ui, path, sizeof path));
}

static void missing_data_is_said(void **state)
{
    (void)state;
    char problem[256] = "";
    UiOptions wanted = options();
    wanted.data_folder = MEJA_SCRATCH "/nowhere";
    assert_null(ui_open(&wanted, problem, sizeof problem));
    assert_non_null(strstr(problem, "pictures"));
}

static void no_screen_is_said(void **state)
{
    (void)state;
    char problem[256] = "";
    UiOptions wanted = options();
    SDL_setenv("SDL_VIDEODRIVER", "no-such-driver", 1);
    assert_null(ui_open(&wanted, problem, sizeof problem));
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    assert_non_null(strstr(problem, "screen"));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_window, close_window)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_frame_in_which_nothing_changed_is_not_painted),
        TEST(painting_in_parts_gives_the_same_pixels),
        TEST(a_press_acts_in_the_frame_after_it_came),
        TEST(two_clicks_at_once_act_in_two_frames),
        TEST(flushed_input_never_acts),
        TEST(keys_that_nobody_took_reach_the_scene),
        TEST(full_screen_waits_for_the_end_of_a_frame),
        TEST(a_frame_whose_surface_is_gone_is_drawn_anew),
        TEST(a_field_copies_and_pastes),
        TEST(a_field_takes_whole_characters),
        TEST(a_field_limits_the_width),
        TEST(a_field_never_overflows),
        TEST(an_input_method_composes_at_the_caret),
        TEST(the_caret_of_a_long_line_stays_in_sight),
        TEST(a_field_of_digits_takes_digits),
        TEST(focus_scrolls_into_sight),
        TEST(a_missing_picture_is_a_paper_card),
        TEST(a_dropped_file_is_taken_once),
        TEST(a_screenshot_is_a_png),
        cmocka_unit_test(missing_data_is_said),
        cmocka_unit_test(no_screen_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
