/* One PCG stream: the increment is a constant, so the whole generator is its 64-bit state. */
#include "core/rng.h"

#include "base/assert.h"

#define PCG_MULTIPLIER UINT64_C(6364136223846793005)
#define PCG_INCREMENT  UINT64_C(1442695040888963407)

Rng rng_seeded(uint64_t seed)
{
    Rng rng = {0};
    rng_next(&rng);
    rng.state += seed;
    rng_next(&rng);
    return rng;
}

uint32_t rng_next(Rng *rng)
{
    uint64_t old = rng->state;
    rng->state = old * PCG_MULTIPLIER + PCG_INCREMENT;
    uint32_t shifted = (uint32_t)(((old >> 18) ^ old) >> 27);
    uint32_t turn = (uint32_t)(old >> 59);
    return shifted >> turn | shifted << (-turn & 31u);
}

uint32_t rng_below(Rng *rng, uint32_t bound)
{
    ASSERT(bound > 0);
    uint64_t product = (uint64_t)rng_next(rng) * bound;
    if ((uint32_t)product < bound) {
        uint32_t rejected = -bound % bound;
        while ((uint32_t)product < rejected) {
            product = (uint64_t)rng_next(rng) * bound;
        }
    }
    return (uint32_t)(product >> 32);
}

void rng_shuffle(Rng *rng, Card cards[], uint32_t count)
{
    for (uint32_t left = count; left > 1; left--) {
        uint32_t other = rng_below(rng, left);
        Card card = cards[left - 1];
        cards[left - 1] = cards[other];
        cards[other] = card;
    }
}

Card rng_pick(Rng *rng, CardSet set)
{
    uint32_t skip = rng_below(rng, (uint32_t)set_count(set));
    while (skip-- > 0) {
        set = set_without_first(set);
    }
    return set_first(set);
}
