/* The settings, in three pages: each acts at once and is kept at once. */
#include "settings_rows.h"
#include "ui/window.h"

#include "i18n/format.h"

#include <math.h>
#include <stddef.h>

#define GAP         11.0f
#define WIDTH_UNITS 780

static const char *const speed_words[] = {
    [SPEED_SLOW] = NC_("speed", "Slow"),
    [SPEED_NORMAL] = NC_("speed", "Normal"),
    [SPEED_FAST] = NC_("speed", "Fast"),
    [SPEED_INSTANT] = NC_("speed", "Instant"),
};

#define CURTAIN_LABEL N_("Curtain between players")

static Rect take_row(Rect *rest, const Sheet *sheet)
{
    Rect row = rect_cut_top(rest, settings_row_height(sheet));
    rect_cut_top(rest, GAP * sheet->unit);
    return row;
}

static void language_row(App *app, Rect row)
{
    const char *words[LANGUAGE_PLAYER_COUNT];
    for (int i = 0; i < LANGUAGE_PLAYER_COUNT; i++) {
        words[i] = language_own_name((Language)i);
    }
    int chosen = app->settings.language < LANGUAGE_PLAYER_COUNT ? (int)app->settings.language : 0;
    Choice choice = {.id = "settings.language",
                     .label = app_word(app, N_("Language")),
                     .icon = "ui/ui-language",
                     .words = words,
                     .count = LANGUAGE_PLAYER_COUNT,
                     .rect = row};
    if (ui_choice(app->ui, &choice, &chosen)) {
        app_set_language(app, (Language)chosen);
    }
}

#define WORDS_MAX 6

/* A choice among texts that are still to be translated; true when it changed, and is to be kept. */
static bool choice_row(App *app, Choice choice, int *chosen)
{
    const char *words[WORDS_MAX];
    for (int i = 0; i < choice.count; i++) {
        words[i] = app_word(app, choice.words[i]);
    }
    choice.words = words;
    return ui_choice(app->ui, &choice, chosen);
}

static void speed_row(App *app, Rect row)
{
    int chosen = (int)app->settings.speed;
    Choice choice = {.id = "settings.speed",
                     .label = app_word(app, N_("Animation speed")),
                     .words = speed_words,
                     .count = 4,
                     .rect = row};
    if (choice_row(app, choice, &chosen)) {
        app->settings.speed = (Speed)chosen;
        app_keep_settings(app);
    }
}

static const char *const curtain_words[CURTAIN_POLICIES] = {
    [CURTAIN_ALWAYS] = NC_("curtain", "Always"),
    [CURTAIN_SECRETS] = NC_("curtain", "Only between opponents"),
    [CURTAIN_NEVER] = NC_("curtain", "Never"),
};

static void curtain_row(App *app, Rect row)
{
    int chosen = (int)app->settings.curtain;
    Choice choice = {.id = "settings.curtain",
                     .label = app_word(app, CURTAIN_LABEL),
                     .words = curtain_words,
                     .count = CURTAIN_POLICIES,
                     .rect = row};
    ui_tip(app->ui, choice.id,
           app_word(app, N_("When several people share the screen, it hides the hand until the "
                            "next one is there.")),
           row);
    if (choice_row(app, choice, &chosen)) {
        app->settings.curtain = (CurtainPolicy)chosen;
        app_keep_settings(app);
    }
}

static const char *const coach_words[COACH_LEVELS] = {
    [COACH_OFF] = NC_("coach", "Off"),
    [COACH_GENTLE] = NC_("coach", "Gentle"),
    [COACH_FULL] = NC_("coach", "Full"),
};

static const char *const coach_hints[COACH_LEVELS] = {
    [COACH_OFF] = N_("Nobody comments on your moves."),
    [COACH_GENTLE] = N_("After a bad move the coach says what was better, and before a move that "
                        "loses the game it warns you. The game then counts as played with help."),
    [COACH_FULL] = N_("After smaller mistakes too the coach says what was better, and before a "
                      "move that loses the game it warns you. The game then counts as played "
                      "with help."),
};

static void coach_row(App *app, Rect row)
{
    int chosen = (int)app->settings.coach;
    Choice choice = {.id = "settings.coach",
                     .label = app_word(app, N_("Coach")),
                     .words = coach_words,
                     .count = COACH_LEVELS,
                     .rect = row};
    if (choice_row(app, choice, &chosen)) {
        app->settings.coach = (CoachLevel)chosen;
        app_keep_settings(app);
    }
}

