/* Opening the window and running its frames. The order within a frame is fixed: take input, act on
 * it against the elements of the last frame, let the scene declare and draw, compare, paint,
 * present. When nothing changed, nothing is painted and nothing presented, and ui_wait sleeps. */
#include "ui/window.h"
#include "ui/loop.h"
#include "ui_state.h"

#include "place.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/memory.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N_(text)       text
#define AGAIN_MS       50U /* until a frame that could not be shown is tried again */
#define LANDSCAPE_W    1600.0f
#define LANDSCAPE_H    900.0f
#define PORTRAIT_W     1000.0f
#define SMALLEST_SCALE 0.6f

static bool fail(char *problem, size_t capacity, const char *sentence)
{
    snprintf(problem, capacity, "%s", sentence);
    return false;
}

static bool open_data(Ui *ui, const UiOptions *options, char *problem, size_t capacity)
{
    if (!pictures_open(&ui->pictures, options->data_folder, options->cache_folder)) {
        return fail(problem, capacity,
                    N_("The pictures of the game are missing: build or install Meja again."));
    }
    if (!fonts_open(&ui->fonts, options->data_folder)) {
        return fail(problem, capacity,
                    N_("The fonts of the game are missing: build or install Meja again."));
    }
    return true;
}

static void set_minimum(SDL_Window *window, const UiOptions *options, const WindowPlace *place)
{
    if (options->exact) {
        return;
    }
    if (place->height > place->width) {
        SDL_SetWindowMinimumSize(window, 800, 1024);
    } else {
        SDL_SetWindowMinimumSize(window, 1024, 640);
    }
}

/* SDL falls back to a driver without a screen; that is a screen only for who asks for it. */
static bool has_screen(void)
{
    if (SDL_InitSubSystem(SDL_INIT_VIDEO)) {
        return false;
    }
    const char *driver = SDL_GetCurrentVideoDriver();
    return SDL_getenv("SDL_VIDEODRIVER") || (driver && strcmp(driver, "offscreen") != 0);
}

static int placed(int wanted)
{
    return wanted == INT_MIN ? (int)SDL_WINDOWPOS_CENTERED : wanted;
}

static bool open_window(Ui *ui, const UiOptions *options, char *problem, size_t capacity)
{
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_APP_NAME, options->title);
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    SDL_SetHint("SDL_ENABLE_SCREEN_KEYBOARD", "0"); /* there is our own */
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    if (!has_screen()) {
        return fail(problem, capacity,
                    N_("There is no screen to show a window on: start Meja from a desktop."));
    }
    bool gpu = present_wants_gpu(options->renderer);
    uint32_t flags = present_window_flags() | SDL_WINDOW_RESIZABLE;
    if (options->fullscreen) {
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    }
    if (options->maximised) {
        flags |= SDL_WINDOW_MAXIMIZED;
    }
    WindowPlace place = place_wanted(options);
    ui->window = SDL_CreateWindow(options->title, placed(place.x), placed(place.y), place.width,
                                  place.height, flags);
    if (!ui->window || !present_open(&ui->presenter, ui->window, gpu)) {
        return fail(problem, capacity,
                    N_("The window could not be opened: try again with --renderer software."));
    }
    ui->fullscreen = options->fullscreen;
    set_minimum(ui->window, options, &place);
    if (options->exact && !options->fullscreen) {
        SDL_SetWindowSize(ui->window, options->width, options->height);
    }
    SDL_StopTextInput();
    ui->wake_event = SDL_RegisterEvents(2);
    ui->device_event = ui->wake_event + 1;
    ui->sounds.wake_event = ui->wake_event;
    return true;
}

static float unit_of(Rect bounds)
{
    float unit = fminf(bounds.w / LANDSCAPE_W, bounds.h / LANDSCAPE_H);
    if (bounds.h > bounds.w) {
        unit = bounds.w / PORTRAIT_W;
    }
    return fmaxf(unit, SMALLEST_SCALE);
}

