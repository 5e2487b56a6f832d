/* The very first start, on one screen: the language, already the system's, whom the program belongs
 * to, and how it looks, moves and sounds. Everything has a value already, so one press leads on: to
 * a first game with a host, or to the menu. */
#include "flow.h"

#include "base/limits.h"
#include "seated.h"
#include "settings_rows.h"
#include "ui/bindings.h"

#include <math.h>

#define WIDTH 640 /* units */
#define GAP   14.0f

typedef struct FirstRun {
    Device offered_for; /* reading aloud; DEVICES: for none yet */
    char name[SAVED_NAME_BYTES];
} FirstRun;

static void language_button(App *app, Language language, Rect rect)
{
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, "language.");
    text_append(&id, language_code(language));
    Button button = {.id = bytes,
                     .label = language_own_name(language),
                     .rect = rect,
                     .kind = BUTTON_TAB,
                     .chosen = app->settings.language == language};
    if (ui_button(app->ui, &button)) {
        app_set_language(app, language);
    }
}

static Rect take_row(Flow *flow)
{
    return flow_take(flow, settings_row_height(&flow->sheet), GAP);
}

static void languages(Flow *flow)
{
    float gap = GAP * flow->sheet.unit;
    for (int i = 0; i < LANGUAGE_PLAYER_COUNT; i += 2) {
        Rect row = flow_take(flow, flow->sheet.button, GAP);
        Rect left = rect_cut_left(&row, (row.w - gap) / 2);
        rect_cut_left(&row, gap);
        if (flow->is_shown) {
            language_button(flow->app, (Language)i, left);
        }
        if (flow->is_shown && i + 1 < LANGUAGE_PLAYER_COUNT) {
            language_button(flow->app, (Language)(i + 1), row);
        }
    }
}

static void name_field(Flow *flow)
{
    App *app = flow->app;
    FirstRun *first = flow->context;
    Field field = {.id = "field.name",
                   .label = app_word(app, N_("Your name")),
                   .placeholder = app_word(app, N_("Your name")),
                   .rect = take_row(flow),
                   .columns = NAME_COLUMNS};
    if (flow->is_shown) {
        ui_field(app->ui, &field, first->name, sizeof first->name);
    }
}

static void run(Flow *flow)
{
    static void (*const rows[])(App *, Rect) = {settings_text, settings_calm, settings_sounds,
                                                settings_music};
    languages(flow);
    name_field(flow);
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        Rect row = take_row(flow);
        if (flow->is_shown) {
            rows[i](flow->app, row);
        }
    }
}

/* A name makes a person, who sits first in every game. */
static void keep_person(App *app, const FirstRun *first)
{
    Problem problem = {0};
    if (first->name[0] == '\0') {
        return;
    }
    Person person = roster_draft(&app->roster);
    Text name = text_in(person.name, sizeof person.name);
    text_append(&name, first->name);
    if (!roster_keep(&app->roster, app->profile, &person, &problem) ||
        !settings_keep_first(app->profile, person.id, person.name, &problem)) {
        app_tell(app, &problem);
    } else {
        app_sit(app, &person.id, 1);
    }
}

static void finish(Scene *scene, bool learns)
{
    App *app = scene->app;
    app_keep_settings(app);
    keep_person(app, scene->data);
    scene_switch(&app->scenes, shared_scenes.menu);
    if (learns) {
        scene_push(&app->scenes, shared_scenes.learn);
    }
}

static void buttons(Scene *scene, Rect foot, const Sheet *sheet)
{
    App *app = scene->app;
    float gap = GAP * sheet->unit;
    Button learn = {.id = "button.learn",
                    .label = app_word(app, N_("Learn")),
                    .rect = rect_cut_left(&foot, (foot.w - gap) / 2),
                    .kind = BUTTON_PRIMARY,
                    .hint = app_word(app, N_("A first game with a host who explains it"))};
    rect_cut_left(&foot, gap);
    Button play = {.id = "button.ok", .label = app_word(app, NC_("menu", "Play")), .rect = foot};
    if (ui_button(app->ui, &learn)) {
        finish(scene, true);
    }
    if (ui_button(app->ui, &play)) {
        finish(scene, false);
    }
}

/* Whoever does not see the screen hears how to have it read, or how to go on if it is; again once
 * a pad is in use, which has other buttons. */
static void offer_voice(App *app, FirstRun *first)
{
    Device device = ui_device(app->ui);
    if (first->offered_for != device) {
        first->offered_for = device;
        narrator_offer(app->narrator);
        narrator_guide(app->narrator);
    }
}

static void first_run_enter(Scene *scene)
{
    FirstRun *first = arena_alloc(&scene->arena, sizeof *first);
    first->offered_for = DEVICES;
    offer_voice(scene->app, first);
    scene->data = first;
    ui_focus(scene->app->ui, "button.learn");
}

static float content_height(const Sheet *sheet)
{
    float gap = GAP * sheet->unit;
    return 2 * (sheet->button + gap) + 5 * (settings_row_height(sheet) + gap);
}

static void first_run_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    offer_voice(app, scene->data);
    float gap = GAP * sheet.unit, title = 64 * sheet.type;
    sheet_night(app, 0.2f, NULL);
    Rect room = rect_inset(sheet.bounds, 20 * sheet.unit);
    float height = content_height(&sheet) + title + sheet.button + 5 * gap;
    float width = WIDTH * sheet.type;
    Rect inner = ui_panel(
        app->ui, rect_around(rect_centre(room), fminf(width, room.w), fminf(height, room.h)));
    ui_label(app->ui, "heading.title", app_word(app, N_("Welcome to Meja")),
             (TextStyle){FONT_TITLE, SIZE_HEADING, ALIGN_CENTRE, true}, COLOR_GOLD_LIGHT,
             rect_cut_top(&inner, title));
    rect_cut_left(&inner, FLOW_BAR * sheet.unit); /* as on the right, where the bar has its room */
    Rect foot = rect_cut_bottom(&inner, sheet.button);
    rect_cut_bottom(&inner, gap);
    flow_region(app, scene->data, "list.first-run", inner, run);
    rect_cut_right(&foot, FLOW_BAR * sheet.unit);
    buttons(scene, foot, &sheet);
}

static bool first_run_key(Scene *scene, KeyPress press)
{
    bool is_back = press_is(&press, &command_back);
    if (is_back) {
        finish(scene, false);
    }
    return is_back;
}

const SceneKind scene_first_run = {
    .id = "first-run",
    .music = MUSIC_MENU,
    .enter = first_run_enter,
    .frame = first_run_frame,
    .key = first_run_key,
};
