/* The whole log of the match, in order; a press on a line goes to the position after it. */
#include "replay.h"

#include "base/limits.h"

#define LINE_GAP 10.0f
#define LIST     "list.replay"

static float line_height(Replay *replay, size_t index, float width)
{
    Ui *ui = replay->app->ui;
    const char *words = match_log_at(&replay->log, index);
    return text_layout(ui, words, STYLE_BODY, width)->h + LINE_GAP * ui_unit(ui);
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
    rect.y += LINE_GAP / 2 * unit;
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

/* After the position has changed, its line and the next one are in sight. */
static void follow(Replay *replay, Rect list, float width)
{
    size_t shown = replay->shown, length = replay_length(replay);
    if (replay->follows_log) {
        float top = lines_height(replay, max_size(shown, 1) - 1, width);
        float bottom = lines_height(replay, min_size(shown + 1, length), width);
        ui_scroll_show(replay->app->ui, LIST, list, top, bottom);
        replay->follows_log = false;
    }
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
    Rect content = ui_scroll_begin(app->ui, LIST, inner, lines_height(replay, count, width));
    rect_cut_left(&content, 10 * sheet.unit);
    content.w = width;
    for (size_t i = 0; i < count; i++) {
        line(replay, i, rect_cut_top(&content, line_height(replay, i, width)));
    }
    ui_scroll_end(app->ui);
}
