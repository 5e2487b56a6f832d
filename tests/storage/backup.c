/* The last good backup: made in time, never replaced by a worse one, and given back whole. */
#include "scratch.h"

#include "../descriptors.h"
#include "play.h"
#include "slow.h"
#include "storage/backup.h"

#include <time.h>
#include <utime.h>

#define BACKUP "profile-backup.db"
#define DAY    (24 * 60 * 60)

#define KEPT_MOST 1000

static void add_match(Profile *profile, uint64_t seed)
{
    Match match = play_begin(seed);
    SavedMatch saved = play_record();
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    match_release(&match);
}

static void finish_match(Profile *profile, uint64_t seed)
{
    Match match = play_begin(seed);
    SavedMatch saved = play_record();
    SavedResult result = {.medal = ""};
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    while (play_on(&match, 0)) {
    }
    match_outcome(&match, &result.outcome);
    profile_match_keep_async(profile, saved.id, &match, false, &result);
    assert_true(profile_wait(profile, NULL));
    match_release(&match);
}

static Profile *reopen(Profile *profile, const Scratch *scratch, Problem *problem)
{
    profile_close(profile);
    return profile_open(scratch->folder, problem);
}

static void make_older(const Scratch *scratch, long seconds)
{
    struct utimbuf times = {time(NULL) - seconds, time(NULL) - seconds};
    assert_int_equal(utime(scratch_path(scratch, BACKUP), &times), 0);
}

static void expect_backup(Profile *profile, int finished, int unfinished)
{
    Backup backup;
    assert_true(backup_read(profile, &backup));
    assert_int_equal(backup.finished, finished);
    assert_int_equal(backup.unfinished, unfinished);
    assert_in_range(backup.made, time(NULL) - 60, time(NULL) + 1);
}

static void damage(const Scratch *scratch)
{
    scratch_write(scratch->file, "this is no profile, but it is long enough", 41);
}

static void it_is_made_at_a_start_once_a_day(void **state)
{
    const Scratch *scratch = *state;
    Backup backup;
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_false(backup_read(profile, &backup));
    profile = reopen(profile, scratch, NULL);
    assert_false(backup_read(profile, &backup)); /* nothing worth it yet */
    add_match(profile, 1);
    profile = reopen(profile, scratch, NULL);
    expect_backup(profile, 0, 1);
    add_match(profile, 2);
    make_older(scratch, DAY - 60);
    profile = reopen(profile, scratch, NULL);
    assert_true(backup_read(profile, &backup));
    assert_int_equal(backup.unfinished, 1);
    make_older(scratch, DAY + 60);
    profile = reopen(profile, scratch, NULL);
    expect_backup(profile, 0, 2);
    profile_close(profile);
}

static void it_is_made_after_a_finished_match(void **state)
{
    const Scratch *scratch = *state;
    Profile *profile = profile_open(scratch->folder, NULL);
    finish_match(profile, 1);
    expect_backup(profile, 1, 0);
    finish_match(profile, 2);
    expect_backup(profile, 1, 0); /* not again within the hour */
    make_older(scratch, 60 * 60 + 60);
    finish_match(profile, 3);
    expect_backup(profile, 3, 0);
    profile_close(profile);
}

static void expect_declined(Profile *profile, const Scratch *scratch)
{
    char bytes[64];
    Text kept = text_in(bytes, sizeof bytes);
    assert_true(backup_decline(profile, &kept, NULL));
    assert_false(backup_is_offered(profile));
    assert_string_equal(bytes, "profile-backup-1.db");
    assert_int_equal(scratch_count(scratch, bytes), 1);
}

static void it_stays_on_offer_until_the_person_decides(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    Profile *profile = profile_open(scratch->folder, NULL);
    finish_match(profile, 1);
    profile_close(profile);
    damage(scratch);
    profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_SET_ASIDE_OFFER);
    assert_string_equal(problem.values[0], "profile-damaged-1.db");
    make_older(scratch, 2 * DAY);
    add_match(profile, 2);
    add_match(profile, 3);
    finish_match(profile, 4);
    profile = reopen(profile, scratch, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_true(backup_is_offered(profile));
    Backup backup;
    assert_true(backup_read(profile, &backup));
    assert_int_equal(backup.finished, 1);
    assert_int_equal(backup.unfinished, 0);
    expect_declined(profile, scratch);
    profile = reopen(profile, scratch, &problem);
    expect_backup(profile, 1, 2);
    profile_close(profile);
}

