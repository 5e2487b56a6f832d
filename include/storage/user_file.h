/* Files that the person names: games that come in or leave, tables for a spreadsheet. Only regular
 * files are read, no more than TRANSFER_BYTES_MAX of them, and opening never waits for anybody.
 * Writing replaces a file only by a whole new one, and only when that was asked for. A disk far
 * away may still take its time, so whoever must not wait uses a FileTask. */
#ifndef STORAGE_USER_FILE_H
#define STORAGE_USER_FILE_H

#include "base/buffer.h"
#include "storage/problem.h"

#include <stdbool.h>

/* Appends the file to `out`, a buffer of bytes; false with PROBLEM_FILE_UNREADABLE. */
bool user_file_read(const char *path, Buffer *out, Problem *problem);

/* Writes a buffer of bytes. False with PROBLEM_FILE_EXISTS, nothing changed, when there is such a
 * file and it may not be replaced; with PROBLEM_FILE_UNWRITABLE when there is something else by
 * that name, or when the disk refuses. */
bool user_file_write(const char *path, const Buffer *bytes, bool replaces, Problem *problem);

/* The same on a thread of its own, which ends by itself. */
typedef struct FileTask FileTask;

/* Begins; path and bytes are copied. Every task is to be ended or dropped. */
FileTask *file_task_read(const char *path);
FileTask *file_task_write(const char *path, const Buffer *bytes, bool replaces);
bool file_task_is_done(const FileTask *task);

/* Takes what a task that is done has come to, as the calls above, and forgets the task. What was
 * read is appended to `out`, which may be NULL after writing. */
bool file_task_end(FileTask *task, Buffer *out, Problem *problem);

/* Forgets a task whether it is done or not; a file that is being written may still appear. */
void file_task_drop(FileTask *task);

#endif
