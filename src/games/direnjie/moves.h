/* The steps of a turn of Di Renjie: cards move, and who may know it knows it. */
#ifndef DIRENJIE_MOVES_H
#define DIRENJIE_MOVES_H

#include "direnjie/knowledge.h"

/* What happens to cards: everybody's knowledge follows, and the log tells it. */
void direnjie_pass(DirenjieState *state, const Passing *passing, EventLog *log);
void direnjie_draw(DirenjieState *state, Seat from, EventLog *log); /* by the active seat */
void direnjie_draw_deck(DirenjieState *state, EventLog *log);
void direnjie_swap_hands(DirenjieState *state, Seat other, EventLog *log);
void direnjie_lay_clue(DirenjieState *state, const Card cards[3], EventLog *log);
void direnjie_reveal_clue(DirenjieState *state, unsigned clue, EventLog *log);
void direnjie_inspect_clue(DirenjieState *state, unsigned clue, EventLog *log);

void direnjie_tell_over(const DirenjieState *state, EventLog *log);

#endif
