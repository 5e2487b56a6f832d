/* What is asked and what is answered belong to the worker from the question until it is idle again,
 * otherwise to the thread that asks. */
#include "thinker.h"

#include "base/assert.h"
#include "base/memory.h"
#include "base/worker.h"

#include <stdlib.h>
#include <string.h>

struct Thinker {
    Worker *worker;
    bool is_asked; /* and the answer neither taken nor dropped */
    BotRequest request;
    Action chosen; /* to be judged */
    union {
        Advice advice;
        Judgement judgement;
        ActionList fatal;
    } answer;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    uint64_t table[BOT_TABLE_SIZE];
};

static void give_advice(void *context)
{
    Thinker *thinker = context;
    bot_advise(&thinker->request, &thinker->answer.advice);
}

static void give_judgement(void *context)
{
    Thinker *thinker = context;
    bot_judge(&thinker->request, thinker->chosen, &thinker->answer.judgement);
}

static void give_fatal(void *context)
{
    Thinker *thinker = context;
    bot_find_fatal(&thinker->request, &thinker->answer.fatal);
}

Thinker *thinker_new(void (*wake)(void *context), void *context)
{
    Thinker *thinker = memory_zeroed(sizeof *thinker);
    thinker->worker = worker_new(wake, context);
    return thinker;
}

void thinker_free(Thinker *thinker)
{
    thinker_drop(thinker);
    worker_free(thinker->worker);
    free(thinker);
}

static void ask(Thinker *thinker, const BotRequest *request, void (*answer)(void *context))
{
    ASSERT(!thinker->is_asked);
    ASSERT(request->game->view_size <= sizeof thinker->view);
    memcpy(thinker->view, request->view, request->game->view_size);
    thinker->request = *request;
    thinker->request.view = thinker->view;
    thinker->request.stop = worker_stop(thinker->worker);
    thinker->request.table = thinker->table;
    thinker->is_asked = true;
    worker_give(thinker->worker, answer, thinker);
}

void thinker_ask(Thinker *thinker, const BotRequest *request)
{
    ask(thinker, request, give_advice);
}

void thinker_ask_judgement(Thinker *thinker, const BotRequest *request, Action chosen)
{
    thinker->chosen = chosen;
    ask(thinker, request, give_judgement);
}

void thinker_ask_fatal(Thinker *thinker, const BotRequest *request)
{
    ask(thinker, request, give_fatal);
}

bool thinker_is_busy(const Thinker *thinker)
{
    return thinker->is_asked;
}

void thinker_hurry(Thinker *thinker)
{
    worker_hurry(thinker->worker);
}

static bool is_answered(Thinker *thinker)
{
    bool is_there = thinker->is_asked && worker_is_idle(thinker->worker);
    thinker->is_asked &= !is_there;
    return is_there;
}

bool thinker_take(Thinker *thinker, Advice *out)
{
    if (!is_answered(thinker)) {
        return false;
    }
    *out = thinker->answer.advice;
    return true;
}

bool thinker_take_judgement(Thinker *thinker, Judgement *out)
{
    if (!is_answered(thinker)) {
        return false;
    }
    *out = thinker->answer.judgement;
    return true;
}

bool thinker_take_fatal(Thinker *thinker, ActionList *out)
{
    if (!is_answered(thinker)) {
        return false;
    }
    *out = thinker->answer.fatal;
    return true;
}

void thinker_drop(Thinker *thinker)
{
    worker_hurry(thinker->worker);
    worker_wait(thinker->worker);
    thinker->is_asked = false;
}
