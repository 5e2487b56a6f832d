/* What the layouts of tables share: lengths in card units (pixels of a 1600 × 900 window), the
 * choice between landscape and portrait, and panels whose type is set smaller until their lines
 * fit. A plan lives while one layout is made. */
#ifndef TABLES_LAYOUT_UNITS_H
#define TABLES_LAYOUT_UNITS_H

#include "tables/table_look.h"

typedef struct LayoutBuilder {
    const Space *space;
    const void *view; /* of the game */
    Seat seat;
    Layout *out;
    Rect area;  /* within the rim */
    float unit; /* pixels */
} LayoutBuilder;

/* The two layouts of a game, of which the one with larger cards is taken. */
typedef struct PlanForms {
    void (*landscape)(LayoutBuilder *plan);
    void (*portrait)(LayoutBuilder *plan);
} PlanForms;

void plan_arrange(LayoutBuilder plan, const PlanForms *forms);

#define PLAN_LANDSCAPE_HEIGHT 836.0f /* in units: what a landscape layout has at least */
#define PLAN_SIDE_COLUMN      240.0f /* the width of the columns beside the cards */

/* Of two seats. */
static inline Seat plan_other(const LayoutBuilder *plan)
{
    return (Seat)(1 - plan->seat);
}

/* A rectangle given in units from the corner of the area. */
Rect plan_rect(const LayoutBuilder *plan, float x, float y, float w, float h);

/* A zone; the width of its cards is in units. */
void plan_place(LayoutBuilder *plan, unsigned zone, ZonePlace place);

/* Sets the type so that so many lines in so many panels fit the height. */
void plan_fit_type(LayoutBuilder *plan, float lines, float panels, float height);

/* Three panels, spots 0 … 2, one below another: with so many lines, the last with all that is left.
 */
void plan_words_column(LayoutBuilder *plan, Rect column, const float lines[3]);

/* The same side by side, in a row that is `height` units high. */
void plan_words_row(LayoutBuilder *plan, float height, float lines);

#endif
