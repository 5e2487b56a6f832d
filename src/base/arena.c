/* A list of blocks, each at least as large as what did not fit before it. The newest block is the
 * largest, so keeping it on reset is what makes the next frame allocate nothing. */
#include "base/arena.h"

#include "base/limits.h"
#include "base/memory.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#define ARENA_FIRST_BLOCK ((size_t)4096)

struct ArenaBlock {
    ArenaBlock *older;
    size_t size, used; /* bytes of `bytes` */
    alignas(max_align_t) unsigned char bytes[];
};

static size_t arena_rounded(size_t size)
{
    size_t grain = alignof(max_align_t);
    return (size + grain - 1) / grain * grain;
}

static void arena_grow(Arena *arena, size_t wanted)
{
    size_t size = ARENA_FIRST_BLOCK;
    if (arena->blocks) {
        size = 2 * arena->blocks->size;
    }
    size = max_size(size, wanted);
    ArenaBlock *block = memory_zeroed(sizeof *block + size);
    block->older = arena->blocks;
    block->size = size;
    arena->blocks = block;
}

void *arena_alloc(Arena *arena, size_t size)
{
    size = arena_rounded(size);
    if (!arena->blocks || arena->blocks->size - arena->blocks->used < size) {
        arena_grow(arena, size);
    }
    ArenaBlock *block = arena->blocks;
    void *memory = block->bytes + block->used;
    block->used += size;
    return memory;
}

char *arena_copy_text(Arena *arena, const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(arena_alloc(arena, size), text, size);
}

static void arena_free_older(ArenaBlock *block)
{
    while (block) {
        ArenaBlock *older = block->older;
        free(block);
        block = older;
    }
}

void arena_reset(Arena *arena)
{
    ArenaBlock *newest = arena->blocks;
    if (!newest) {
        return;
    }
    arena_free_older(newest->older);
    newest->older = NULL;
    memset(newest->bytes, 0, newest->used);
    newest->used = 0;
}

void arena_release(Arena *arena)
{
    arena_free_older(arena->blocks);
    arena->blocks = NULL;
}
