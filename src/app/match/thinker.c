/* The worker sleeps on a condition until a question is asked. `stage` tells who owns the request
 * and the answer: the worker while THINKING, otherwise the thread that asks. */
#include "thinker.h"

#include "base/assert.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef enum Stage { STAGE_IDLE, STAGE_ASKED, STAGE_THINKING, STAGE_ANSWERED, STAGE_LEAVING } Stage;

struct Thinker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    Stage stage;
    atomic_bool stop;
    BotRequest request;
    Advice answer;
    void (*wake)(void *context);
    void *context;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    uint64_t table[BOT_TABLE_SIZE];
};

static void thinker_answer(Thinker *thinker)
{
    thinker->stage = STAGE_THINKING;
    pthread_mutex_unlock(&thinker->lock);
    Advice answer;
    bot_advise(&thinker->request, &answer);
    pthread_mutex_lock(&thinker->lock);
    thinker->answer = answer;
    thinker->stage = STAGE_ANSWERED;
    pthread_cond_broadcast(&thinker->changed);
    thinker->wake(thinker->context);
}

static void *thinker_run(void *argument)
{
    Thinker *thinker = argument;
    pthread_mutex_lock(&thinker->lock);
    while (thinker->stage != STAGE_LEAVING) {
        if (thinker->stage == STAGE_ASKED) {
            thinker_answer(thinker);
        } else {
            pthread_cond_wait(&thinker->changed, &thinker->lock);
        }
    }
    pthread_mutex_unlock(&thinker->lock);
    return NULL;
}

Thinker *thinker_new(void (*wake)(void *context), void *context)
{
    Thinker *thinker = calloc(1, sizeof *thinker);
    ASSERT(thinker);
    thinker->wake = wake;
    thinker->context = context;
    atomic_init(&thinker->stop, false);
    pthread_mutex_init(&thinker->lock, NULL);
    pthread_cond_init(&thinker->changed, NULL);
    int failed = pthread_create(&thinker->thread, NULL, thinker_run, thinker);
    ASSERT(!failed);
    return thinker;
}

void thinker_free(Thinker *thinker)
{
    thinker_drop(thinker);
    pthread_mutex_lock(&thinker->lock);
    thinker->stage = STAGE_LEAVING;
    pthread_cond_broadcast(&thinker->changed);
    pthread_mutex_unlock(&thinker->lock);
    pthread_join(thinker->thread, NULL);
    pthread_cond_destroy(&thinker->changed);
    pthread_mutex_destroy(&thinker->lock);
    free(thinker);
}

void thinker_ask(Thinker *thinker, const BotRequest *request)
{
    pthread_mutex_lock(&thinker->lock);
    ASSERT(thinker->stage == STAGE_IDLE);
    ASSERT(request->game->view_size <= sizeof thinker->view);
    memcpy(thinker->view, request->view, request->game->view_size);
    thinker->request = *request;
    thinker->request.view = thinker->view;
    thinker->request.stop = &thinker->stop;
    thinker->request.table = thinker->table;
    atomic_store(&thinker->stop, false);
    thinker->stage = STAGE_ASKED;
    pthread_cond_broadcast(&thinker->changed);
    pthread_mutex_unlock(&thinker->lock);
}

bool thinker_is_busy(Thinker *thinker)
{
    pthread_mutex_lock(&thinker->lock);
    bool is_busy = thinker->stage != STAGE_IDLE;
    pthread_mutex_unlock(&thinker->lock);
    return is_busy;
}

void thinker_hurry(Thinker *thinker)
{
    atomic_store(&thinker->stop, true);
}

bool thinker_take(Thinker *thinker, Advice *out)
{
    pthread_mutex_lock(&thinker->lock);
    bool is_there = thinker->stage == STAGE_ANSWERED;
    if (is_there) {
        *out = thinker->answer;
        thinker->stage = STAGE_IDLE;
    }
    pthread_mutex_unlock(&thinker->lock);
    return is_there;
}

void thinker_drop(Thinker *thinker)
{
    thinker_hurry(thinker);
    pthread_mutex_lock(&thinker->lock);
    while (thinker->stage == STAGE_ASKED || thinker->stage == STAGE_THINKING) {
        pthread_cond_wait(&thinker->changed, &thinker->lock);
    }
    thinker->stage = STAGE_IDLE;
    pthread_mutex_unlock(&thinker->lock);
}
