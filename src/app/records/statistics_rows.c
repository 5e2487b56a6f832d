/* The numbers of the statistics: each with its label, and beside it the same number of the games
 * with help. */
#include "base/limits.h"
#include "game_ui.h"
#include "i18n/format.h"
#include "statistics_scene.h"

#include <math.h>

#define STATS_MAX    16
#define LABEL_PART   0.58f /* of a row */
#define LABEL_NARROW 0.46f /* beside two values */
#define ROW_GAP      8.0f
#define COLUMN_GAP   40.0f
#define TYPE_LARGE   1.4f /* of the usual size of letters: two columns would break words */

typedef struct Stat {
    const char *id, *label, *value;
    const char *other; /* with help; NULL: there is none */
} Stat;

typedef struct Stats {
    Stat items[STATS_MAX];
    int count;
} Stats;

static void put(Stats *stats, const char *id, const char *label, const char *value)
{
    stats->items[stats->count++] = (Stat){id, label, value, NULL};
}

static void put_medals(App *app, const Statistics *sums, Stats *stats)
{
    put(stats, "text.stat.gold", app_word(app, N_("Gold medal")), app_number(app, sums->gold));
    put(stats, "text.stat.silver", app_word(app, N_("Silver medal")),
        app_number(app, sums->silver));
    put(stats, "text.stat.bronze", app_word(app, N_("Bronze medal")),
        app_number(app, sums->bronze));
}

/* In tenths. */
static int64_t mean_score(const Buffer *points)
{
    int64_t sum = 0, count = max_int((int)points->count, 1);
    for (size_t i = 0; i < points->count; i++) {
        sum += ((const StatisticsPoint *)buffer_at(points, i))->score;
    }
    return (20 * sum + count) / (2 * count);
}

void statistics_sums(App *app, StatisticsFilter filter, Statistics *sums, int64_t *mean)
{
    Buffer points;
    *sums = (Statistics){0};
    buffer_init(&points, sizeof(StatisticsPoint));
    statistics_read(app->profile, &filter, sums);
    statistics_series(app->profile, &filter, &points);
    *mean = mean_score(&points);
    buffer_release(&points);
}

static bool has_medals(const Statistics *sums)
{
    return sums->gold + sums->silver + sums->bronze > 0;
}

/* What is told of either kind is told of both. */
static Stats stats_of(App *app, const Numbers *numbers, const Statistics *sums, int64_t mean)
{
    const StatisticsUi *ui = game_tile_at((size_t)numbers->game)->statistics;
    const Statistics *others = &numbers->others, *chosen = &numbers->sums;
    Stats stats = {.count = 0};
    int rate = statistics_rate(sums->won, sums->played);
    put(&stats, "text.stat.played", app_word(app, N_("Games played")),
        app_number(app, sums->played));
    put(&stats, "text.stat.won", app_word(app, N_("Wins")), app_number(app, sums->won));
    put(&stats, "text.stat.rate", app_word(app, N_("Win rate")), app_percent(app, rate));
    put(&stats, "text.stat.streak", app_word(app, N_("Current streak")),
        app_number(app, sums->streak));
    put(&stats, "text.stat.longest", app_word(app, N_("Longest streak")),
        app_number(app, sums->streak_longest));
    if (ui->best && (chosen->has_best || others->has_best)) {
        put(&stats, "text.stat.best", app_word(app, ui->best), app_number(app, sums->best));
        put(&stats, "text.stat.mean", app_word(app, ui->mean), app_decimal(app, mean));
    }
    if (has_medals(chosen) || has_medals(others)) {
        put_medals(app, sums, &stats);
    }
    if (chosen->actions_shortest_win > 0 || others->actions_shortest_win > 0) {
        put(&stats, "text.stat.shortest", app_word(app, N_("Shortest win")),
            app_plural(app, NP_("{n} action", "{n} actions"), sums->actions_shortest_win));
    }
    put(&stats, "text.stat.length", app_word(app, N_("Average length")),
        app_plural(app, NP_("{n} action", "{n} actions"), sums->actions_average));
    put(&stats, "text.stat.average", app_word(app, N_("Average time")),
        app_time_span(app, sums->seconds_average));
    put(&stats, "text.stat.time", app_word(app, N_("Time played")),
        app_time_span(app, sums->seconds));
    return stats;
}

