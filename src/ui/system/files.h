/* Whole files and paths, for the data folder and the cache. */
#ifndef FILES_H
#define FILES_H

#include <stddef.h>

/* "folder/name" on the heap. */
char *path_join(const char *folder, const char *name);

/* The bytes of a file with a terminating zero, on the heap; NULL when it cannot be read. */
void *file_read(const char *name, size_t *size);

#endif
