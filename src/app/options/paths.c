/* A folder holds the data when the list of pictures lies in it. A folder that the environment names
 * is meant, so nothing else is looked at then. */
#include "paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATH_BYTES 4096

static bool has_data(const char *folder)
{
    char bytes[PATH_BYTES];
    Text path = text_in(bytes, sizeof bytes);
    text_append(&path, folder);
    text_append(&path, "/art/index.txt");
    FILE *file = fopen(bytes, "rb");
    if (file) {
        fclose(file);
    }
    return file != NULL;
}

/* The program's own path; argv[0] where the system does not tell. */
static void append_program(const char *program, Text *out)
{
    char bytes[PATH_BYTES];
    ssize_t length = readlink("/proc/self/exe", bytes, sizeof bytes);
    if (length > 0) {
        text_append_bytes(out, bytes, (size_t)length);
    } else {
        text_append(out, program);
    }
}

static void append_beside(const char *program, Text *out)
{
    char bytes[PATH_BYTES];
    Text path = text_in(bytes, sizeof bytes);
    append_program(program, &path);
    const char *slash = strrchr(bytes, '/');
    if (slash) {
        text_append_bytes(out, bytes, (size_t)(slash - bytes));
    } else {
        text_append(out, ".");
    }
    text_append(out, "/../share/meja");
}

bool paths_find_data(const char *program, Text *out)
{
    const char *named = getenv("MEJA_DATA");
    if (named && *named) {
        text_append(out, named);
        return has_data(named);
    }
    char bytes[PATH_BYTES];
    Text beside = text_in(bytes, sizeof bytes);
    append_beside(program, &beside);
    bool found = has_data(bytes);
    text_append(out, found || !has_data(MEJA_BUILD_DATA) ? bytes : MEJA_BUILD_DATA);
    return found || has_data(MEJA_BUILD_DATA);
}
