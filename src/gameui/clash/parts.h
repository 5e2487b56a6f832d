/* The parts of the table of Clash of Decks, which look.c lists with their places: what each shows;
 * and cards as they are drawn anywhere. */
#ifndef GAMEUI_CLASH_PARTS_H
#define GAMEUI_CLASH_PARTS_H

#include "tables/table_look.h"

/* A row of the field, from its bridge, with its free places; and above the cards of a side that may
 * lose some, whose they are. */
void clash_field_row(const TableScene *scene);
/* Of the row the free place, or in a cast a unit. */
bool clash_row_takes(const TableScene *scene, const Point *point, Pick *out);
bool clash_is_banning(const TableScene *scene);
void clash_deck_heading(const TableScene *scene);

/* Castle, wall and life of a side, from the own one on. */
void clash_keep(const TableScene *scene);

/* What lies under the words that the table itself sets; the other hand. */
void clash_plate(const TableScene *scene);
void clash_other_words(const TableScene *scene);

void clash_past_panel(const TableScene *scene); /* what happened last */

bool clash_has_mana(const TableScene *scene);
void clash_mana_panel(const TableScene *scene);

/* Which cards of the hand may be played; where units that return will lie in it, and the ground of
 * those that are to be ordered. */
void clash_reach(const TableScene *scene);
bool clash_is_returning(const TableScene *scene);
void clash_returns(const TableScene *scene);
void clash_returning_ground(const TableScene *scene);

void clash_bows(const TableScene *scene); /* between units that strike and are struck */

/* TableLook.mark and .button. */
void clash_mark(const TableScene *scene, const CardMark *mark);
void clash_button(const TableScene *scene, unsigned verb, ButtonWords *words);

/* A card as it lies in a row, a hand or anywhere: picture, name, numbers, signs. */
void clash_token(const TableScene *scene, const DressedCard *card);

#endif
