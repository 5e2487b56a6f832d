/* The parts of the table of Di Renjie, which look.c lists with their places: what each shows. */
#ifndef GAMEUI_DIRENJIE_PARTS_H
#define GAMEUI_DIRENJIE_PARTS_H

#include "tables/table_look.h"

/* parts/stage.c: the pavilion of the secret, and what stands around it. */
void direnjie_desk(const TableScene *scene);
void direnjie_rack(const TableScene *scene);
void direnjie_pavilion_back(const TableScene *scene);
void direnjie_book(const TableScene *scene);
void direnjie_pavilion(const TableScene *scene);
void direnjie_all_clue_signs(const TableScene *scene);

/* parts/bar.c: the round, whose turn it is, and its steps. */
void direnjie_status(const TableScene *scene);

/* parts/answers.c: the memorial that takes the place of all that. */
void direnjie_answers(const TableScene *scene);

/* parts/seats.c: another seat, clockwise from the own one; the own; what a press on a seat does.
 */
void direnjie_station(const TableScene *scene);
void direnjie_own_seat(const TableScene *scene);
void direnjie_seat_labels(const TableScene *scene);

/* parts/clues.c, parts/lanterns.c: the deck to draw from, all clues, how many are public. */
void direnjie_deck(const TableScene *scene);
void direnjie_clues(const TableScene *scene);
void direnjie_lanterns(const TableScene *scene);
void direnjie_dusk(const TableScene *scene); /* the table is darker in the last turns */

/* Lifts the cards of a clue that stands up, and lights those of the hand that are meant. */
void direnjie_nudge(const TableScene *scene, const NudgedCard *card, Nudge *nudge);

/* Shows all cards of the clue under the pointer that are known. */
void direnjie_mark(const TableScene *scene, const CardMark *mark);

/* Where it is told what happens to the clues of a seat: in its panel, above them. */
Rect direnjie_cue_rect(const TableScene *scene, Seat seat);

/* parts/tallies.c: what may be asked for; in its place those of a clue that is being made. */
void direnjie_slots(const TableScene *scene);
void direnjie_tallies(const TableScene *scene);
bool direnjie_key(const TableScene *scene, KeyPress press); /* chooses a request */

/* parts/meaning.c: what is wanted and what would come of it. parts/case.c: the case so far. */
void direnjie_meaning(const TableScene *scene);
void direnjie_case(const TableScene *scene);

/* parts/motion.c: what an ask, an answer and a clue look like while they happen. */
void direnjie_glint(const TableScene *scene);
void direnjie_talk(const TableScene *scene);
void direnjie_flights(const TableScene *scene); /* a coin to a tally, codes to tallies */
void direnjie_inspected(const TableScene *scene);

/* Puts the inspected clue away; false: none lies open. */
bool direnjie_put_away(Table *table);

/* parts/opening.c: the starting clues and the own role, told once at the deal. */
float direnjie_opening_seconds(const void *view);
void direnjie_opening(const TableScene *scene);

#endif
