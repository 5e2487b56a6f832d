/* What a computer player of Di Renjie asks: worlds that fit a view, its worth, a choice. */
#ifndef DIRENJIE_THINK_H
#define DIRENJIE_THINK_H

#include "direnjie/state.h"

void direnjie_sample(const void *memory, Rng *rng, void *out);
int direnjie_evaluate(const void *memory, Seat seat);
int direnjie_tempt(const void *memory, Action action);
Action direnjie_suggest(const void *memory, Seat seat, Rng *rng);

#endif
