/* Computer players for every registered game. A bot sees a view, a node budget and a generator:
 * never the state, never a clock. Equal arguments give equal choices on every machine. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "core/game.h"

#include <stdatomic.h>

typedef enum BotLevel {
    BOT_RANDOM,
    BOT_GREEDY,
    BOT_EASY,
    BOT_NORMAL,
    BOT_HARD,
    BOT_LEVELS
} BotLevel;

/* The protocol's names, in the order of BotLevel. */
extern const char *const bot_level_names[BOT_LEVELS];

/* The node budget at which a level plays when nothing else is asked. One node is one call of
 * Game.apply. */
uint32_t bot_level_nodes(BotLevel level);

typedef struct BotRequest {
    const Game *game;
    const void *view; /* of the seat that owes the decision */
    Seat seat;
    BotLevel level;
    uint32_t nodes;          /* 0: the level's own */
    uint64_t seed;           /* of the bot's own generator */
    const atomic_bool *stop; /* when it turns true the best action so far is returned; or NULL */
} BotRequest;

/* A legal action of the view's seat, which must owe a decision. */
Action bot_choose(const BotRequest *request);

#endif
