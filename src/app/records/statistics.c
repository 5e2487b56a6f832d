/* Statistics of one game at a time, by level, those with help apart: numbers, charts, a file
 * for a spreadsheet, and a new beginning after a question. Everything is asked of the profile when
 * the choice changes and kept until then. */
#include "app_match.h"
#include "charts.h"

#include "base/limits.h"
#include "errand.h"
#include "game_tabs.h"
#include "game_ui.h"
#include "i18n/format.h"
#include "statistics_scene.h"

#include <math.h>

#define GAP          14.0f
#define FOOT_BUTTONS 4
#define EXPORT       "meja-statistics.csv"

static const StatisticsUi *counted(const Numbers *numbers)
{
    return game_tile_at((size_t)numbers->game)->statistics;
}

static void read(App *app, Numbers *numbers)
{
    StatisticsFilter filter = statistics_filter(app, numbers);
    Buffer *buffers[] = {&numbers->points, &numbers->counts, &numbers->levels, &numbers->tables};
    for (size_t i = 0; i < COUNT_OF(buffers); i++) {
        buffer_truncate(buffers[i], 0);
    }
    statistics_sums(app, filter, &numbers->sums, &numbers->mean);
    filter.assisted = true;
    statistics_sums(app, filter, &numbers->others, &numbers->mean_others);
    filter.assisted = numbers->others.played > 0 && (numbers->assisted || !numbers->sums.played);
    statistics_series(app->profile, &filter, &numbers->points);
    statistics_distribution(app->profile, &filter, counted(numbers)->fact, &numbers->counts);
    statistics_groups(app->profile, &filter, STATISTICS_BY_LEVEL, &numbers->levels);
    statistics_groups(app->profile, &filter, STATISTICS_BY_SEATS, &numbers->tables);
}

static void statistics_enter(Scene *scene)
{
    Numbers *numbers = arena_alloc(&scene->arena, sizeof *numbers);
    buffer_init(&numbers->points, sizeof(StatisticsPoint));
    buffer_init(&numbers->counts, sizeof(StatisticsCount));
    buffer_init(&numbers->levels, sizeof(StatisticsGroup));
    buffer_init(&numbers->tables, sizeof(StatisticsGroup));
    scene->data = numbers;
    statistics_choose_mode(scene->app, numbers);
    read(scene->app, numbers);
}

static void statistics_leave(Scene *scene)
{
    Numbers *numbers = scene->data;
    buffer_release(&numbers->points);
    buffer_release(&numbers->counts);
    buffer_release(&numbers->levels);
    buffer_release(&numbers->tables);
}

static void statistics_back(Scene *scene, const void *answer)
{
    (void)answer;
    Numbers *numbers = scene->data;
    app_drop_match(scene->app);
    numbers->person = 0; /* people may have been removed */
    read(scene->app, numbers);
}

static void choose_game(App *app, Numbers *numbers, int game)
{
    numbers->game = game;
    numbers->is_asking = false;
    numbers->seats = 0;
    statistics_choose_mode(app, numbers);
    read(app, numbers);
}

/* The groups in words: "Computer, easy", or "2 players". */
static const char *group_word(App *app, const StatisticsGroup *group)
{
    SeatKind kind;
    if (group->word[0] == '\0') {
        return app_plural(app, NP_("{n} player", "{n} players"), group->number);
    }
    if (seat_kind_from_code(group->word, text_length(group->word), &kind)) {
        return app_word(app, statistics_level_name((int)kind));
    }
    return group->word;
}

static void chart_groups(App *app, const Chart *chart, const Buffer *groups)
{
    ChartShare shares[SHARES_MAX];
    size_t count = 0;
    for (size_t i = 0; i < groups->count && count < SHARES_MAX; i++) {
        const StatisticsGroup *group = buffer_at(groups, i);
        shares[count++] = (ChartShare){group_word(app, group), group->won, group->played};
    }
    chart_shares(app, chart, shares, count);
}

