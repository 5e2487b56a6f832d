/* What computer players ask of Clash of Decks. */
#ifndef CLASH_THINK_H
#define CLASH_THINK_H

#include "clash/state.h"

/* What a side has is worth, in thousandths of a logit. */
typedef struct ClashWeights {
    int fort;       /* a Bastion has fallen */
    int keeper;     /* a card left of a keeper */
    int pile;       /* a card that the automaton can still lose */
    int unit;       /* each, */
    int durability; /* and of its card: a point, not counting damage */
    int attack;     /* a point */
    int rows;       /* units in both rows */
    int turn;       /* it is this side's */
    int mana;       /* that can still be spent on units */
    int pending;    /* a point of attack that is still to come in this turn */
    int deadly;     /* so much of it that a Fort seems lost */
    int through;    /* a point of attack beyond what the enemy's row withstands */
    int fall;       /* so many of them that the enemy's keeper would fall */
    int abilities[CLASH_ABILITIES];
} ClashWeights;

/* After the deal: by how much `seat` is ahead, each side by its own weights. */
int clash_logit(const ClashTable *table, Seat seat, const ClashWeights *const weights[CLASH_SIDES]);

int clash_evaluate(const void *memory, Seat seat);
unsigned clash_greedy_plies(const void *memory);
int clash_tempt(const void *memory, Action action);
int clash_liking(const void *memory, Action action, unsigned manner);

#endif
