/* A folder holds the data when the list of pictures lies in it. A folder that the environment names
 * is meant, so nothing else is looked at then. */
#include "paths.h"

#include "base/limits.h"
#include "base/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* The folder of the program; argv[0] says where the system does not tell. */
static void append_home(const char *program, Text *out)
{
    char bytes[PATH_BYTES];
    Text path = text_in(bytes, sizeof bytes);
    if (!system_program_path(&path)) {
        text_append(&path, program);
    }
    const char *slash = strrchr(bytes, '/');
    if (slash) {
        text_append_bytes(out, bytes, (size_t)(slash - bytes));
    } else {
        text_append(out, ".");
    }
}

/* Appends it when it holds the data. */
static bool take_place(const char *folder, const char *place, Text *out)
{
    char bytes[PATH_BYTES];
    Text path = text_in(bytes, sizeof bytes);
    text_append(&path, folder);
    text_append(&path, place);
    bool is_found = has_data(bytes);
    if (is_found) {
        text_append(out, bytes);
    }
    return is_found;
}

bool paths_find_data(const char *program, Text *out)
{
    /* As installed on Unix, as unpacked on Windows, in a bundle of macOS. */
    static const char *const places[] = {"/../share/meja", "/share/meja", "/../Resources/meja"};
    const char *named = getenv("MEJA_DATA");
    char bytes[PATH_BYTES];
    Text home = text_in(bytes, sizeof bytes);
    if (named && *named) {
        text_append(out, named);
        return has_data(named);
    }
    append_home(program, &home);
    for (size_t i = 0; i < COUNT_OF(places); i++) {
        if (take_place(bytes, places[i], out)) {
            return true;
        }
    }
    if (take_place(MEJA_BUILD_DATA, "", out)) {
        return true;
    }
    text_append(out, bytes);
    text_append(out, places[0]);
    return false;
}
