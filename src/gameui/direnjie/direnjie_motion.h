/* What moves on this table beside its cards, and what the last action leaves to be seen. */
#ifndef DIRENJIE_MOTION_H
#define DIRENJIE_MOTION_H

#include "direnjie_table.h"

/* What is kept of the events that were told last: see TableLook.facts. */
void direnjie_facts(const void *before, const Event events[], size_t count,
                    uint8_t facts[TABLE_FACTS]);

/* The request whose tally the asker's coin is on its way to; DIRENJIE_NO_ASK: none. */
unsigned direnjie_asked_now(const TableScene *scene);

/* How far a tally has swung down under its coin: pixels. */
float direnjie_drop(const TableScene *scene, unsigned ask);

/* The top of a clue that was just turned and has come to its tallies; CARD_NONE: none. */
Card direnjie_counted_now(const TableScene *scene);

/* Whether the seat has answered the request of this turn, also in what moves now. */
bool direnjie_answer_of(const TableScene *scene, Seat seat, bool *gave);

/* Times as large as it stays, while the sign of an answer is stamped; and the portrait's nod:
 * pixels. */
float direnjie_stamp(const TableScene *scene, Seat seat);
float direnjie_nod(const TableScene *scene, Seat seat);

/* All of it that is drawn over the table. */
void direnjie_motions(const TableScene *scene);

/* The killer card or the constable's, told once at the deal with the starting clues, and a seal
 * beside the own portrait. */
float direnjie_opening_seconds(const void *view);
void direnjie_opening(const TableScene *scene);
void direnjie_role(const TableScene *scene, Rect face);

/* Where the portrait of a seat lies; the own one too. */
Rect direnjie_face_rect(const TableScene *scene, Seat seat);

/* Where a word about another seat has room: below its portrait, or beside that where the name's
 * plate ends; as wide as it may be. */
Rect direnjie_word_rect(const TableScene *scene, Seat seat, float height);

/* Where a tally hangs. */
Rect direnjie_tally_rect(const TableScene *scene, unsigned ask);

/* The three cards of a clue, in a panel beside it. */
void direnjie_show_clue(const TableScene *scene, Seat owner, unsigned nth);

#endif
