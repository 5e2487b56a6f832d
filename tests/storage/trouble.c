/* Places and files that cannot be used as they should: nothing is lost, and the person is told. */
#include "scratch.h"

#include "foreign.h"
#include "play.h"
#include "slow.h"
#include "storage/campaign.h"
#include "storage/people.h"
#include "storage/statistics.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

#define NOBODY     65534
#define ASIDE_MOST 1000

static void expect_setting(Profile *profile, const char *key, const char *expected)
{
    char bytes[256];
    Text out = text_in(bytes, sizeof bytes);
    assert_true(profile_get(profile, key, &out));
    assert_string_equal(bytes, expected);
}

static void make_profile(const Scratch *scratch, const char *key, const char *value)
{
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_true(profile_set(profile, key, value, NULL));
    profile_close(profile);
}

/* Whatever the reason, a profile in memory is a whole profile. */
static void expect_usable(Profile *profile)
{
    Match match = play_begin(3);
    SavedMatch saved = play_record();
    Match loaded;
    assert_false(profile_is_kept(profile));
    assert_true(profile_set(profile, "speed", "fast", NULL));
    expect_setting(profile, "speed", "fast");
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_true(play_on(&match, 0));
    assert_true(profile_match_keep(profile, saved.id, &match, false, NULL));
    assert_true(profile_match_read(profile, saved.id, &saved, NULL));
    assert_true(profile_match_load(profile, &saved, &null_game, &loaded, NULL));
    match_release(&loaded);
    match_release(&match);
}

static void an_impossible_folder_is_told(void **state)
{
    const Scratch *scratch = *state;
    FILE *file = fopen(scratch->file, "w");
    assert_non_null(file);
    fclose(file);
    Problem problem;
    char folder[SCRATCH_BYTES + 32];
    snprintf(folder, sizeof folder, "%s/below", scratch->file);
    Profile *profile = profile_open(folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_UNWRITABLE);
    assert_string_equal(problem.values[0], folder);
    assert_non_null(strstr(problem_text(&problem), "{folder}"));
    expect_usable(profile);
    profile_close(profile);
}

/* As somebody who may read but not write; answers by its exit code. */
static int open_as_reader(const Scratch *scratch)
{
    if (geteuid() == 0 && seteuid(NOBODY) != 0) {
        return 2;
    }
    Problem problem;
    char bytes[16];
    Text out = text_in(bytes, sizeof bytes);
    Profile *profile = profile_open(scratch->folder, &problem);
    bool is_right = problem.kind == PROBLEM_UNWRITABLE && !profile_is_kept(profile) &&
                    profile_get(profile, "language", &out) && text_equal(bytes, "ru") &&
                    profile_set(profile, "language", "id", NULL);
    profile_close(profile);
    return is_right ? 0 : 1;
}

static void expect_copied(const Scratch *scratch)
{
    make_profile(scratch, "language", "ru");
    assert_int_equal(chmod(scratch->file, 0444), 0);
    assert_int_equal(chmod(scratch->folder, 0555), 0);
    pid_t child = fork();
    if (child == 0) {
        _exit(open_as_reader(scratch));
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(chmod(scratch->folder, 0755), 0);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    Profile *profile = profile_open(scratch->folder, NULL);
    expect_setting(profile, "language", "ru");
    profile_close(profile);
}

static void what_can_be_read_is_copied_into_memory(void **state)
{
    expect_copied(*state);
}

/* Letters that mean something else in an address. */
static void so_it_is_from_folders_of_any_name(void **state)
{
    const Scratch *scratch = *state;
    Scratch inner = *scratch;
    strcat(inner.folder, "/50% #1?%23");
    snprintf(inner.file, sizeof inner.file, "%s/profile.db", inner.folder);
    assert_int_equal(chmod(scratch->folder, 0755), 0);
    expect_copied(&inner);
    scratch_empty(&inner);
    assert_int_equal(rmdir(inner.folder), 0);
}

static void a_newer_profile_is_left_alone(void **state)
{
    const Scratch *scratch = *state;
    make_profile(scratch, "language", "ru");
    foreign_run(scratch, "PRAGMA user_version = 9999; DROP TABLE result_seat;");
    Problem problem;
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NEWER);
    expect_usable(profile);
    profile_close(profile);
    assert_int_equal(scratch_count(scratch, "profile-damaged"), 0);
    foreign_run(scratch, "UPDATE setting SET value = 'id' WHERE value = 'ru'");
}

