/* The parts of the table of Clash of Decks, which look.c lists with their places: what each shows.
 */
#ifndef GAMEUI_CLASH_PARTS_H
#define GAMEUI_CLASH_PARTS_H

#include "tables/table_look.h"

bool clash_is_dealt(const TableScene *scene); /* a duel goes on, or is over */

/* parts/field.c: a row of the field, from its bridge, with its free places; and above the cards of
 * a side that may lose some, whose they are. */
void clash_field_row(const TableScene *scene);
bool clash_is_banning(const TableScene *scene);
void clash_deck_heading(const TableScene *scene);

/* parts/keep.c: castle, wall and life of a side, from the own one on. */
void clash_keep(const TableScene *scene);

/* parts/plate.c: what lies under the words that the table itself sets; the other hand. */
void clash_plate(const TableScene *scene);
void clash_other_words(const TableScene *scene);

/* parts/told.c: what happened last. */
void clash_told(const TableScene *scene);

/* parts/mana.c: what is left to spend. */
bool clash_has_mana(const TableScene *scene);
void clash_mana_panel(const TableScene *scene);

/* parts/reach.c: which cards of the hand may be played; where units that return will lie in it. */
void clash_reach(const TableScene *scene);
bool clash_is_returning(const TableScene *scene);
void clash_returns(const TableScene *scene);

/* parts/units.c: the ground of units that are to be ordered; the bows between units. */
void clash_returning_ground(const TableScene *scene);
void clash_bows(const TableScene *scene);

#endif