static void what_it_replaces_is_kept(void **state)
{
    const Scratch *scratch = *state;
    SavedMatch list[4];
    char bytes[64];
    Text replaced = text_in(bytes, sizeof bytes);
    Profile *profile = profile_open(scratch->folder, NULL);
    finish_match(profile, 1);
    add_match(profile, 2);
    assert_int_equal(profile_unfinished(profile, 0, list, 4), 1);
    assert_true(backup_restore(profile, &replaced, NULL));
    assert_string_equal(bytes, "profile-replaced-1.db");
    assert_int_equal(profile_unfinished(profile, 0, list, 4), 0);
    assert_int_equal(profile_finished(profile, NULL, 0, list, 4), 1);
    profile_close(profile);
    assert_int_equal(rename(scratch_path(scratch, bytes), scratch->file), 0);
    profile = profile_open(scratch->folder, NULL);
    assert_int_equal(profile_unfinished(profile, 0, list, 4), 1);
    assert_int_equal(list[0].setup.seed, 2);
    profile_close(profile);
}

static void a_restored_profile_survives_a_restart(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    SavedMatch list[4];
    Profile *profile = profile_open(scratch->folder, NULL);
    finish_match(profile, 1);
    profile_close(profile);
    damage(scratch);
    profile = profile_open(scratch->folder, NULL);
    assert_true(backup_restore(profile, NULL, &problem));
    assert_int_equal(problem.kind, PROBLEM_NONE);
    add_match(profile, 2);
    profile = reopen(profile, scratch, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_int_equal(profile_unfinished(profile, 0, list, 4), 1);
    assert_int_equal(profile_finished(profile, NULL, 0, list, 4), 1);
    assert_int_equal(scratch_count(scratch, "profile-replaced"), 0);
    profile_close(profile);
}

static void a_full_disk_leaves_the_profile_as_it_is(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    SavedMatch list[4];
    slow_begin();
    Profile *profile = profile_open(scratch->folder, NULL);
    finish_match(profile, 1);
    add_match(profile, 2);
    slow_fill(true);
    assert_false(backup_restore(profile, NULL, &problem));
    assert_int_equal(problem.kind, PROBLEM_FULL);
    assert_int_equal(profile_unfinished(profile, 0, list, 4), 1);
    slow_fill(false);
    assert_true(backup_restore(profile, NULL, &problem));
    assert_int_equal(profile_unfinished(profile, 0, list, 4), 0);
    profile_close(profile);
    slow_end();
}

static void a_damaged_backup_is_not_offered(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    Backup backup;
    Profile *profile = profile_open(scratch->folder, NULL);
    finish_match(profile, 1);
    profile_close(profile);
    damage(scratch);
    scratch_write(scratch_path(scratch, BACKUP), "nonsense", 8);
    profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_SET_ASIDE);
    assert_false(backup_is_offered(profile));
    int descriptors = descriptors_count();
    assert_false(backup_read(profile, &backup));
    assert_int_equal(descriptors_count(), descriptors);
    assert_int_equal(scratch_count(scratch, "profile-backup-1.db"), 1); /* but not lost */
    add_match(profile, 2);
    assert_false(backup_restore(profile, NULL, &problem));
    assert_int_equal(problem.kind, PROBLEM_NO_BACKUP);
    SavedMatch list[4];
    assert_int_equal(profile_unfinished(profile, 0, list, 4), 1);
    assert_true(backup_make(profile, NULL)); /* takes the place of the nonsense */
    expect_backup(profile, 0, 1);
    profile_close(profile);
}

/* What a power cut leaves: nothing, or so few bytes that they are no database. */
static void lose(const Scratch *scratch, int bytes)
{
    if (bytes < 0) {
        assert_int_equal(remove(scratch->file), 0);
    } else {
        scratch_write(scratch->file, "SQLite format 3", (size_t)bytes);
    }
}