/* Version 1 had only settings. */
static void an_older_profile_is_brought_up_to_date(void **state)
{
    const Scratch *scratch = *state;
    foreign_run(scratch, "CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT,"
                         " WITHOUT ROWID; INSERT INTO setting VALUES ('language', 'ru');"
                         "PRAGMA user_version = 1;");
    for (int i = 0; i < 2; i++) {
        Problem problem;
        Profile *profile = profile_open(scratch->folder, &problem);
        assert_int_equal(problem.kind, PROBLEM_NONE);
        assert_true(profile_is_kept(profile));
        expect_setting(profile, "language", "ru");
        Match match = play_begin(3);
        SavedMatch saved = play_record();
        assert_true(profile_match_begin(profile, &saved, &match, NULL));
        assert_int_equal(saved.id, i + 1);
        match_release(&match);
        profile_close(profile);
    }
}

static void an_empty_file_becomes_a_profile(void **state)
{
    const Scratch *scratch = *state;
    FILE *file = fopen(scratch->file, "w");
    assert_non_null(file);
    fclose(file);
    Problem problem;
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_true(profile_is_kept(profile));
    profile_close(profile);
}

static void a_held_profile_is_not_waited_for_forever(void **state)
{
    const Scratch *scratch = *state;
    make_profile(scratch, "language", "ru");
    Problem problem;
    Profile *profile = profile_open(scratch->folder, NULL);
    sqlite3 *other = foreign_open(scratch, "BEGIN IMMEDIATE");
    assert_false(profile_set(profile, "language", "id", &problem));
    assert_int_equal(problem.kind, PROBLEM_LOCKED);
    expect_setting(profile, "language", "ru");
    assert_int_equal(sqlite3_close(other), SQLITE_OK);
    assert_true(profile_set(profile, "language", "id", &problem));
    assert_int_equal(problem.kind, PROBLEM_NONE);
    profile_close(profile);
}

static void a_taken_profile_is_left_alone(void **state)
{
    const Scratch *scratch = *state;
    make_profile(scratch, "language", "ru");
    sqlite3 *other = foreign_open(scratch, "PRAGMA journal_mode = DELETE;"
                                           "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
    Problem problem;
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_TAKEN);
    expect_usable(profile);
    profile_close(profile);
    assert_int_equal(sqlite3_close(other), SQLITE_OK);
    assert_int_equal(scratch_count(scratch, "profile-damaged"), 0);
}

static void a_full_disk_loses_nothing(void **state)
{
    const Scratch *scratch = *state;
    slow_begin();
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(3);
    SavedMatch saved = play_record();
    Problem problem;
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    slow_fill(true);
    for (int i = 0; i < 3; i++) {
        assert_true(play_on(&match, 0));
        assert_false(profile_match_keep(profile, saved.id, &match, false, &problem));
        assert_int_equal(problem.kind, PROBLEM_FULL);
        assert_true(profile_match_read(profile, saved.id, &saved, NULL));
        assert_int_equal(saved.actions, 0);
    }
    slow_fill(false);
    assert_true(profile_match_keep(profile, saved.id, &match, false, &problem));
    assert_true(profile_match_read(profile, saved.id, &saved, NULL));
    assert_int_equal(saved.actions, 3);
    profile_close(profile);
    match_release(&match);
    slow_end();
}

/* A whole profile cannot even be begun on it. */
static void a_full_disk_at_the_start_is_told(void **state)
{
    const Scratch *scratch = *state;
    struct rlimit before;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    struct rlimit tight = {.rlim_cur = 512, .rlim_max = before.rlim_max};
    void (*handler)(int) = signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &tight), 0);
    Problem problem;
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    (void)signal(SIGXFSZ, handler);
    assert_int_equal(problem.kind, PROBLEM_UNWRITABLE);
    assert_string_equal(problem.values[0], scratch->folder);
    expect_usable(profile);
    profile_close(profile);
    assert_int_equal(scratch_count(scratch, "profile-damaged"), 0);
}

