/* Players of fixed habits to measure computer players against, one for a game that has one. They
 * are the same for ever, so that figures of different times can be compared. */
#ifndef BENCH_REFERENCE_H
#define BENCH_REFERENCE_H

#include "bots/bot.h"

/* The reference's action for this request, whose level does not matter. The game must have one. */
Action reference_choose(const BotRequest *request);

bool reference_plays(const Game *game);

#endif
