/* A page has no threads: browsers give them only to pages that are sent with headers of their own.
 * A plain job runs in a second instance of the program, which the browser runs beside the page
 * (packaging/web/thinker.js): its bytes go there and come back. Both instances are of one binary,
 * so an address of what never changes is the same in both. Any other job runs where it is given. */
#include "base/worker.h"

#include "base/memory.h"

#include <emscripten.h>
#include <stdlib.h>

struct Worker {
    WorkerJob *ended;
    void *context;
    PlainJob *job; /* under way in the other instance, or NULL */
    void *bytes;
    bool is_used; /* the page has an instance for this worker */
    atomic_bool stop;
};

/* Answered by packaging/web/page.js; false: there is no other instance. */
int js_think(Worker *worker, PlainJob *job, void *bytes, size_t size);
void js_think_no_more(Worker *worker);

/* Called by the scripts: in the other instance, and in this one when the bytes have come back, or
 * when they will not. */
void worker_run_plain(PlainJob *job, void *bytes);
void worker_take_back(Worker *worker);
void worker_run_here(Worker *worker);

EMSCRIPTEN_KEEPALIVE void worker_run_plain(PlainJob *job, void *bytes)
{
    static const atomic_bool never = false;
    job(bytes, &never);
}

static void end_job(Worker *worker)
{
    worker->job = NULL;
    if (worker->ended) {
        worker->ended(worker->context);
    }
}

EMSCRIPTEN_KEEPALIVE void worker_take_back(Worker *worker)
{
    if (worker->job) {
        end_job(worker);
    }
}

EMSCRIPTEN_KEEPALIVE void worker_run_here(Worker *worker)
{
    if (worker->job) {
        worker->job(worker->bytes, &worker->stop);
        end_job(worker);
    }
}

Worker *worker_new(WorkerJob *ended, void *context)
{
    Worker *worker = memory_zeroed(sizeof *worker);
    worker->ended = ended;
    worker->context = context;
    atomic_init(&worker->stop, false);
    return worker;
}

void worker_free(Worker *worker)
{
    if (worker && worker->is_used) {
        js_think_no_more(worker);
    }
    free(worker);
}

bool worker_has_thread(void)
{
    return false;
}

void worker_give(Worker *worker, WorkerJob *job, void *context)
{
    worker_wait(worker);
    atomic_store(&worker->stop, false);
    job(context);
    end_job(worker);
}

void worker_give_plain(Worker *worker, PlainJob *job, void *bytes, size_t size)
{
    worker_wait(worker);
    atomic_store(&worker->stop, false);
    worker->job = job;
    worker->bytes = bytes;
    worker->is_used = js_think(worker, job, bytes, size);
    if (!worker->is_used) {
        worker_run_here(worker);
    }
}

bool worker_is_idle(Worker *worker)
{
    return !worker->job;
}

/* Nothing can be waited for: the answer would come when the page is left alone. */
void worker_wait(Worker *worker)
{
    if (worker->job) {
        js_think_no_more(worker);
        worker->job = NULL;
        worker->is_used = false;
    }
}

bool worker_wait_ms(Worker *worker, int64_t milliseconds)
{
    (void)milliseconds;
    return worker_is_idle(worker);
}

void worker_hurry(Worker *worker)
{
    atomic_store(&worker->stop, true);
}

const atomic_bool *worker_stop(const Worker *worker)
{
    return &worker->stop;
}
