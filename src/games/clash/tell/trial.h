/* Actions of Clash of Decks tried out, for what is told of them. */
#ifndef CLASH_TELL_TRIAL_H
#define CLASH_TELL_TRIAL_H

#include "clash/state.h"

/* What an action is seen to do on a table of which hidden cards do not matter: the action alone,
 * and the attacks that it starts, as if nothing were cast between them. */
typedef struct Trial {
    CardSet destroyed[CLASH_SIDES], hurt[CLASH_SIDES], shielded, immune;
    uint8_t damage[CLASH_SIDES][CLASH_CARDS];
    unsigned attacks;
    int keeper_damage;
    unsigned discarded; /* from the automaton's pile */
    bool falls[CLASH_SIDES], loses[CLASH_SIDES], is_last;
    Card striker, struck; /* of the first attack; CARD_NONE */
} Trial;

/* What the units of a row attack with together, without what comes on top. */
unsigned row_strength(const ClashSide *side, unsigned row);

/* Tries the action on the table, which it changes. */
Trial table_try(ClashTable *table, Action action);

#endif
