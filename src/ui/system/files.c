/* Whole files and paths by the C library alone. A file that cannot be read is a fact of life and
 * answered with NULL; the caller decides whether that matters. */
#include "files.h"

#include "base/assert.h"
#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *path_join(const char *folder, const char *name)
{
    size_t size = strlen(folder) + strlen(name) + 2;
    char *path = memory_bytes(size);
    snprintf(path, size, "%s/%s", folder, name);
    return path;
}

static void *read_all(FILE *file, size_t *size)
{
    if (fseek(file, 0, SEEK_END)) {
        return NULL;
    }
    long length = ftell(file);
    if (length < 0 || fseek(file, 0, SEEK_SET)) {
        return NULL;
    }
    char *bytes = memory_bytes((size_t)length + 1);
    if (fread(bytes, 1, (size_t)length, file) != (size_t)length) {
        free(bytes);
        return NULL;
    }
    bytes[length] = 0;
    *size = (size_t)length;
    return bytes;
}

void *file_read(const char *name, size_t *size)
{
    FILE *file = fopen(name, "rb");
    if (!file) {
        return NULL;
    }
    void *bytes = read_all(file, size);
    fclose(file);
    return bytes;
}
