/* A folder below TMPDIR, or below /tmp. */
#include "scratch.h"

#include "base/assert.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

static char folder[SCRATCH_PATH_MAX];

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)status;
    (void)kind;
    (void)place;
    return remove(path);
}

static void remove_all(void)
{
    (void)nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

const char *scratch_folder(void)
{
    if (!folder[0]) {
        const char *base = getenv("TMPDIR");
        (void)snprintf(folder, sizeof folder, "%s/meja-fuzz-XXXXXX", base ? base : "/tmp");
        ASSERT(mkdtemp(folder));
        (void)atexit(remove_all);
    }
    return folder;
}

const char *scratch_path(const char *name)
{
    static char path[2 * SCRATCH_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/%s", scratch_folder(), name);
    return path;
}

void scratch_make(const char *name)
{
    (void)mkdir(scratch_path(name), 0700);
}

void scratch_write(const char *name, const uint8_t *data, size_t size)
{
    FILE *file = fopen(scratch_path(name), "wb");
    ASSERT(file);
    size_t written = fwrite(data, 1, size, file);
    ASSERT(written == size && !fclose(file));
}
