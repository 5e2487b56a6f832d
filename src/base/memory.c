/* Out of memory is the one failure nobody can act on: it is said in one sentence and ends the
 * program, so that no caller carries a branch that is never tested. */
#include "base/memory.h"

#include "base/limits.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void memory_stop(size_t size)
{
    fprintf(stderr, "meja: no memory left for %zu bytes; close other programs and start again\n",
            size);
    exit(EXIT_FAILURE);
}

static void *memory_or_stop(void *memory, size_t size)
{
    if (!memory) {
        memory_stop(size);
    }
    return memory;
}

void *memory_bytes(size_t size)
{
    return memory_or_stop(malloc(max_size(size, 1)), size);
}

void *memory_zeroed(size_t size)
{
    return memory_or_stop(calloc(1, max_size(size, 1)), size);
}

void *memory_resized(void *memory, size_t size)
{
    return memory_or_stop(realloc(memory, max_size(size, 1)), size);
}
