/* A disk whose n-th call fails: every call of SQLite's on files and their shared memory is counted,
 * and the one that was named, or all from it on, answers that the disk refuses. One at a time. */
#ifndef FAILING_H
#define FAILING_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

/* In place of what SQLite opens a file with. */
typedef struct FailingMethods {
    sqlite3_io_methods methods; /* first: that is what SQLite has of it */
    const sqlite3_io_methods *real;
} FailingMethods;

typedef struct FailingDisk {
    sqlite3_vfs vfs;
    const sqlite3_vfs *real;
    FailingMethods of_database, of_others; /* only the former share memory */
    long asked;                            /* so far */
    long fails;                            /* the number of the call that does, from 1; 0: none */
    bool stays;                            /* so do all after it */
} FailingDisk;

static FailingDisk failing;

static inline bool failing_now(void)
{
    failing.asked++;
    return failing.fails > 0 &&
           (failing.asked == failing.fails || (failing.stays && failing.asked > failing.fails));
}

static inline const sqlite3_io_methods *failing_real(const sqlite3_file *file)
{
    bool is_database = file->pMethods == &failing.of_database.methods;
    return is_database ? failing.of_database.real : failing.of_others.real;
}

static inline int failing_read(sqlite3_file *file, void *bytes, int size, sqlite3_int64 at)
{
    return failing_now() ? SQLITE_IOERR_READ : failing_real(file)->xRead(file, bytes, size, at);
}

static inline int failing_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    return failing_now() ? SQLITE_FULL : failing_real(file)->xWrite(file, bytes, size, at);
}

static inline int failing_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    return failing_now() ? SQLITE_IOERR_TRUNCATE : failing_real(file)->xTruncate(file, size);
}

static inline int failing_sync(sqlite3_file *file, int flags)
{
    return failing_now() ? SQLITE_IOERR_FSYNC : failing_real(file)->xSync(file, flags);
}

static inline int failing_size(sqlite3_file *file, sqlite3_int64 *size)
{
    return failing_now() ? SQLITE_IOERR_FSTAT : failing_real(file)->xFileSize(file, size);
}

static inline int failing_lock(sqlite3_file *file, int lock)
{
    return failing_now() ? SQLITE_IOERR_LOCK : failing_real(file)->xLock(file, lock);
}

static inline int failing_map(sqlite3_file *file, int page, int size, int extend,
                              void volatile **out)
{
    return failing_now() ? SQLITE_IOERR_SHMMAP
                         : failing_real(file)->xShmMap(file, page, size, extend, out);
}

static inline int failing_share(sqlite3_file *file, int offset, int count, int flags)
{
    bool is_release = (flags & SQLITE_SHM_UNLOCK) != 0; /* which SQLite takes for granted */
    return !is_release && failing_now() ? SQLITE_IOERR_SHMLOCK
                                        : failing_real(file)->xShmLock(file, offset, count, flags);
}

static inline const sqlite3_io_methods *failing_methods(FailingMethods *out,
                                                        const sqlite3_io_methods *real)
{
    out->real = real;
    out->methods = *real;
    out->methods.xRead = failing_read;
    out->methods.xWrite = failing_write;
    out->methods.xTruncate = failing_truncate;
    out->methods.xSync = failing_sync;
    out->methods.xFileSize = failing_size;
    out->methods.xLock = failing_lock;
    out->methods.xShmMap = failing_map;
    out->methods.xShmLock = failing_share;
    return &out->methods;
}

static inline int failing_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags,
                               int *out)
{
    if (failing_now()) {
        file->pMethods = NULL;
        return SQLITE_CANTOPEN;
    }
    int code = failing.real->xOpen(vfs, name, file, flags, out);
    if (code == SQLITE_OK) {
        bool is_database = (flags & SQLITE_OPEN_MAIN_DB) != 0;
        file->pMethods = failing_methods(is_database ? &failing.of_database : &failing.of_others,
                                         file->pMethods);
    }
    return code;
}

static inline int failing_delete(sqlite3_vfs *vfs, const char *name, int syncs)
{
    return failing_now() ? SQLITE_IOERR_DELETE : failing.real->xDelete(vfs, name, syncs);
}

static inline int failing_access(sqlite3_vfs *vfs, const char *name, int flags, int *out)
{
    return failing_now() ? SQLITE_IOERR_ACCESS : failing.real->xAccess(vfs, name, flags, out);
}

/* Time does not pass while SQLite waits for it. */
static inline int failing_sleep(sqlite3_vfs *vfs, int microseconds)
{
    (void)vfs;
    return microseconds;
}

/* Profiles that are opened from now on lie on this disk, where nothing fails yet. */
static inline void failing_begin(void)
{
    failing.real = sqlite3_vfs_find(NULL);
    failing.vfs = *failing.real;
    failing.vfs.zName = "failing";
    failing.vfs.xOpen = failing_open;
    failing.vfs.xDelete = failing_delete;
    failing.vfs.xAccess = failing_access;
    failing.vfs.xSleep = failing_sleep;
    sqlite3_vfs_register(&failing.vfs, 1);
}

static inline void failing_end(void)
{
    sqlite3_vfs_unregister(&failing.vfs);
}

/* Begins to count anew. */
static inline void failing_set(long call, bool stays)
{
    failing.asked = 0;
    failing.fails = call;
    failing.stays = stays;
}

#endif
