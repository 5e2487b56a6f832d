/* The tour of Claim: ten rivals, each with a manner of playing and three deals, from easy to hard.
 * The lines that prove that each deal can be won lie in tests/bots/tour.txt and are played by a
 * test against the rival itself. Progress is kept elsewhere, by the place of a deal in the tour, so
 * that the deals may be made anew: this is data only. */
#ifndef GAMES_CLAIM_TOUR_H
#define GAMES_CLAIM_TOUR_H

#include <stdint.h>

#define CLAIM_RIVALS      10
#define CLAIM_RIVAL_DEALS 3
#define CLAIM_TOUR_DEALS  (CLAIM_RIVALS * CLAIM_RIVAL_DEALS)

/* Habits of computer players, for GameBots.liking; 0 is none. */
typedef enum ClaimManner {
    CLAIM_PLAIN,
    CLAIM_SPENDER,  /* plays the highest cards first */
    CLAIM_GAMBLER,  /* would rather have the card that nobody sees than the prize */
    CLAIM_MISER,    /* plays the lowest cards, whatever the prize */
    CLAIM_ROYALIST, /* wants Knights */
    CLAIM_DIGGER,   /* wants Undead, as prizes and in tricks that score at once */
    CLAIM_KINSMAN,  /* wants Dwarves */
    CLAIM_MASQUE,   /* keeps Doppelgängers to the last, and wants more of them */
    CLAIM_SWARM,    /* wants Goblins */
    CLAIM_MANNERS
} ClaimManner;

typedef struct ClaimTourDeal {
    uint32_t seed;
    uint8_t first;  /* the seat that leads; the person sits in seat 0 */
    uint8_t level;  /* BotLevel of the rival */
    uint8_t manner; /* ClaimManner of the rival */
    uint8_t par;    /* votes that BOT_NORMAL without a manner wins in the person's seat */
    uint16_t loss;  /* of its games against the rival with these cards, in thousandths */
    uint16_t unused;
} ClaimTourDeal;

/* Deal n of rival r, both from 0, is at CLAIM_RIVAL_DEALS * r + n. */
extern const ClaimTourDeal claim_tour[CLAIM_TOUR_DEALS];

#endif
