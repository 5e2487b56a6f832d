/* No memory for the profile: one sentence, and the program ends; the next start finds all that was
 * answered before. The n-th allocation fails in a child, for many n. */
#include "scratch.h"

#include "play.h"
#include "storage/backup.h"

#include <sys/wait.h>

static long asked;     /* so far */
static long fails = 0; /* which one does; 0: none */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

static bool fails_now(void)
{
    return ++asked == fails;
}

void *__wrap_malloc(size_t size)
{
    return fails_now() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails_now() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    return fails_now() ? NULL : __real_realloc(memory, size);
}

static void use_profile(const Scratch *scratch)
{
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(3);
    SavedMatch saved = play_record();
    (void)profile_match_begin(profile, &saved, &match, NULL);
    (void)play_on(&match, 0);
    (void)profile_match_keep(profile, saved.id, &match, false, NULL);
    (void)backup_make(profile, NULL);
    match_release(&match);
    profile_close(profile);
}

/* Its exit code; what it says goes into the file. */
static int use_in_child(const Scratch *scratch, long failing, const char *said)
{
    pid_t child = fork();
    if (child == 0) {
        if (!freopen(said, "w", stderr)) {
            _exit(99);
        }
        asked = 0;
        fails = failing;
        use_profile(scratch);
        _exit(0);
    }
    int status = -1;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void expect_sentence(const Scratch *scratch, long failing)
{
    char said[1024] = "";
    char path[SCRATCH_BYTES * 2];
    snprintf(path, sizeof path, "%s/said", scratch->folder);
    assert_int_equal(use_in_child(scratch, failing, path), EXIT_FAILURE);
    said[scratch_read(path, said, sizeof said)] = '\0';
    assert_non_null(strstr(said, "no memory left"));
    assert_null(strstr(said, "bug"));
    assert_int_equal(scratch_count(scratch, "profile-damaged"), 0);
}

static void without_memory_there_is_one_sentence(void **state)
{
    const Scratch *scratch = *state;
    use_profile(scratch);
    asked = 0;
    use_profile(scratch); /* as later ones will */
    long all = asked;
    assert_in_range(all, 200, 1000000); /* SQLite asks here, too */
    for (long failing = 1; failing < all * 3 / 4; failing += 1 + failing / 4) {
        expect_sentence(scratch, failing);
    }
    Profile *profile = profile_open(scratch->folder, NULL);
    SavedMatch list[64];
    assert_in_range(profile_unfinished(profile, 0, list, 64), 1, 64);
    profile_close(profile);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {FOLDER_TEST(without_memory_there_is_one_sentence)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
