/* The whole log of the match, in order; a press on a line goes to the position after it. */
#include "replay.h"

#include "base/limits.h"
#include "ui/touch.h"

#include <math.h>

#define LINE_GAP 10.0f
#define LIST     "list.replay"

static float line_height(Replay *replay, size_t index, float width)
{
    Ui *ui = replay->app->ui;
    const char *words = match_log_at(&replay->log, index);
    float height = text_layout(ui, words, STYLE_BODY, width)->h + LINE_GAP * ui_unit(ui);
    return fmaxf(height, ui_touch_least(ui));
}

static Color line_color(const Replay *replay, size_t index)
{
    if (index + 1 == replay->shown) {
        return COLOR_GOLD_LIGHT;
    }
    return index < replay->shown ? COLOR_MUTED : color_faded(COLOR_MUTED, 0.6f);
}

static void line(Replay *replay, size_t index, Rect rect)
{
    App *app = replay->app;
    DrawList *list = ui_draw(app->ui);
    float unit = ui_unit(app->ui);
    Element element = {.id = app_numbered(app, "log.", (int64_t)index),
                       .role = ROLE_BUTTON,
                       .name = match_log_at(&replay->log, index),
                       .value = index + 1 == replay->shown ? app_word(app, N_("Shown")) : NULL,
                       .rect = rect,
                       .detail = card_detail(match_log_card(&replay->log, index))};
    Touch touch = ui_element(app->ui, &element);
    if (touch.focused || touch.hovered) {
        draw_round(list, rect, 6 * unit, COLOR_BUTTON);
    }
    if (index + 1 == replay->shown) {
        draw_fill(list, (Rect){rect.x - 8 * unit, rect.y, 3 * unit, rect.h}, COLOR_GOLD);
    }
    rect.y += (rect.h - text_layout(app->ui, element.name, STYLE_BODY, rect.w)->h) / 2;
    ui_label(app->ui, NULL, element.name, STYLE_BODY, line_color(replay, index), rect);
    if (touch.activated) {
        replay_go(replay, index + 1);
    }
}

/* Pixels of the first `count` lines. */
static float lines_height(Replay *replay, size_t count, float width)
{
    float height = 0;
    for (size_t i = 0; i < count; i++) {
        height += line_height(replay, i, width);
    }
    return height;
}

/* The first of the lines before `end` that have room together in the list. */
static size_t first_shown(Replay *replay, size_t end, Rect list, float width)
{
    size_t first = end;
    float height = 0;
    while (first > 0) {
        height += line_height(replay, first - 1, width);
        if (height > list.h) {
            break;
        }
        first--;
    }
    return min_size(first, max_size(end, 1) - 1);
}

/* After the position has changed, its line and the next one are in sight, and the list begins with
 * a whole line. */
static void follow(Replay *replay, Rect list, float width)
{
    size_t length = replay_length(replay), end = min_size(replay->shown + 1, length);
    if (replay->follows_log) {
        size_t first = first_shown(replay, end, list, width);
        float top = lines_height(replay, first, width);
        ui_scroll_show(replay->app->ui, LIST, list, top, top + list.h);
        replay->follows_log = false;
    }
}

/* Of all lines; below the last one as much room as the list needs to begin with a whole one there.
 */
static float list_height(Replay *replay, Rect list, float width)
{
    size_t length = replay_length(replay);
    float all = lines_height(replay, length, width);
    if (all <= list.h) {
        return all;
    }
    return lines_height(replay, first_shown(replay, length, list, width), width) + list.h;
}

void replay_log(Replay *replay, Rect rect)
{
    App *app = replay->app;
    Sheet sheet = sheet_of(app);
    Rect inner = ui_panel(app->ui, rect);
    ui_heading(app->ui, "heading.log", app_word(app, N_("Game log")),
               rect_cut_top(&inner, sheet.head));
    float width = inner.w - 30 * sheet.unit;
    size_t count = replay_length(replay);
    follow(replay, inner, width);
    Rect content = ui_scroll_begin(app->ui, LIST, inner, list_height(replay, inner, width));
    rect_cut_left(&content, 10 * sheet.unit);
    content.w = width;
    for (size_t i = 0; i < count; i++) {
        line(replay, i, rect_cut_top(&content, line_height(replay, i, width)));
    }
    ui_scroll_end(app->ui);
}
