/* What a match of Clash of Decks comes to at its end: which card destroyed how many, and the blow
 * that decided. */
#ifndef TABLES_CLASH_TALLY_H
#define TABLES_CLASH_TALLY_H

#include "core/match.h"
#include "games/clash.h"

/* The last damage to the keeper that lost; without a card: there was none. */
typedef struct ClashLastBlow {
    Card card;
    Seat struck;
    int damage;
    bool is_final; /* the match ended with it */
} ClashLastBlow;

typedef struct ClashTally {
    uint8_t kills[CLASH_SIDES][CLASH_CARDS]; /* of enemy units, by their own side's cards */
    ClashLastBlow blow;
} ClashTally;

ClashTally clash_tally(const Match *match);

#endif
