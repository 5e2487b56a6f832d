/* The curtain between two private views: while it hangs, no card of a hand is drawn or told, and of
 * the table nothing acts. One press of "I am here", anywhere or by a key, opens it, or two where
 * that is set, or holding either for a while. Only what is pressed once it has hung for half a
 * second counts, and only when all that was held before has been let go; what opened it is thrown
 * away. It also covers the hand of a window that was left, whose person then opens it by one press.
 * Where the seats play together it hides the hands alone, and goes down slowly. */
#include "app_match.h"
#include "cloth.h"
#include "game_ui.h"
#include "grace.h"
#include "handover.h"
#include "i18n/format.h"
#include "seated.h"
#include "sheet.h"

#include "tables/table_look.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

#define PORTRAIT   52.0f /* half its side, in units */
#define HOLD_MS    600
#define HANGING_MS 500 /* until a press counts */
#define OPENING_MS 900 /* of one that goes down slowly */
#define SOON_MS    300 /* the same without motion */
#define FRAME_MS   15
#define FRAME      4.0f  /* of the cloth's upper edge, through which nothing is seen: units */
#define UNDO_WIDER 1.15f /* than the way to the menu: a name stands on it */

typedef struct Curtain {
    Grace grace;         /* a press meant for the table must not open it */
    CurtainArgs now;     /* as entered, and what has changed since */
    bool has_key;        /* Space or Return was pressed since the last frame */
    bool is_ready;       /* the first of two presses has been made */
    bool opens;          /* since `opens_ms` */
    Rect undo;           /* where its button is; empty without one */
    uint64_t pressed_ms; /* when something was pressed; it may be held since */
    uint64_t opens_ms;
    ClothTable *table;           /* what stays in sight; NULL: nothing does */
    PersonId before[SEAT_LIMIT]; /* of a cover: who looked, and will again */
    unsigned before_count;
} Curtain;

/* Before the deal there is nothing to be seen. */
static bool leaves_table(const App *app)
{
    return game_ui_of(app->session.plan.game)->is_shared && app->session.match.position > 0;
}

static void see_again(Scene *scene)
{
    Curtain *curtain = scene->data;
    cloth_table_free(curtain->table);
    curtain->table = NULL;
    if (leaves_table(scene->app)) {
        curtain->table = cloth_table_new(scene->app, curtain->now.seat);
    }
}

static void curtain_enter(Scene *scene)
{
    App *app = scene->app;
    Curtain *curtain = arena_alloc(&scene->arena, sizeof *curtain);
    curtain->grace = grace_begin(app->ui, HANGING_MS);
    curtain->now = *(const CurtainArgs *)scene->args;
    scene->data = curtain;
    curtain->before_count = app->seated_count;
    memcpy(curtain->before, app->seated, sizeof app->seated);
    app_sit_all(app);
    see_again(scene);
}

static void curtain_leave(Scene *scene)
{
    Curtain *curtain = scene->data;
    cloth_table_free(curtain->table);
    curtain->table = NULL;
    if (curtain->now.covers) {
        app_sit(scene->app, curtain->before, curtain->before_count);
    }
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
    if (curtain_of(scene)->is_ready) {
        button.id = "button.reveal";
        button.label = app_word(app, N_("Press to reveal"));
    }
    return ui_button(app->ui, &button);
}

/* In the lower corners, away from the fringe and from what stays in sight. */
static Rect menu_rect(const Sheet *sheet)
{
    float y = sheet->bounds.h - 40 * sheet->unit - sheet->button;
    return (Rect){56 * sheet->unit, y, 200 * sheet->unit, sheet->button};
}

/* Until the next person is there, the one who acted last can take that back, where the rules of
 * undo allow it. The curtain then waits for them. */
static Rect undo_rect(const Scene *scene, const Sheet *sheet)
{
    Message why;
    const Curtain *curtain = scene->data;
    Seat seat = curtain->now.undo;
    Rect rect = menu_rect(sheet);
    rect.w *= UNDO_WIDER;
    rect.x = sheet->bounds.w - rect.x - rect.w;
    if (seat == SEAT_NONE || curtain->is_ready || curtain->opens ||
        !session_can_undo(&scene->app->session, seat, &why)) {
        return (Rect){0};
    }
    return rect;
}