/* What the coach does at the chosen level, as high as the longest of these sentences. */
static float coach_height(const App *app, float width)
{
    float height = 0;
    for (int i = 0; i < COACH_LEVELS; i++) {
        const char *words = app_word(app, coach_hints[i]);
        height = fmaxf(height, text_layout(app->ui, words, STYLE_BODY, width)->h);
    }
    return height;
}

/* A choice that only one game has. */
static void own_row(App *app, const GameUi *ui, Rect row)
{
    const GameSetting *own = ui->setting;
    uint8_t *value = &app->settings.own[game_ui_index(ui)];
    int chosen = *value;
    Choice choice = {.id = app_id(app, "settings.", own->key),
                     .label = app_word(app, own->label),
                     .words = own->words,
                     .count = own->count,
                     .rect = row};
    ui_tip(app->ui, choice.id,
           app_phrase(app, N_("{game}: {label}"),
                      TR_VALUES(app_word(app, game_name(ui->game->id)), choice.label)),
           row);
    if (choice_row(app, choice, &chosen)) {
        *value = (uint8_t)chosen;
        app_keep_settings(app);
    }
}

static int own_count(void)
{
    int count = 0;
    for (size_t i = 0; game_uis[i]; i++) {
        count += game_uis[i]->setting != NULL;
    }
    return count;
}

static void own_rows(App *app, Rect *rest, const Sheet *sheet)
{
    for (size_t i = 0; game_uis[i]; i++) {
        if (game_uis[i]->setting) {
            own_row(app, game_uis[i], take_row(rest, sheet));
        }
    }
}

/* A switch and the setting behind it. */
typedef struct SettingsSwitch {
    const char *id, *label;
    const char *hint; /* a sentence about it; or NULL */
    size_t offset;    /* of a bool in Settings */
} SettingsSwitch;

static void switch_row(App *app, const SettingsSwitch *words, Rect row)
{
    bool *is_on = (bool *)((char *)&app->settings + words->offset);
    if (words->hint) {
        ui_tip(app->ui, words->id, app_word(app, words->hint), row);
    }
    if (ui_toggle(app->ui, words->id, app_word(app, words->label), *is_on, row)) {
        *is_on = !*is_on;
        app_keep_settings(app);
    }
}

static void fullscreen_row(App *app, Rect row)
{
    if (ui_toggle(app->ui, "settings.fullscreen", app_word(app, N_("Full screen")),
                  ui_is_fullscreen(app->ui), row)) {
        app_toggle_fullscreen(app);
    }
}

/* The rows of a page, at most PAGE_ROWS; the coach has words below its row. */
#define PAGE_ROWS 6

typedef struct SettingsRow {
    void (*show)(App *app, Rect row); /* NULL: the switch */
    const char *label;                /* of a choice, which may need two lines; or NULL */
    SettingsSwitch flag;
} SettingsRow;

typedef struct SettingsPage {
    const char *id, *name;
    SettingsRow rows[PAGE_ROWS];
    bool is_play; /* ends with what single games have, and has the words of the coach */
} SettingsPage;

static const SettingsPage pages[] = {
    {"settings.page.screen",
     NC_("settings", "Screen"),
     {{.show = language_row},
      {.show = settings_text},
      {.flag = {"settings.indices", N_("Large card corners"), NULL,
                offsetof(Settings, large_indices)}},
      {.flag = {"settings.contrast", N_("High contrast"),
                N_("Plain dark panels with bright edges, strong letters, and pictures that step "
                   "back behind them."),
                offsetof(Settings, high_contrast)}},
      {.show = settings_calm},
      {.show = fullscreen_row}},
     false},
    {"settings.page.play",
     NC_("settings", "Play"),
     {{.show = speed_row},
      {.flag = {"settings.asks", N_("Ask before costly moves"),
                N_("A move that loses the game or a better medal, when another one does not, has "
                   "to be confirmed by a second press."),
                offsetof(Settings, asks_first)}},
      {.flag = {"settings.forced", N_("Make forced moves automatically"),
                N_("A move that is the only one possible, such as a discard of the whole hand, "
                   "needs no press. Costly moves always do."),
                offsetof(Settings, plays_forced)}},
      {.show = curtain_row, .label = CURTAIN_LABEL},
      {.flag = {"settings.presses", N_("Two presses open the curtain"),
                N_("The first press says who is there, the second shows the cards."),
                offsetof(Settings, two_presses)}},
      {.show = coach_row}},
     true},
    {"settings.page.sound",
     NC_("settings", "Sound"),
     {{.show = settings_sounds},
      {.show = settings_music},
      {.flag = {"settings.muted", N_("Mute"), NULL, offsetof(Settings, muted)}}},
     false},
};

