/* The one allocator of base: memory or the end of the program, never NULL. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>

void *memory_zeroed(size_t size);
void *memory_resized(void *memory, size_t size);

#endif
