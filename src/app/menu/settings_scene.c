/* The settings, in pages: each acts at once and is kept at once. Those of a person come
 * first, below the choice whose they are; those of the machine, which are everybody's, after them.
 */
#include "settings_pages.h"
#include "settings_rows.h"

#include "i18n/format.h"
#include "seated.h"

#include <math.h>

#define GAP         11.0f
#define WIDTH_UNITS 920
#define HINT_GAP    2.0f
#define WORDS_MAX   6
#define PEOPLE_MAX  (ROSTER_MAX + 1) /* and nobody in particular */

typedef struct SettingsScene {
    int page;
    bool is_asking; /* whether the page is to be reset */
} SettingsScene;

/* A page as it is gone through, from top to bottom: measured, or shown in `rest`. */
typedef struct Walk {
    App *app;
    SettingsScene *scene;
    const SettingsPage *page;
    Sheet sheet;
    Rect rest;
    float width, height; /* what was needed so far */
    bool is_shown;
} Walk;

static Rect take(Walk *walk, float height, float gap)
{
    walk->height += height + gap * walk->sheet.unit;
    if (!walk->is_shown) {
        return (Rect){0};
    }
    Rect rect = rect_cut_top(&walk->rest, height);
    rect_cut_top(&walk->rest, gap * walk->sheet.unit);
    return rect;
}

/* Large letters need two lines for a long label, as large as those beside it. */
static float choice_height(const Walk *walk, const char *label)
{
    float most = walk->width * CHOICE_LABEL_PART;
    return fmaxf(settings_row_height(&walk->sheet),
                 text_layout(walk->app->ui, label, STYLE_BODY, most)->h);
}

/* A choice among texts that are still to be translated; true when it changed, and is to be kept. */
static bool choice(App *app, Choice what, int *chosen)
{
    const char *words[WORDS_MAX];
    for (int i = 0; i < what.count; i++) {
        words[i] = app_word(app, what.words[i]);
    }
    what.words = words;
    return ui_choice(app->ui, &what, chosen);
}

static void choice_row(Walk *walk, const SettingsRow *row)
{
    App *app = walk->app;
    const char *label = app_word(app, row->label);
    Rect rect = take(walk, choice_height(walk, label), HINT_GAP);
    int *value = (int *)(void *)((char *)&app->settings + row->offset);
    Choice what = {.id = app_id(app, "settings.", row->key),
                   .label = label,
                   .words = row->words,
                   .count = row->count,
                   .rect = rect};
    if (walk->is_shown && choice(app, what, value)) {
        app_keep_settings(app);
    }
}

static void switch_row(Walk *walk, const SettingsRow *row)
{
    App *app = walk->app;
    Rect rect = take(walk, settings_row_height(&walk->sheet), HINT_GAP);
    bool *is_on = (bool *)((char *)&app->settings + row->offset);
    if (walk->is_shown && ui_toggle(app->ui, app_id(app, "settings.", row->key),
                                    app_word(app, row->label), *is_on, rect)) {
        *is_on = !*is_on;
        app_keep_settings(app);
    }
}

/* As high as the highest of these sentences, so that nothing moves when another one is shown. */
static float hints_height(const Walk *walk, const char *const *hints, int count)
{
    float height = 0;
    for (int i = 0; i < count; i++) {
        const char *words = app_word(walk->app, hints[i]);
        height = fmaxf(height, text_layout(walk->app->ui, words, STYLE_BODY, walk->width)->h);
    }
    return height;
}

/* What the setting does, below its row. */
static void hint(Walk *walk, const char *key, const char *const *hints, int count, int chosen)
{
    App *app = walk->app;
    Rect rect = take(walk, hints_height(walk, hints, count), GAP);
    if (walk->is_shown && count > 0) {
        ui_label(app->ui, app_id(app, "hint.", key), app_word(app, hints[chosen]), STYLE_BODY,
                 COLOR_MUTED, rect);
    }
}

static void row(Walk *walk, const SettingsRow *row)
{
    if (row->show) {
        float height = fmaxf(settings_row_height(&walk->sheet), row->height * walk->sheet.unit);
        Rect rect = take(walk, height, HINT_GAP);
        if (walk->is_shown) {
            row->show(walk->app, rect);
        }
    } else if (row->words) {
        choice_row(walk, row);
    } else {
        switch_row(walk, row);
    }
    if (row->hints) {
        const char *place = (const char *)&walk->app->settings + row->offset;
        hint(walk, row->key, row->hints, row->count, *(const int *)(const void *)place);
    } else {
        hint(walk, row->key, &row->hint, row->hint != NULL, 0);
    }
}