/* Two in a row, or one under the other. */
static float charts(App *app, const Numbers *numbers, Rect rect, bool is_drawn)
{
    Sheet sheet = sheet_of(app);
    Chart all[] = {
        {.id = "chart.wins",
         .title = app_word(app, N_("Wins above, losses below; the line is the share of wins")),
         .empty = app_word(app, N_("Every finished game of this kind gets a bar here."))},
        {.id = "chart.scores",
         .title = app_word(app, counted(numbers)->title),
         .empty = app_word(app, N_("Finished games of this kind show here how often each result "
                                   "was reached."))},
        {.id = "chart.levels",
         .title = app_word(app, N_("Wins by opponent")),
         .empty = app_word(app, N_("Finished games with computer players show here how often you "
                                   "win at each level."))},
        {.id = "chart.seats",
         .title = app_word(app, N_("Wins by number of players")),
         .empty = app_word(app, N_("Finished games of this kind show here how often you win with "
                                   "how many players."))},
    };
    enum { CHARTS = COUNT_OF(all) };
    int columns = sheet_columns(&sheet);
    float gap = GAP * sheet.unit;
    float width = (rect.w - gap * (float)(columns - 1)) / (float)columns, height = 0;
    for (int i = 0; i < CHARTS; i++) {
        all[i].rect.w = width;
        height = fmaxf(height, chart_height(app, &all[i]));
    }
    for (int i = 0; i < CHARTS; i++) {
        all[i].rect = (Rect){rect.x + (float)(i % columns) * (width + gap),
                             rect.y + (float)(i / columns) * (height + gap), width, height};
    }
    if (is_drawn) {
        chart_wins(app, &all[0], &numbers->points);
        chart_counts(app, &all[1], &numbers->counts);
        chart_groups(app, &all[2], &numbers->levels);
        chart_groups(app, &all[3], &numbers->tables);
    }
    return (float)((CHARTS + columns - 1) / columns) * (height + gap);
}

static void export(App *app)
{
    char path[FOLDER_BYTES];
    Problem problem = {0};
    Buffer bytes;
    Text text = text_in(path, sizeof path);
    app_document(app, EXPORT, &text);
    buffer_init(&bytes, 1);
    if (statistics_export(app->profile, &bytes, &problem)) {
        errand_save(app, path, &bytes);
    } else {
        app_tell(app, &problem);
    }
    buffer_release(&bytes);
}

static void ask_reset(App *app, Numbers *numbers, Rect foot)
{
    Problem problem = {0};
    const GameUi *game = game_tile_at((size_t)numbers->game);
    const char *name = app_word(app, game->tile->name);
    const char *question = app_phrase(
        app, N_("Reset the statistics of {game}? This can't be undone."), TR_VALUES(name));
    Answer answer = sheet_question(app, question, app_word(app, N_("Reset")), foot);
    if (answer == ANSWER_YES) {
        statistics_reset(app->profile, game->game->id, &problem);
        app_tell(app, &problem);
        read(app, numbers);
    }
    numbers->is_asking = answer == ANSWER_NONE;
}

/* The places of a row of buttons of equal width, or of two rows in an upright window. */
static Rect foot_place(const Sheet *sheet, Rect foot, int index)
{
    int columns = sheet->is_portrait ? FOOT_BUTTONS / 2 : FOOT_BUTTONS;
    float gap = GAP * sheet->unit;
    float width = (foot.w - (float)(columns - 1) * gap) / (float)columns;
    return (Rect){foot.x + (float)(index % columns) * (width + gap),
                  foot.y + (float)(index / columns) * (sheet->button + gap), width, sheet->button};
}

static float foot_height(const Sheet *sheet)
{
    return sheet->is_portrait ? 2 * sheet->button + GAP * sheet->unit : sheet->button;
}

