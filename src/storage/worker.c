/* One thread that runs one job at a time. `job` is set exactly while a job is waiting or running,
 * and only the profile's owner sets it, so whoever saw it unset owns the connection until the next
 * worker_run. There is no queue: the next action waits for the last one's commit anyway. */
#include "database.h"

#include "base/log.h"

#include <pthread.h>

struct Worker {
    Profile *profile;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    Job *job;
    void *work;
    bool has_thread, is_stopping;
};

/* The next job, or NULL when there will be none. */
static Job *await_job(Worker *worker, void **work)
{
    pthread_mutex_lock(&worker->lock);
    while (worker->job == NULL && !worker->is_stopping) {
        pthread_cond_wait(&worker->changed, &worker->lock);
    }
    Job *job = worker->job;
    *work = worker->work;
    pthread_mutex_unlock(&worker->lock);
    return job;
}

static void end_job(Worker *worker)
{
    pthread_mutex_lock(&worker->lock);
    worker->job = NULL;
    pthread_cond_broadcast(&worker->changed);
    pthread_mutex_unlock(&worker->lock);
}

static void *run(void *argument)
{
    Worker *worker = argument;
    void *work = NULL;
    for (Job *job = await_job(worker, &work); job != NULL; job = await_job(worker, &work)) {
        job(worker->profile, work);
        end_job(worker);
    }
    return NULL;
}

Worker *worker_new(Profile *profile)
{
    Worker *worker = arena_alloc(&profile->memory, sizeof *worker);
    worker->profile = profile;
    pthread_mutex_init(&worker->lock, NULL);
    pthread_cond_init(&worker->changed, NULL);
    return worker;
}

static void start_thread(Worker *worker)
{
    if (!worker->has_thread) {
        worker->has_thread = pthread_create(&worker->thread, NULL, run, worker) == 0;
    }
}

void worker_free(Worker *worker)
{
    worker_wait(worker);
    if (worker->has_thread) {
        pthread_mutex_lock(&worker->lock);
        worker->is_stopping = true;
        pthread_cond_broadcast(&worker->changed);
        pthread_mutex_unlock(&worker->lock);
        pthread_join(worker->thread, NULL);
    }
    pthread_cond_destroy(&worker->changed);
    pthread_mutex_destroy(&worker->lock);
}

void worker_run(Worker *worker, Job *job, void *work)
{
    worker_wait(worker);
    start_thread(worker);
    if (!worker->has_thread) {
        log_line("profile: no thread to write on");
        job(worker->profile, work);
        return;
    }
    pthread_mutex_lock(&worker->lock);
    worker->job = job;
    worker->work = work;
    pthread_cond_broadcast(&worker->changed);
    pthread_mutex_unlock(&worker->lock);
}

void worker_wait(Worker *worker)
{
    if (!worker->has_thread || pthread_equal(pthread_self(), worker->thread)) {
        return;
    }
    pthread_mutex_lock(&worker->lock);
    while (worker->job != NULL) {
        pthread_cond_wait(&worker->changed, &worker->lock);
    }
    pthread_mutex_unlock(&worker->lock);
}

bool worker_is_idle(Worker *worker)
{
    pthread_mutex_lock(&worker->lock);
    bool is_idle = worker->job == NULL;
    pthread_mutex_unlock(&worker->lock);
    return is_idle;
}
