/* What an effect does to a card, and how it goes. */
#ifndef TABLES_PUSH_H
#define TABLES_PUSH_H

#include "table_state.h"

/* How an effect moves its card, on top of what others do. */
typedef struct Push {
    Point by;
    float angle;
    float spun; /* degrees round its upright axis */
} Push;

/* Whole until `from` of the time `t`, then nothing after `length` of it. */
static inline float fade_late(float t, float from, float length)
{
    return t < from ? 1 : 1 - (t - from) / length;
}

#endif
