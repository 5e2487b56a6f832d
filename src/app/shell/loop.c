/* One turn of the loop: wait, finish motion for a press, draw a frame, carry out changes of scene,
 * answer the automation. Keys that belong to every scene are here: F11 and F1. */
#include "loop.h"

#include "automation.h"
#include "core/message.h"
#include "share.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#define BANNER_READ_MS  2000 /* at least as long a banner stays when the screen changes */
#define KEEPING_WAKE_MS 10   /* how often to ask whether a change has been written */
#define LEAST_WIDTH     400
#define LEAST_HEIGHT    300
#define EVERYWHERE      1e6f

static void draw_banner(App *app)
{
    app->banner_rect = (Rect){0};
    if (app->banner[0] == '\0') {
        return;
    }
    float unit = ui_unit(app->ui);
    Rect bounds = ui_bounds(app->ui);
    float width = bounds.w < 1000 * unit ? bounds.w - 40 * unit : 960 * unit;
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, false};
    const TextBlock *block = text_layout(app->ui, app->banner, style, width - 120 * unit);
    float height = block->h + 48 * unit;
    Rect rect = {(bounds.w - width) / 2, bounds.h - height - 16 * unit, width, height};
    app->banner_rect = rect;
    Rect inner = ui_panel(app->ui, rect);
    Rect close = rect_cut_right(&inner, 52 * unit);
    ui_label(app->ui, "banner", app->banner, style, COLOR_PAPER, inner);
    Button button = {.id = "banner.close",
                     .name = app_word(app, N_("Close")),
                     .icon = "ui/ui-close",
                     .rect = rect_around(rect_centre(close), 44 * unit, 44 * unit),
                     .kind = BUTTON_QUIET};
    if (ui_button(app->ui, &button) || ui_now_ms(app->ui) >= app->banner_until_ms) {
        app->banner[0] = '\0';
    }
}

static void begin_words(App *app)
{
    app->frame++;
    arena_reset(&app->words[app->frame & 1]);
}

bool app_has_room(const App *app)
{
    Rect bounds = ui_bounds(app->ui);
    return bounds.w >= LEAST_WIDTH && bounds.h >= LEAST_HEIGHT;
}

/* Over a window in which nothing could be read or hit. */
static void draw_small(App *app)
{
    Rect bounds = ui_bounds(app->ui);
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false};
    const char *words = app_word(app, N_("The window is too small to play in. Make it larger."));
    Rect room = rect_inset(bounds, 8 * ui_unit(app->ui));
    const TextBlock *block = text_layout(app->ui, words, style, room.w);
    ui_hide(app->ui, (Rect){-EVERYWHERE, -EVERYWHERE, 2 * EVERYWHERE, 2 * EVERYWHERE});
    draw_fill(ui_draw(app->ui), bounds, COLOR_INK);
    ui_label(app->ui, "window.small", words, style, COLOR_PAPER,
             (Rect){room.x, room.y + (room.h - block->h) / 2, room.w, block->h});
}

static void fill_frame(App *app)
{
    Scene *scene = scene_top(&app->scenes);
    scene->kind->frame(scene);
    draw_banner(app);
    if (!app_has_room(app)) {
        draw_small(app);
    }
}

static void take_key(App *app, KeyPress press)
{
    if (!app_has_room(app) && press.key != KEY_F11) {
        return;
    }
    if (press.key == KEY_F11) {
        app_toggle_fullscreen(app);
    } else if (press.key == KEY_F12 && app->options->is_developer) {
        ui_toggle_overlay(app->ui);
    } else if (!scene_key(&app->scenes, press) && press.key == KEY_F1 &&
               scene_top(&app->scenes)->kind != &scene_rules) {
        scene_push(&app->scenes, &scene_rules);
    }
}

static void take_keys(App *app)
{
    for (KeyPress press = ui_next_key(app->ui); press.key != KEY_NONE;
         press = ui_next_key(app->ui)) {
        take_key(app, press);
    }
}

void app_lay_out(App *app)
{
    begin_words(app);
    ui_frame_begin_layout(app->ui);
    fill_frame(app);
    ui_frame_skip_input(app->ui);
}

void app_show(App *app)
{
    app_check_kept(app);
    begin_words(app);
    ui_frame_begin(app->ui);
    take_keys(app);
    fill_frame(app);
    ui_frame_end(app->ui);
}

/* Motion ends before a press acts, so that it acts on what then lies there. */
static void finish_motion(App *app)
{
    if (ui_press_pending(app->ui) && scene_rest(&app->scenes).is_moving) {
        scene_settle(&app->scenes);
        app_lay_out(app);
    }
}

static void take_dropped(App *app)
{
    char path[FOLDER_BYTES];
    if (ui_take_dropped(app->ui, path, sizeof path)) {
        share_take_dropped(app, path);
    }
}

/* What was said on one screen is not said on the next, once there was time to read it. */
static void drop_old_banner(App *app)
{
    uint64_t now = ui_now_ms(app->ui);
    if (now + BANNER_MS >= app->banner_until_ms + BANNER_READ_MS) {
        app->banner[0] = '\0';
    }
}

/* True when another frame must follow at once. */
static bool run_frame(App *app)
{
    take_dropped(app);
    errand_check(app);
    finish_motion(app);
    ui_set_music(app->ui, scene_music(&app->scenes));
    app_show(app);
    bool changed = scene_change(&app->scenes);
    bool acted = ui_has_acted(app->ui);
    if (changed) {
        drop_old_banner(app);
        ui_flush_input(app->ui);
    }
    return changed || acted;
}

bool app_is_busy(App *app)
{
    SceneRest rest = scene_rest(&app->scenes);
    return rest.is_moving || rest.is_busy || app->is_keeping || errand_is_busy(app) ||
           ui_press_pending(app->ui);
}

static int sooner(int a, int b)
{
    return a < 0 ? b : b < 0 || a < b ? a : b;
}

static int wait_ms(App *app)
{
    SceneRest rest = scene_rest(&app->scenes);
    int wait = rest.is_moving ? 0 : rest.wake_ms;
    if (app->is_keeping || errand_is_busy(app)) {
        wait = sooner(wait, KEEPING_WAKE_MS);
    }
    if (app->banner[0] != '\0') {
        uint64_t now = ui_now_ms(app->ui);
        bool is_due = now >= app->banner_until_ms;
        wait = sooner(wait, is_due ? 0 : (int)(app->banner_until_ms - now) + 1);
    }
    return wait;
}

void app_run(App *app)
{
    Automation *automation = app->options->automation ? automation_new(app) : NULL;
    bool again = true;
    while (!ui_closing(app->ui)) {
        int wait = again ? 0 : wait_ms(app);
        if (automation) {
            wait = sooner(wait, automation_wait_ms(automation));
        }
        ui_wait(app->ui, wait);
        again = run_frame(app);
        if (automation && !again) {
            automation_answer(automation);
        }
    }
    if (automation) {
        automation_free(automation);
    }
}