#define PAGES ((int)(sizeof pages / sizeof *pages))

static int row_count(const SettingsPage *page)
{
    int count = 0;
    while (count < PAGE_ROWS && (page->rows[count].show || page->rows[count].flag.id)) {
        count++;
    }
    return count;
}

/* Large letters need two lines for a long label, as large as those beside it. */
static float row_height(const App *app, const SettingsRow *row, const Sheet *sheet, float width)
{
    float height = settings_row_height(sheet);
    if (!row->label) {
        return height;
    }
    const char *label = app_word(app, row->label);
    return fmaxf(height, text_layout(app->ui, label, STYLE_BODY, width * CHOICE_LABEL_PART)->h);
}

static float page_height(const App *app, const SettingsPage *page, const Sheet *sheet, float width)
{
    float gap = GAP * sheet->unit, height = 0;
    for (int i = 0; i < row_count(page); i++) {
        height += row_height(app, &page->rows[i], sheet, width) + gap;
    }
    if (page->is_play) {
        height += (float)own_count() * (settings_row_height(sheet) + gap);
        height += coach_height(app, width) + gap;
    }
    return height;
}

static void page_rows(App *app, const SettingsPage *page, Rect rest, const Sheet *sheet)
{
    for (int i = 0; i < row_count(page); i++) {
        const SettingsRow *row = &page->rows[i];
        Rect rect = rect_cut_top(&rest, row_height(app, row, sheet, rest.w));
        if (row->show) {
            row->show(app, rect);
        } else {
            switch_row(app, &row->flag, rect);
        }
        rect_cut_top(&rest, GAP * sheet->unit);
    }
    if (page->is_play) {
        float words = coach_height(app, rest.w);
        ui_label(app->ui, "text.coach", app_word(app, coach_hints[app->settings.coach]), STYLE_BODY,
                 COLOR_MUTED, rect_cut_top(&rest, words));
        rect_cut_top(&rest, GAP * sheet->unit);
        own_rows(app, &rest, sheet);
    }
}

static void page_tabs(App *app, int *chosen, Rect row, const Sheet *sheet)
{
    float gap = GAP * sheet->unit, width = (row.w - gap * (float)(PAGES - 1)) / (float)PAGES;
    for (int i = 0; i < PAGES; i++) {
        Button tab = {.id = pages[i].id,
                      .label = app_word(app, pages[i].name),
                      .rect = rect_cut_left(&row, width),
                      .kind = BUTTON_TAB,
                      .chosen = *chosen == i};
        rect_cut_left(&row, gap);
        if (ui_button(app->ui, &tab)) {
            *chosen = i;
        }
    }
}

static void settings_enter(Scene *scene)
{
    scene->data = arena_alloc(&scene->arena, sizeof(int));
    *(int *)scene->data = 0;
}

/* All pages are as high as the highest, so that tabs stay where they are. */
static float highest(const App *app, const Sheet *sheet, float width)
{
    float height = 0;
    for (int i = 0; i < PAGES; i++) {
        height = fmaxf(height, page_height(app, &pages[i], sheet, width));
    }
    return height;
}

static void settings_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    int *page = scene->data;
    bool back;
    float width = sheet_paper_width(&sheet, WIDTH_UNITS), gap = 2 * GAP * sheet.unit;
    float height = highest(app, &sheet, width);
    Point size = {WIDTH_UNITS * sheet.unit, sheet.button + gap + height};
    Rect inner = sheet_paper(app, app_word(app, N_("Settings")), size, &back);
    page_tabs(app, page, rect_cut_top(&inner, sheet.button), &sheet);
    rect_cut_top(&inner, gap);
    float shown = page_height(app, &pages[*page], &sheet, width);
    Rect rest = ui_scroll_begin(app->ui, "list.settings", inner, shown);
    if (shown > inner.h) {
        rest.w -= 2 * GAP * sheet.unit; /* beside the bar */
    }
    page_rows(app, &pages[*page], rest, &sheet);
    ui_scroll_end(app->ui);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_settings = {
    .id = "settings",
    .enter = settings_enter,
    .frame = settings_frame,
    .key = sheet_key_back,
};