static void set_text_scale(Ui *ui)
{
    ui->texts.scale = ui->unit * (float)ui->text_percent / 100;
    ui->texts.fit_scale = fminf(ui->texts.scale, ui->unit);
}

/* Another screen may have other points and millimetres in as many pixels. The pointer rests on the
 * same point, of which the system does not tell again. */
static void note_screen(Ui *ui)
{
    int points = 0;
    float before = ui->input.scale;
    SDL_GetWindowSize(ui->window, &points, NULL);
    ui->input.scale = points > 0 ? ui->bounds.w / (float)points : 1;
    ui->input.pointer.x *= ui->input.scale / before;
    ui->input.pointer.y *= ui->input.scale / before;
    ui->input.width = ui->bounds.w;
    ui->input.height = ui->bounds.h;
    density_note(ui);
}

static void fit_to_window(Ui *ui)
{
    if (!present_resize(&ui->presenter)) {
        return;
    }
    const Target *target = &ui->presenter.target;
    ui->bounds = (Rect){0, 0, (float)target->w, (float)target->h};
    ui->unit = unit_of(ui->bounds);
    set_text_scale(ui);
    size_t frame_bytes = (size_t)target->w * (size_t)target->h * 4;
    ui->pictures.budget = (6U << 20) + 3 * frame_bytes;
    note_screen(ui);
    ui_drop_shown(ui);
    ui->repaint = true;
}

static void init_parts(Ui *ui, const UiOptions *options)
{
    ui->states = (StateWords){"on", "off", "chosen"};
    texts_init(&ui->texts, &ui->fonts);
    ui->pictures.texts = &ui->texts;
    draw_list_init(&ui->draw[0]);
    draw_list_init(&ui->draw[1]);
    elements_init(&ui->elements);
    tip_open(ui);
    input_init(&ui->input, &ui->clock);
    buffer_init(&ui->keyboard.typed, sizeof(InputEvent));
    buffer_init(&ui->scrolling.states, sizeof(ScrollState));
    buffer_init(&ui->frames.times, sizeof(double));
    sounds_init(&ui->sounds, options->data_folder, options->sound);
    ui->text_percent = 100;
}

static void *several(size_t count, size_t size)
{
    bool fits = size == 0 || count <= SIZE_MAX / size;
    return memory_zeroed(fits ? count * size : SIZE_MAX);
}

Ui *ui_open(const UiOptions *options, char *problem, size_t capacity)
{
    Ui *ui = memory_zeroed(sizeof *ui);
    ASSERT(options->data_folder && options->title);
    SDL_SetMemoryFunctions(memory_bytes, several, memory_resized, free);
    init_parts(ui, options);
    if (!open_data(ui, options, problem, capacity) ||
        !open_window(ui, options, problem, capacity)) {
        ui_close(ui);
        return NULL;
    }
    fit_to_window(ui);
    return ui;
}

void ui_close(Ui *ui)
{
    devices_close(&ui->devices);
    pad_close(&ui->pad);
    sounds_release(&ui->sounds);
    texts_release(&ui->texts);
    pictures_close(&ui->pictures);
    fonts_close(&ui->fonts);
    draw_list_release(&ui->draw[0]);
    draw_list_release(&ui->draw[1]);
    tip_close(ui);
    elements_release(&ui->elements);
    input_release(&ui->input);
    requests_release(ui);
    ui_drop_shown(ui);
    buffer_release(&ui->keyboard.typed);
    buffer_release(&ui->scrolling.states);
    buffer_release(&ui->frames.times);
    present_close(&ui->presenter);
    if (ui->window) {
        SDL_DestroyWindow(ui->window);
    }
    SDL_Quit();
    free(ui);
}

void ui_message_box(const char *title, const char *text)
{
    SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, title, text, NULL);
}

static void remember_place(Ui *ui)
{
    uint32_t flags = SDL_GetWindowFlags(ui->window);
    ui->place.maximised = (flags & SDL_WINDOW_MAXIMIZED) != 0;
    if (!ui->place.maximised && !ui->fullscreen) {
        SDL_GetWindowPosition(ui->window, &ui->place.x, &ui->place.y);
        SDL_GetWindowSize(ui->window, &ui->place.width, &ui->place.height);
    }
}

