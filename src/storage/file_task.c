/* One thread for one file, and no Worker of base: it is not joined. A disk that never answers keeps
 * its thread and the memory of its task, and nobody waits for either. Whoever comes second, the
 * thread at its end or the one who forgets the task, gives the memory back. */
#include "storage/user_file.h"

#include "base/assert.h"
#include "base/memory.h"
#include "database.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum TaskState { TASK_RUNS, TASK_DONE, TASK_DROPPED };

struct FileTask {
    char path[PATH_BYTES_MAX];
    bool is_long; /* no path can be so long */
    bool is_writing, replaces, is_fine;
    Buffer bytes;
    Problem problem;
    atomic_int state;
};

static void task_free(FileTask *task)
{
    buffer_release(&task->bytes);
    free(task);
}

static void carry_out(FileTask *task)
{
    if (task->is_long && task->is_writing) {
        problem_set(&task->problem, PROBLEM_FILE_UNWRITABLE, task->path);
    } else if (task->is_long) {
        problem_set(&task->problem, PROBLEM_FILE_UNREADABLE, task->path);
    } else if (task->is_writing) {
        task->is_fine = user_file_write(task->path, &task->bytes, task->replaces, &task->problem);
    } else {
        task->is_fine = user_file_read(task->path, &task->bytes, &task->problem);
    }
}

static void *run(void *argument)
{
    FileTask *task = argument;
    carry_out(task);
    if (atomic_exchange(&task->state, TASK_DONE) == TASK_DROPPED) {
        task_free(task);
    }
    return NULL;
}

static FileTask *task_new(const char *path)
{
    FileTask *task = memory_zeroed(sizeof *task);
    Text name = text_in(task->path, sizeof task->path);
    text_append(&name, path);
    task->is_long = name.truncated;
    buffer_init(&task->bytes, 1);
    return task;
}

static FileTask *task_begin(FileTask *task)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, task) == 0) {
        pthread_detach(thread);
    } else {
        carry_out(task);
        atomic_store(&task->state, TASK_DONE);
    }
    return task;
}

FileTask *file_task_read(const char *path)
{
    return task_begin(task_new(path));
}

FileTask *file_task_write(const char *path, const Buffer *bytes, bool replaces)
{
    FileTask *task = task_new(path);
    task->is_writing = true;
    task->replaces = replaces;
    for (size_t i = 0; i < bytes->count; i++) {
        buffer_push(&task->bytes, buffer_at(bytes, i));
    }
    return task_begin(task);
}

bool file_task_is_done(const FileTask *task)
{
    return atomic_load(&task->state) == TASK_DONE;
}

bool file_task_end(FileTask *task, Buffer *out, Problem *problem)
{
    ASSERT(file_task_is_done(task));
    bool is_fine = task->is_fine;
    *problem = task->problem;
    for (size_t i = 0; !task->is_writing && is_fine && i < task->bytes.count; i++) {
        buffer_push(out, buffer_at(&task->bytes, i));
    }
    task_free(task);
    return is_fine;
}

void file_task_drop(FileTask *task)
{
    if (task && atomic_exchange(&task->state, TASK_DROPPED) == TASK_DONE) {
        task_free(task);
    }
}
