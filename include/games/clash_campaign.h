/* The ladder of solo Clash of Decks: for each of the four decks, and for a deck that is drafted,
 * the quick game and five stages above it, one for each level of difficulty. The variables of a
 * stage are fixed data, and their sum is its level.
 *
 * A stage is what it is by its deck and its level, not by its place in a list or by its variables:
 * a custom game with the same deck whose variables have the same sum is a game of that stage.
 * Progress is kept elsewhere: this is data only. */
#ifndef GAMES_CLASH_CAMPAIGN_H
#define GAMES_CLASH_CAMPAIGN_H

#include "games/clash.h"

#define CLASH_DECKS   4
#define CLASH_LADDERS (CLASH_DECKS + 1) /* the last is that of drafted decks */
#define CLASH_LEVELS  5
#define CLASH_STAGES  (CLASH_LADDERS * (CLASH_LEVELS + 1))

/* A stage, 0 … CLASH_STAGES - 1, by its ladder from 0 and its level; level 0 is the quick game. */
static inline int clash_stage(int ladder, int level)
{
    return ladder * (CLASH_LEVELS + 1) + level;
}

static inline int clash_stage_ladder(int stage)
{
    return stage / (CLASH_LEVELS + 1);
}

static inline int clash_stage_level(int stage)
{
    return stage % (CLASH_LEVELS + 1);
}

/* A game of this stage, with seed 0. */
Setup clash_stage_setup(int stage);

#define CLASH_NO_STAGE (-1)

/* The stage for which a game of this setup counts (CD-40): a level when the sum is exactly that,
 * the quick game when no variable is changed; CLASH_NO_STAGE for all others, also for duels. */
int clash_stage_of(const Setup *setup);

#endif
