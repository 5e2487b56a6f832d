/* What keeps, hands and panels of the two sides of Clash of Decks show for each other. */
#ifndef GAMEUI_CLASH_SIDES_H
#define GAMEUI_CLASH_SIDES_H

#include "tables/table_look.h"

void clash_turn(const TableScene *scene, Rect rect, float radius); /* a ring around who acts */

/* Mana of the other side in its turn. */
bool clash_has_other_mana(const TableScene *scene);
void clash_other_mana(const TableScene *scene, Rect room);

void clash_other_brink(const TableScene *scene); /* where its keeper would fall */

#endif
