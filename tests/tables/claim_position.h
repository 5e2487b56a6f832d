/* Positions of Claim that are put together by hand, for the tests of its table. */
#ifndef TESTS_CLAIM_POSITION_H
#define TESTS_CLAIM_POSITION_H

#include "games/claim.h"

/* "K5", and "G0 G0 K5": copies of G0 are counted. */
Card claim_card(const char *code);
CardSet claim_set(const char *codes);

/* The last five tricks of phase 2; seat 0 leads. Of the cards that are not named the lowest 26 that
 * are no Undead lie in the discards, the others in the score pile of seat 1. */
ClaimState support_position(const char *own, const char *other, const char *score);

/* G0 G0 K5 W3 D1 against G4 K2 U7 W9 D9; seat 0 has scored U1 U2 U9 G5. */
ClaimState endgame(void);

/* The table of this seat in a game that stands so, in the shared window. */
void claim_begin(const ClaimState *state, Seat seat);

/* A trick of phase 2 that seat 0 leads and looks at, whose answer is on its way; and that until the
 * plate says what comes of it. */
void claim_start_trick(const ClaimState *state, const char *lead, const char *answer);
void claim_show_trick(const ClaimState *state, const char *lead, const char *answer);

/* The table of seat 1 with this hand of five cards, which answers Dwarf 3. */
void claim_begin_answer(const char *other);

#endif
