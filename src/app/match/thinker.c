/* What is asked and what is answered belong to the worker from the question until it is idle again,
 * otherwise to the thread that asks. They are plain data, which may lie elsewhere while they are
 * worked on, so pointers into them are set where that happens. */
#include "thinker.h"

#include "base/assert.h"
#include "base/memory.h"
#include "base/worker.h"

#include <stdlib.h>
#include <string.h>

typedef struct Question {
    BotRequest request;
    Action chosen; /* to be judged */
    union {
        Advice advice;
        Judgement judgement;
        ActionList fatal;
    } answer;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    uint64_t table[BOT_TABLE_SIZE];
} Question;

struct Thinker {
    Worker *worker;
    bool is_asked; /* and the answer neither taken nor dropped */
    Question question;
};

static Question *question_in(void *bytes, const atomic_bool *stop)
{
    Question *question = bytes;
    question->request.view = question->view;
    question->request.table = question->table;
    question->request.stop = stop;
    return question;
}

static void give_advice(void *bytes, const atomic_bool *stop)
{
    Question *question = question_in(bytes, stop);
    bot_advise(&question->request, &question->answer.advice);
}

static void give_judgement(void *bytes, const atomic_bool *stop)
{
    Question *question = question_in(bytes, stop);
    bot_judge(&question->request, question->chosen, &question->answer.judgement);
}

static void give_fatal(void *bytes, const atomic_bool *stop)
{
    Question *question = question_in(bytes, stop);
    bot_find_fatal(&question->request, &question->answer.fatal);
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

static void ask(Thinker *thinker, const BotRequest *request, PlainJob *answer)
{
    Question *question = &thinker->question;
    ASSERT(!thinker->is_asked);
    ASSERT(request->game->view_size <= sizeof question->view);
    memcpy(question->view, request->view, request->game->view_size);
    question->request = *request;
    thinker->is_asked = true;
    worker_give_plain(thinker->worker, answer, question, sizeof *question);
}

void thinker_ask(Thinker *thinker, const BotRequest *request)
{
    ask(thinker, request, give_advice);
}

void thinker_ask_judgement(Thinker *thinker, const BotRequest *request, Action chosen)
{
    thinker->question.chosen = chosen;
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

bool thinker_is_at_work(const Thinker *thinker)
{
    return thinker->is_asked && !worker_is_idle(thinker->worker);
}

void thinker_hurry(Thinker *thinker)
{
    worker_hurry(thinker->worker);
}

static bool is_answered(Thinker *thinker)
{
    bool is_there = thinker->is_asked && !thinker_is_at_work(thinker);
    thinker->is_asked &= !is_there;
    return is_there;
}

bool thinker_take(Thinker *thinker, Advice *out)
{
    if (!is_answered(thinker)) {
        return false;
    }
    *out = thinker->question.answer.advice;
    return true;
}

bool thinker_take_judgement(Thinker *thinker, Judgement *out)
{
    if (!is_answered(thinker)) {
        return false;
    }
    *out = thinker->question.answer.judgement;
    return true;
}

bool thinker_take_fatal(Thinker *thinker, ActionList *out)
{
    if (!is_answered(thinker)) {
        return false;
    }
    *out = thinker->question.answer.fatal;
    return true;
}

void thinker_drop(Thinker *thinker)
{
    worker_hurry(thinker->worker);
    worker_wait(thinker->worker);
    thinker->is_asked = false;
}
