/* One worker thread on which computer players choose. What goes in (a view, a level, a seed) and
 * what comes out (an advice) is plain data, so nothing else is shared. One question at a time. */
#ifndef APP_THINKER_H
#define APP_THINKER_H

#include "bots/bot.h"

typedef struct Thinker Thinker;

/* `wake` is called on its thread when an answer is there. */
Thinker *thinker_new(void (*wake)(void *context), void *context);

/* Stops what is being thought about and ends the thread. */
void thinker_free(Thinker *thinker);

/* Begins to think; the view is copied. Not while it is busy. */
void thinker_ask(Thinker *thinker, const BotRequest *request);

/* From the question until the answer is taken or dropped. */
bool thinker_is_busy(const Thinker *thinker);

/* Makes the player answer with the best that it has found so far. */
void thinker_hurry(Thinker *thinker);

/* True, once, when the answer is there. */
bool thinker_take(Thinker *thinker, Advice *out);

/* Forgets the question and its answer; returns when the worker is free again. */
void thinker_drop(Thinker *thinker);

#endif
