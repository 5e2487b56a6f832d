/* Folders and renaming, the little that the C library does not have or that SQLite does not do.
 * The damaged file is renamed, never copied or deleted; its journal goes with it, because it may
 * hold the last actions. */
#include "files.h"
#include "database.h"

#include "base/limits.h"
#include "base/log.h"
#include "base/system.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <sys/stat.h>

#define ASIDE_MAX 1000

static const char *const suffixes[] = {"", "-wal", "-shm"};

bool folder_make(const char *path)
{
    char bytes[PATH_BYTES_MAX];
    Text copy = text_in(bytes, sizeof bytes);
    text_append(&copy, path);
    for (size_t at = 1; at < copy.length; at++) {
        if (bytes[at] == '/' || bytes[at] == '\\') {
            char mark = bytes[at];
            bytes[at] = '\0';
            system_make_folder(bytes); /* "C:" cannot be made; the last one decides */
            bytes[at] = mark;
        }
    }
    return !copy.truncated && system_make_folder(bytes);
}

static void write_path(const char *folder, const char *name, const char *suffix, Text *out)
{
    text_append(out, folder);
    text_append(out, "/");
    text_append(out, name);
    text_append(out, suffix);
}

bool file_is_foreign(const char *path)
{
    struct stat facts;
    return stat(path, &facts) == 0 && !S_ISREG(facts.st_mode);
}

int64_t file_size(const char *path)
{
    struct stat facts;
    bool is_file = stat(path, &facts) == 0 && S_ISREG(facts.st_mode);
    return is_file ? (int64_t)facts.st_size : 0;
}

bool file_byte(const char *path, size_t at, unsigned char *out)
{
    FILE *file = file_is_foreign(path) ? NULL : fopen(path, "rb");
    bool is_read = file && fseek(file, (long)at, SEEK_SET) == 0 && fread(out, 1, 1, file) == 1;
    if (file) {
        fclose(file);
    }
    return is_read;
}

/* Whichever of them there are; whether any was renamed and none refused. */
static bool rename_all(const char *folder, const char *name)
{
    bool is_any = false;
    for (size_t i = 0; i < COUNT_OF(suffixes); i++) {
        char from[PATH_BYTES_MAX];
        char to[PATH_BYTES_MAX];
        Text old_path = text_in(from, sizeof from);
        Text new_path = text_in(to, sizeof to);
        write_path(folder, "profile.db", suffixes[i], &old_path);
        write_path(folder, name, suffixes[i], &new_path);
        if (old_path.truncated || new_path.truncated) {
            return false;
        }
        bool is_renamed = rename(from, to) == 0;
        if (i == 0 && !is_renamed && errno != ENOENT) {
            return false;
        }
        is_any = is_any || is_renamed;
    }
    return is_any;
}

bool file_free_name(const char *folder, const char *beginning, Text *name)
{
    for (int i = 1; i <= ASIDE_MAX; i++) {
        char bytes[64];
        char path[PATH_BYTES_MAX];
        Text candidate = text_in(bytes, sizeof bytes);
        Text whole = text_in(path, sizeof path);
        text_append(&candidate, beginning);
        text_append_number(&candidate, i);
        text_append(&candidate, ".db");
        write_path(folder, bytes, "", &whole);
        struct stat facts;
        if (stat(path, &facts) != 0) {
            text_append(name, bytes);
            return !whole.truncated;
        }
    }
    return false;
}

bool file_set_aside(const char *folder, Text *name)
{
    size_t start = name->length;
    if (!file_free_name(folder, "profile-damaged-", name)) {
        return false;
    }
    log_line("profile: set aside as %s in %s", name->bytes + start, folder);
    return rename_all(folder, name->bytes + start);
}

void profile_path(const Profile *profile, const char *name, Text *out)
{
    write_path(profile->folder, name, "", out);
}

bool file_changed(const char *path, int64_t *out)
{
    struct stat facts;
    bool is_found = stat(path, &facts) == 0;
    if (is_found) {
        *out = (int64_t)facts.st_mtime;
    }
    return is_found;
}
