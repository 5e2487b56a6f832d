/* Independent pieces of work on all processors. */
#ifndef PARALLEL_H
#define PARALLEL_H

#include <stddef.h>

/* Calls work(context, index) for every index below `count`, in any order and on several threads,
 * and returns when all are done. */
void parallel_run(void (*work)(void *context, size_t index), void *context, size_t count);

#endif
