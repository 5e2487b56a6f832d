/* The random generator that lives inside every state: integer only, the same on every machine.
 * PCG-XSH-RR 64/32 (M. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good
 * Algorithms for Random Number Generation", 2014) with one fixed stream; bounded numbers without
 * bias by Lemire's rejection ("Fast Random Integer Generation in an Interval", 2019). */
#ifndef CORE_RNG_H
#define CORE_RNG_H

#include "core/cards.h"

#include <stdint.h>

typedef struct Rng {
    uint64_t state;
} Rng;

Rng rng_seeded(uint64_t seed);

uint32_t rng_next(Rng *rng);

/* Uniform in 0 … bound - 1; bound must be at least 1. */
uint32_t rng_below(Rng *rng, uint32_t bound);

/* Fisher–Yates over `count` cards. */
void rng_shuffle(Rng *rng, Card cards[], uint32_t count);

/* A uniformly random card of a set that is not empty. */
Card rng_pick(Rng *rng, CardSet set);

#endif