static void expect_offer(const Scratch *scratch, int bytes)
{
    Problem problem;
    SavedMatch list[2];
    Profile *profile = profile_open(scratch->folder, NULL);
    finish_match(profile, 1);
    profile_close(profile);
    lose(scratch, bytes);
    profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, bytes > 0 ? PROBLEM_SET_ASIDE_OFFER : PROBLEM_LOST_OFFER);
    assert_int_equal(scratch_count(scratch, "profile-damaged-1.db"), bytes > 0);
    make_older(scratch, 2 * DAY);
    finish_match(profile, 2);
    profile = reopen(profile, scratch, &problem);
    assert_true(backup_is_offered(profile));
    assert_true(backup_restore(profile, NULL, NULL));
    assert_int_equal(profile_finished(profile, NULL, 0, list, 2), 1);
    assert_int_equal(list[0].setup.seed, 1);
    profile_close(profile);
    scratch_empty(scratch);
}

static void a_lost_profile_offers_it(void **state)
{
    static const int left[] = {-1, 0, 1, 2, 14, 15};
    for (size_t i = 0; i < sizeof left / sizeof left[0]; i++) {
        expect_offer(*state, left[i]);
    }
}

/* What the program's end left of one that was being made. */
static void a_torn_copy_is_in_nobodys_way(void **state)
{
    const Scratch *scratch = *state;
    Profile *profile = profile_open(scratch->folder, NULL);
    scratch_write(scratch_path(scratch, "profile-backup.new"), "half of a profile", 17);
    finish_match(profile, 1);
    expect_backup(profile, 1, 0);
    profile_close(profile);
}

/* A thousand of them are kept; the next one is not thrown away. */
static void one_that_cannot_be_kept_stays_on_offer(void **state)
{
    const Scratch *scratch = *state;
    char bytes[64];
    Text kept = text_in(bytes, sizeof bytes);
    Problem problem = {0};
    Profile *profile = profile_open(scratch->folder, NULL);
    finish_match(profile, 1);
    profile_close(profile);
    damage(scratch);
    profile = profile_open(scratch->folder, NULL);
    assert_true(backup_is_offered(profile));
    for (int i = 1; i <= KEPT_MOST; i++) {
        snprintf(bytes, sizeof bytes, "profile-backup-%d.db", i);
        scratch_write(scratch_path(scratch, bytes), "kept", 4);
    }
    assert_false(backup_decline(profile, &kept, &problem));
    assert_int_equal(problem.kind, PROBLEM_FAILED);
    assert_true(backup_is_offered(profile));
    expect_backup(profile, 1, 0);
    profile_close(profile);
}

static void what_is_no_file_is_no_backup(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    assert_int_equal(mkfifo(scratch_path(scratch, BACKUP), 0600), 0);
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_false(backup_is_offered(profile));
    profile_close(profile);
}

static void without_a_file_there_is_none(void **unused)
{
    Problem problem;
    Backup backup;
    Profile *profile = profile_open(NULL, NULL);
    add_match(profile, 1);
    assert_false(backup_make(profile, &problem));
    assert_int_equal(problem.kind, PROBLEM_FAILED);
    assert_false(backup_read(profile, &backup));
    assert_false(backup_restore(profile, NULL, &problem));
    assert_int_equal(problem.kind, PROBLEM_NO_BACKUP);
    profile_close(profile);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(it_is_made_at_a_start_once_a_day),
        FOLDER_TEST(it_is_made_after_a_finished_match),
        FOLDER_TEST(it_stays_on_offer_until_the_person_decides),
        FOLDER_TEST(what_it_replaces_is_kept),
        FOLDER_TEST(a_restored_profile_survives_a_restart),
        FOLDER_TEST(a_full_disk_leaves_the_profile_as_it_is),
        FOLDER_TEST(a_damaged_backup_is_not_offered),
        FOLDER_TEST(a_lost_profile_offers_it),
        FOLDER_TEST(a_torn_copy_is_in_nobodys_way),
        FOLDER_TEST(one_that_cannot_be_kept_stays_on_offer),
        FOLDER_TEST(what_is_no_file_is_no_backup),
        cmocka_unit_test(without_a_file_there_is_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
