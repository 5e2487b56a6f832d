/* A folder of its own for each test, gone afterwards, and a few files in it. Include it first: it
 * asks for POSIX. */
#ifndef SCRATCH_H
#define SCRATCH_H

#define _POSIX_C_SOURCE 200809L
#define _XOPEN_SOURCE   700

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cmocka.h>

#define SCRATCH_BYTES 512

typedef struct Scratch {
    char folder[SCRATCH_BYTES];
    char file[SCRATCH_BYTES + 16]; /* profile.db in it */
} Scratch;

static inline int scratch_begin(void **state)
{
    static Scratch scratch;
    const char *temporary = getenv("TMPDIR");
    snprintf(scratch.folder, SCRATCH_BYTES, "%s/meja-test-XXXXXX", temporary ? temporary : "/tmp");
    *state = &scratch;
    if (mkdtemp(scratch.folder) == NULL) {
        return -1;
    }
    snprintf(scratch.file, sizeof scratch.file, "%s/profile.db", scratch.folder);
    return 0;
}

static inline int scratch_end(void **state)
{
    const Scratch *scratch = *state;
    DIR *folder = opendir(scratch->folder);
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        char path[SCRATCH_BYTES * 2];
        snprintf(path, sizeof path, "%s/%s", scratch->folder, entry->d_name);
        (void)remove(path); /* "." and ".." stay */
    }
    if (folder != NULL) {
        closedir(folder);
    }
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

#endif
