/* An arena hands out memory that is freed all at once: one per scene, per frame, per match.
 * Memory is zeroed and aligned for any object. Running out of memory ends the program with one
 * sentence, so no caller checks for NULL. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

typedef struct ArenaBlock ArenaBlock;

/* All zero is an empty arena, ready for use. */
typedef struct Arena {
    ArenaBlock *blocks; /* newest first */
} Arena;

/* Zeroed memory of `size` bytes that lives until the arena is reset or released. */
void *arena_alloc(Arena *arena, size_t size);

/* A copy of `text` in the arena. */
char *arena_copy_text(Arena *arena, const char *text);

/* Forgets every allocation but keeps the largest block for reuse. */
void arena_reset(Arena *arena);

/* Gives all memory back; the arena is then empty and may be used again. */
void arena_release(Arena *arena);

#endif