static void begin(Ui *ui)
{
    arrivals_take(ui);
    uint64_t now = clock_ms(&ui->clock);
    ui->seconds = ui->now ? fminf((float)(now - ui->now) / 1000, 0.05f) : 0;
    ui->now = now;
    ui->frame_time = SDL_GetTicks64();
    ui->frame++;
    ui->wake_at = 0;
    fit_to_window(ui);
    if (ui->input.resized) {
        note_screen(ui);
        ui->repaint = true;
    }
    ui->input.resized = false;
    remember_place(ui);
    density_fit(ui);
    elements_begin(&ui->elements);
    tip_begin(ui);
    ui->drawing = 1 - ui->drawing;
    draw_list_begin(&ui->draw[ui->drawing], ui->bounds, ui->unit);
    ui->draw[ui->drawing].is_strong = ui->high_contrast;
    ui->draw[ui->drawing].has_letters = ui->has_letters;
    ui->draw[ui->drawing].is_redless = ui->is_redless;
}

/* Lets waiting events act, up to the first that may change the layout under the next. */
static void act(Ui *ui)
{
    Buffer *queue = &ui->input.queue;
    size_t taken = 0;
    bool enough = false, acted = false;
    while (taken < queue->count && !enough) {
        const InputEvent *event = buffer_at(queue, taken);
        bool presses = event->kind == INPUT_PRESS || event->kind == INPUT_ALTERNATE;
        if (presses && ui->elements.pressed) {
            break;
        }
        acted |= input_acts(event);
        enough =
            tip_takes(ui, event) || keyboard_takes(ui, event) || elements_act(&ui->elements, event);
        taken++;
    }
    if (taken) {
        memmove(queue->data, queue->data + taken * queue->item_size,
                (queue->count - taken) * queue->item_size);
        buffer_truncate(queue, queue->count - taken);
    }
    tip_after_input(ui, acted);
}

void ui_frame_begin(Ui *ui)
{
    begin(ui);
    act(ui);
    keyboard_begin(ui);
    uint32_t left = elements_hold(&ui->elements, ui_held_ms(ui));
    if (left) {
        ui_wake_in(ui, left);
    }
    elements_hover(&ui->elements, ui->input.pointer);
}

void ui_frame_begin_layout(Ui *ui)
{
    begin(ui);
}

static void end_declaring(Ui *ui)
{
    scroll_finish(ui);
    field_finish(ui);
    elements_end(&ui->elements);
    texts_end_frame(&ui->texts);
}

void ui_frame_skip_input(Ui *ui)
{
    keyboard_finish(ui);
    focus_ring_finish(ui);
    end_declaring(ui);
    /* The list is not shown: the next frame is compared with what is on screen. */
    ui->drawing = 1 - ui->drawing;
}

/* A frame whose surface is gone is left out; the next one is painted whole. */
static void show_frame(Ui *ui)
{
    Damage damage;
    if (ui->is_unpainted) {
        return;
    }
    if (!present_is_ready(&ui->presenter)) {
        ui->input.resized = true;
        ui_wake_in(ui, AGAIN_MS);
        return;
    }
    bool is_painted = paint_frame(ui, &damage);
    if (arrivals_hold(ui)) {
        return;
    }
    if (is_painted) {
        present_show(&ui->presenter, &damage);
        ui->painted = damage;
        frames_end(ui);
    } else if (ui->input.exposed) {
        present_all(&ui->presenter);
    }
    ui->input.exposed = ui->repaint = false;
}

