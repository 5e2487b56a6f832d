/* Measuring and showing are one code: what is not shown only takes its height. */
#include "flow.h"

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
