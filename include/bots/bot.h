/* Computer players for every registered game. A bot sees a view, a node budget and a generator:
 * never the state, never a clock. Equal requests give equal answers on every machine, unless they
 * are stopped. */
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
    BOT_MASTER, /* hard with far more time: up to about a second of one core */
    BOT_NOVICE, /* below easy: sees what an action leads to at once, and forgets even that when it
                   is tempted; numbers of levels are kept, so it stands here */
    BOT_LEVELS
} BotLevel;

/* The protocol's names, in the order of BotLevel. */
extern const char *const bot_level_names[BOT_LEVELS];

/* The node budget at which a level plays when nothing else is asked. One node is one call of
 * Game.apply; where a game can solve its end, a level may visit some positions beyond that, and
 * where a game has `budgets`, BOT_HARD and above may spend so many times as much on one choice. */
uint32_t bot_level_nodes(BotLevel level);

/* Words of scratch memory for planning ahead and for solving the end of a game: 4 MB, of which
 * levels below master use a quarter. */
#define BOT_TABLE_SIZE (1u << 19)

typedef struct BotRequest {
    const Game *game;
    const void *view; /* of the seat that owes the decision; or of another, to learn what that one
                         would wish for, while the legal actions depend on nothing hidden */
    Seat seat;        /* which owes the decision */
    BotLevel level;
    uint32_t nodes;          /* 0: the level's own */
    unsigned aim;            /* the least grade of a win to play for, or what is nearest to it
                                and within reach; 0: any win. See GameBots.aim */
    unsigned manner;         /* the habit it plays by, see GameBots.liking; 0: none */
    uint64_t seed;           /* of the bot's own generator */
    const atomic_bool *stop; /* when it turns true the best action so far is returned; or NULL */
    uint64_t *table;         /* BOT_TABLE_SIZE words that nobody else uses meanwhile, whatever they
                                hold; NULL: a few on the stack, less is solved, and nothing is
                                planned */
} BotRequest;

/* The seed of a decision in a match: of the deal and how many actions were played before. Whoever
 * thinks about a match takes this one, so that stored games and reviews meet the same answers. */
uint64_t bot_seed(uint64_t deal, size_t position);

/* A legal action of the view's seat, which must owe a decision. */
Action bot_choose(const BotRequest *request);

/* Of a second choice, for which there is no estimate beside which the best would look right. */
#define CHANCE_UNTOLD (-1)

/* What a bot would say to a person in its seat. */
typedef struct Advice {
    Action best, second; /* second: ACTION_NONE when there is one action only */
    int16_t chance,
        second_chance; /* to win, in thousandths, by GameBots.odds; a draw is half a win. The second
                          is never above the first; it may be CHANCE_UNTOLD */
    unsigned aim;      /* the grade for which the chances are: the request's, or less */
    bool is_certain;   /* both chances are proven, not estimated */
    bool has_reason;   /* the reason is the game's own or proven: more than the chances in words */
    Message reason;    /* for the best, one sentence */
} Advice;

/* Like bot_choose, with its reasons: `best` is what bot_choose returns. */
void bot_advise(const BotRequest *request, Advice *out);

#endif