/* A choice that only one game has. */
static void own_row(Walk *walk, const GameUi *ui)
{
    App *app = walk->app;
    const GameSetting *own = ui->setting;
    uint8_t *value = &app->settings.own[game_ui_index(ui)];
    const char *label = app_word(app, own->label), *name = game_name(ui->game->id);
    Rect rect = take(walk, choice_height(walk, label), HINT_GAP);
    int chosen = *value;
    Choice what = {.id = app_id(app, "settings.", own->key),
                   .label = label,
                   .words = own->words,
                   .count = own->count,
                   .rect = rect};
    if (walk->is_shown && choice(app, what, &chosen)) {
        *value = (uint8_t)chosen;
        app_keep_settings(app);
    }
    hint(walk, own->key, &name, 1, 0);
}

static void own_rows(Walk *walk)
{
    for (size_t i = 0; walk->page->has_own && game_uis[i]; i++) {
        if (game_uis[i]->setting) {
            own_row(walk, game_uis[i]);
        }
    }
}

/* Whose settings are shown; nothing where nobody has a name. */
static void person_row(Walk *walk)
{
    App *app = walk->app;
    const char *words[PEOPLE_MAX], *label = app_word(app, N_("Settings of"));
    PersonId ids[PEOPLE_MAX], seated = app_seated(app);
    int count = (int)app->roster.count, chosen = count;
    if (count == 0) {
        return;
    }
    for (int i = 0; i < count; i++) {
        const Person *person = &app->roster.people[i];
        words[i] = person->name;
        ids[i] = person->id;
        chosen = person->id == seated ? i : chosen;
    }
    words[count] = app_word(app, N_("Guests"));
    ids[count] = 0;
    Rect rect = take(walk, choice_height(walk, label), GAP);
    Choice what = {
        .id = "settings.person", .label = label, .words = words, .count = count + 1, .rect = rect};
    if (walk->is_shown && ui_choice(app->ui, &what, &chosen)) {
        app_sit(app, &ids[chosen], 1);
    }
}

static void machine_caption(Walk *walk)
{
    App *app = walk->app;
    const char *words = app_word(app, N_("For everybody at this computer:"));
    if (app->roster.count == 0) {
        return;
    }
    Rect rect = take(walk, text_layout(app->ui, words, STYLE_BODY, walk->width)->h, GAP);
    if (walk->is_shown) {
        ui_label(app->ui, "text.machine", words, STYLE_BODY, COLOR_GOLD_LIGHT, rect);
    }
}

static void reset(Walk *walk)
{
    App *app = walk->app;
    const SettingsPage *page = walk->page;
    for (int i = 0; i < page->count; i++) {
        if (!page->rows[i].is_lasting) {
            settings_reset(&app->settings, page->rows[i].key);
        }
    }
    for (size_t i = 0; page->has_own && game_uis[i]; i++) {
        if (game_uis[i]->setting) {
            settings_reset(&app->settings, game_uis[i]->setting->key);
        }
    }
    app_keep_settings(app);
}

/* Two buttons beside each other, of which the second may be missing. Which was pressed, or -1. */
static int pair(Walk *walk, Button buttons[2])
{
    Rect rect = take(walk, walk->sheet.button, GAP);
    int pressed = -1;
    float width = (rect.w - GAP * walk->sheet.unit) / 2;
    buttons[0].rect = rect_cut_left(&rect, width);
    buttons[1].rect = rect_cut_right(&rect, width);
    for (int i = 0; walk->is_shown && i < 2; i++) {
        if (buttons[i].id && ui_button(walk->app->ui, &buttons[i])) {
            pressed = i;
        }
    }
    return pressed;
}

/* On each page the way to what has pages of its own, and below it the reset. */
static void last_rows(Walk *walk)
{
    App *app = walk->app;
    Button ways[] = {{.id = "button.bindings", .label = app_word(app, N_("Change keys"))},
                     {.id = "button.access", .label = app_word(app, N_("Accessibility"))}};
    Button reset[] = {{.id = "settings.reset", .label = app_word(app, N_("Reset this page"))},
                      {.id = NULL}};
    const SceneKind *const scenes[] = {shared_scenes.bindings, shared_scenes.access};
    int way = pair(walk, ways);
    if (way >= 0) {
        scene_push(&app->scenes, scenes[way]);
    }
    if (pair(walk, reset) == 0) {
        walk->scene->is_asking = true;
    }
}

