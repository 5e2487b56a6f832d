/* Runs the list of parts of a table. */
#ifndef PARTS_H
#define PARTS_H

#include "tables/table_look.h"

/* Draws the parts of a layer, in their order. */
void parts_draw(const TableScene *scene, PartLayer layer);

/* Draws those that lie in no spot here. */
void parts_draw_in(const TableScene *scene, PartLayer layer, Rect rect);

/* The first part of a layer, there or not; NULL: the game has none. */
const TablePart *parts_first(const TableLook *look, PartLayer layer);

/* What a card is dropped for at this point, or where the keys are: see TablePart.takes. */
bool parts_take(const TableScene *scene, const Point *point, Pick *out);

/* Seconds for which some part shows something once a new match is dealt. */
float parts_opening(const TableLook *look, const void *view);

#endif
