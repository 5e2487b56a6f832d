/* What seats of Di Renjie come to know of cards that move. */
#ifndef DIRENJIE_KNOWLEDGE_H
#define DIRENJIE_KNOWLEDGE_H

#include "direnjie/state.h"

/* A card goes from hand to hand; others see only that it is one of `possible`. */
typedef struct Passing {
    Seat from, to;
    Card card;
    CardSet possible;
} Passing;

/* What seats learn, called before the cards are moved; `revealed`, `inspected` and `located`
 * after. */
void direnjie_know_passing(DirenjieState *state, const Passing *passing);
void direnjie_know_deck(DirenjieState *state, Card card);
void direnjie_know_swap(DirenjieState *state, Seat other);
void direnjie_know_laid(DirenjieState *state, Seat owner);
void direnjie_know_revealed(DirenjieState *state, unsigned clue);
void direnjie_know_inspected(DirenjieState *state, unsigned clue, Seat seat);
void direnjie_know_located(DirenjieState *state, Seat seat, CardSet cards); /* see `outside` */
void direnjie_know_present(DirenjieState *state, Seat seat); /* and nothing earlier */
void direnjie_know_declined(DirenjieState *state, Seat killer);

#endif
