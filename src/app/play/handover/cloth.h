/* The cloth of the curtain, and the table that may stay in sight beside it. */
#ifndef APP_CLOTH_H
#define APP_CLOTH_H

#include "app.h"

/* Of the app's match, as everybody at it may see it: all hands face down, nothing answers. */
typedef struct ClothTable ClothTable;

ClothTable *cloth_table_new(App *app, Seat seat); /* as it lies before this seat */
void cloth_table_free(ClothTable *table);         /* NULL does nothing */
/* Fills the window down to there: pixels. Elements declared before are gone, and one tells how far
 * the match is. */
void cloth_table_frame(ClothTable *table, float bottom);

/* The cloth as large as the window, its upper edge there: pixels below that of the window. */
void cloth_draw(App *app, float top);

#endif
