/* Whole files and paths by the C library alone. A file that cannot be read is a fact of life and
 * answered with NULL; the caller decides whether that matters. */
#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L
#endif
#include "files.h"

#include "base/assert.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if !defined(_WIN32)
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

char *path_join(const char *folder, const char *name)
{
    size_t size = strlen(folder) + strlen(name) + 2;
    char *path = malloc(size);
    ASSERT(path);
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
    char *bytes = malloc((size_t)length + 1);
    ASSERT(bytes);
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

#if defined(_WIN32)
const void *file_map(const char *name, size_t *size)
{
    return file_read(name, size);
}

void file_unmap(const void *bytes, size_t size)
{
    (void)size;
    free((void *)(uintptr_t)bytes);
}
#else
const void *file_map(const char *name, size_t *size)
{
    int file = open(name, O_RDONLY | O_CLOEXEC);
    struct stat status;
    void *bytes = MAP_FAILED;
    if (file >= 0 && !fstat(file, &status) && status.st_size > 0) {
        *size = (size_t)status.st_size;
        bytes = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, file, 0);
    }
    if (file >= 0) {
        close(file);
    }
    return bytes == MAP_FAILED ? NULL : bytes;
}

void file_unmap(const void *bytes, size_t size)
{
    munmap((void *)(uintptr_t)bytes, size);
}
#endif
