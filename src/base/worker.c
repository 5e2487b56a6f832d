/* `job` is set exactly while a job is waiting or running, and only the owner sets it, so whoever
 * saw it unset owns what the job works on until the next worker_give. */
#include "base/worker.h"

#include "base/memory.h"
#include "base/system.h"

#include <pthread.h>
#include <stdlib.h>

struct Worker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    WorkerJob *job, *ended;
    void *context, *ended_context;
    PlainJob *plain;
    void *bytes; /* of the plain job */
    bool has_thread, is_leaving;
    atomic_bool stop;
};

/* The next job, or NULL when there will be none. */
static WorkerJob *await_job(Worker *worker, void **context)
{
    pthread_mutex_lock(&worker->lock);
    while (!worker->job && !worker->is_leaving) {
        pthread_cond_wait(&worker->changed, &worker->lock);
    }
    WorkerJob *job = worker->job;
    *context = worker->context;
    pthread_mutex_unlock(&worker->lock);
    return job;
}

/* Whoever is told of the end sees it, since the lock is held. */
static void end_job(Worker *worker)
{
    pthread_mutex_lock(&worker->lock);
    worker->job = NULL;
    pthread_cond_broadcast(&worker->changed);
    if (worker->ended) {
        worker->ended(worker->ended_context);
    }
    pthread_mutex_unlock(&worker->lock);
}

static void *run(void *argument)
{
    Worker *worker = argument;
    void *context = NULL;
    for (WorkerJob *job = await_job(worker, &context); job; job = await_job(worker, &context)) {
        job(context);
        end_job(worker);
    }
    return NULL;
}

Worker *worker_new(WorkerJob *ended, void *context)
{
    Worker *worker = memory_zeroed(sizeof *worker);
    worker->ended = ended;
    worker->ended_context = context;
    pthread_mutex_init(&worker->lock, NULL);
    pthread_cond_init(&worker->changed, NULL);
    atomic_init(&worker->stop, false);
    return worker;
}

static void leave(Worker *worker)
{
    pthread_mutex_lock(&worker->lock);
    worker->is_leaving = true;
    pthread_cond_broadcast(&worker->changed);
    pthread_mutex_unlock(&worker->lock);
    pthread_join(worker->thread, NULL);
}

void worker_free(Worker *worker)
{
    if (!worker) {
        return;
    }
    worker_wait(worker);
    if (worker->has_thread) {
        leave(worker);
    }
    pthread_cond_destroy(&worker->changed);
    pthread_mutex_destroy(&worker->lock);
    free(worker);
}

void worker_give(Worker *worker, WorkerJob *job, void *context)
{
    worker_wait(worker);
    if (!worker->has_thread) {
        worker->has_thread = pthread_create(&worker->thread, NULL, run, worker) == 0;
    }
    atomic_store(&worker->stop, false);
    pthread_mutex_lock(&worker->lock);
    worker->job = job;
    worker->context = context;
    pthread_cond_broadcast(&worker->changed);
    pthread_mutex_unlock(&worker->lock);
    if (!worker->has_thread) {
        job(context);
        end_job(worker);
    }
}

static void run_plain(void *context)
{
    Worker *worker = context;
    worker->plain(worker->bytes, &worker->stop);
}

void worker_give_plain(Worker *worker, PlainJob *job, void *bytes, size_t size)
{
    (void)size; /* they are worked on where they lie */
    worker_wait(worker);
    worker->plain = job;
    worker->bytes = bytes;
    worker_give(worker, run_plain, worker);
}

bool worker_has_thread(void)
{
    return true;
}

bool worker_is_idle(Worker *worker)
{
    pthread_mutex_lock(&worker->lock);
    bool is_idle = !worker->job;
    pthread_mutex_unlock(&worker->lock);
    return is_idle;
}

/* On its own thread a worker would wait for itself. */
static bool may_wait(const Worker *worker)
{
    return worker->has_thread && !pthread_equal(pthread_self(), worker->thread);
}

void worker_wait(Worker *worker)
{
    if (!may_wait(worker)) {
        return;
    }
    pthread_mutex_lock(&worker->lock);
    while (worker->job) {
        pthread_cond_wait(&worker->changed, &worker->lock);
    }
    pthread_mutex_unlock(&worker->lock);
}

static struct timespec time_after_ms(int64_t milliseconds)
{
    struct timespec end = system_now();
    int64_t nanoseconds = end.tv_nsec + milliseconds % 1000 * 1000000;
    end.tv_sec += (time_t)(milliseconds / 1000 + nanoseconds / 1000000000);
    end.tv_nsec = (long)(nanoseconds % 1000000000);
    return end;
}

bool worker_wait_ms(Worker *worker, int64_t milliseconds)
{
    struct timespec end = time_after_ms(milliseconds);
    int late = 0;
    pthread_mutex_lock(&worker->lock);
    while (worker->job && !late) {
        late = pthread_cond_timedwait(&worker->changed, &worker->lock, &end);
    }
    bool is_idle = !worker->job;
    pthread_mutex_unlock(&worker->lock);
    return is_idle;
}

void worker_hurry(Worker *worker)
{
    atomic_store(&worker->stop, true);
}

const atomic_bool *worker_stop(const Worker *worker)
{
    return &worker->stop;
}
