/* Every call on a file that the storage itself makes, beside SQLite's, refuses once, and then for
 * good from there: what was answered is true, nothing that was there is lost, no descriptor is left
 * open. The disk also takes and gives only a few bytes at a time. */
#include "scratch.h"

#include "../descriptors.h"
#include "storage/people.h"
#include "storage/user_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>

#define AT_A_TIME 5 /* bytes */

static long asked; /* so far */
static long fails; /* the number of the call that does, from 1; 0: none */
static bool stays; /* so do all after it */

static bool refuses(void)
{
    asked++;
    bool is_now = fails > 0 && (asked == fails || (stays && asked > fails));
    if (is_now) {
        errno = EIO;
    }
    return is_now;
}

/* The linker sends each of these calls here (CMakeLists.txt). */
#define REFUSING(type, name, parameters, arguments, refusal)                                       \
    type __real_##name parameters;                                                                 \
    type __wrap_##name parameters;                                                                 \
    type __wrap_##name parameters                                                                  \
    {                                                                                              \
        return refuses() ? (refusal) : __real_##name arguments;                                    \
    }

int __real_close(int file);

/* What was written is not on the disk, as is told at the end only. */
static int lost(int file)
{
    (void)!ftruncate(file, 0); /* of one that is read: nothing */
    __real_close(file);
    return -1;
}

REFUSING(int, stat, (const char *path, struct stat *out), (path, out), -1)
REFUSING(int, fstat, (int file, struct stat *out), (file, out), -1)
REFUSING(int, mkdir, (const char *path, mode_t mode), (path, mode), -1)
REFUSING(int, rename, (const char *from, const char *to), (from, to), -1)
REFUSING(int, link, (const char *from, const char *to), (from, to), -1)
REFUSING(int, unlink, (const char *path), (path), -1)
REFUSING(int, remove, (const char *path), (path), -1)
REFUSING(int, close, (int file), (file), lost(file))
REFUSING(FILE *, fopen, (const char *path, const char *mode), (path, mode), NULL)
REFUSING(int, fseek, (FILE * file, long at, int from), (file, at, from), -1)
REFUSING(size_t, fread, (void *bytes, size_t size, size_t count, FILE *file),
         (bytes, size, count, file), 0)
REFUSING(ssize_t, read, (int file, void *bytes, size_t size),
         (file, bytes, size < AT_A_TIME ? size : AT_A_TIME), -1)
REFUSING(ssize_t, write, (int file, const void *bytes, size_t size),
         (file, bytes, size < AT_A_TIME ? size : AT_A_TIME), -1)

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);

int __wrap_open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    unsigned mode = va_arg(more, unsigned); /* nothing looks at it where no file is made */
    va_end(more);
    return refuses() ? -1 : __real_open(path, flags, mode);
}

/* Whether it could; the disk works again when it returns. */
typedef bool (*Use)(const Scratch *scratch, Problem *problem);

/* What must be true after it, on a disk that works. */
typedef void (*Expect)(const Scratch *scratch, bool is_done, const Problem *problem);

static long use_once(const Scratch *scratch, Use use, Expect expect, long failing)
{
    Problem problem = {0};
    int descriptors = descriptors_count();
    asked = 0;
    fails = failing;
    bool is_done = use(scratch, &problem);
    long calls = asked;
    fails = 0;
    assert_int_equal(descriptors_count(), descriptors);
    expect(scratch, is_done, &problem);
    return calls;
}

/* `prepare` may be NULL. */
static void fail_each(const Scratch *scratch, void (*prepare)(const Scratch *), Use use,
                      Expect expect)
{
    long all = 1;
    for (int way = 0; way < 2; way++) {
        stays = way == 1;
        for (long call = 0; call <= all; call++) {
            if (prepare) {
                prepare(scratch);
            }
            long calls = use_once(scratch, use, expect, call);
            all = calls > all ? calls : all; /* a refusal may lead to more */
            scratch_empty(scratch);
        }
        assert_in_range(all, 4, 1000);
    }
}

#define OLD "what was there before"
#define NEW "what is written in its place"

static void expect_text(const Scratch *scratch, const char *text)
{
    char bytes[64] = "";
    size_t size = scratch_read(scratch_path(scratch, "file"), bytes, sizeof bytes);
    assert_int_equal(size, strlen(text));
    assert_memory_equal(bytes, text, size);
}

static void make_old(const Scratch *scratch)
{
    scratch_write(scratch_path(scratch, "file"), OLD, strlen(OLD));
}

static bool write_new(const Scratch *scratch, bool replaces, Problem *problem)
{
    Buffer bytes;
    buffer_init(&bytes, 1);
    for (const char *letter = NEW; *letter; letter++) {
        buffer_push(&bytes, letter);
    }
    bool is_done = user_file_write(scratch_path(scratch, "file"), &bytes, replaces, problem);
    buffer_release(&bytes);
    return is_done;
}

static bool write_first(const Scratch *scratch, Problem *problem)
{
    return write_new(scratch, false, problem);
}

static bool write_again(const Scratch *scratch, Problem *problem)
{
    return write_new(scratch, true, problem);
}

