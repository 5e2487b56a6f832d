/* A disk that can be held still or be full: writes to the journal, which is where a commit goes,
 * wait while it is held and are refused while it is full. One at a time. */
#ifndef SLOW_H
#define SLOW_H

#include <pthread.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

static struct {
    sqlite3_vfs vfs;
    sqlite3_io_methods methods;
    const sqlite3_io_methods *real;
    int (*real_open)(sqlite3_vfs *, const char *, sqlite3_file *, int, int *);
    pthread_mutex_t gate;
    bool is_full;
} slow = {.gate = PTHREAD_MUTEX_INITIALIZER};

static inline int slow_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    pthread_mutex_lock(&slow.gate);
    bool is_full = slow.is_full;
    pthread_mutex_unlock(&slow.gate);
    return is_full ? SQLITE_FULL : slow.real->xWrite(file, bytes, size, at);
}

static inline int slow_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags,
                            int *out)
{
    int code = slow.real_open(vfs, name, file, flags, out);
    if (code == SQLITE_OK && (flags & SQLITE_OPEN_WAL) != 0) {
        slow.real = file->pMethods;
        slow.methods = *slow.real;
        slow.methods.xWrite = slow_write;
        file->pMethods = &slow.methods;
    }
    return code;
}

/* Profiles that are opened from now on lie on this disk. */
static inline void slow_begin(void)
{
    slow.vfs = *sqlite3_vfs_find(NULL);
    slow.real_open = slow.vfs.xOpen;
    slow.vfs.xOpen = slow_open;
    slow.vfs.zName = "slow";
    sqlite3_vfs_register(&slow.vfs, 1);
}

static inline void slow_end(void)
{
    sqlite3_vfs_unregister(&slow.vfs);
}

static inline void slow_hold(void)
{
    pthread_mutex_lock(&slow.gate);
}

static inline void slow_release(void)
{
    pthread_mutex_unlock(&slow.gate);
}

static inline void slow_fill(bool is_full)
{
    pthread_mutex_lock(&slow.gate);
    slow.is_full = is_full;
    pthread_mutex_unlock(&slow.gate);
}

#endif
