/* The curtain between two private views: while it hangs, nothing of the table is drawn or told. It
 * opens in two steps, "I am here" and "reveal", each by a press anywhere or a key, or at once by
 * holding either for a while. What was pressed before the curtain fell is thrown away, and so is
 * what opened it. */
#include "grace.h"
#include "handover.h"
#include "i18n/format.h"
#include "sheet.h"

#include <math.h>

#define PORTRAIT 52.0f /* half its side, in units */
#define HOLD_MS  600

typedef struct Curtain {
    Grace grace;         /* a press meant for the table must not count as the first step */
    CurtainArgs now;     /* as entered, and what has changed since */
    bool has_key;        /* Space or Return was pressed since the last frame */
    Rect undo;           /* where its button is; empty without one */
    uint64_t pressed_ms; /* when something was pressed; it may be held since */
} Curtain;

static void curtain_enter(Scene *scene)
{
    Curtain *curtain = arena_alloc(&scene->arena, sizeof *curtain);
    curtain->grace = grace_begin(scene->app->ui);
    curtain->now = *(const CurtainArgs *)scene->args;
    scene->data = curtain;
}

static const Curtain *curtain_of(const Scene *scene)
{
    return scene->data;
}

static const char *name_of(const Scene *scene)
{
    return scene->app->seat_names[curtain_of(scene)->now.seat];
}

/* True when it was pressed. */
static bool step_button(const Scene *scene, Rect rect)
{
    App *app = scene->app;
    Button button = {.id = "button.ready",
                     .label = app_phrase(app, N_("I am {name}"), TR_VALUES(name_of(scene))),
                     .rect = rect,
                     .kind = BUTTON_PRIMARY};
    if (curtain_of(scene)->now.is_ready) {
        button.id = "button.reveal";
        button.label = app_word(app, N_("Tap to reveal"));
    }
    return ui_button(app->ui, &button);
}

static Rect menu_rect(const Sheet *sheet)
{
    return (Rect){72 * sheet->unit, 56 * sheet->unit, 200 * sheet->unit, sheet->button};
}

/* Until the next person is there, the one who acted last can take that back, where the rules of
 * undo allow it. The curtain then waits for them. */
static Rect undo_rect(const Curtain *curtain, const Sheet *sheet)
{
    Rect rect = menu_rect(sheet);
    rect.x = sheet->bounds.w - rect.x - rect.w;
    if (curtain->now.undo == SEAT_NONE || curtain->now.is_ready) {
        return (Rect){0};
    }
    return rect;
}

static void undo_button(Scene *scene, Rect rect, bool graced)
{
    App *app = scene->app;
    Session *session = &app->session;
    Message why;
    CurtainArgs *now = &((Curtain *)scene->data)->now;
    const char *name = app->seat_names[now->undo];
    bool can = session_can_undo(session, now->undo, &why);
    Button button = {
        .id = "button.undo",
        .label = app_word(app, N_("Undo")),
        .rect = rect,
        .reason = can ? NULL : app_message(app, session->plan.game, &why),
        .hint = app_phrase(app, N_("{name} takes back the last action."), TR_VALUES(name))};
    if (ui_button(app->ui, &button) && !graced) {
        session_undo(session, now->undo);
        app_keep_match(app);
        *now = (CurtainArgs){.seat = now->undo, .undo = SEAT_NONE};
    }
}

static void menu_button(App *app, const Sheet *sheet)
{
    Button button = {.id = "button.menu",
                     .label = app_word(app, N_("Main menu")),
                     .rect = menu_rect(sheet),
                     .kind = BUTTON_SECONDARY};
    if (ui_button(app->ui, &button)) {
        scene_switch(&app->scenes, shared_scenes.menu);
    }
}

/* The two texts of the sheet. */
static const char *heading_of(const Scene *scene)
{
    const char *name = name_of(scene);
    return app_phrase(scene->app, N_("Pass the device to {name}"), TR_VALUES(name));
}

static const char *words_of(const Scene *scene, bool is_ready)
{
    App *app = scene->app;
    const char *name = name_of(scene);
    if (is_ready) {
        return app_phrase(app, N_("Next, the cards of {name} are shown. Only {name} may look."),
                          TR_VALUES(name));
    }
    return app_word(app, N_("Press, or hold the space bar, when you have the screen to yourself."));
}

#define HEADING_STYLE ((TextStyle){FONT_TITLE, 38, ALIGN_CENTRE, false})
#define WORDS_STYLE   ((TextStyle){FONT_BODY, SIZE_NAME, ALIGN_CENTRE, false})

static float words_height(const Scene *scene, float width)
{
    Ui *ui = scene->app->ui;
    float before = text_layout(ui, words_of(scene, false), WORDS_STYLE, width)->h;
    float after = text_layout(ui, words_of(scene, true), WORDS_STYLE, width)->h;
    return fmaxf(before, after);
}

