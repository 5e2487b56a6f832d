/* Desktops of Unix write the name of the folder, which is in the person's language, into
 * user-dirs.dirs: XDG_DOCUMENTS_DIR="$HOME/Documents". What is no folder is not taken. */
#include "documents.h"

#include "base/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sys/stat.h>

#define PATH_BYTES 4096

static bool is_folder(const char *path)
{
    struct stat facts;
    return stat(path, &facts) == 0 && S_ISDIR(facts.st_mode);
}

static void append_names(const char *home, const char *name, size_t length, Text *out)
{
    text_append(out, home);
    text_append(out, "/");
    text_append_bytes(out, name, length);
}

/* The name that the desktop gives it, below the home folder. */
static bool read_name(const char *home, const char *line_start, Text *out)
{
    char path[PATH_BYTES], line[PATH_BYTES];
    Text text = text_in(path, sizeof path);
    const char *config = getenv("XDG_CONFIG_HOME");
    if (config && config[0] == '/') {
        text_append(&text, config);
    } else {
        append_names(home, ".config", strlen(".config"), &text);
    }
    text_append(&text, "/user-dirs.dirs");
    FILE *file = fopen(path, "rb");
    bool is_found = false;
    while (file && !is_found && fgets(line, sizeof line, file)) {
        is_found = strncmp(line, line_start, strlen(line_start)) == 0;
    }
    if (is_found) {
        const char *name = line + strlen(line_start);
        text_append_bytes(out, name, strcspn(name, "\""));
    }
    if (file) {
        fclose(file);
    }
    return is_found;
}

static const char *home_folder(void)
{
    const char *home = getenv("HOME");
    if (system_platform() == PLATFORM_WINDOWS) {
        home = getenv("USERPROFILE");
        return home && home[0] != '\0' ? home : NULL;
    }
    return home && home[0] == '/' ? home : NULL;
}

/* By the beginning of the desktop's line, or else by what it is called in English. */
static bool find_folder(const char *line_start, const char *usual, Text *out)
{
    char bytes[PATH_BYTES], path[PATH_BYTES];
    const char *home = home_folder();
    Text name = text_in(bytes, sizeof bytes), text = text_in(path, sizeof path);
    if (!home || system_platform() == PLATFORM_WEB) { /* there its browser has its own */
        return false;
    }
    if (!read_name(home, line_start, &name)) {
        text_append(&name, usual);
    }
    append_names(home, bytes, name.length, &text);
    text_append(out, is_folder(path) ? path : home);
    return true;
}

/* Flatpak says so. */
bool documents_are_hidden(void)
{
    return getenv("FLATPAK_ID") != NULL;
}

bool documents_folder(Text *out)
{
    return find_folder("XDG_DOCUMENTS_DIR=\"$HOME/", "Documents", out);
}

bool pictures_folder(Text *out)
{
    return find_folder("XDG_PICTURES_DIR=\"$HOME/", "Pictures", out);
}
