/* Positions of Clash of Decks that are put together by hand, for the tests of its table. Cards are
 * written as in notation: "troll ogre". */
#ifndef TESTS_CLASH_POSITION_H
#define TESTS_CLASH_POSITION_H

#include "games/clash.h"

Card clash_card(const char *code, size_t length);
void set_row(ClashSide *side, unsigned row, const char *codes);
void set_side(ClashSide *side, unsigned deck, const char *hand, unsigned keeper);

/* Seat 0 in its second turn, without mana; both sides have no cards yet. */
ClashState bare_duel(void);

/* Seat 0 in its second turn: six cards in hand and the Bastion at the left, so 7 mana. */
ClashState position(void);

/* The table of seat 0 in a duel that stands so, in the shared window. */
void clash_begin(const ClashState *state);

/* Seat 0 carries out an action, which the table then shows. */
void clash_act(Action action);

#endif
