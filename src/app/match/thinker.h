/* One worker thread on which computer players choose, and judge what persons chose. What goes in (a
 * view, a level, a seed) and what comes out (an advice, a judgement) is plain data, so nothing else
 * is shared. One question at a time, and its answer is taken by its own kind. */
#ifndef APP_THINKER_H
#define APP_THINKER_H

#include "bots/judge.h"

typedef struct Thinker Thinker;

/* `wake` is called on its thread when an answer is there. */
Thinker *thinker_new(void (*wake)(void *context), void *context);

/* Stops what is being thought about and ends the thread. */
void thinker_free(Thinker *thinker);

/* Begins to think; the view is copied. Not while it is busy. */
void thinker_ask(Thinker *thinker, const BotRequest *request);

/* The same for bot_judge and for bot_find_fatal. */
void thinker_ask_judgement(Thinker *thinker, const BotRequest *request, Action chosen);
void thinker_ask_fatal(Thinker *thinker, const BotRequest *request);

/* From the question until the answer is taken or dropped. */
bool thinker_is_busy(const Thinker *thinker);

/* Until the answer is there, whether or not anybody has taken it. */
bool thinker_is_at_work(const Thinker *thinker);

/* Makes the player answer with the best that it has found so far. */
void thinker_hurry(Thinker *thinker);

/* True, once, when the answer is there. */
bool thinker_take(Thinker *thinker, Advice *out);
bool thinker_take_judgement(Thinker *thinker, Judgement *out);
bool thinker_take_fatal(Thinker *thinker, ActionList *out);

/* Forgets the question and its answer; returns when the worker is free again. */
void thinker_drop(Thinker *thinker);

#endif
