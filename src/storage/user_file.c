/* Opening is what can wait for ever: a pipe waits for its other end, a device for its hardware. So
 * a file is opened without waiting, and what is no regular file is let go unread. */
#include "storage/user_file.h"

#include "base/limits.h"
#include "base/system.h"
#include "database.h"
#include "storage/transfer.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define FRESH_NAMES 100
#define BLOCK_BYTES 4096

static bool is_regular(int file)
{
    struct stat facts;
    return fstat(file, &facts) == 0 && S_ISREG(facts.st_mode);
}

static bool read_all(int file, Buffer *out)
{
    char block[BLOCK_BYTES];
    ssize_t length;
    size_t size = 0;
    while ((length = read(file, block, sizeof block)) > 0) {
        size += (size_t)length;
        if (size > TRANSFER_BYTES_MAX) {
            return false;
        }
        for (ssize_t i = 0; i < length; i++) {
            buffer_push(out, &block[i]);
        }
    }
    return length == 0;
}

bool user_file_read(const char *path, Buffer *out, Problem *problem)
{
    int file = system_open(path, SYSTEM_READ);
    bool is_read = file >= 0 && is_regular(file) && read_all(file, out);
    if (file >= 0) {
        close(file);
    }
    if (is_read) {
        problem_set(problem, PROBLEM_NONE, "");
    } else {
        problem_set(problem, PROBLEM_FILE_UNREADABLE, path);
    }
    return is_read;
}

/* A new file beside `path`, whose name nothing has; -1 when there can be none. */
static int open_fresh(const char *path, char bytes[PATH_BYTES_MAX])
{
    for (int i = 1; i <= FRESH_NAMES; i++) {
        Text name = text_in(bytes, PATH_BYTES_MAX);
        text_append(&name, path);
        text_append(&name, ".new");
        text_append_number(&name, i);
        int file = name.truncated ? -1 : system_open(bytes, SYSTEM_NEW);
        if (file >= 0 || name.truncated || errno != EEXIST) {
            return file;
        }
    }
    return -1;
}

static bool write_all(int file, const Buffer *bytes)
{
    for (size_t at = 0; at < bytes->count;) {
        size_t left = bytes->count - at;
        unsigned piece = (unsigned)min_size(left, BLOCK_BYTES);
        ssize_t length = write(file, bytes->data + at, piece);
        if (length <= 0) {
            return false;
        }
        at += (size_t)length;
    }
    return true;
}

static bool write_whole(const char *path, const Buffer *bytes, bool replaces)
{
    char fresh[PATH_BYTES_MAX];
    int file = open_fresh(path, fresh);
    if (file < 0) {
        return false;
    }
    bool is_written = write_all(file, bytes);
    is_written = close(file) == 0 && is_written;
    if (is_written && replaces) {
        is_written = system_replace(fresh, path);
    } else if (is_written) {
        is_written = system_publish(fresh, path);
    }
    if (!is_written) {
        remove(fresh);
    }
    return is_written;
}

bool user_file_write(const char *path, const Buffer *bytes, bool replaces, Problem *problem)
{
    struct stat facts;
    bool exists = stat(path, &facts) == 0;
    ProblemKind kind = PROBLEM_NONE;
    if (exists && !S_ISREG(facts.st_mode)) {
        kind = PROBLEM_FILE_UNWRITABLE;
    } else if (exists && !replaces) {
        kind = PROBLEM_FILE_EXISTS;
    } else if (!write_whole(path, bytes, exists)) {
        kind = PROBLEM_FILE_UNWRITABLE;
    }
    problem_set(problem, kind, kind == PROBLEM_NONE ? "" : path);
    return kind == PROBLEM_NONE;
}
