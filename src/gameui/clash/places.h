/* Where things lie on the Clash of Decks table. */
#ifndef GAMEUI_CLASH_PLACES_H
#define GAMEUI_CLASH_PLACES_H

#include "tables/table_look.h"

typedef enum ClashForm { CLASH_WIDE, CLASH_TALL } ClashForm; /* Layout.form */

void clash_arrange(const Space *space, const void *view, Layout *out);

#endif
