/* One thread that runs one job at a time and sleeps in between: the one way in which this program
 * uses threads. Whoever owns the worker is the only one to give it jobs and to wait for them; what
 * a job and its owner both touch belongs to the job from worker_give until worker_is_idle or
 * worker_wait says that it has ended. There is no queue. */
#ifndef BASE_WORKER_H
#define BASE_WORKER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct Worker Worker;
typedef void WorkerJob(void *context);

/* The thread begins with the first job. `ended`, which may be NULL, is called with `context` on the
 * thread whenever a job has ended, and must not call the worker. */
Worker *worker_new(WorkerJob *ended, void *context);

/* Waits for the end of the job, then ends the thread. `worker` may be NULL. */
void worker_free(Worker *worker);

/* Runs job(context) on the thread as soon as the job before has ended, for which it waits. Where
 * the system gives no thread the job runs here, and has ended on return. */
void worker_give(Worker *worker, WorkerJob *job, void *context);

/* Whether no job is running or waiting to. */
bool worker_is_idle(Worker *worker);

/* Waits for the end of the job; at once on the worker's own thread. */
void worker_wait(Worker *worker);

/* The same for a time at most; whether the job has ended. */
bool worker_wait_ms(Worker *worker, int64_t milliseconds);

/* Asks the job to come to its end: turns the flag true that a long job looks at. worker_give turns
 * it false again. */
void worker_hurry(Worker *worker);
const atomic_bool *worker_stop(const Worker *worker);

#endif
