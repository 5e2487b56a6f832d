/* What may lie on what in the layouts of a game. Things have numbers: a spot its own, the cards of
 * a zone and the two others these. */
#ifndef TESTS_TABLES_ARRANGED_H
#define TESTS_TABLES_ARRANGED_H

#include "core/game.h"

#define THING_ZONES   32
#define THING_BUTTONS 64
#define THING_WORDS   65
#define THINGS        66
#define CARDS(zone)   (THING_ZONES + (zone))

typedef struct Things {
    unsigned first, last;
} Things;

#define ONE(thing)                                                                                 \
    {                                                                                              \
        (thing), (thing)                                                                           \
    }
#define ALL                                                                                        \
    {                                                                                              \
        0, THINGS                                                                                  \
    }
#define SEVERAL(thing, number)                                                                     \
    {                                                                                              \
        (thing), (thing) + (number)-1                                                              \
    }

/* Any of some things may overlap any of others. The table ends with one whose reason is NULL. */
typedef struct Overlap {
    Things some, others;
    const char *why;
} Overlap;

/* The options that make other layouts, each set to each of its values up to this. */
typedef struct Arranged {
    const Game *game;
    const Overlap *overlaps;
    Things outside; /* may leave the area */
    uint8_t option;
    int32_t option_most;
} Arranged;

extern const Arranged arranged_regicide, arranged_claim, arranged_clash, arranged_direnjie;

#endif
