/* Bars stand on a line and share the width; a number that does not fit over its bar is left out. */
#include "charts.h"

#include "base/limits.h"
#include "i18n/format.h"

#include <math.h>

#define PLOT_HEIGHT  92.0f
#define BAR_WIDTH    34.0f /* at most */
#define MATCHES_MAX  48
#define SHARES_BYTES 1024
#define COUNT_BYTES  128
#define TITLE_GAP    8.0f
#define SPAN_MAX     24 /* values side by side: with more the gaps between them are left out */
#define TITLE        ((TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, false})
#define EMPTY        ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_LEFT, false})
#define NUMBER       ((TextStyle){FONT_BODY, 15, ALIGN_CENTRE, false})

float chart_height(App *app, const Chart *chart)
{
    Sheet sheet = sheet_of(app);
    float width = chart->rect.w - 24 * sheet.unit;
    float title = text_layout(app->ui, chart->title, TITLE, width)->h;
    float plot = PLOT_HEIGHT * sheet.unit + 52 * sheet.type;
    plot = fmaxf(plot, text_layout(app->ui, chart->empty, EMPTY, width)->h);
    return title + (TITLE_GAP + 24) * sheet.unit + plot;
}

/* Draws the ground and the title and declares the element; returns the room for bars. */
static Rect begin(App *app, const Chart *chart, const char *value)
{
    float unit = ui_unit(app->ui);
    Element element = {.id = chart->id,
                       .role = ROLE_TEXT,
                       .name = chart->title,
                       .value = value,
                       .rect = chart->rect,
                       .still = true};
    ui_element(app->ui, &element);
    draw_round(ui_draw(app->ui), chart->rect, 10 * unit, color_faded(COLOR_BUTTON, 0.6f));
    Rect inner = rect_inset(chart->rect, 12 * unit);
    float height = ui_label(app->ui, NULL, chart->title, TITLE, COLOR_GOLD_LIGHT, inner);
    rect_cut_top(&inner, height + TITLE_GAP * unit);
    return inner;
}

static void draw_empty(App *app, const Chart *chart)
{
    Rect plot = begin(app, chart, chart->empty);
    ui_label(app->ui, NULL, chart->empty, EMPTY, COLOR_MUTED, plot);
}

static void number_at(App *app, int64_t number, Point top_middle, float room)
{
    const TextBlock *block = text_layout(app->ui, app_number(app, number), NUMBER, 0);
    if (block->w <= room) {
        draw_text(ui_draw(app->ui), block, (Point){top_middle.x - block->w / 2, top_middle.y},
                  COLOR_MUTED);
    }
}

static float pitch_of(App *app, Rect plot, size_t bars)
{
    float widest = BAR_WIDTH * 1.4f * ui_unit(app->ui);
    return fminf(plot.w / (float)max_size(bars, 1), widest);
}

static const StatisticsPoint *point_at(const Buffer *points, size_t index)
{
    return buffer_at(points, index);
}

static void win_bar(App *app, bool won, Rect place, float middle)
{
    Rect bar = {place.x, middle, place.w, place.h * 0.2f};
    Color color = color_faded(COLOR_DANGER, 0.8f);
    if (won) {
        bar.y -= bar.h;
        color = COLOR_GOLD;
    }
    draw_fill(ui_draw(app->ui), bar, color);
}

/* The share of wins so far, over the bars: none at the line that they stand on, all at the top. */
static void share_step(App *app, float share, Rect place, float middle)
{
    float thick = 3 * ui_unit(app->ui), high = middle - place.y - thick;
    Rect step = {place.x, place.y + high * (1 - share), place.w, thick};
    draw_fill(ui_draw(app->ui), rect_inset(step, -ui_unit(app->ui)), COLOR_INK);
    draw_fill(ui_draw(app->ui), step, COLOR_LIT);
}

void chart_wins(App *app, const Chart *chart, const Buffer *points)
{
    Sheet sheet = sheet_of(app);
    int64_t won = 0;
    if (points->count == 0) {
        draw_empty(app, chart);
        return;
    }
    for (size_t i = 0; i < points->count; i++) {
        won += point_at(points, i)->won;
    }
    int rate = statistics_rate(won, (int64_t)points->count);
    Rect plot =
        begin(app, chart,
              app_phrase(app, N_("{n} of {m}, {percent}"),
                         TR_VALUES(app_number(app, won), app_number(app, (int64_t)points->count),
                                   app_percent(app, rate))));
    rect_cut_bottom(&plot, 8 * sheet.unit);
    size_t first = points->count - min_size(points->count, MATCHES_MAX);
    float pitch = pitch_of(app, plot, points->count - first);
    float middle = plot.y + plot.h * 0.78f;
    int64_t so_far = 0;
    draw_fill(ui_draw(app->ui), (Rect){plot.x, middle - sheet.unit, plot.w, 2 * sheet.unit},
              COLOR_MUTED);
    for (size_t i = 0; i < points->count; i++) {
        bool is_won = point_at(points, i)->won;
        so_far += is_won;
        if (i >= first) {
            float x = plot.x + (float)(i - first) * pitch;
            float share = (float)so_far / (float)(i + 1);
            win_bar(app, is_won, (Rect){x + pitch * 0.15f, plot.y, pitch * 0.7f, plot.h}, middle);
            share_step(app, share, (Rect){x, plot.y, pitch, plot.h}, middle);
        }
    }
}