static void foot_buttons(App *app, Numbers *numbers, Rect foot, const Sheet *sheet)
{
    char path[FOLDER_BYTES];
    Text text = text_in(path, sizeof path);
    const char *lost =
        app_reason(app, app_file(app, EXPORT, &text), N_("Nothing is kept in this profile."));
    Button achievements = {.id = "button.achievements",
                           .label = app_word(app, N_("Achievements")),
                           .rect = foot_place(sheet, foot, 0)};
    Button file = {.id = "button.export",
                   .label = app_word(app, N_("Export as CSV")),
                   .rect = foot_place(sheet, foot, 1),
                   .reason = lost};
    Button reset = {.id = "button.reset",
                    .label = app_word(app, N_("Reset statistics")),
                    .rect = foot_place(sheet, foot, 2)};
    Button people = {.id = "button.people",
                     .label = app_word(app, N_("People")),
                     .rect = foot_place(sheet, foot, 3)};
    if (ui_button(app->ui, &achievements)) {
        scene_push_achievements(&app->scenes, game_tile_at((size_t)numbers->game)->game);
    }
    if (ui_button(app->ui, &file)) {
        export(app);
    }
    if (ui_button(app->ui, &reset)) {
        numbers->is_asking = true;
    }
    if (ui_button(app->ui, &people)) {
        scene_push_people(&app->scenes, (PeopleArgs){0});
    }
}

/* Which games the charts are of, where there are both kinds; its height. */
static float chart_choice(App *app, Numbers *numbers, Rect rect, bool is_drawn)
{
    Sheet sheet = sheet_of(app);
    if (numbers->sums.played == 0 || numbers->others.played == 0) {
        return 0;
    }
    rect.h = sheet.button;
    if (is_drawn && ui_toggle(app->ui, "statistics.assisted",
                              app_word(app, N_("Charts of games with help or on known deals")),
                              numbers->assisted, rect)) {
        numbers->assisted = !numbers->assisted;
        read(app, numbers);
    }
    return sheet.button + GAP * sheet.unit;
}

static void body(App *app, Numbers *numbers, Rect rect)
{
    Sheet sheet = sheet_of(app);
    if (numbers->sums.played == 0 && numbers->others.played == 0) {
        sheet_paragraph(
            app, "text.none",
            app_word(app,
                     N_("Numbers and charts stand here once a game has been played to its end.")),
            rect);
        return;
    }
    Rect inside = rect;
    inside.w -= 24 * sheet.unit;
    float above = statistics_rows(app, numbers, inside, false);
    float height = above + chart_choice(app, numbers, inside, false);
    height += charts(app, numbers, inside, false);
    Rect content = ui_scroll_begin(app->ui, "list.statistics", rect, height);
    content.w = inside.w;
    statistics_rows(app, numbers, content, true);
    rect_cut_top(&content, above);
    rect_cut_top(&content, chart_choice(app, numbers, content, true));
    charts(app, numbers, content, true);
    ui_scroll_end(app->ui);
}

static void statistics_frame(Scene *scene)
{
    App *app = scene->app;
    Numbers *numbers = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    Point size = {sheet_paper_width(&sheet, 1160), sheet.bounds.h};
    Rect inner = sheet_paper(app, app_word(app, N_("Statistics")), size, &back);
    Rect foot = rect_cut_bottom(&inner, foot_height(&sheet));
    rect_cut_bottom(&inner, GAP * sheet.unit);
    int game = numbers->game;
    rect_cut_top(&inner, game_tabs(app, "statistics.game.", inner, &game));
    if (game != numbers->game) {
        choose_game(app, numbers, game);
    }
    bool is_changed = false;
    rect_cut_top(&inner, statistics_filters(app, numbers, inner, &sheet, &is_changed));
    if (is_changed) {
        read(app, numbers);
    }
    body(app, numbers, inner);
    if (numbers->is_asking) {
        ask_reset(app, numbers, foot);
    } else {
        foot_buttons(app, numbers, foot, &sheet);
    }
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_statistics = {
    .id = "statistics",
    .enter = statistics_enter,
    .back = statistics_back,
    .frame = statistics_frame,
    .key = sheet_key_back,
    .leave = statistics_leave,
};
