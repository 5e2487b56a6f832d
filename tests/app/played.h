/* Whole matches by computer players, and what they prove. */
#ifndef PLAYED_H
#define PLAYED_H

#include "bots/bot.h"
#include "core/match.h"

/* To its end, all seats by computers of this level; the caller releases it. */
Match played(const Game *game, const Setup *setup, BotLevel level);

/* A bit for each row of the game's achievements that the seat has won by it. */
uint32_t proven(const Match *match, Seat seat);

#endif
