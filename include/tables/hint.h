/* What a hint has named, which nothing was done about since, and its sign. */
#ifndef TABLES_HINT_H
#define TABLES_HINT_H

#include "tables/table_scene.h"

/* Whether it has named this action of whoever acts at the table. */
bool table_is_advised(const Table *table, Action action);

/* Whether it has named this, which is no card: a row, a unit. */
bool table_advises(const Table *table, Pick pick);

/* Its sign, around a point of what it names. */
void table_draw_hint(const TableScene *scene, Point middle);

/* The same on the upper right corner of the element that carries this action out, if it has named
 * that: Return goes to it then. */
void table_mark_hint(const TableScene *scene, const char *id, Action action, Rect place);

#endif
