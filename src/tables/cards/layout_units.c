/* Units, forms and panels of layouts. */
#include "tables/layout_units.h"

#include <math.h>

#define INSET           40.0f /* of a panel's words, both sides, in units of the window */
#define GAP             12.0f
#define LANDSCAPE_WIDTH 1512.0f
#define PORTRAIT_WIDTH  920.0f
#define PORTRAIT_HEIGHT 1490.0f

void plan_arrange(LayoutBuilder plan, const PlanForms *forms)
{
    Rect safe = plan.space->safe;
    float landscape = fminf(safe.w / LANDSCAPE_WIDTH, safe.h / PLAN_LANDSCAPE_HEIGHT);
    float portrait = fminf(safe.w / PORTRAIT_WIDTH, safe.h / PORTRAIT_HEIGHT);
    plan.area = safe;
    plan.unit = plan.out->unit = fmaxf(landscape, portrait);
    if (landscape >= portrait) {
        forms->landscape(&plan);
    } else {
        forms->portrait(&plan);
    }
}

Rect plan_rect(const LayoutBuilder *plan, float x, float y, float w, float h)
{
    float u = plan->unit;
    return (Rect){plan->area.x + x * u, plan->area.y + y * u, w * u, h * u};
}

void plan_place(LayoutBuilder *plan, unsigned zone, ZonePlace place)
{
    place.card_width *= plan->unit;
    plan->out->zones[zone] = place;
}

void plan_fit_type(LayoutBuilder *plan, float lines, float panels, float height)
{
    float room = height - panels * INSET * plan->space->unit;
    plan->out->type = fminf(plan->out->type, room / (lines * plan->space->line));
}

static float panel_height(const LayoutBuilder *plan, float lines)
{
    return INSET * plan->space->unit + lines * plan->space->line * plan->out->type;
}

void plan_words_column(LayoutBuilder *plan, Rect column, const float lines[3])
{
    float gap = GAP * plan->unit;
    plan_fit_type(plan, lines[0] + lines[1] + lines[2], 3, column.h - 2 * gap);
    for (unsigned spot = 0; spot < 2; spot++) {
        plan->out->spots[spot] = rect_cut_top(&column, panel_height(plan, lines[spot]));
        rect_cut_top(&column, gap);
    }
    plan->out->spots[2] = column;
}

void plan_words_row(LayoutBuilder *plan, float height, float lines)
{
    float third = (plan->area.w / plan->unit - 2 * GAP) / 3;
    plan_fit_type(plan, lines, 1, height * plan->unit);
    for (unsigned spot = 0; spot < 3; spot++) {
        plan->out->spots[spot] = plan_rect(plan, (float)spot * (third + GAP), 8, third, height);
    }
}
