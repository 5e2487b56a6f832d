/* What is asked and what is answered belong to the worker from the question until it is idle again,
 * otherwise to the thread that asks. */
#include "thinker.h"

#include "base/assert.h"
#include "base/worker.h"

#include <stdlib.h>
#include <string.h>

struct Thinker {
    Worker *worker;
    bool is_asked; /* and the answer neither taken nor dropped */
    BotRequest request;
    Advice answer;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    uint64_t table[BOT_TABLE_SIZE];
};

static void answer(void *context)
{
    Thinker *thinker = context;
    bot_advise(&thinker->request, &thinker->answer);
}

Thinker *thinker_new(void (*wake)(void *context), void *context)
{
    Thinker *thinker = calloc(1, sizeof *thinker);
    ASSERT(thinker);
    thinker->worker = worker_new(wake, context);
    return thinker;
}

void thinker_free(Thinker *thinker)
{
    thinker_drop(thinker);
    worker_free(thinker->worker);
    free(thinker);
}

void thinker_ask(Thinker *thinker, const BotRequest *request)
{
    ASSERT(!thinker->is_asked);
    ASSERT(request->game->view_size <= sizeof thinker->view);
    memcpy(thinker->view, request->view, request->game->view_size);
    thinker->request = *request;
    thinker->request.view = thinker->view;
    thinker->request.stop = worker_stop(thinker->worker);
    thinker->request.table = thinker->table;
    thinker->is_asked = true;
    bool is_given = worker_give(thinker->worker, answer, thinker);
    ASSERT(is_given);
}

bool thinker_is_busy(const Thinker *thinker)
{
    return thinker->is_asked;
}

void thinker_hurry(Thinker *thinker)
{
    worker_hurry(thinker->worker);
}

bool thinker_take(Thinker *thinker, Advice *out)
{
    if (!thinker->is_asked || !worker_is_idle(thinker->worker)) {
        return false;
    }
    *out = thinker->answer;
    thinker->is_asked = false;
    return true;
}

void thinker_drop(Thinker *thinker)
{
    worker_hurry(thinker->worker);
    worker_wait(thinker->worker);
    thinker->is_asked = false;
}
