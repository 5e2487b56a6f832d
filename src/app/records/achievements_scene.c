/* The achievements of a game: which are won, and what has to be done for the others. One that a
 * kept match proves leads to its replay. Games from before there were achievements are asked the
 * first time that anybody looks. */
#include "achievements.h"
#include "app_match.h"
#include "base/limits.h"
#include "game_tabs.h"
#include "i18n/format.h"
#include "scene_args.h"

#include <math.h>

#define WIDTH_UNITS   1160.0f
#define GAP           14.0f
#define INSET         12.0f
#define PICTURE_UNITS 56.0f
#define NAME_STYLE    ((TextStyle){FONT_BODY_BOLD, SIZE_NAME, ALIGN_LEFT, false})

/* One achievement as it is shown. */
typedef struct AchievementRow {
    const Achievement *achievement;
    bool is_won;
    SavedMatch saved; /* that proves it; of id 0: none */
} AchievementRow;

typedef struct Achieved {
    int game; /* its tile: see game_tile_at */
    AchievementRow rows[ACHIEVEMENTS_MAX];
    size_t count, won;
    AchievementSearch search;
    bool is_searching;
} Achieved;

static AchievementRow row_of(const App *app, const GameUi *ui, size_t index)
{
    AchievementRow row = {.achievement = achievement_at(ui, index)};
    MatchId match;
    row.is_won = achievement_is_won(app->profile, ui, index, &match);
    if (match == 0 || !profile_match_read(app->profile, match, &row.saved, NULL)) {
        row.saved.id = 0;
    }
    return row;
}

static void fill(const App *app, Achieved *achieved)
{
    const GameUi *ui = game_tile_at((size_t)achieved->game);
    achieved->count = achievement_count(ui);
    achieved->won = 0;
    for (size_t i = 0; i < achieved->count; i++) {
        achieved->rows[i] = row_of(app, ui, i);
        achieved->won += achieved->rows[i].is_won;
    }
}

static void achievements_enter(Scene *scene)
{
    Achieved *achieved = arena_alloc(&scene->arena, sizeof *achieved);
    const AchievementsArgs *args = scene->args;
    achieved->is_searching = true;
    scene->data = achieved;
    for (size_t i = 0; i < game_tile_count(); i++) {
        if (game_tile_at(i)->game == args->game) {
            achieved->game = (int)i;
        }
    }
    fill(scene->app, achieved);
}

static void achievements_back(Scene *scene, const void *answer)
{
    (void)answer;
    app_drop_match(scene->app);
}

static float words_width(const Sheet *sheet, float width)
{
    return width - (PICTURE_UNITS + 3 * INSET) * sheet->unit;
}

/* What has to be done, and when it was. */
static const char *words_of(App *app, const AchievementRow *row)
{
    const char *how = app_word(app, row->achievement->how);
    if (row->saved.id == 0) {
        return how;
    }
    return app_phrase(app, N_("{text} · {next}"),
                      TR_VALUES(how, app_date_time(app, row->saved.updated)));
}

static float row_height(App *app, const AchievementRow *row, float width)
{
    Sheet sheet = sheet_of(app);
    float wide = words_width(&sheet, width);
    float height =
        text_layout(app->ui, app_word(app, row->achievement->name), NAME_STYLE, wide)->h +
        text_layout(app->ui, words_of(app, row), STYLE_BODY, wide)->h;
    return fmaxf(height, PICTURE_UNITS * sheet.unit) + 2 * INSET * sheet.unit;
}

static void draw_row(App *app, const AchievementRow *row, Rect rect, bool is_lit)
{
    Sheet sheet = sheet_of(app);
    DrawList *list = ui_draw(app->ui);
    float inset = INSET * sheet.unit, side = PICTURE_UNITS * sheet.unit;
    float wide = words_width(&sheet, rect.w);
    const TextBlock *name =
        text_layout(app->ui, app_word(app, row->achievement->name), NAME_STYLE, wide);
    const TextBlock *words = text_layout(app->ui, words_of(app, row), STYLE_BODY, wide);
    draw_round(list, rect, 10 * sheet.unit, color_faded(COLOR_BUTTON, row->is_won ? 0.8f : 0.4f));
    if (is_lit) {
        draw_frame(list, rect, 2 * sheet.unit, COLOR_GOLD);
    }
    Rect square = {rect.x + inset, rect.y + (rect.h - side) / 2, side, side};
    draw_named(list, row->is_won ? "ui/medal-gold" : "ui/medal-empty", square, 1);
    Point at = {square.x + side + inset, rect.y + (rect.h - name->h - words->h) / 2};
    draw_text(list, name, at, row->is_won ? COLOR_GOLD_LIGHT : COLOR_PAPER);
    at.y += name->h;
    draw_text(list, words, at, COLOR_MUTED);
}

