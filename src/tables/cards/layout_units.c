/* Units of layouts. */
#include "tables/layout_units.h"

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