/* The sheet is as high as its words need, and the same in both steps. */
static Rect page(const Scene *scene, const Sheet *sheet)
{
    Ui *ui = scene->app->ui;
    float inset = 20 * sheet->unit;
    float width = fminf(sheet->bounds.w * 0.9f, 760 * sheet->unit);
    float words = text_layout(ui, heading_of(scene), HEADING_STYLE, width - 2 * inset)->h +
                  words_height(scene, width - 2 * inset);
    float height = words + sheet->button * 1.2f + (56 + PORTRAIT) * sheet->unit + 2 * inset;
    return rect_around(rect_centre(sheet->bounds), width, fmaxf(height, 310 * sheet->unit));
}

static void sheet_words(const Scene *scene, Rect rect, const Sheet *sheet)
{
    Ui *ui = scene->app->ui;
    bool is_ready = curtain_of(scene)->now.is_ready;
    float height =
        ui_label(ui, "heading.title", heading_of(scene), HEADING_STYLE, COLOR_GOLD_LIGHT, rect);
    rect_cut_top(&rect, height + 16 * sheet->unit);
    ui_label(ui, "text.curtain", words_of(scene, is_ready), WORDS_STYLE, COLOR_PAPER, rect);
}

/* Half above the sheet. */
static void portrait(const Scene *scene, Rect paper, const Sheet *sheet)
{
    App *app = scene->app;
    float side = 2 * PORTRAIT * sheet->unit;
    Rect square = {paper.x + (paper.w - side) / 2, paper.y - side / 2, side, side};
    sheet_seat_portrait(app, &app->session.plan, curtain_of(scene)->now.seat, square);
}

static bool pressed_anywhere(Scene *scene, const Sheet *sheet)
{
    Curtain *curtain = scene->data;
    Ui *ui = scene->app->ui;
    Point at = ui_pointer(ui);
    bool elsewhere = rect_has(menu_rect(sheet), at) || rect_has(curtain->undo, at) ||
                     rect_has(scene->app->banner_rect, at);
    bool pressed = curtain->has_key || (ui_pointer_pressed(ui) && !elsewhere);
    curtain->has_key = false;
    if (pressed) {
        curtain->pressed_ms = ui_now_ms(ui);
    }
    return pressed;
}

static void open_curtain(Scene *scene)
{
    Seat seat = curtain_of(scene)->now.seat;
    handover_answer(&scene->app->scenes, (ScreenAnswer){seat, BLIND_LOOK});
}

static void curtain_frame(Scene *scene)
{
    App *app = scene->app;
    Curtain *curtain = scene->data;
    Sheet sheet = sheet_of(app);
    bool graced = grace_lasts(&curtain->grace, app->ui);
    sheet_background(app, "ui/curtain", 0);
    Rect paper = page(scene, &sheet);
    Rect inner = ui_panel(app->ui, paper);
    portrait(scene, paper, &sheet);
    Rect foot = rect_cut_bottom(&inner, sheet.button * 1.2f);
    rect_cut_top(&inner, PORTRAIT * sheet.unit);
    sheet_words(scene, inner, &sheet);
    bool pressed = step_button(scene, rect_around(rect_centre(foot), 340 * sheet.unit, foot.h));
    menu_button(app, &sheet);
    curtain->undo = undo_rect(curtain, &sheet);
    if (curtain->undo.w > 0) {
        undo_button(scene, curtain->undo, graced);
    }
    pressed = pressed_anywhere(scene, &sheet) || pressed;
    bool held = ui_held_ms(app->ui) >= HOLD_MS;
    if (graced) {
        return;
    }
    if (held || (pressed && curtain->now.is_ready)) {
        open_curtain(scene);
    }
    curtain->now.is_ready |= pressed;
}

static bool curtain_key(Scene *scene, KeyPress press)
{
    Curtain *curtain = scene->data;
    if (press.key == KEY_ESCAPE) {
        scene_switch(&scene->app->scenes, shared_scenes.menu);
        return true;
    }
    curtain->has_key |= press.key == KEY_RETURN || press.key == KEY_SPACE;
    return press.key == KEY_RETURN || press.key == KEY_SPACE;
}

static SceneRest curtain_rest(const Scene *scene)
{
    const Curtain *curtain = scene->data;
    bool may_be_held = ui_now_ms(scene->app->ui) < curtain->pressed_ms + 2 * HOLD_MS;
    SceneRest rest = {.is_busy = !curtain->grace.is_over, .wake_ms = NEVER_MS};
    if (rest.is_busy || may_be_held) {
        rest.wake_ms = 20;
    }
    return rest;
}

const SceneKind scene_curtain = {
    .id = "curtain",
    .args_size = sizeof(CurtainArgs),
    .music = MUSIC_TABLE,
    .enter = curtain_enter,
    .frame = curtain_frame,
    .key = curtain_key,
    .rest = curtain_rest,
};
