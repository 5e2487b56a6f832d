/* The last tricks of Claim with best play, when both hands are known. */
#ifndef GAMEUI_CLAIM_LEARN_LAST_TRICKS_H
#define GAMEUI_CLAIM_LEARN_LAST_TRICKS_H

#include "games/claim.h"

#define LAST_TRICKS_MOST 5 /* are asked about */

/* 2 won, 1 drawn, 0 lost by seat 0. */
int last_tricks_worth(const ClaimState *state);

/* Both play on to the end as well as they can; the actions, in a buffer of room for all of them,
 * two a trick, or NULL. Their count. */
size_t last_tricks_play(ClaimState *state, Action out[]);

/* The vote that seat 0 has at the one end, and seat 1 at the other; CLAIM_FACTIONS: none. */
unsigned last_tricks_turned(const ClaimState *good, const ClaimState *bad);

/* How many votes a seat has. */
unsigned last_tricks_votes(const ClaimState *end, Seat seat);

#endif
