/* Where things lie on the table of Claim. */
#ifndef GAMEUI_CLAIM_PLACES_H
#define GAMEUI_CLAIM_PLACES_H

#include "tables/table_look.h"

void claim_arrange(const Space *space, const void *view, Layout *out);

/* Where a card of the trick lies. */
Rect claim_slot_rect(const TableScene *scene, bool answer);

#endif
