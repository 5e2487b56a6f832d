/* Files that a person names: what is no regular file neither waits nor is touched, and nothing is
 * replaced unasked. */
#include "scratch.h"

#include "storage/transfer.h"
#include "storage/user_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>

#define WATCHDOG_SECONDS 30

static Buffer bytes_of(const char *text)
{
    Buffer bytes;
    buffer_init(&bytes, 1);
    for (; *text; text++) {
        buffer_push(&bytes, text);
    }
    return bytes;
}

static ProblemKind read_kind(const char *path)
{
    Problem problem;
    Buffer bytes = bytes_of("");
    bool is_read = user_file_read(path, &bytes, &problem);
    assert_int_equal(is_read, problem.kind == PROBLEM_NONE);
    assert_string_equal(problem.values[0], is_read ? "" : path);
    buffer_release(&bytes);
    return problem.kind;
}

static ProblemKind write_kind(const char *path, const char *text, bool replaces)
{
    Problem problem;
    Buffer bytes = bytes_of(text);
    bool is_written = user_file_write(path, &bytes, replaces, &problem);
    assert_int_equal(is_written, problem.kind == PROBLEM_NONE);
    assert_string_equal(problem.values[0], is_written ? "" : path);
    buffer_release(&bytes);
    return problem.kind;
}

static void assert_holds(const char *path, const char *text)
{
    char bytes[64];
    size_t size = scratch_read(path, bytes, sizeof bytes);
    assert_int_equal(size, strlen(text));
    assert_memory_equal(bytes, text, size);
}

/* Opening a pipe waits for its other end, which never comes. */
static void only_regular_files_are_read(void **state)
{
    const Scratch *scratch = *state;
    alarm(WATCHDOG_SECONDS);
    assert_int_equal(mkfifo(scratch_path(scratch, "pipe"), S_IRWXU), 0);
    assert_int_equal(read_kind(scratch_path(scratch, "pipe")), PROBLEM_FILE_UNREADABLE);
    assert_int_equal(read_kind(scratch->folder), PROBLEM_FILE_UNREADABLE);
    assert_int_equal(read_kind("/dev/zero"), PROBLEM_FILE_UNREADABLE);
    assert_int_equal(read_kind(scratch_path(scratch, "missing")), PROBLEM_FILE_UNREADABLE);
    assert_int_equal(read_kind(""), PROBLEM_FILE_UNREADABLE);
    scratch_write(scratch_path(scratch, "file"), "text", 4);
    assert_int_equal(read_kind(scratch_path(scratch, "file")), PROBLEM_NONE);
    alarm(0);
}

static void what_is_no_file_is_not_replaced(void **state)
{
    const Scratch *scratch = *state;
    struct stat facts;
    alarm(WATCHDOG_SECONDS);
    assert_int_equal(mkfifo(scratch_path(scratch, "pipe"), S_IRWXU), 0);
    for (int replaces = 0; replaces < 2; replaces++) {
        const char *pipe = scratch_path(scratch, "pipe");
        assert_int_equal(write_kind(pipe, "text", replaces), PROBLEM_FILE_UNWRITABLE);
        assert_int_equal(stat(pipe, &facts), 0);
        assert_true(S_ISFIFO(facts.st_mode));
        assert_int_equal(write_kind(scratch->folder, "text", replaces), PROBLEM_FILE_UNWRITABLE);
        assert_int_equal(write_kind("/dev/null", "text", replaces), PROBLEM_FILE_UNWRITABLE);
        assert_int_equal(write_kind(scratch_path(scratch, "none/file"), "text", replaces),
                         PROBLEM_FILE_UNWRITABLE);
    }
    alarm(0);
}

static void nothing_is_replaced_unasked(void **state)
{
    const Scratch *scratch = *state;
    char path[SCRATCH_BYTES * 2];
    snprintf(path, sizeof path, "%s/file", scratch->folder);
    scratch_write(scratch_path(scratch, "file.new"), "mine", 4);
    scratch_write(scratch_path(scratch, "file.new1"), "mine", 4);
    assert_int_equal(write_kind(path, "first", false), PROBLEM_NONE);
    assert_int_equal(write_kind(path, "second", false), PROBLEM_FILE_EXISTS);
    assert_holds(path, "first");
    assert_int_equal(write_kind(path, "third", true), PROBLEM_NONE);
    assert_holds(path, "third");
    assert_holds(scratch_path(scratch, "file.new"), "mine");
    assert_holds(scratch_path(scratch, "file.new1"), "mine");
    assert_int_equal(scratch_count(scratch, "file"), 3);
}

static void wait_for(const FileTask *task)
{
    while (!file_task_is_done(task)) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

static void a_task_does_the_same(void **state)
{
    const Scratch *scratch = *state;
    const char *path = scratch_path(scratch, "file");
    Problem problem;
    Buffer bytes = bytes_of("text"), read = bytes_of("");
    FileTask *task = file_task_write(path, &bytes, false);
    wait_for(task);
    assert_true(file_task_end(task, NULL, &problem));
    task = file_task_write(path, &bytes, false);
    wait_for(task);
    assert_false(file_task_end(task, NULL, &problem));
    assert_int_equal(problem.kind, PROBLEM_FILE_EXISTS);
    task = file_task_read(path);
    wait_for(task);
    assert_true(file_task_end(task, &read, &problem));
    assert_int_equal(read.count, 4);
    file_task_drop(file_task_read(path));
    file_task_drop(NULL);
    buffer_release(&bytes);
    buffer_release(&read);
}

static void a_path_that_is_too_long_is_told(void **state)
{
    static char path[2 * PROBLEM_VALUE_BYTES];
    Problem problem;
    Buffer bytes = bytes_of("");
    memset(path, 'a', sizeof path - 1);
    FileTask *task = file_task_read(path);
    wait_for(task);
    assert_false(file_task_end(task, &bytes, &problem));
    assert_int_equal(problem.kind, PROBLEM_FILE_UNREADABLE);
    buffer_release(&bytes);
}

#define FILE_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FILE_TEST(only_regular_files_are_read),     FILE_TEST(what_is_no_file_is_not_replaced),
        FILE_TEST(nothing_is_replaced_unasked),     FILE_TEST(a_task_does_the_same),
        FILE_TEST(a_path_that_is_too_long_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
