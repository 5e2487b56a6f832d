/* What a computer player of Regicide asks: states that fit a view, their worth, a choice, and what
 * chances mean. */
#ifndef REGICIDE_THINK_H
#define REGICIDE_THINK_H

#include "regicide/state.h"

void regicide_sample(const void *memory, Rng *rng, void *out);
int regicide_evaluate(const void *memory, Seat seat);
Action regicide_suggest(const void *memory, Seat seat, Rng *rng);
unsigned regicide_ways(const void *memory);
Action regicide_vary(const void *memory, Seat seat, Rng *rng);
int regicide_tempt(const void *memory, Action action);
bool regicide_is_idle(const void *memory, Action action);
int regicide_prospect(const RegicideState *state);
int regicide_odds(const void *memory, int chance);
bool regicide_aim(void *memory, unsigned grade);

#endif
