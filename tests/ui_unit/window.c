/* The whole window on SDL's dummy driver: frames, damage, widgets, pictures, failures. */
#include "ui/window.h"
#include "small_window.h"
#include "ui/loop.h"

#include <stdlib.h>

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

static void rest(void)
{
    for (int i = 0; i < 6; i++) {
        show(screen);
    }
    ui_frame_times(ui);
}

static void a_frame_in_which_nothing_changed_is_not_painted(void **state)
{
    show(screen);
    assert_true(ui_frame_times(ui).count > 0);
    rest();
    show(screen);
    assert_int_equal(ui_frame_times(ui).count, 0);
}

/* With and without something under the pointer. */
static void a_window_at_rest_sleeps(void **state)
{
    static const int xs[] = {5, 200};
    for (size_t i = 0; i < 2; i++) {
        SDL_Event move = {.motion = {.type = SDL_MOUSEMOTION, .x = xs[i], .y = 120}};
        SDL_PushEvent(&move);
        rest();
        assert_int_equal(ui->wake_at, 0);
    }
}

static uint32_t pixel(int x, int y)
{
    const Target *target = &ui->presenter.target;
    return target->pixels[y * target->stride + x] & 0xffffffU;
}

static void painting_in_parts_gives_the_same_pixels(void **state)
{
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
    rest();
    push_key(SDLK_ESCAPE);
    ui_wait(ui, 0);
    ui_frame_begin(ui);
    KeyPress key = ui_next_key(ui);
    KeyPress next = ui_next_key(ui);
    assert_true(press_is(&key, &command_back));
    assert_false(press_is_some(&next));
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
    toggles = false;
    for (int i = 0; i < 20; i++) {
        show(upset_screen);
        show(screen);
        assert_true(target_is_the_window());
        assert_true(ui_frame_times(ui).count > 0);
        show(screen);
    }
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

/* Where a region of 200 pixels from 100 on is painted, whose content is so high. */
static Rect painted_of(float height)
{
    ui_frame_begin(ui);
    ui_scroll_begin(ui, "list.long", (Rect){100, 100, 400, 200}, height);
    DrawList *list = ui_draw(ui);
    const DrawCommand *clip = draw_at(list, draw_count(list) - 1);
    assert_int_equal(clip->kind, DRAW_CLIP);
    Rect painted = clip->rect;
    ui_scroll_end(ui);
    ui_frame_end(ui);
    return painted;
}

/* As the rays of a medal: only what scrolls has ends at which it is cut. */
static void light_reaches_beyond_what_is_whole(void **state)
{
    Rect whole = painted_of(200), scrolls = painted_of(201);
    assert_true(whole.y <= 0 && whole.y + whole.h >= 720);
    assert_true(scrolls.y >= 100 && scrolls.y + scrolls.h <= 300);
}

/* Sums of heights are not exact: less than half a pixel too much cannot be scrolled to, and shows
 * no bar. */
static void a_part_of_a_pixel_does_not_scroll(void **state)
{
    Rect whole = painted_of(200.4f);
    assert_true(whole.y <= 0 && whole.y + whole.h >= 720);
    size_t plain = draw_count(ui_draw(ui));
    painted_of(200);
    assert_int_equal(draw_count(ui_draw(ui)), plain);
    painted_of(201);
    assert_int_equal(draw_count(ui_draw(ui)), plain + 1);
}

static void missing_screen(void)
{
    Picture nothing = picture_named("regicide/no-such-card");
    draw_picture(ui_draw(ui), &nothing, (Outline){{100, 100, 100, 140}, 0}, 1);
}

static void a_missing_picture_is_a_paper_card(void **state)
{
    show(missing_screen);
    show(missing_screen);
    assert_int_equal(pixel(150, 120), 0xf3e8d2);
}

static void a_screenshot_is_a_png(void **state)
{
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

/* Only a window that somebody else's keyboard types past asks for a look. */
static void attention_is_called_from_behind(void **state)
{
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_FOCUS_LOST}};
    assert_false(ui_call_attention(ui));
    SDL_PushEvent(&event);
    show(screen);
    assert_true(ui_call_attention(ui));
    event.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    SDL_PushEvent(&event);
    show(screen);
    assert_false(ui_call_attention(ui));
}

static void a_dropped_file_is_taken_once(void **state)
{
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

/* Points and millimetres are other ones there, though there may be as many pixels. */
static void another_screen_is_measured_anew(void **state)
{
    rest();
    float scale = ui->input.scale, millimetre = ui->input.millimetre;
    assert_true(SDL_GetWindowFlags(ui->window) & SDL_WINDOW_ALLOW_HIGHDPI);
    ui->input.scale = 3;
    ui->input.millimetre = 100;
    SDL_Event event = {
        .window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_DISPLAY_CHANGED}};
    SDL_PushEvent(&event);
    show(screen);
    assert_true(ui->input.scale == scale && ui->input.millimetre == millimetre);
    assert_true(ui_frame_times(ui).count > 0); /* all is drawn as it looks there */
}

static void missing_data_is_said(void **state)
{
    char problem[256] = "";
    UiOptions wanted = options();
    wanted.data_folder = MEJA_SCRATCH "/nowhere";
    assert_null(ui_open(&wanted, problem, sizeof problem));
    assert_non_null(strstr(problem, "pictures"));
}

static void no_screen_is_said(void **state)
{
    char problem[256] = "";
    UiOptions wanted = options();
    SDL_setenv("SDL_VIDEODRIVER", "no-such-driver", 1);
    assert_null(ui_open(&wanted, problem, sizeof problem));
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    assert_non_null(strstr(problem, "screen"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_frame_in_which_nothing_changed_is_not_painted),
        TEST(a_window_at_rest_sleeps),
        TEST(painting_in_parts_gives_the_same_pixels),
        TEST(a_press_acts_in_the_frame_after_it_came),
        TEST(two_clicks_at_once_act_in_two_frames),
        TEST(flushed_input_never_acts),
        TEST(keys_that_nobody_took_reach_the_scene),
        TEST(full_screen_waits_for_the_end_of_a_frame),
        TEST(a_frame_whose_surface_is_gone_is_drawn_anew),
        TEST(focus_scrolls_into_sight),
        TEST(light_reaches_beyond_what_is_whole),
        TEST(a_part_of_a_pixel_does_not_scroll),
        TEST(a_missing_picture_is_a_paper_card),
        TEST(attention_is_called_from_behind),
        TEST(a_dropped_file_is_taken_once),
        TEST(a_screenshot_is_a_png),
        TEST(another_screen_is_measured_anew),
        cmocka_unit_test(missing_data_is_said),
        cmocka_unit_test(no_screen_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
