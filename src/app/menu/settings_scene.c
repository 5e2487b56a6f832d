/* The settings: each acts at once and is kept at once. */
#include "settings_rows.h"

#include "i18n/format.h"

#include <math.h>

#define GAP 11.0f

static const char *const speed_words[] = {
    [SPEED_SLOW] = NC_("speed", "Slow"),
    [SPEED_NORMAL] = NC_("speed", "Normal"),
    [SPEED_FAST] = NC_("speed", "Fast"),
    [SPEED_INSTANT] = NC_("speed", "Instant"),
};

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

static void speed_row(App *app, Rect row)
{
    const char *words[4];
    for (int i = 0; i < 4; i++) {
        words[i] = app_word(app, speed_words[i]);
    }
    int chosen = (int)app->settings.speed;
    Choice choice = {.id = "settings.speed",
                     .label = app_word(app, N_("Animation speed")),
                     .words = words,
                     .count = 4,
                     .rect = row};
    if (ui_choice(app->ui, &choice, &chosen)) {
        app->settings.speed = (Speed)chosen;
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
    [COACH_GENTLE] = N_("A word after a bad move, and a warning before one that loses the game. "
                        "The game then counts as played with help."),
    [COACH_FULL] = N_("A word after smaller mistakes too, with the better move, and a warning "
                      "before a move that loses the game. The game then counts as played with "
                      "help."),
};

static void coach_row(App *app, Rect row)
{
    const char *words[COACH_LEVELS];
    for (int i = 0; i < COACH_LEVELS; i++) {
        words[i] = app_word(app, coach_words[i]);
    }
    int chosen = (int)app->settings.coach;
    Choice choice = {.id = "settings.coach",
                     .label = app_word(app, N_("Coach")),
                     .words = words,
                     .count = COACH_LEVELS,
                     .rect = row};
    if (ui_choice(app->ui, &choice, &chosen)) {
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

#define OWN_WORDS_MAX 6

/* A choice that only one game has. */
static void own_row(App *app, const GameUi *ui, Rect row)
{
    const GameSetting *own = ui->setting;
    uint8_t *value = &app->settings.own[game_ui_index(ui)];
    const char *words[OWN_WORDS_MAX];
    for (int i = 0; i < own->count; i++) {
        words[i] = app_word(app, own->words[i]);
    }
    int chosen = *value;
    Choice choice = {.id = app_id(app, "settings.", own->key),
                     .label = app_word(app, own->label),
                     .words = words,
                     .count = own->count,
                     .rect = row};
    ui_tip(app->ui, choice.id,
           app_phrase(app, N_("{game}: {label}"),
                      TR_VALUES(app_word(app, game_name(ui->game->id)), choice.label)),
           row);
    if (ui_choice(app->ui, &choice, &chosen)) {
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

static void toggle_rows(App *app, Rect *rest, const Sheet *sheet)
{
    if (ui_toggle(app->ui, "settings.muted", app_word(app, N_("Mute")), app->settings.muted,
                  take_row(rest, sheet))) {
        app->settings.muted = !app->settings.muted;
        app_keep_settings(app);
    }
    if (ui_toggle(app->ui, "settings.fullscreen", app_word(app, N_("Full screen")),
                  ui_is_fullscreen(app->ui), take_row(rest, sheet))) {
        app_toggle_fullscreen(app);
    }
}

static void indices_row(App *app, Rect row)
{
    if (ui_toggle(app->ui, "settings.indices", app_word(app, N_("Large card corners")),
                  app->settings.large_indices, row)) {
        app->settings.large_indices = !app->settings.large_indices;
        app_keep_settings(app);
    }
}

#define SETTINGS_ROWS 10 /* of all games */

static void settings_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    bool back;
    float rows = (float)(SETTINGS_ROWS + own_count());
    float width = sheet_paper_width(&sheet, 780);
    float words = coach_height(app, width);
    float gap = GAP * sheet.unit;
    float height = words + gap + rows * (settings_row_height(&sheet) + gap);
    Point size = {780 * sheet.unit, height};
    Rect inner = sheet_paper(app, app_word(app, N_("Settings")), size, &back);
    Rect rest = ui_scroll_begin(app->ui, "list.settings", inner, height);
    language_row(app, take_row(&rest, &sheet));
    speed_row(app, take_row(&rest, &sheet));
    settings_calm(app, take_row(&rest, &sheet));
    coach_row(app, take_row(&rest, &sheet));
    ui_label(app->ui, "text.coach", app_word(app, coach_hints[app->settings.coach]), STYLE_BODY,
             COLOR_MUTED, rect_cut_top(&rest, words));
    rect_cut_top(&rest, gap);
    settings_sounds(app, take_row(&rest, &sheet));
    settings_music(app, take_row(&rest, &sheet));
    toggle_rows(app, &rest, &sheet);
    settings_text(app, take_row(&rest, &sheet));
    indices_row(app, take_row(&rest, &sheet));
    own_rows(app, &rest, &sheet);
    ui_scroll_end(app->ui);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_settings = {
    .id = "settings",
    .frame = settings_frame,
    .key = sheet_key_back,
};
