/* What a bot thinks of what a person chose. It sees what that person saw, so nothing hidden is
 * given away, and like every bot it is told a budget and never looks at a clock. */
#ifndef BOTS_JUDGE_H
#define BOTS_JUDGE_H

#include "bots/bot.h"

/* One choice beside the one that the bot would have made. Chances are those of Advice: the share of
 * games that are won from there, in thousandths by GameBots.odds, a draw half a win; proven where
 * the game can be solved, else found by playing both choices on in the same JUDGE_WORLDS worlds. */
typedef struct Judgement {
    Action best, chosen;
    int16_t best_chance, chosen_chance;
    int16_t loss; /* the difference; 0 where the chosen is as good, or the trials leave room for
                     doubt: two standard errors, at most 50 thousandths */
    unsigned aim; /* the grade for which the chances are: the request's, or less */
    bool has_reason;
    Message reason; /* for the best, one sentence, where more than its chance speaks for it */
    bool has_fault;
    Message fault; /* what is wrong with the chosen, one sentence, where the game can tell */
} Judgement;

#define JUDGE_WORLDS 800 /* fewer when it is stopped */

/* Below this chance, in thousandths, of a grade of win the next lower grade is asked for: so little
 * is no aim. For Advice and Judgement alike. */
#define AIM_CHANCE_LEAST 300

/* `chosen` is a legal action of the request's seat. Equal requests give equal judgements, unless
 * they are stopped. */
void bot_judge(const BotRequest *request, Action chosen, Judgement *out);

/* Actions of one decision. */
typedef struct ActionList {
    Action items[LEGAL_COUNT_MAX];
    size_t count;
} ActionList;

/* The legal actions that throw away a game that is not lost yet: proven by GameBots.solve, or, in
 * each of FATAL_WORLDS worlds that the view allows, lost at once by the rules, or won by the next
 * seat with one action. None where nothing is left to be saved. */
void bot_find_fatal(const BotRequest *request, ActionList *out);

#define FATAL_WORLDS 64

#endif
