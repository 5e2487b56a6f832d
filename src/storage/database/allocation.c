/* SQLite takes its memory from the one allocator, so that no statement fails for want of it. Only
 * what a damaged file may ask for, much at once, is refused. Each piece has its size before it. */
#include "base/memory.h"
#include "database.h"

#include <stdlib.h>

#define HEAD       16
#define MOST_BYTES (64 << 20)

static void *with_size(int *head, int size)
{
    *head = size;
    return (char *)head + HEAD;
}

static int *head_of(void *memory)
{
    return (int *)(void *)((char *)memory - HEAD);
}

static void *allocate(int size)
{
    return size > MOST_BYTES ? NULL : with_size(memory_bytes((size_t)size + HEAD), size);
}

static void give_back(void *memory)
{
    if (memory) {
        free(head_of(memory));
    }
}

static void *resize(void *memory, int size)
{
    if (size > MOST_BYTES) {
        return NULL;
    }
    return with_size(memory_resized(head_of(memory), (size_t)size + HEAD), size);
}

static int size_of(void *memory)
{
    return memory ? *head_of(memory) : 0;
}

static int rounded(int size)
{
    return (size + 7) & ~7;
}

static int begin(void *context)
{
    (void)context;
    return SQLITE_OK;
}

static void end(void *context)
{
    (void)context;
}

void database_use_memory(void)
{
    const sqlite3_mem_methods methods = {.xMalloc = allocate,
                                         .xFree = give_back,
                                         .xRealloc = resize,
                                         .xSize = size_of,
                                         .xRoundup = rounded,
                                         .xInit = begin,
                                         .xShutdown = end};
    sqlite3_config(SQLITE_CONFIG_MALLOC, &methods); /* changes nothing once SQLite is in use */
}
