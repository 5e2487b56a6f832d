/* Measuring and showing are one code: what is not shown only takes its height. */
#include "flow.h"

Rect flow_take(Flow *flow, float height, float gap)
{
    Rect rect = flow->rest;
    height += gap * flow->page->unit;
    flow->height += height;
    rect_cut_top(&flow->rest, height);
    rect.h = height - gap * flow->page->unit;
    return rect;
}

void flow_words(Flow *flow, const char *id, const char *text, TextStyle style)
{
    Color color = style.face == FONT_TITLE ? COLOR_GOLD_LIGHT : COLOR_MUTED;
    float height = text_layout(flow->app->ui, text, style, flow->rest.w)->h;
    Rect rect = flow_take(flow, height, 6);
    if (flow->is_shown) {
        ui_label(flow->app->ui, id, text, style, color, rect);
    }
}

bool flow_button(Flow *flow, const char *id, const char *label, ButtonKind kind)
{
    flow_take(flow, 0, 6);
    Button button = {
        .id = id, .label = label, .kind = kind, .rect = flow_take(flow, flow->page->button, 26)};
    return flow->is_shown && ui_button(flow->app->ui, &button);
}

void flow_panel(App *app, void *context, const char *id, Rect rect, void (*run)(Flow *flow))
{
    Page page = page_of(app);
    float border = 20 * page.unit, bar = 16 * page.unit;
    Flow measured = {.app = app, .context = context, .page = &page};
    measured.rest.w = rect.w - 2 * border - bar;
    run(&measured);
    float height = measured.height + 2 * border;
    rect.h = height < rect.h ? height : rect.h;
    Rect inner = ui_panel(app->ui, rect);
    Flow shown = {.app = app, .context = context, .page = &page, .is_shown = true};
    shown.rest = ui_scroll_begin(app->ui, id, inner, measured.height);
    rect_cut_right(&shown.rest, bar);
    run(&shown);
    ui_scroll_end(app->ui);
}