static const StatisticsCount *count_at(const Buffer *counts, size_t index)
{
    return buffer_at(counts, index);
}

/* The place of a count: by its value, so that what never happened leaves a gap. */
static size_t step_of(const Buffer *counts, size_t index)
{
    int64_t first = count_at(counts, 0)->value;
    int64_t span = count_at(counts, counts->count - 1)->value - first;
    if (span >= SPAN_MAX) {
        return index;
    }
    return (size_t)(count_at(counts, index)->value - first);
}

/* The bars in words, "4 in 2 games, 7 in 1 game"; of very many the last ones. */
static const char *counts_words(App *app, const Buffer *counts)
{
    const char *items[MATCHES_MAX];
    size_t first = counts->count - min_size(counts->count, MATCHES_MAX);
    for (size_t i = first; i < counts->count; i++) {
        const StatisticsCount *count = count_at(counts, i);
        Phrase phrase = {NP_("{value} in {n} game", "{value} in {n} games"), count->count,
                         TR_VALUES(app_number(app, count->count), app_number(app, count->value))};
        char bytes[COUNT_BYTES];
        Text words = text_in(bytes, sizeof bytes);
        phrase_write(&app->catalogue, &phrase, &words);
        items[i - first] = app_copy(app, bytes);
    }
    return app_list(app, items, counts->count - first);
}

void chart_counts(App *app, const Chart *chart, const Buffer *counts)
{
    Sheet sheet = sheet_of(app);
    int64_t most = 1;
    if (counts->count == 0) {
        draw_empty(app, chart);
        return;
    }
    for (size_t i = 0; i < counts->count; i++) {
        int64_t count = count_at(counts, i)->count;
        if (count > most) {
            most = count;
        }
    }
    Rect plot = begin(app, chart, counts_words(app, counts));
    float line = 24 * sheet.type;
    float ground = plot.y + plot.h - line;
    float high = plot.h - 2 * line - 6 * sheet.unit;
    size_t steps = step_of(counts, counts->count - 1) + 1;
    float pitch = pitch_of(app, plot, steps);
    for (size_t i = 0; i < counts->count; i++) {
        const StatisticsCount *count = count_at(counts, i);
        float height = high * (float)count->count / (float)most;
        float left = plot.x + ((float)step_of(counts, i) + 0.15f) * pitch;
        Rect bar = {left, ground - height, pitch * 0.7f, height};
        draw_fill(ui_draw(app->ui), bar, COLOR_GOLD);
        float x = bar.x + bar.w / 2;
        number_at(app, count->count, (Point){x, bar.y - line}, pitch);
        number_at(app, count->value, (Point){x, ground + 2 * sheet.unit}, pitch);
    }
    draw_fill(ui_draw(app->ui), (Rect){plot.x, ground - sheet.unit, plot.w, 2 * sheet.unit},
              COLOR_MUTED);
}

/* The name above, the bar below it with the numbers at its right. */
static void share_bar(App *app, const ChartShare *share, Rect row)
{
    Sheet sheet = sheet_of(app);
    TextStyle small = {FONT_BODY, 15, ALIGN_LEFT, true}, right = small;
    right.align = ALIGN_RIGHT;
    const char *won = app_number(app, share->won), *played = app_number(app, share->played);
    Rect numbers = rect_cut_right(&row, row.w * 0.24f), name = rect_cut_left(&row, row.w * 0.5f);
    rect_cut_left(&row, 10 * sheet.unit);
    Rect bar = rect_around(rect_centre(row), row.w, 12 * sheet.unit);
    draw_round(ui_draw(app->ui), bar, bar.h / 2, color_faded(COLOR_DANGER, 0.5f));
    bar.w *= share->played > 0 ? (float)share->won / (float)share->played : 0;
    if (bar.w >= bar.h) {
        draw_round(ui_draw(app->ui), bar, bar.h / 2, COLOR_GOLD);
    }
    ui_label(app->ui, NULL, share->name, small, COLOR_MUTED, name);
    ui_label(app->ui, NULL, app_phrase(app, N_("{n}/{m}"), TR_VALUES(won, played)), right,
             COLOR_MUTED, numbers);
}

void chart_shares(App *app, const Chart *chart, const ChartShare shares[], size_t count)
{
    char bytes[SHARES_BYTES] = "";
    Text told = text_in(bytes, sizeof bytes);
    const char *items[SHARES_MAX];
    if (count == 0) {
        draw_empty(app, chart);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        const char *won = app_number(app, shares[i].won);
        const char *played = app_number(app, shares[i].played);
        items[i] =
            app_phrase(app, N_("{name}: {n} of {m}"), TR_VALUES(shares[i].name, won, played));
    }
    text_append(&told, app_list(app, items, count));
    Rect plot = begin(app, chart, bytes);
    rect_cut_top(&plot, 6 * ui_unit(app->ui));
    for (size_t i = 0; i < count; i++) {
        share_bar(app, &shares[i], rect_cut_top(&plot, plot.h / (float)(count - i)));
    }
}
