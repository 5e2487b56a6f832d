/* What every system does alike behind base/system.h: files, whose folder has a name beyond ASCII,
 * and what the program asks about itself. The test of crashes is the app's. */
#include "base/system.h"
#include "testing.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <unistd.h>

#ifndef _WIN32
#include <sys/stat.h>
#include <sys/wait.h>
#endif

#define FOLDER "base-system-明"
#define ONE    FOLDER "/one"
#define OTHER  FOLDER "/other"

static void write_file(const char *path, const char *words)
{
    int file = system_open(path, SYSTEM_REPLACE);
    assert_true(file >= 0);
    assert_int_equal(write(file, words, (unsigned)strlen(words)), (int)strlen(words));
    assert_int_equal(close(file), 0);
}

static void expect_file(const char *path, const char *words)
{
    size_t size = 0;
    const void *bytes = system_map(path, &size);
    assert_non_null(bytes);
    assert_int_equal(size, strlen(words));
    assert_memory_equal(bytes, words, size);
    system_unmap(bytes, size);
}

static int make_files(void **unused)
{
    assert_true(system_make_folder(FOLDER));
    write_file(ONE, "1\n");
    write_file(OTHER, "other\r\n");
    return 0;
}

static int remove_files(void **unused)
{
    remove(ONE);
    remove(OTHER);
    return rmdir(FOLDER);
}

static void a_folder_may_be_there_but_not_in_nowhere(void **unused)
{
    assert_true(system_make_folder(FOLDER));
    assert_false(system_make_folder(FOLDER "/nowhere/in"));
}

static void a_new_file_is_never_one_that_exists(void **unused)
{
    errno = 0;
    assert_int_equal(system_open(ONE, SYSTEM_NEW), -1);
    assert_int_equal(errno, EEXIST);
    remove(ONE);
    int file = system_open(ONE, SYSTEM_NEW);
    assert_true(file >= 0);
    close(file);
    size_t size = 0;
    assert_null(system_map(ONE, &size)); /* empty */
}

static void bytes_stay_as_they_are(void **unused)
{
    char bytes[16];
    int file = system_open(OTHER, SYSTEM_READ);
    assert_int_equal(read(file, bytes, sizeof bytes), 7);
    close(file);
    assert_memory_equal(bytes, "other\r\n", 7);
    assert_int_equal(system_open(FOLDER "/none", SYSTEM_READ), -1);
}

static void publishing_does_not_replace(void **unused)
{
    assert_false(system_publish(ONE, OTHER));
    expect_file(OTHER, "other\r\n");
    remove(OTHER);
    assert_true(system_publish(ONE, OTHER));
    expect_file(OTHER, "1\n");
    assert_int_equal(system_open(ONE, SYSTEM_READ), -1);
}

static void replacing_does(void **unused)
{
    assert_true(system_replace(ONE, OTHER));
    expect_file(OTHER, "1\n");
    assert_int_equal(system_open(ONE, SYSTEM_READ), -1);
    assert_false(system_replace(ONE, OTHER));
}

static void chance_differs(void **unused)
{
    unsigned char one[16] = {0}, other[16] = {0};
    assert_true(system_random(one, sizeof one));
    assert_true(system_random(other, sizeof other));
    assert_memory_not_equal(one, other, sizeof one);
    assert_true(system_random(other, 3)); /* no more than asked for */
}

static void the_program_knows_its_path(void **unused)
{
    char bytes[4096];
    Text path = text_in(bytes, sizeof bytes);
    assert_true(system_program_path(&path));
    const char *name = strrchr(bytes, '/');
    assert_non_null(name);
    assert_memory_equal(name, "/base_system", strlen("/base_system"));
}

#ifndef _WIN32
static int run(const char *const words[], char *out, size_t capacity)
{
    Text text = text_in(out, capacity);
    SystemChild *child = system_child_new();
    assert_non_null(child);
    int status = system_child_run(child, words, &text);
    system_child_free(child);
    return status;
}

/* What the linker puts in place of fstat; see CMakeLists.txt. */
int __real_fstat(int file, struct stat *status);
int __wrap_fstat(int file, struct stat *status);

static bool is_endless; /* a file, larger than any memory */

int __wrap_fstat(int file, struct stat *status)
{
    int result = __real_fstat(file, status);
    if (is_endless) {
        status->st_size = INT64_C(1) << 62;
    }
    return result;
}

/* The file is there: it must not be called missing. */
static void no_memory_for_a_file_is_said(void **unused)
{
    char words[256] = {0};
    int ends[2], status = 0;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        size_t size;
        dup2(ends[1], STDERR_FILENO);
        is_endless = true;
        _exit(system_map(OTHER, &size) ? 0 : 2);
    }
    close(ends[1]);
    assert_true(read(ends[0], words, sizeof words - 1) > 0);
    close(ends[0]);
    waitpid(child, &status, 0);
    assert_non_null(strstr(words, "meja: no memory left for 4611686018427387904 bytes"));
}

static void a_program_is_run_to_its_end(void **unused)
{
    char out[64];
    const char *const fine[] = {"sh", "-c", "echo 'a line'; read word; exit 3", NULL};
    const char *const killed[] = {"sh", "-c", "kill -9 $$", NULL};
    const char *const none[] = {"no-such-program", NULL};
    assert_int_equal(run(fine, out, sizeof out), 3); /* there is no input to wait for */
    assert_string_equal(out, "a line\n");
    assert_int_equal(run(killed, out, sizeof out), -1);
    assert_true(run(none, out, sizeof out) != 0);
    assert_true(system_has_program("sh"));
    assert_false(system_has_program("no-such-program"));
}

static void a_program_is_made_to_leave(void **unused)
{
    char out[64];
    Text text = text_in(out, sizeof out);
    const char *const deaf[] = {"sh", "-c", "trap '' TERM; exec sleep 600", NULL};
    SystemChild *child = system_child_new();
    system_child_leave(child);
    assert_int_equal(system_child_run(child, deaf, &text), -1);
    system_child_free(child);
}

/* A pipe whose other end lives on in a program that outlives the dialog would never end. */
static void a_program_inherits_nothing(void **unused)
{
    char without[256], with[256];
    const char *const lists[] = {"sh", "-c", "echo /proc/self/fd/*", NULL};
    assert_int_equal(run(lists, without, sizeof without), 0);
    SystemWatch *watch = system_watch_new("/");
    SystemInput *input = system_input_new();
    assert_int_equal(run(lists, with, sizeof with), 0);
    system_input_leave(input);
    system_input_free(input);
    if (watch) { /* not every system can */
        system_watch_leave(watch);
        system_watch_free(watch);
    }
    assert_string_equal(with, without);
}
#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_folder_may_be_there_but_not_in_nowhere, make_files,
                                        remove_files),
        cmocka_unit_test_setup_teardown(a_new_file_is_never_one_that_exists, make_files,
                                        remove_files),
        cmocka_unit_test_setup_teardown(bytes_stay_as_they_are, make_files, remove_files),
        cmocka_unit_test_setup_teardown(publishing_does_not_replace, make_files, remove_files),
        cmocka_unit_test_setup_teardown(replacing_does, make_files, remove_files),
        cmocka_unit_test(chance_differs),
        cmocka_unit_test(the_program_knows_its_path),
#ifndef _WIN32
        cmocka_unit_test_setup_teardown(no_memory_for_a_file_is_said, make_files, remove_files),
        cmocka_unit_test(a_program_is_run_to_its_end),
        cmocka_unit_test(a_program_is_made_to_leave),
        cmocka_unit_test(a_program_inherits_nothing),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