static void undo_button(Scene *scene, Rect rect, bool graced)
{
    App *app = scene->app;
    Session *session = &app->session;
    CurtainArgs *now = &((Curtain *)scene->data)->now;
    const char *name = app->seat_names[now->undo];
    Button button = {
        .id = "button.undo",
        .label = app_phrase(app, N_("{name}: undo"), TR_VALUES(name)),
        .rect = rect,
        .hint = app_phrase(app, N_("{name} takes back the last action."), TR_VALUES(name))};
    if (ui_button(app->ui, &button) && !graced) {
        session_undo(session, now->undo);
        app_keep_match(app);
        *now = (CurtainArgs){.seat = now->undo, .undo = SEAT_NONE};
        see_again(scene);
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
    App *app = scene->app;
    Seat turn = curtain_of(scene)->now.turn;
    if (curtain_of(scene)->now.covers && turn != SEAT_NONE) {
        return app_phrase(app, N_("{name}'s turn"), TR_VALUES(app->seat_names[turn]));
    }
    return app_phrase(app, N_("Over to {name}"), TR_VALUES(name_of(scene)));
}

static const char *words_of(const Scene *scene)
{
    const char *words = N_("Press to see the cards. Only {name} may look.");
    if (curtain_of(scene)->now.covers) {
        words = N_("The hand is covered, because the window was left. Only {name} may look.");
    } else if (curtain_of(scene)->table) {
        words = N_("Talk about the table; only {name} may look at the hand.");
    }
    return app_phrase(scene->app, words, TR_VALUES(name_of(scene)));
}

#define WORDS_STYLE ((TextStyle){FONT_BODY, SIZE_NAME, ALIGN_CENTRE, false})
#define HEADING     38 /* its size */
#define HEADING_LOW 30

/* Where its parts lie. */
typedef struct Hanging {
    Rect paper, portrait, words, button;
    TextStyle heading;
    float top; /* of the cloth */
} Hanging;

static float words_height(const Scene *scene, float width, TextStyle heading)
{
    Ui *ui = scene->app->ui;
    return text_layout(ui, heading_of(scene), heading, width)->h +
           text_layout(ui, words_of(scene), WORDS_STYLE, width)->h + 16 * ui_unit(ui);
}

/* The sheet is as high as its words need; the portrait lies half above it, the button below its
 * words. */
static Hanging hang_high(const Scene *scene, const Sheet *sheet)
{
    Hanging hanging = {.heading = {FONT_TITLE, HEADING, ALIGN_CENTRE, false}};
    float unit = sheet->unit, inset = 20 * unit, side = 2 * PORTRAIT * unit;
    float width = fminf(sheet->bounds.w * 0.9f, 760 * unit);
    float words = words_height(scene, width - 2 * inset, hanging.heading);
    float height = words + sheet->button * 1.2f + (40 + PORTRAIT) * unit + 2 * inset;
    Rect paper = rect_around(rect_centre(sheet->bounds), width, fmaxf(height, 310 * unit));
    if (curtain_of(scene)->table) {
        paper.h = height;
        paper.y = menu_rect(sheet).y - 20 * unit - height;
        hanging.top = paper.y - 2 * side;
    }
    hanging.paper = paper;
    hanging.portrait = (Rect){paper.x + (paper.w - side) / 2, paper.y - side / 2, side, side};
    hanging.words = rect_inset(paper, inset);
    Rect foot = rect_cut_bottom(&hanging.words, sheet->button * 1.2f);
    rect_cut_top(&hanging.words, PORTRAIT * unit);
    hanging.button = rect_around(rect_centre(foot), fminf(340 * unit, foot.w), foot.h);
    return hanging;
}

#define LOW_WIDTH  1000.0f /* of its sheet between the buttons in the corners: units */
#define LOW_BUTTON 300.0f
#define LOW_FRINGE 46.0f /* of the cloth above the sheet */

/* Over the hand alone: portrait, words and button stand side by side. */
static Hanging hang_low(const Scene *scene, const Sheet *sheet)
{
    Hanging hanging = {.heading = {FONT_TITLE, HEADING_LOW, ALIGN_CENTRE, false}};
    float unit = sheet->unit, inset = 20 * unit, side = 2 * PORTRAIT * unit;
    float middle = (LOW_WIDTH - LOW_BUTTON - 4 * 20) * unit - side;
    float words = words_height(scene, middle, hanging.heading);
    float height = fmaxf(fmaxf(words, side), sheet->button * 1.2f) + 2 * inset;
    Rect paper = {(sheet->bounds.w - LOW_WIDTH * unit) / 2, sheet->bounds.h - 32 * unit - height,
                  LOW_WIDTH * unit, height};
    Rect row = rect_inset(paper, inset);
    hanging.paper = paper;
    hanging.top = paper.y - LOW_FRINGE * unit;
    hanging.portrait = rect_around(rect_centre(rect_cut_left(&row, side)), side, side);
    Rect foot = rect_cut_right(&row, LOW_BUTTON * unit);
    hanging.button = rect_around(rect_centre(foot), foot.w, sheet->button * 1.2f);
    hanging.words = rect_around(rect_centre(row), middle, words);
    return hanging;
}

/* For how long it goes down: at a table of all, which stays in sight. */
static float opening_ms(const App *app)
{
    if (!game_ui_of(app->session.plan.game)->is_shared || app->settings.speed == SPEED_INSTANT) {
        return 0;
    }
    return ui_has_reduced_motion(app->ui) ? SOON_MS : OPENING_MS;
}

/* How far it has opened: 0 … 1. */
static float opened(const Scene *scene)
{
    const Curtain *curtain = curtain_of(scene);
    float most = opening_ms(scene->app);
    if (!curtain->opens || most <= 0) {
        return curtain->opens;
    }
    return fminf((float)(ui_now_ms(scene->app->ui) - curtain->opens_ms) / most, 1);
}

/* All of it goes down from the table, or up where it fills the window. */
static Hanging hang(const Scene *scene, const Sheet *sheet)
{
    bool has_table = curtain_of(scene)->table != NULL;
    bool is_wide = sheet->bounds.w >= (LOW_WIDTH + 2 * 280) * sheet->unit;
    Hanging hanging = has_table && is_wide ? hang_low(scene, sheet) : hang_high(scene, sheet);
    float way = -sheet->bounds.h;
    if (has_table) {
        way = sheet->bounds.h - hanging.top;
    }
    if (!ui_has_reduced_motion(scene->app->ui)) {
        float shift = way * ease(EASE_IN_OUT, opened(scene));
        hanging.top += shift;
        hanging.paper.y += shift;
        hanging.portrait.y += shift;
        hanging.words.y += shift;
        hanging.button.y += shift;
    }
    return hanging;
}

static void sheet_words(const Scene *scene, const Hanging *hanging, const Sheet *sheet)
{
    Ui *ui = scene->app->ui;
    Rect rect = hanging->words;
    float height =
        ui_label(ui, "heading.title", heading_of(scene), hanging->heading, COLOR_GOLD_LIGHT, rect);
    rect_cut_top(&rect, height + 16 * sheet->unit);
    ui_label(ui, "text.curtain", words_of(scene), WORDS_STYLE, COLOR_PAPER, rect);
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
    const CurtainArgs *now = &curtain_of(scene)->now;
    SceneStack *stack = &scene->app->scenes;
    if (now->covers) {
        scene_pop(stack);
    } else {
        handover_answer(stack, (ScreenAnswer){now->seat, BLIND_LOOK});
    }
}

/* Where nothing of the table stays in sight the felt lies behind a cloth that goes up. */
static void background(Scene *scene, const Hanging *hanging)
{
    App *app = scene->app;
    Curtain *curtain = scene->data;
    if (curtain->table) {
        cloth_table_frame(curtain->table, hanging->top + FRAME * ui_unit(app->ui));
    } else if (opened(scene) > 0) {
        sheet_felt(app, game_ui_of(app->session.plan.game)->look, 0);
    }
    cloth_draw(app, hanging->top);
}

static void take_press(Scene *scene)
{
    App *app = scene->app;
    Curtain *curtain = scene->data;
    bool takes_two = app->settings.two_presses && !curtain->now.covers;
    if (takes_two && !curtain->is_ready) {
        curtain->is_ready = true;
        return;
    }
    curtain->opens = true;
    curtain->opens_ms = ui_now_ms(app->ui);
    if (opening_ms(app) > 0) {
        ui_play(app->ui, SOUND_CURTAIN);
    }
}

static void take_step(Scene *scene, bool pressed)
{
    if (pressed && !curtain_of(scene)->opens) {
        take_press(scene);
    }
    if (ui_held_ms(scene->app->ui) >= HOLD_MS || opened(scene) >= 1) {
        open_curtain(scene);
    }
}

static void curtain_frame(Scene *scene)
{
    App *app = scene->app;
    Curtain *curtain = scene->data;
    Sheet sheet = sheet_of(app);
    bool graced = grace_lasts(&curtain->grace, app->ui);
    Hanging hanging = hang(scene, &sheet);
    background(scene, &hanging);
    ui_panel(app->ui, hanging.paper);
    sheet_seat_portrait(app, &app->session.plan, curtain->now.seat, hanging.portrait);
    sheet_words(scene, &hanging, &sheet);
    bool pressed = !curtain->opens && step_button(scene, hanging.button);
    menu_button(app, &sheet);
    curtain->undo = undo_rect(scene, &sheet);
    if (curtain->undo.w > 0) {
        undo_button(scene, curtain->undo, graced);
    }
    pressed = pressed_anywhere(scene, &sheet) || pressed;
    if (!graced) {
        take_step(scene, pressed);
    }
}

static bool curtain_key(Scene *scene, KeyPress press)
{
    Curtain *curtain = scene->data;
    if (press_is(&press, &command_back)) {
        scene_switch(&scene->app->scenes, shared_scenes.menu);
        return true;
    }
    bool opens = press_is(&press, &command_press) || press_is(&press, &command_pick);
    curtain->has_key |= opens;
    return opens;
}

static SceneRest curtain_rest(const Scene *scene)
{
    const Curtain *curtain = scene->data;
    bool may_be_held = ui_now_ms(scene->app->ui) < curtain->pressed_ms + 2 * HOLD_MS;
    SceneRest rest = {.is_busy = !curtain->grace.is_over || curtain->opens, .wake_ms = NEVER_MS};
    if (curtain->opens) {
        rest.wake_ms = FRAME_MS;
    } else if (rest.is_busy || may_be_held) {
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
    .leave = curtain_leave,
    .is_paper = true,
    .rest = curtain_rest,
};
