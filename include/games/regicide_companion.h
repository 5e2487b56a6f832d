/* Keeping count of a game of Regicide that is played with paper cards: the enemy's health and
 * attack, its immunity, the twelve royals, the jesters of a solo game. It knows no deal, no hand
 * and no pile, only what is told to it: which royal is turned up and which cards are played. What
 * those do is asked of the same functions that the game itself uses. Plain data. */
#ifndef GAMES_REGICIDE_COMPANION_H
#define GAMES_REGICIDE_COMPANION_H

#include "games/regicide.h"

typedef struct RegicideCompanion {
    CardSet overkilled;  /* royals that lie on the discard pile */
    CardSet exact;       /* royals that went on top of the tavern */
    RegicideTable table; /* all that lies open is true, hands and piles are empty */
    uint8_t unused[2];
} RegicideCompanion;

/* For 1 … 4 seats. No enemy is turned up yet. */
void companion_begin(RegicideCompanion *companion, unsigned seats);

/* The royals that may be turned up now, by RG-1; none while an enemy is there or all are defeated.
 */
CardSet companion_next(const RegicideCompanion *companion);

/* Turns up one of companion_next. */
void companion_turn_up(RegicideCompanion *companion, Card royal);

/* The cards that a hand may hold: not those on the table, nor royals that are not defeated. */
CardSet companion_playable(const RegicideCompanion *companion);

/* Whether these of companion_playable, at most REGICIDE_HAND_MAX, can be played together against
 * the enemy; `why` says why not. */
bool companion_accepts(const RegicideCompanion *companion, CardSet cards, Message *why);

/* What accepted cards will do, in the order of the steps; returns how many lines. What a heal and a
 * draw come to depends on piles that are not known here. */
#define COMPANION_LINES 6
size_t companion_preview(const RegicideCompanion *companion, CardSet cards,
                         Message out[COMPANION_LINES]);

/* Plays cards that are accepted. An enemy that they defeat is gone afterwards. */
void companion_play(RegicideCompanion *companion, CardSet cards);

/* Solo: flips a jester, where regicide_can_flip. */
void companion_flip(RegicideCompanion *companion);

#endif