/* Both kinds, where there are games with help. */
static Stats stats_beside(App *app, const Numbers *numbers)
{
    Stats stats = stats_of(app, numbers, &numbers->sums, numbers->mean);
    if (numbers->others.played > 0) {
        Stats others = stats_of(app, numbers, &numbers->others, numbers->mean_others);
        for (int i = 0; i < stats.count; i++) {
            stats.items[i].other = others.items[i].value;
        }
    }
    return stats;
}

/* What stands above the two values. */
static Stat head_of(App *app)
{
    return (Stat){.value = app_word(app, N_("Without help")),
                  .other = app_word(app, N_("With help"))};
}

static float label_part(const Stat *stat)
{
    return stat->other ? LABEL_NARROW : LABEL_PART;
}

/* Of one value. */
static float value_width(const Stat *stat, float width)
{
    float rest = width * (0.96f - label_part(stat));
    return stat->other ? rest * 0.48f : rest;
}

static float stat_height(App *app, const Stat *stat, float width)
{
    TextStyle value = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_RIGHT, false};
    float room = value_width(stat, width),
          height = text_layout(app->ui, stat->value, value, room)->h;
    if (stat->label) {
        float part = width * label_part(stat);
        height = fmaxf(height, text_layout(app->ui, stat->label, STYLE_BODY, part)->h);
    }
    if (stat->other) {
        height = fmaxf(height, text_layout(app->ui, stat->other, value, room)->h);
    }
    return height + ROW_GAP * ui_unit(app->ui);
}

static void declare(App *app, const Stat *stat, Rect rect)
{
    Element element = {.id = stat->id,
                       .role = ROLE_TEXT,
                       .name = stat->label,
                       .value = stat->value,
                       .rect = rect,
                       .still = true};
    ui_element(app->ui, &element);
    if (stat->other) {
        element.id = app_id(app, stat->id, ".other");
        element.value = stat->other;
        element.rect = rect_cut_right(&rect, value_width(stat, rect.w));
        ui_element(app->ui, &element);
    }
}

static void draw_stat(App *app, const Stat *stat, Rect rect)
{
    TextStyle style = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_RIGHT, false};
    float whole = rect.w, room = value_width(stat, whole);
    Color color = stat->id ? COLOR_GOLD_LIGHT : COLOR_PAPER;
    if (stat->id) {
        declare(app, stat, rect);
    }
    if (stat->other) {
        ui_label(app->ui, NULL, stat->other, style, COLOR_PAPER, rect_cut_right(&rect, room));
        rect_cut_right(&rect, whole * 0.02f);
    }
    ui_label(app->ui, NULL, stat->value, style, color, rect_cut_right(&rect, room));
    if (stat->label) {
        rect.w = whole * label_part(stat);
        ui_label(app->ui, NULL, stat->label, STYLE_BODY, COLOR_MUTED, rect);
    }
}

static int columns_of(const Sheet *sheet)
{
    return sheet->type > TYPE_LARGE * sheet->unit ? 1 : sheet_columns(sheet);
}

/* The head of each column; its height. */
static float head_row(App *app, const Stat *head, Rect rect, bool is_drawn)
{
    Sheet sheet = sheet_of(app);
    int columns = columns_of(&sheet);
    float gap = COLUMN_GAP * sheet.unit;
    float width = (rect.w - gap * (float)(columns - 1)) / (float)columns;
    float height = stat_height(app, head, width);
    for (int k = 0; k < columns && is_drawn; k++) {
        draw_stat(app, head, (Rect){rect.x + (float)k * (width + gap), rect.y, width, height});
    }
    return height;
}

float statistics_rows(App *app, const Numbers *numbers, Rect rect, bool is_drawn)
{
    Sheet sheet = sheet_of(app);
    Stats stats = stats_beside(app, numbers);
    int columns = columns_of(&sheet);
    float gap = COLUMN_GAP * sheet.unit, y = 0;
    float width = (rect.w - gap * (float)(columns - 1)) / (float)columns;
    if (numbers->others.played > 0) {
        Stat head = head_of(app);
        y += head_row(app, &head, rect, is_drawn);
    }
    for (int i = 0; i < stats.count; i += columns) {
        float height = 0;
        for (int k = i; k < i + columns && k < stats.count; k++) {
            height = fmaxf(height, stat_height(app, &stats.items[k], width));
        }
        for (int k = i; is_drawn && k < i + columns && k < stats.count; k++) {
            Rect place = {rect.x + (float)(k - i) * (width + gap), rect.y + y, width, height};
            draw_stat(app, &stats.items[k], place);
        }
        y += height;
    }
    return y + 10 * sheet.unit;
}