static int failing_open_error; /* what the next openings of a profile answer, */
static int failing_open_count; /* and how many do */

static int failing_open(const char *path, int flags, int mode)
{
    size_t length = strlen(path);
    bool is_profile = length > 10 && strcmp(path + length - 10, "profile.db") == 0;
    if (is_profile && failing_open_count > 0) {
        failing_open_count--;
        errno = failing_open_error;
        return -1;
    }
    return open(path, flags, mode);
}

static void fail_openings(int error, int count)
{
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);
    failing_open_error = error;
    failing_open_count = count;
    sqlite3_syscall_ptr call = count > 0 ? (sqlite3_syscall_ptr)failing_open : NULL;
    assert_int_equal(vfs->xSetSystemCall(vfs, "open", call), SQLITE_OK);
}

/* The system may refuse for a moment, or for as long as it likes: the file is whole. */
static void a_refused_opening_is_no_damage(void **state)
{
    static const int errors[] = {EIO, EACCES, EMFILE, ENOENT};
    const Scratch *scratch = *state;
    make_profile(scratch, "language", "ru");
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        for (int count = 1; count <= 1000; count += 999) {
            Problem problem;
            fail_openings(errors[i], count);
            Profile *profile = profile_open(scratch->folder, &problem);
            fail_openings(0, 0);
            assert_int_equal(profile_is_kept(profile), count == 1);
            assert_int_equal(problem.kind, count == 1 ? PROBLEM_NONE : PROBLEM_UNWRITABLE);
            profile_close(profile);
            assert_int_equal(scratch_count(scratch, "profile-damaged"), 0);
        }
    }
    Profile *profile = profile_open(scratch->folder, NULL);
    expect_setting(profile, "language", "ru");
    profile_close(profile);
}

static void a_pipe_is_not_opened(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    assert_int_equal(mkfifo(scratch->file, 0600), 0);
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_UNWRITABLE);
    expect_usable(profile);
    profile_close(profile);
    assert_int_equal(scratch_count(scratch, "profile-damaged"), 0);
}

/* One of two programs: begins a match of its own and keeps it after every action. */
static int play_along(const Scratch *scratch, uint64_t seed)
{
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(seed);
    SavedMatch saved = play_record();
    bool is_right = profile_is_kept(profile) && profile_match_begin(profile, &saved, &match, NULL);
    while (play_on(&match, seed)) {
        is_right = is_right && profile_match_keep(profile, saved.id, &match, false, NULL);
    }
    profile_close(profile);
    match_release(&match);
    return is_right ? 0 : 1;
}

static void two_programs_share_a_profile(void **state)
{
    const Scratch *scratch = *state;
    pid_t children[2];
    for (unsigned i = 0; i < 2; i++) {
        children[i] = fork();
        if (children[i] == 0) {
            _exit(play_along(scratch, i + 1));
        }
    }
    for (int i = 0; i < 2; i++) {
        int status = -1;
        assert_int_equal(waitpid(children[i], &status, 0), children[i]);
        assert_int_equal(status, 0);
    }
    SavedMatch list[3];
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_int_equal(profile_unfinished(profile, 0, list, 3), 2);
    for (int i = 0; i < 2; i++) {
        Match loaded;
        assert_int_equal(list[i].actions, NULL_CARDS);
        assert_true(profile_match_load(profile, &list[i], &null_game, &loaded, NULL));
        match_release(&loaded);
    }
    assert_int_equal(list[0].setup.seed + list[1].setup.seed, 3);
    profile_close(profile);
}

/* Tables that are gone stand for a disk that cannot be read. Nothing is told, what the caller has
 * is untouched, and the next change is written as if nothing had been. */