void ui_frame_end(Ui *ui)
{
    keyboard_finish(ui);
    focus_ring_finish(ui);
    tip_finish(ui);
    overlay_finish(ui);
    show_frame(ui);
    if (ui->pictures.coarse) {
        ui_wake_in(ui, 2 * FRAME_MS);
    }
    input_lift(&ui->input);
    if (elements_hover_changed(&ui->elements, ui->input.pointer)) {
        ui_wake_in(ui, 0);
    }
    if (ui->frame == FRAMES_OF_START) {
        window_set_icon(ui);
    }
    pictures_end_frame(&ui->pictures);
    end_declaring(ui);
    uint32_t rest = sounds_rest(&ui->sounds);
    if (rest) {
        ui_wake_in(ui, rest);
    }
}

bool ui_press_pending(const Ui *ui)
{
    if (requests_wait(ui)) {
        return true;
    }
    for (size_t i = 0; i < ui->input.queue.count; i++) {
        const InputEvent *event = buffer_at(&ui->input.queue, i);
        if (event->kind == INPUT_PRESS || event->kind == INPUT_ALTERNATE ||
            event->kind == INPUT_KEY) {
            return true;
        }
    }
    return false;
}

bool ui_escape_pending(const Ui *ui)
{
    for (size_t i = 0; i < ui->input.queue.count; i++) {
        const InputEvent *event = buffer_at(&ui->input.queue, i);
        if (event->kind == INPUT_KEY && press_is(&event->key, &command_back)) {
            return true;
        }
    }
    return false;
}

/* What it would act on among the elements of the last frame; NULL: nothing. */
static const Stored *aimed_at(const Ui *ui, const InputEvent *event)
{
    const Elements *elements = &ui->elements;
    const ElementList *list = &elements->lists[elements->now];
    bool is_shown = elements->ring || elements->armed;
    bool acts = press_is(&event->key, &command_press) || press_is(&event->key, &command_pick);
    if (event->kind == INPUT_PRESS) {
        return elements_hit(list, event->at);
    }
    if (event->kind == INPUT_KEY && is_shown && acts) {
        return elements_find(list, elements->focused);
    }
    return NULL;
}

bool ui_press_refused(const Ui *ui)
{
    for (size_t i = 0; i < ui->input.queue.count; i++) {
        const Stored *stored = aimed_at(ui, buffer_at(&ui->input.queue, i));
        if (stored) {
            return stored->element.role == ROLE_BUTTON && stored->element.disabled;
        }
    }
    return false;
}

bool ui_input_pending(const Ui *ui)
{
    return requests_wait(ui) || input_waits(&ui->input);
}

bool ui_take_dropped(Ui *ui, char *path, size_t capacity)
{
    char *dropped = ui->input.dropped;
    bool fits = dropped && strlen(dropped) < capacity;
    if (fits) {
        memcpy(path, dropped, strlen(dropped) + 1);
    }
    SDL_free(dropped);
    ui->input.dropped = NULL;
    return fits;
}

void ui_flush_input(Ui *ui)
{
    input_flush(&ui->input);
    elements_flush(&ui->elements);
    tip_forget(ui);
}

bool ui_closing(const Ui *ui)
{
    return ui->input.closing;
}

void ui_ask_close(Ui *ui)
{
    ui->input.closing = true;
}

void ui_set_text_percent(Ui *ui, int text_percent)
{
    ui->text_percent = clamp_int(text_percent, 80, 200);
    set_text_scale(ui);
}

int ui_text_percent(const Ui *ui)
{
    return ui->text_percent;
}

void ui_set_script(Ui *ui, const char *language_code)
{
    bool chinese = !strncmp(language_code, "zh", 2);
    if (chinese != ui->fonts.chinese) {
        ui->fonts.chinese = chinese;
        pictures_clear(&ui->pictures);
        ui->repaint = true;
    }
}

void ui_keep_words(Ui *ui, const char *words)
{
    texts_keep_words(&ui->texts, words);
    ui->repaint = true;
}

void ui_set_letters(Ui *ui, bool shown)
{
    ui->has_letters = shown;
}

void ui_set_high_contrast(Ui *ui, bool high)
{
    ui->high_contrast = high;
}

float ui_backdrop(const Ui *ui)
{
    return ui->high_contrast ? 0.4f : 1;
}
