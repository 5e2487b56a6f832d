/* A frame: the scene on top, the banner over it, and the commands that belong to every
 * scene. */
#include "loop.h"
#include "app_commands.h"
#include "app_match.h"
#include "errand.h"
#include "listening.h"
#include "seated.h"
#include "sheet.h"
#include "stage_mark.h"
#include "ui/loop.h"

#include "core/message.h"
#include "ui/element.h"
#include "ui/theme.h"
#include "ui/widgets.h"
#include "ui/window.h"

#include <math.h>

#define LEAST_WIDTH  400
#define LEAST_HEIGHT 300

#define BANNER_LIFTS 6 /* rows of buttons */

/* How high the highest button begins that lies under a rectangle; its lower edge without any. */
static float buttons_top(const Ui *ui, Rect rect)
{
    float top = rect.y + rect.h;
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        bool meet = !rect_is_empty(rect_intersection(element->rect, rect));
        if (meet && element->role == ROLE_BUTTON) {
            top = fminf(top, element->rect.y);
        }
    }
    return top;
}

/* At the foot; or above the buttons there, if that is in the lower half and covers no others. */
static Rect banner_place(const Ui *ui, Rect foot, float gap)
{
    float middle = rect_centre(ui_bounds(ui)).y;
    Rect rect = foot;
    for (int i = 0; i < BANNER_LIFTS && rect.y >= middle; i++) {
        float top = buttons_top(ui, rect);
        if (top >= rect.y + rect.h) {
            return rect;
        }
        rect.y = top - gap - rect.h;
    }
    return foot;
}

/* What is said of the file with which the program began does not take the place of that. */
static void tell_of_opening(App *app)
{
    if (app->banner[0] == '\0' && !errand_is_busy(app)) {
        app_tell(app, &app->opening);
    }
    if (app->banner[0] != '\0' && app->said == problem_text(&app->opening)) {
        app->opening.kind = PROBLEM_NONE;
    }
}

static void draw_banner(App *app)
{
    Rect before = app->banner_rect;
    app->banner_rect = (Rect){0};
    tell_of_opening(app);
    if (app->banner[0] == '\0') {
        return;
    }
    float unit = ui_unit(app->ui);
    Rect bounds = ui_bounds(app->ui);
    float width = fminf(bounds.w - 40 * unit, 960 * unit);
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, false};
    const TextBlock *block = text_layout(app->ui, app->banner, style, width - 120 * unit);
    float height = block->h + 48 * unit;
    Rect foot = {(bounds.w - width) / 2, bounds.h - height - 16 * unit, width, height};
    bool stays = app->passage.is_on && before.w == width && before.h == height;
    Rect rect = stays ? before : banner_place(app->ui, foot, 16 * unit);
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

/* In a window in which nothing could be read or hit. */
static void draw_small(App *app)
{
    Rect bounds = ui_bounds(app->ui);
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false};
    const char *words = app_word(app, N_("The window is too small to play in. Make it larger."));
    Rect room = rect_inset(bounds, 8 * ui_unit(app->ui));
    const TextBlock *block = text_layout(app->ui, words, style, room.w);
    draw_fill(ui_draw(app->ui), bounds, COLOR_INK);
    ui_label(app->ui, "window.small", words, style, COLOR_PAPER,
             (Rect){room.x, room.y + (room.h - block->h) / 2, room.w, block->h});
}

Departure app_depart(App *app)
{
    const Scene *scene = scene_top(&app->scenes);
    return (Departure){.kind = scene->kind,
                       .music = scene_music(&app->scenes),
                       .depth = app->scenes.depth,
                       .is_shared = app->has_session && !session_is_solo(&app->session)};
}

/* A curtain has a cloth of its own: papers only close before it, or part where it was. */
static PassageWay way_from(const Departure *from, const SceneKind *kind)
{
    if (kind->is_paper) {
        return PASSAGE_CLOSES;
    }
    return from->kind->is_paper ? PASSAGE_PARTS : PASSAGE_CLOSES_PARTS;
}

/* Within a match the curtain sees to all of it by itself. A hand that only one person may see does
 * not stay on the screen when somebody else sits at the match. */
void app_arrive(App *app, const Departure *from)
{
    Scene *scene = scene_top(&app->scenes);
    bool is_far = scene_music(&app->scenes) != from->music;
    bool is_paper = scene->kind->is_paper || from->kind->is_paper;
    bool hides = from->is_shared && ui_shows_secret(app->ui);
    passage_end(&app->passage, app->ui);
    if (app->settings.speed == SPEED_INSTANT || (is_paper && !is_far)) {
        return;
    }
    PassageWay way = is_far ? way_from(from, scene->kind) : PASSAGE_FADES;
    passage_begin(&app->passage, app->ui, way, app->scenes.depth >= from->depth, hides);
}

