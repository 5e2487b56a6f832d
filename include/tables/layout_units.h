/* For layouts that are drawn once, at a fixed size, and scaled to the window: lengths are in units
 * of that drawing. A plan lives while one layout is made. */
#ifndef TABLES_LAYOUT_UNITS_H
#define TABLES_LAYOUT_UNITS_H

#include "tables/table_look.h"

typedef struct LayoutBuilder {
    const Space *space;
    const void *view; /* of the game */
    Seat seat;
    Layout *out;
    Rect area;  /* within the rim */
    float unit; /* pixels of one unit */
} LayoutBuilder;

/* Of two seats. */
static inline Seat plan_other(const LayoutBuilder *plan)
{
    return (Seat)(1 - plan->seat);
}

/* A rectangle given in units from the corner of the area. */
Rect plan_rect(const LayoutBuilder *plan, float x, float y, float w, float h);

/* A zone; the width of its cards is in units. */
void plan_place(LayoutBuilder *plan, unsigned zone, ZonePlace place);

#endif