static void what_cannot_be_read_stops_nothing(void **state)
{
    const Scratch *scratch = *state;
    const StatisticsFilter all = {.game = NULL};
    CampaignDeal deal = {.medal = -1};
    Statistics sum = {.played = -1};
    Buffer rows;
    Profile *profile = profile_open(scratch->folder, NULL);
    foreign_run(scratch, "DROP TABLE campaign; DROP TABLE result");
    assert_false(campaign_read(profile, "list", "1", &deal));
    assert_int_equal(deal.medal, -1);
    assert_true(profile_set(profile, "after", "reading", NULL));
    assert_int_equal(campaign_list(profile, "list", &deal, 1), 0);
    assert_true(profile_set(profile, "after", "listing", NULL));
    assert_false(statistics_read(profile, &all, &sum));
    assert_int_equal(sum.played, -1);
    assert_true(profile_set(profile, "after", "sums", NULL));
    buffer_init(&rows, sizeof(StatisticsGroup));
    assert_false(statistics_groups(profile, &all, STATISTICS_BY_GAME, &rows));
    assert_true(profile_set(profile, "after", "groups", NULL));
    buffer_release(&rows);
    buffer_init(&rows, sizeof(StatisticsCount));
    assert_false(statistics_distribution(profile, &all, NULL, &rows));
    assert_true(profile_set(profile, "after", "counts", NULL));
    buffer_release(&rows);
    expect_setting(profile, "after", "counts");
    profile_close(profile);
}

static void nobody_and_no_match_can_be_read(void **state)
{
    const Scratch *scratch = *state;
    Person person = {.name = "Аня"}, found = {.id = -1};
    SavedMatch list[1];
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_true(people_add(profile, &person, NULL));
    foreign_run(scratch, "DROP TABLE person; DROP TABLE match");
    assert_false(people_read(profile, person.id, &found));
    assert_int_equal(found.id, -1);
    assert_true(profile_set(profile, "after", "person", NULL));
    assert_int_equal(profile_unfinished(profile, 0, list, 1), 0);
    assert_true(profile_set(profile, "after", "matches", NULL));
    expect_setting(profile, "after", "matches");
    profile_close(profile);
}

/* All names for what is set aside are taken: it stays where it is, as it is. */
static void what_has_no_place_aside_stays(void **state)
{
    static const char words[] = "this is no profile, but it is long enough";
    const Scratch *scratch = *state;
    char bytes[64] = "";
    scratch_write(scratch->file, words, sizeof words);
    for (int i = 1; i <= ASIDE_MOST; i++) {
        snprintf(bytes, sizeof bytes, "profile-damaged-%d.db", i);
        scratch_write(scratch_path(scratch, bytes), "old", 3);
    }
    Problem problem;
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_not_equal(problem.kind, PROBLEM_NONE);
    expect_usable(profile);
    profile_close(profile);
    FILE *file = fopen(scratch->file, "rb");
    assert_non_null(file);
    assert_int_equal(fread(bytes, 1, sizeof bytes, file), sizeof words);
    assert_string_equal(bytes, words);
    fclose(file);
}

static void every_problem_has_its_sentence(void **unused)
{
    for (int kind = PROBLEM_NONE + 1; kind < PROBLEM_KINDS; kind++) {
        Problem problem = {.kind = (ProblemKind)kind};
        const char *text = problem_text(&problem);
        assert_non_null(text);
        assert_int_equal(text[strlen(text) - 1], '.');
    }
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(an_impossible_folder_is_told),
        FOLDER_TEST(what_can_be_read_is_copied_into_memory),
        FOLDER_TEST(so_it_is_from_folders_of_any_name),
        FOLDER_TEST(a_newer_profile_is_left_alone),
        FOLDER_TEST(an_older_profile_is_brought_up_to_date),
        FOLDER_TEST(an_empty_file_becomes_a_profile),
        FOLDER_TEST(a_held_profile_is_not_waited_for_forever),
        FOLDER_TEST(a_taken_profile_is_left_alone),
        FOLDER_TEST(a_refused_opening_is_no_damage),
        FOLDER_TEST(a_pipe_is_not_opened),
        FOLDER_TEST(a_full_disk_loses_nothing),
        FOLDER_TEST(a_full_disk_at_the_start_is_told),
        FOLDER_TEST(what_cannot_be_read_stops_nothing),
        FOLDER_TEST(nobody_and_no_match_can_be_read),
        FOLDER_TEST(what_has_no_place_aside_stays),
        FOLDER_TEST(two_programs_share_a_profile),
        cmocka_unit_test(every_problem_has_its_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