/* A scene is never laid out in less room than it can have. */
static void fill_frame(App *app)
{
    Scene *scene = scene_top(&app->scenes);
    if (!app_has_room(app)) {
        passage_end(&app->passage, app->ui);
        draw_small(app);
        return;
    }
    passage_open(&app->passage, app->ui);
    scene->kind->frame(scene);
    passage_close(&app->passage, app->ui, sheet_cover(ui_bounds(app->ui)));
    if (ui_field_lacks_letters(app->ui)) {
        app_say(app, N_("The fonts of Meja don't have these letters."), NULL);
    }
    draw_banner(app);
}

/* Shows a card of the screen closely, and with it all others there; not one that was asked for on a
 * screen that has gone meanwhile. */
static void look_at(App *app, unsigned detail)
{
    unsigned details[LOOKED_AT_MAX];
    const Table *table = scene_top(&app->scenes)->table;
    CardArgs args = {.game = app_game_in_view(app), .view = table ? table_view(table) : NULL};
    size_t count = ui_details(app->ui, details, LOOKED_AT_MAX);
    bool is_here = false;
    for (size_t i = 0; i < count; i++) {
        args.cards[i] = card_of_detail(details[i]);
        if (details[i] == detail) {
            args.at = (uint8_t)i;
            is_here = true;
        }
    }
    if (!args.game || !is_here) {
        return;
    }
    args.count = (uint8_t)count;
    scene_push_card(&app->scenes, &args);
}

/* The card at the pointer or the focus; none there: the first one. */
static void look_closely(App *app)
{
    unsigned first, aimed = ui_detail_aimed(app->ui);
    if (ui_details(app->ui, &first, 1) > 0) {
        look_at(app, aimed != 0 ? aimed : first);
    }
}

/* Whether the scene on top tells of the deal of the app's match. */
static bool shows_deal(App *app)
{
    const SceneKind *kind = scene_top(&app->scenes)->kind;
    bool is_about =
        kind == shared_scenes.table || kind == shared_scenes.result || kind == shared_scenes.replay;
    return is_about && app->has_session && session_is_kept(&app->session);
}

/* What no scene took. */
static void take_shared(App *app, const KeyPress *press)
{
    if (press_is(press, &app_command_rules)) {
        scene_push_rules(&app->scenes, app_game_in_view(app));
    } else if (press_is(press, &app_command_keys)) {
        scene_push(&app->scenes, shared_scenes.keys);
    } else if (press_is(press, &app_command_enlarge)) {
        look_closely(app);
    } else if (press_is(press, &app_command_explain)) {
        ui_tip_walk(app->ui, 1);
    } else if (press_is(press, &app_command_explain_back)) {
        ui_tip_walk(app->ui, -1);
    } else if (press_is(press, &app_command_copy) && shows_deal(app)) {
        app_copy_deal(app);
    } else if (press_is(press, &app_command_picture) && shows_deal(app)) {
        scene_push(&app->scenes, shared_scenes.poster);
    }
}

static void take_key(App *app, KeyPress press)
{
    bool fills = press_is(&press, &app_command_fullscreen);
    if (!app_has_room(app) && !fills) {
        return;
    }
    if (fills) {
        app_toggle_fullscreen(app);
    } else if (press_is(&press, &app_command_overlay)) {
        ui_toggle_overlay(app->ui);
    } else if (!listening_takes(app, &press) && !scene_key(&app->scenes, press)) {
        take_shared(app, &press);
    }
}

static void take_keys(App *app)
{
    for (KeyPress press = ui_next_key(app->ui); press_is_some(&press);
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

/* Before anything of this frame is drawn. */
static void see_presence(App *app)
{
    switch (ui_take_presence(app->ui)) {
    case PRESENCE_SAME:
        return;
    case PRESENCE_LEFT:
        passage_end(&app->passage, app->ui);
        scene_cover_all(&app->scenes);
        break;
    case PRESENCE_BACK:
        app_check_held(app);
        break;
    }
    scene_change(&app->scenes);
}

void app_show(App *app)
{
    app_check_kept(app);
    see_presence(app);
    begin_words(app);
    ui_frame_begin(app->ui);
    passage_step(&app->passage, app->ui);
    take_keys(app);
    if (ui_detail_asked(app->ui) != 0) {
        look_at(app, ui_detail_asked(app->ui));
    }
    if (scene_is_changing(&app->scenes)) { /* so the scene that is left does nothing more */
        ui_frame_skip_input(app->ui);
        return;
    }
    fill_frame(app);
    ui_frame_end(app->ui);
    listening_follow(app);
}

bool app_is_busy(App *app)
{
    SceneRest rest = scene_rest(&app->scenes);
    return rest.is_moving || app->passage.is_on || stage_is_struck(app) || rest.is_busy ||
           app->is_keeping || errand_is_busy(app) || narrator_is_busy(app->narrator) ||
           ui_input_pending(app->ui);
}
