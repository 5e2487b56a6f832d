/* One thread that runs one job at a time and sleeps in between: the one way in which this program
 * uses threads. Whoever owns the worker is the only one to give it jobs and to wait for them; what
 * a job and its owner both touch belongs to the job from worker_give until worker_is_idle or
 * worker_wait says that it has ended. There is no queue. */
#ifndef BASE_WORKER_H
#define BASE_WORKER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Worker Worker;
typedef void WorkerJob(void *context);

/* A job on nothing but these bytes; when the flag turns true it should come to its end. */
typedef void PlainJob(void *bytes, const atomic_bool *stop);

/* The thread begins with the first job. `ended`, which may be NULL, is called with `context` on the
 * thread whenever a job has ended, and must not call the worker. */
Worker *worker_new(WorkerJob *ended, void *context);

/* Waits for the end of the job, then ends the thread. `worker` may be NULL. */
void worker_free(Worker *worker);

/* Runs job(context) on the thread as soon as the job before has ended, for which it waits. Where
 * the system gives no thread the job runs here, and has ended on return. */
void worker_give(Worker *worker, WorkerJob *job, void *context);

/* The same for a job on plain data: no pointer is in it but to what never changes. In a page, which
 * gives no thread, it runs beside the page all the same, but cannot be hurried, and to wait for its
 * end is to give it up. */
void worker_give_plain(Worker *worker, PlainJob *job, void *bytes, size_t size);

/* Whether the system gives threads: where it gives none a long job should be a short piece of what
 * is to be done, given again and again between two frames. */
bool worker_has_thread(void);

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
