/* A folder of its own for each test, gone afterwards, and what tests do with its files. Include it
 * first: it asks for POSIX. */
#ifndef SCRATCH_H
#define SCRATCH_H

#define _POSIX_C_SOURCE 200809L
#define _XOPEN_SOURCE   700

#include "base/text.h"
#include "testing.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define SCRATCH_BYTES 512

typedef struct Scratch {
    char folder[SCRATCH_BYTES];
    char file[SCRATCH_BYTES + 16]; /* profile.db in it */
} Scratch;

static inline int scratch_begin(void **state)
{
    static Scratch scratch;
    const char *temporary = getenv("TMPDIR");
    if (temporary == NULL) {
        temporary = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"; /* memory is faster */
    }
    snprintf(scratch.folder, SCRATCH_BYTES, "%s/meja-test-XXXXXX", temporary);
    *state = &scratch;
    if (mkdtemp(scratch.folder) == NULL) {
        return -1;
    }
    snprintf(scratch.file, sizeof scratch.file, "%s/profile.db", scratch.folder);
    return 0;
}

/* Removes all files of the folder. */
static inline void scratch_empty(const Scratch *scratch)
{
    DIR *folder = opendir(scratch->folder);
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        char path[SCRATCH_BYTES * 2];
        snprintf(path, sizeof path, "%s/%s", scratch->folder, entry->d_name);
        (void)remove(path); /* "." and ".." stay */
    }
    if (folder != NULL) {
        closedir(folder);
    }
}

static inline int scratch_end(void **state)
{
    const Scratch *scratch = *state;
    scratch_empty(scratch);
    return rmdir(scratch->folder);
}

/* How many files of the folder have a name that begins like this. */
static inline int scratch_count(const Scratch *scratch, const char *beginning)
{
    int count = 0;
    DIR *folder = opendir(scratch->folder);
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        count += strncmp(entry->d_name, beginning, strlen(beginning)) == 0;
    }
    closedir(folder);
    return count;
}

/* A file of the folder as a path; valid until the next call. */
static inline const char *scratch_path(const Scratch *scratch, const char *name)
{
    static char path[SCRATCH_BYTES * 2];
    Text text = text_in(path, sizeof path);
    text_append(&text, scratch->folder);
    text_append(&text, "/");
    text_append(&text, name);
    return path;
}

static inline void scratch_write(const char *path, const void *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

/* The size of the file, whose bytes are written; it must have less than the capacity. */
static inline size_t scratch_read(const char *path, void *bytes, size_t capacity)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(bytes, 1, capacity, file);
    fclose(file);
    assert_in_range(size, 0, capacity - 1);
    return size;
}

#endif
