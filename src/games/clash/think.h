/* What computer players ask of Clash of Decks. */
#ifndef CLASH_THINK_H
#define CLASH_THINK_H

#include "clash/state.h"

int clash_evaluate(const void *memory, Seat seat);
int clash_tempt(const void *memory, Action action);
int clash_liking(const void *memory, Action action, unsigned manner);

#endif
