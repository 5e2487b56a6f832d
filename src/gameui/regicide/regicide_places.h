/* A layout of the Regicide table while it is built, and its zones. */
#ifndef TABLES_REGICIDE_PLACES_H
#define TABLES_REGICIDE_PLACES_H

#include "regicide_table.h"

#define BACK_WIDTH 26.0f
#define INSET      40.0f /* of a panel's words, both sides, in units of the window */

/* Lines of body text in the panels; the step in the title's may take two. */
typedef struct Lines {
    float title, powers, count, seat, solo;
} Lines;

typedef struct LayoutBuilder {
    const Space *space;
    const RegicideTable *table;
    Seat seat;
    Layout *out;
    Rect area;        /* within the rim */
    float unit, line; /* pixels; the line as panels set it */
    Lines lines;
    float deep; /* units below the piles for their words */
} LayoutBuilder;

void regicide_place_zones(LayoutBuilder *plan, Point castle, Point tavern, Point discard,
                          float deck);
void regicide_place_enemy(LayoutBuilder *plan, Rect rect);
void regicide_place_row(LayoutBuilder *plan, Rect rect);
void regicide_place_hand(LayoutBuilder *plan, Rect rect);
void regicide_place_seat(LayoutBuilder *plan, unsigned other, Rect panel);

#endif
