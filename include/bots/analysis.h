/* The actions of one decision with what a bot found out about each: what it would choose first, and
 * what else there is. Advice (bot.h) is made of the first two, so that hints, the coach and whoever
 * asks the engine read the same numbers. */
#ifndef BOTS_ANALYSIS_H
#define BOTS_ANALYSIS_H

#include "bots/bot.h"

#define ANALYSIS_MAX     32 /* actions */
#define LINE_ACTIONS_MAX 10

typedef struct Ranked {
    Action action;
    int16_t chance;     /* to win, in thousandths, by GameBots.odds; a draw is half a win. An action
                           may promise more than one before it: bots also weigh how far lost games
                           came, and drop weak actions after few games */
    bool is_certain;    /* the chance is proven, not estimated */
    uint8_t line_count; /* at least 1 */
    uint32_t games;     /* that were imagined with it */
    Action line[LINE_ACTIONS_MAX]; /* the action and how play may go on, whoever is to act: by best
                                      play where that is known, else as the bot imagines it */
} Ranked;

typedef struct Analysis {
    Ranked items[ANALYSIS_MAX]; /* the first is what bot_choose returns */
    size_t count;
    unsigned aim; /* the grade for which the chances are: the request's, or less */
} Analysis;

/* At most `count` actions, and no more than ANALYSIS_MAX. Equal requests give equal analyses,
 * unless they are stopped. */
void bot_analyse(const BotRequest *request, size_t count, Analysis *out);

#endif