static void reset_question(Walk *walk)
{
    App *app = walk->app;
    Rect rect = take(walk, walk->sheet.button, GAP);
    if (!walk->is_shown) {
        return;
    }
    Answer answer = sheet_question(app, app_word(app, N_("All of this page as at first?")),
                                   app_word(app, NC_("settings", "Reset")), rect);
    if (answer == ANSWER_YES) {
        reset(walk);
    }
    walk->scene->is_asking = answer == ANSWER_NONE;
}

static void walk_page(Walk *walk)
{
    SettingOwner owner = OWNER_MACHINE;
    for (int i = 0; i < walk->page->count; i++) {
        const SettingsRow *it = &walk->page->rows[i];
        SettingOwner of = settings_owner(it->key);
        if (i == 0 && of == OWNER_PERSON) {
            person_row(walk);
        } else if (i == 0 || of != owner) {
            machine_caption(walk);
        }
        owner = of;
        row(walk, it);
    }
    own_rows(walk);
    if (walk->scene->is_asking) {
        reset_question(walk);
    } else {
        last_rows(walk);
    }
}

static float page_height(App *app, SettingsScene *scene, int page, float width)
{
    Walk walk = {.app = app,
                 .scene = scene,
                 .page = &settings_pages[page],
                 .sheet = sheet_of(app),
                 .width = width};
    walk_page(&walk);
    return walk.height;
}

/* As wide as its words and an equal share of what is left: all have letters of one size. */
static void tab_widths(App *app, float room, float widths[SETTINGS_PAGES])
{
    float rest = room;
    TextStyle style = {FONT_TITLE, SIZE_NAME, ALIGN_LEFT, false};
    for (int i = 0; i < SETTINGS_PAGES; i++) {
        widths[i] = text_layout(app->ui, app_word(app, settings_pages[i].name), style, room)->w;
        rest -= widths[i];
    }
    for (int i = 0; i < SETTINGS_PAGES; i++) {
        float shrunk = widths[i] * room / (room - rest);
        widths[i] = rest > 0 ? widths[i] + rest / SETTINGS_PAGES : shrunk;
    }
}

static void page_tabs(App *app, SettingsScene *scene, Rect line, const Sheet *sheet)
{
    float gap = GAP * sheet->unit, widths[SETTINGS_PAGES];
    tab_widths(app, line.w - gap * (SETTINGS_PAGES - 1), widths);
    for (int i = 0; i < SETTINGS_PAGES; i++) {
        Button tab = {.id = settings_pages[i].id,
                      .label = app_word(app, settings_pages[i].name),
                      .rect = rect_cut_left(&line, widths[i]),
                      .kind = BUTTON_TAB,
                      .chosen = scene->page == i};
        rect_cut_left(&line, gap);
        if (ui_button(app->ui, &tab)) {
            *scene = (SettingsScene){.page = i};
        }
    }
}

/* Those of one person are shown, also where several look. */
static void settings_enter(Scene *scene)
{
    App *app = scene->app;
    const SettingsArgs *args = scene->args;
    PersonId first = app->seated[0];
    SettingsScene *settings = arena_alloc(&scene->arena, sizeof *settings);
    settings->page = args->page;
    scene->data = settings;
    if (app->seated_count > 1) {
        app_sit(app, &first, 1);
    }
}

/* All pages are as high as the highest, so that tabs stay where they are. */
static float highest(App *app, SettingsScene *scene, float width)
{
    float height = 0;
    for (int i = 0; i < SETTINGS_PAGES; i++) {
        height = fmaxf(height, page_height(app, scene, i, width));
    }
    return height;
}

static void settings_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    SettingsScene *settings = scene->data;
    bool back;
    float width = sheet_paper_width(&sheet, WIDTH_UNITS), gap = 2 * GAP * sheet.unit;
    float within = width - gap; /* beside the bar */
    Point size = {WIDTH_UNITS * sheet.unit, sheet.button + gap + highest(app, settings, within)};
    Rect inner = sheet_paper(app, app_word(app, N_("Settings")), size, &back);
    page_tabs(app, settings, rect_cut_top(&inner, sheet.button), &sheet);
    rect_cut_top(&inner, gap);
    Walk walk = {.app = app,
                 .scene = settings,
                 .page = &settings_pages[settings->page],
                 .sheet = sheet,
                 .width = inner.w - gap,
                 .is_shown = true};
    float shown = page_height(app, settings, settings->page, walk.width);
    walk.rest = ui_scroll_begin(app->ui, "list.settings", inner, shown);
    walk.rest.w = walk.width;
    walk_page(&walk);
    ui_scroll_end(app->ui);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_settings = {
    .id = "settings",
    .args_size = sizeof(SettingsArgs),
    .enter = settings_enter,
    .frame = settings_frame,
    .key = sheet_key_back,
};