static void achievement(App *app, const AchievementRow *row, size_t index, Rect rect)
{
    const char *state = app_word(app, row->is_won ? N_("Won") : N_("Not won yet"));
    const char *told[] = {state, words_of(app, row)};
    Element element = {.id = app_numbered(app, "achievement.", (int)index),
                       .role = ROLE_BUTTON,
                       .name = app_word(app, row->achievement->name),
                       .value = app_list(app, told, 2),
                       .rect = rect,
                       .disabled = row->saved.id == 0,
                       .reason = app_word(app, N_("There is no kept game to look at."))};
    Touch touch = ui_element(app->ui, &element);
    draw_row(app, row, rect, touch.focused || (touch.hovered && row->saved.id != 0));
    if (touch.activated && app_load_match(app, &row->saved)) {
        scene_push(&app->scenes, shared_scenes.replay);
    }
}

/* All rows in one or two columns, those of a line equally high; returns the height of all. */
static float rows(App *app, const Achieved *achieved, Rect rect, bool is_drawn)
{
    Sheet sheet = sheet_of(app);
    size_t columns = (size_t)sheet_columns(&sheet);
    float gap = GAP * sheet.unit, y = rect.y;
    float width = (rect.w - gap * (float)(columns - 1)) / (float)columns;
    for (size_t first = 0; first < achieved->count; first += columns) {
        size_t end = min_size(first + columns, achieved->count);
        float height = 0;
        for (size_t i = first; i < end; i++) {
            height = fmaxf(height, row_height(app, &achieved->rows[i], width));
        }
        for (size_t i = first; i < end && is_drawn; i++) {
            float x = rect.x + (float)(i - first) * (width + gap);
            achievement(app, &achieved->rows[i], i, (Rect){x, y, width, height});
        }
        y += height + gap;
    }
    return y - rect.y;
}

static float won_words(App *app, const Achieved *achieved, Rect rect)
{
    const char *won = app_number(app, (int64_t)achieved->won);
    const char *count = app_number(app, (int64_t)achieved->count);
    return sheet_paragraph(app, "text.won",
                           app_phrase(app, N_("{n} of {m}"), TR_VALUES(won, count)), rect);
}

/* Older games, a few in a frame. */
static void search(App *app, Achieved *achieved)
{
    if (achieved->is_searching) {
        achieved->is_searching = achievements_search(app->profile, &achieved->search);
        fill(app, achieved);
    }
}

static void choose_game(App *app, Achieved *achieved, int game)
{
    if (game != achieved->game) {
        achieved->game = game;
        fill(app, achieved);
    }
}

static void achievements_frame(Scene *scene)
{
    App *app = scene->app;
    Achieved *achieved = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    int game = achieved->game;
    search(app, achieved);
    Point size = {sheet_paper_width(&sheet, WIDTH_UNITS), sheet.bounds.h};
    Rect inner = sheet_paper(app, app_word(app, N_("Achievements")), size, &back);
    rect_cut_top(&inner, game_tabs(app, "achievements.game.", inner, &game));
    choose_game(app, achieved, game);
    rect_cut_top(&inner, won_words(app, achieved, inner));
    Rect inside = inner;
    inside.w -= 24 * sheet.unit;
    float height = rows(app, achieved, inside, false);
    Rect content = ui_scroll_begin(app->ui, "list.achievements", inner, height);
    content.w = inside.w;
    rows(app, achieved, content, true);
    ui_scroll_end(app->ui);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static SceneRest achievements_rest(const Scene *scene)
{
    const Achieved *achieved = scene->data;
    return (SceneRest){.is_busy = achieved->is_searching,
                       .wake_ms = achieved->is_searching ? 0 : NEVER_MS};
}

const SceneKind scene_achievements = {
    .id = "achievements",
    .args_size = sizeof(AchievementsArgs),
    .enter = achievements_enter,
    .back = achievements_back,
    .frame = achievements_frame,
    .key = sheet_key_back,
    .rest = achievements_rest,
};
