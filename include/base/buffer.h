/* A growable array of equal items, the one way to keep a list of unknown length on the heap.
 * Pointers to items are valid until the next push. Running out of memory ends the program with
 * one sentence. */
#ifndef BASE_BUFFER_H
#define BASE_BUFFER_H

#include <stddef.h>

typedef struct Buffer {
    unsigned char *data;
    size_t item_size; /* bytes; fixed at initialisation */
    size_t count;
    size_t capacity; /* items */
} Buffer;

void buffer_init(Buffer *buffer, size_t item_size);
void buffer_release(Buffer *buffer);

/* Appends a copy of `item` (zeroes when NULL) and returns the place of the copy. */
void *buffer_push(Buffer *buffer, const void *item);

/* The item at `index`, which must be below `count`. */
void *buffer_at(const Buffer *buffer, size_t index);

/* Drops all items from `count` on; `count` must not exceed the present one. */
void buffer_truncate(Buffer *buffer, size_t count);

#endif
