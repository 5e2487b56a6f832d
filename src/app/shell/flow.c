/* Measuring and showing are one code: what is not shown only takes its height. */
#include "flow.h"
#include "ui/bindings.h"

#include <math.h>

#define BORDER 20 /* of a panel */

Rect flow_take(Flow *flow, float height, float gap)
{
    Rect rect = flow->rest;
    height += gap * flow->sheet.unit;
    flow->height += height;
    rect_cut_top(&flow->rest, height);
    flow->gap = gap * flow->sheet.unit;
    rect.h = height - flow->gap;
    return rect;
}

Rect flow_skip(Flow *flow, const char *text, TextStyle style)
{
    return flow_take(flow, text_layout(flow->app->ui, text, style, flow->rest.w)->h, 6);
}

void flow_words(Flow *flow, const char *id, const char *text, TextStyle style)
{
    Color color = style.face == FONT_TITLE ? COLOR_GOLD_LIGHT : COLOR_MUTED;
    Rect rect = flow_skip(flow, text, style);
    if (flow->is_shown) {
        ui_label(flow->app->ui, id, text, style, color, rect);
    }
}

void flow_noun(Flow *flow, const char *id, const char *text, const char *tip, TextStyle style)
{
    Rect rect = flow->rest;
    float before = flow->height;
    flow_words(flow, id, text, style);
    rect.h = flow->height - before - flow->gap;
    if (flow->is_shown) {
        ui_tip(flow->app->ui, id, tip, rect);
    }
}

#define ROW_NAME  0.58f /* of a row: what it is about */
#define ROW_INSET 12.0f
#define ROW_GAP   5.0f

#define BUTTONS_HIGH 40.0f /* units by the text size: a line of drawn buttons */

static void draw_row(const Flow *flow, Rect rect, const TextBlock *const blocks[2], bool is_lit,
                     const char *buttons)
{
    DrawList *list = ui_draw(flow->app->ui);
    float unit = flow->sheet.unit;
    draw_round(list, rect, 8 * unit, color_faded(COLOR_BUTTON, 0.6f));
    if (is_lit) {
        draw_frame(list, rect, 2 * unit, COLOR_GOLD);
    }
    Point name = {rect.x + ROW_INSET * unit, rect.y + (rect.h - blocks[0]->h) / 2};
    Point value = {rect.x + rect.w * ROW_NAME, rect.y + (rect.h - blocks[1]->h) / 2};
    draw_text(list, blocks[0], name, COLOR_PAPER);
    if (buttons && buttons[0] != '\0') {
        float high = fminf(BUTTONS_HIGH * flow->sheet.type, rect.h);
        Rect line = {value.x, rect.y + (rect.h - high) / 2, rect.w, high};
        ui_buttons_draw(flow->app->ui, buttons, line);
    } else {
        draw_text(list, blocks[1], value, COLOR_GOLD_LIGHT);
    }
}

bool flow_row(Flow *flow, const FlowRow *row)
{
    Ui *ui = flow->app->ui;
    float inset = ROW_INSET * flow->sheet.unit;
    float width = flow->rest.w - (row->aside > 0 ? row->aside + inset : 0);
    const TextBlock *blocks[] = {
        text_layout(ui, row->name, STYLE_BODY, width * ROW_NAME - 2 * inset),
        text_layout(ui, row->value, STYLE_BOLD, width * (1 - ROW_NAME) - inset)};
    float height = fmaxf(flow->sheet.button, fmaxf(blocks[0]->h, blocks[1]->h) + inset);
    Rect rect = flow_take(flow, height, ROW_GAP), place = rect_cut_left(&rect, width);
    if (!flow->is_shown) {
        return false;
    }
    Element element = {
        .id = row->id, .role = ROLE_BUTTON, .name = row->name, .value = row->value, .rect = place};
    Touch touch = ui_element(ui, &element);
    draw_row(flow, place, blocks, touch.hovered || touch.focused, row->buttons);
    if (row->tip) {
        ui_tip(ui, row->id, row->tip, place);
    }
    if (row->left_free) {
        *row->left_free = rect_cut_right(&rect, row->aside);
    }
    return touch.activated;
}

bool flow_button(Flow *flow, const Button *like)
{
    Button button = *like;
    flow_take(flow, 0, 6);
    button.rect = flow_take(flow, flow->sheet.button, 8);
    return flow->is_shown && ui_button(flow->app->ui, &button);
}

static Flow measured(App *app, void *context, float width, void (*run)(Flow *flow))
{
    Flow flow = {.app = app, .context = context, .sheet = sheet_of(app)};
    flow.rest.w = width - FLOW_BAR * flow.sheet.unit;
    run(&flow);
    flow.height -= flow.gap;
    return flow;
}

static void show(Flow flow, const char *id, Rect rect, void (*run)(Flow *flow))
{
    flow.is_shown = true;
    flow.rest = ui_scroll_begin(flow.app->ui, id, rect, flow.height);
    rect_cut_right(&flow.rest, FLOW_BAR * flow.sheet.unit);
    run(&flow);
    ui_scroll_end(flow.app->ui);
}

void flow_region(App *app, void *context, const char *id, Rect rect, void (*run)(Flow *flow))
{
    show(measured(app, context, rect.w, run), id, rect, run);
}

void flow_sheet(App *app, const char *title, float units, const char *id, void (*run)(Flow *flow))
{
    Sheet sheet = sheet_of(app);
    bool back;
    Rect inner = sheet_paper(app, title, (Point){units * sheet.unit, sheet.bounds.h}, &back);
    flow_region(app, NULL, id, inner, run);
    if (back) {
        scene_pop(&app->scenes);
    }
}

/* What is rounded is not to scroll. */
static Flow measured_panel(App *app, void *context, Rect *rect, void (*run)(Flow *flow))
{
    float borders = 2 * BORDER * ui_unit(app->ui);
    Flow flow = measured(app, context, rect->w - borders, run);
    rect->h = fminf(flow.height + borders + 1, rect->h);
    return flow;
}

void flow_panel(App *app, void *context, const char *id, Rect rect, void (*run)(Flow *flow))
{
    Flow flow = measured_panel(app, context, &rect, run);
    show(flow, id, ui_panel(app->ui, rect), run);
}

void flow_panel_middle(App *app, void *context, const char *id, Rect rect, void (*run)(Flow *flow))
{
    Rect panel = rect;
    Flow flow = measured_panel(app, context, &panel, run);
    panel.y += (rect.h - panel.h) / 2;
    show(flow, id, ui_panel(app->ui, panel), run);
}
