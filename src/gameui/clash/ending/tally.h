/* What a match of Clash of Decks comes to at its end: which card destroyed how many, the blow that
 * decided, and what the loser had let lie before. */
#ifndef GAMEUI_CLASH_TALLY_H
#define GAMEUI_CLASH_TALLY_H

#include "core/match.h"
#include "games/clash.h"

/* The last damage to the keeper that lost; without a card: there was none. */
typedef struct ClashLastBlow {
    Card card;
    Seat struck;
    int damage;
    bool is_final; /* the match ended with it */
} ClashLastBlow;

/* The mana that the loser kept in its last turn; nothing where no card could have been played. */
typedef struct ClashSpare {
    unsigned mana, begun; /* left, of so much */
} ClashSpare;

typedef struct ClashTally {
    uint8_t kills[CLASH_SIDES][CLASH_CARDS]; /* of enemy units, by their own side's cards */
    ClashLastBlow blow;
    int damage[CLASH_ROWS]; /* to the keeper that lost, by the units of each row in the last turn */
} ClashTally;

ClashTally clash_tally(const Match *match);

/* The spare mana of a seat that lost in a turn of the other side. */
ClashSpare clash_spare(const Match *match, Seat loser);

#endif
