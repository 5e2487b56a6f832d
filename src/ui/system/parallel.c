/* Threads live only as long as there is work, so a resting program has none. The calling thread
 * works too; a machine with one processor, or one that refuses threads, does all of it there. */
#include "parallel.h"

#include <SDL.h>
#include <stdatomic.h>

#define MOST_HELPERS 3

typedef struct Work {
    void (*work)(void *context, size_t index);
    void *context;
    size_t count;
    atomic_size_t next;
} Work;

static int take_part(void *data)
{
    Work *work = data;
    for (;;) {
        size_t index = atomic_fetch_add(&work->next, 1);
        if (index >= work->count) {
            return 0;
        }
        work->work(work->context, index);
    }
}

void parallel_run(void (*function)(void *context, size_t index), void *context, size_t count)
{
    Work work = {function, context, count, 0};
    SDL_Thread *helpers[MOST_HELPERS] = {0};
    int processors = SDL_GetCPUCount();
    for (size_t i = 0; i < MOST_HELPERS && i + 1 < count && (int)i + 1 < processors; i++) {
        helpers[i] = SDL_CreateThread(take_part, "meja-art", &work);
    }
    take_part(&work);
    for (size_t i = 0; i < MOST_HELPERS; i++) {
        SDL_WaitThread(helpers[i], NULL);
    }
}
