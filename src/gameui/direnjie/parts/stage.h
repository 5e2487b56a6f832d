/* What the parts of the table ask one another: where things lie on them, and what is pressed. */
#ifndef GAMEUI_DIRENJIE_STAGE_H
#define GAMEUI_DIRENJIE_STAGE_H

#include "tables/table_look.h"

/* What pressing a seat would do now; ACTION_NONE: nothing. */
Action direnjie_seat_action(const TableScene *scene, Seat seat);

/* Draws the seal of the killer or the constable, beside the own portrait. */
void direnjie_role(const TableScene *scene, Rect face);

/* Where the portrait of a seat lies; the own one too. */
Rect direnjie_face_rect(const TableScene *scene, Seat seat);

/* Where a word about another seat has room: below its portrait, or beside that where the name's
 * plate ends; as wide as it may be. */
Rect direnjie_word_rect(const TableScene *scene, Seat seat, float height);

/* Where a tally hangs. */
Rect direnjie_tally_rect(const TableScene *scene, unsigned ask);

/* Draws the three cards of a clue, in a panel beside it; whether the cross put it away. */
bool direnjie_show_clue(const TableScene *scene, Seat owner, unsigned nth, bool closes);

#endif