/* A disk that refuses everything from some call on also keeps what was begun beside the file. */
static void expect_no_rest(const Scratch *scratch)
{
    assert_true(stays || scratch_count(scratch, "file.new") == 0);
}

static void expect_whole_or_none(const Scratch *scratch, bool is_done, const Problem *problem)
{
    assert_int_equal(problem->kind, is_done ? PROBLEM_NONE : PROBLEM_FILE_UNWRITABLE);
    assert_true(!is_done || access(scratch_path(scratch, "file"), F_OK) == 0);
    if (access(scratch_path(scratch, "file"), F_OK) == 0) {
        expect_text(scratch, NEW);
    }
    expect_no_rest(scratch);
}

static void expect_new_or_old(const Scratch *scratch, bool is_done, const Problem *problem)
{
    assert_int_equal(problem->kind, is_done ? PROBLEM_NONE : PROBLEM_FILE_UNWRITABLE);
    expect_text(scratch, is_done ? NEW : OLD);
    expect_no_rest(scratch);
}

static void expect_old(const Scratch *scratch, bool is_done, const Problem *problem)
{
    assert_false(is_done);
    assert_in_range(problem->kind, PROBLEM_FILE_UNWRITABLE, PROBLEM_FILE_EXISTS);
    expect_text(scratch, OLD);
    expect_no_rest(scratch);
}

static bool read_old(const Scratch *scratch, Problem *problem)
{
    Buffer bytes;
    buffer_init(&bytes, 1);
    bool is_done = user_file_read(scratch_path(scratch, "file"), &bytes, problem);
    assert_true(!is_done || bytes.count == strlen(OLD));
    assert_true(!is_done || memcmp(bytes.data, OLD, bytes.count) == 0);
    buffer_release(&bytes);
    return is_done;
}

static void expect_read_or_told(const Scratch *scratch, bool is_done, const Problem *problem)
{
    assert_int_equal(problem->kind, is_done ? PROBLEM_NONE : PROBLEM_FILE_UNREADABLE);
    expect_text(scratch, OLD);
}

static void a_new_file_is_whole_or_not_there(void **state)
{
    fail_each(*state, NULL, write_first, expect_whole_or_none);
}

static void a_file_is_replaced_whole_or_stays(void **state)
{
    fail_each(*state, make_old, write_again, expect_new_or_old);
}

static void no_refusal_replaces_unasked(void **state)
{
    fail_each(*state, make_old, write_first, expect_old);
}

static void a_file_is_read_whole_or_it_is_told(void **state)
{
    fail_each(*state, make_old, read_old, expect_read_or_told);
}

static void make_profile(const Scratch *scratch)
{
    Person person = {.name = "Аня", .avatar = "owl"};
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_true(people_add(profile, &person, NULL));
    profile_close(profile);
}

static bool open_profile(const Scratch *scratch, Problem *problem)
{
    Profile *profile = profile_open(scratch->folder, problem);
    bool is_kept = profile_is_kept(profile);
    profile_close(profile);
    return is_kept;
}

static void expect_person(const Scratch *scratch, bool is_done, const Problem *problem)
{
    Person people[2];
    Problem none;
    assert_int_equal(is_done, problem->kind == PROBLEM_NONE);
    Profile *profile = profile_open(scratch->folder, &none);
    assert_int_equal(none.kind, PROBLEM_NONE);
    assert_int_equal(people_list(profile, people, 2), 1);
    profile_close(profile);
    assert_int_equal(scratch_count(scratch, "profile-damaged"), 0);
}

static void a_refusal_is_no_damage(void **state)
{
    fail_each(*state, make_profile, open_profile, expect_person);
}

#define DAMAGED                                                                                    \
    "a file that is none of SQLite's, and longer than its head of a hundred bytes: " OLD NEW

static void make_damaged(const Scratch *scratch)
{
    scratch_write(scratch->file, DAMAGED, strlen(DAMAGED));
}

/* Whatever happens, its bytes are in the folder, under its own name or the one that was told. */
static void expect_damaged(const Scratch *scratch, bool is_done, const Problem *problem)
{
    char bytes[256];
    bool is_aside = problem->kind == PROBLEM_SET_ASIDE;
    const char *path = is_aside ? scratch_path(scratch, problem->values[0]) : scratch->file;
    assert_int_not_equal(problem->kind, PROBLEM_NONE);
    assert_true(is_done == is_aside);
    if (!is_aside && access(path, F_OK) != 0) {
        path = scratch_path(scratch, "profile-damaged-1.db");
    }
    assert_int_equal(scratch_read(path, bytes, sizeof bytes), strlen(DAMAGED));
    assert_memory_equal(bytes, DAMAGED, strlen(DAMAGED));
}

static void what_is_damaged_stays(void **state)
{
    fail_each(*state, make_damaged, open_profile, expect_damaged);
}

#define FILE_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FILE_TEST(a_new_file_is_whole_or_not_there),
        FILE_TEST(no_refusal_replaces_unasked),
        FILE_TEST(a_file_is_replaced_whole_or_stays),
        FILE_TEST(a_file_is_read_whole_or_it_is_told),
        FILE_TEST(a_refusal_is_no_damage),
        FILE_TEST(what_is_damaged_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
