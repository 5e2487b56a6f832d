/* The one allocator: memory or the end of the program, with one sentence, never NULL. What it gives
 * goes back by free(). */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stddef.h>

_Noreturn void memory_stop(size_t size); /* there are not so many bytes */

void *memory_bytes(size_t size); /* holding anything */
void *memory_zeroed(size_t size);
void *memory_resized(void *memory, size_t size);

#endif
