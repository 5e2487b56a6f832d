/* Threads live only as long as there is work, so a resting program has none. The calling thread
 * works too; a machine with one processor, or one that refuses threads, does all of it there. */
#include "parallel.h"

#include "base/worker.h"

#include <SDL.h>

#define MOST_HELPERS 3

typedef struct Work {
    void (*work)(void *context, size_t index);
    void *context;
    size_t count;
    atomic_size_t next;
} Work;

static void take_part(Work *work)
{
    for (size_t index = atomic_fetch_add(&work->next, 1); index < work->count;
         index = atomic_fetch_add(&work->next, 1)) {
        work->work(work->context, index);
    }
}

/* SDL keeps its error message per thread, and only frees it for threads that it has made. */
static void help(void *context)
{
    take_part(context);
    SDL_TLSCleanup();
}

void parallel_run(void (*function)(void *context, size_t index), void *context, size_t count)
{
    Work work = {function, context, count, 0};
    Worker *helpers[MOST_HELPERS] = {0};
    int processors = SDL_GetCPUCount();
    for (size_t i = 0; i < MOST_HELPERS && i + 1 < count && (int)i + 1 < processors; i++) {
        helpers[i] = worker_new(NULL, NULL);
        worker_give(helpers[i], help, &work);
    }
    take_part(&work);
    for (size_t i = 0; i < MOST_HELPERS; i++) {
        worker_free(helpers[i]);
    }
}
