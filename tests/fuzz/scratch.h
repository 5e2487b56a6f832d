/* A folder that lives as long as the program, for targets whose bytes are files. */
#ifndef TESTS_FUZZ_SCRATCH_H
#define TESTS_FUZZ_SCRATCH_H

#include <stddef.h>
#include <stdint.h>

#define SCRATCH_PATH_MAX 512

/* The folder; made at the first call, and emptied and removed at the program's end. */
const char *scratch_folder(void);

/* "folder/name"; the text is good until the next call. */
const char *scratch_path(const char *name);

/* Makes a folder in it. */
void scratch_make(const char *name);

/* In place of what was there; `name` may lie in a folder that was made. */
void scratch_write(const char *name, const uint8_t *data, size_t size);

#endif
