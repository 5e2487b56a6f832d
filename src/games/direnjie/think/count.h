/* Counting for the notebook: where the cards that a seat has not located can lie. Worlds are kept
 * as a table of how many cards of each kind lie in each place; one world that fits is found, and
 * the most and the least that a place can hold follow by exchanging cards in it. */
#ifndef DIRENJIE_COUNT_H
#define DIRENJIE_COUNT_H

#include "direnjie/state.h"

#define KINDS_MAX  22 /* identities, beggars, A */
#define PLACES_MAX 32 /* 3 of the secret, the deck, 2 of each hand, bottoms of 16 clues */

/* Some slots to be filled, all of them. */
typedef struct CountPlace {
    uint8_t column; /* of the notebook */
    uint8_t slots, filled;
    uint8_t suspects;          /* who can be the killer if A lies here: bits as in origins */
    uint8_t limits[KINDS_MAX]; /* how many of each kind may lie here */
} CountPlace;

typedef struct Count {
    CountPlace places[PLACES_MAX];
    unsigned place_count;
    uint8_t there[KINDS_MAX][PLACES_MAX];
    uint8_t suspects; /* when A is located: who can be the killer */
    bool is_located;
} Count;

/* Finds a world that the view allows. The game must not be over. */
void direnjie_count_begin(Count *count, const DirenjieView *view);

/* How many unlocated cards of the kind can lie in the notebook's column at the most, the least. */
unsigned direnjie_count_most(Count *count, unsigned kind, unsigned column);
unsigned direnjie_count_least(Count *count, unsigned kind, unsigned column);

/* Who can be the killer: seats, and bit DIRENJIE_NOBODY. */
unsigned direnjie_count_killers(Count *count);

#endif
