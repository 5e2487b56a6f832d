/* Profiles of every version that was released, as files: each is brought up to date with all it
 * held, and can then do all that a new one can. README.md in data tells what is in them. */
#include "scratch.h"

#include "play.h"
#include "storage/backup.h"
#include "storage/campaign.h"
#include "storage/holding.h"
#include "storage/people.h"
#include "storage/statistics.h"

#include <sqlite3.h>

#define FILE_BYTES_MAX (1u << 20)

static void copy_in(const char *to, const char *name)
{
    static unsigned char bytes[FILE_BYTES_MAX];
    char path[SCRATCH_BYTES];
    snprintf(path, sizeof path, "%s/%s", DATA_FOLDER, name);
    size_t size = scratch_read(path, bytes, sizeof bytes);
    scratch_write(to, bytes, size);
}

static Profile *open_version(const Scratch *scratch, const char *name)
{
    Problem problem;
    char bytes[16];
    Text out = text_in(bytes, sizeof bytes);
    copy_in(scratch->file, name);
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_true(profile_is_kept(profile));
    assert_true(profile_get(profile, "language", &out));
    assert_string_equal(bytes, "ru");
    return profile;
}

/* People, matches that refer to them, results and statistics: the newest parts. */
static void use(Profile *profile, int finished)
{
    Person person = {.name = "Ира", .avatar = "fox", .colour = 0x102030};
    Match match = play_begin(77);
    SavedMatch saved = play_record();
    SavedResult result = {.medal = "", .facts = {{"round", 4}}};
    Statistics statistics;
    assert_true(people_add(profile, &person, NULL));
    saved.seats[0].person = person.id;
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    while (play_on(&match, 0)) {
    }
    match_outcome(&match, &result.outcome);
    profile_match_keep_async(profile, saved.id, &match, false, &result);
    assert_true(profile_wait(profile, NULL));
    assert_true(statistics_read(profile, &(StatisticsFilter){.game = "null"}, &statistics));
    assert_int_equal(statistics.played, finished + 1);
    match_release(&match);
}

static void version_1_had_settings(void **state)
{
    Profile *profile = open_version(*state, "profile-1.db");
    use(profile, 0);
    profile_close(profile);
}

static void expect_finished(Profile *profile)
{
    SavedMatch saved;
    SavedResult result;
    Match match;
    assert_int_equal(profile_finished(profile, "null", 0, &saved, 1), 1);
    assert_int_equal(saved.setup.seed, 11);
    assert_int_equal(saved.actions, NULL_CARDS);
    assert_false(saved.uncounted);
    assert_int_equal(saved.seconds, 0); /* was not known then */
    assert_true(profile_match_result(profile, saved.id, &result));
    assert_string_equal(result.medal, "silver");
    assert_int_equal(result.outcome.winners, seat_bit(1));
    assert_int_equal(result.outcome.score[0], 15);
    assert_int_equal(result.outcome.score[1], 18);
    assert_int_equal(result.outcome.score[2], 12);
    assert_true(profile_match_load(profile, &saved, &null_game, &match, NULL));
    match_release(&match);
    Buffer points;
    buffer_init(&points, sizeof(StatisticsPoint));
    assert_true(statistics_series(profile, &(StatisticsFilter){.game = "null"}, &points));
    assert_int_equal(points.count, 1);
    assert_int_equal(((StatisticsPoint *)buffer_at(&points, 0))->ended, saved.updated);
    buffer_release(&points);
}

static void expect_unfinished(Profile *profile)
{
    SavedMatch saved;
    Match match;
    char bytes[16];
    Text note = text_in(bytes, sizeof bytes);
    assert_int_equal(profile_unfinished(profile, 0, &saved, 1), 1);
    assert_int_equal(saved.setup.seed, 12);
    assert_int_equal(saved.actions, 4);
    assert_true(saved.assisted);
    assert_string_equal(saved.seats[0].name, "Аня");
    assert_string_equal(saved.seats[1].kind, "hard");
    assert_string_equal(saved.seats[2].name, "李雷");
    assert_int_equal(saved.seats[0].person, 0);
    assert_true(profile_note_get(profile, saved.id, 2, &note));
    assert_string_equal(bytes, "3?");
    assert_true(profile_match_load(profile, &saved, &null_game, &match, NULL));
    assert_true(play_on(&match, 0));
    assert_true(profile_match_take(profile, saved.id, NULL));
    assert_true(profile_match_keep(profile, saved.id, &match, false, NULL));
    match_release(&match);
}

static void version_2_had_matches(void **state)
{
    const Scratch *scratch = *state;
    Profile *profile = open_version(scratch, "profile-2.db");
    expect_finished(profile);
    expect_unfinished(profile);
    use(profile, 1);
    profile_close(profile);
    Problem problem;
    profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    use(profile, 2);
    profile_close(profile);
}

static void expect_medals(Profile *profile, const char *list, const char *deal, int medals[2])
{
    CampaignDeal read;
    assert_true(campaign_read(profile, list, deal, &read));
    assert_int_equal(read.medal, medals[0]);
    assert_int_equal(read.assisted_medal, medals[1]);
}

/* Stage n of that time, with medal n and 53 - n with help, was the deal with seed[n - 1]. What was
 * no stage is as it was. */
static void expect_medals_by_seed(Profile *profile)
{
    static const int seeds[52] = {11,  19,  55,  87,  96,  64, 60,  82, 54,  12, 38, 83, 125,
                                  63,  90,  24,  113, 104, 41, 119, 70, 89,  5,  72, 73, 1,
                                  102, 107, 108, 93,  26,  45, 43,  62, 112, 21, 18, 71, 4,
                                  3,   28,  94,  78,  118, 66, 31,  10, 109, 51, 77, 47, 116};
    char seed[8];
    CampaignDeal list[64];
    for (int n = 1; n <= 52; n++) {
        snprintf(seed, sizeof seed, "%d", seeds[n - 1]);
        expect_medals(profile, "regicide-deals", seed, (int[]){n, 53 - n});
    }
    assert_int_equal(campaign_list(profile, "regicide-deals", list, 64), 52);
    assert_int_equal(campaign_list(profile, "regicide", list, 64), 3);
    expect_medals(profile, "regicide", "53", (int[]){53, 0});
    expect_medals(profile, "regicide", "01", (int[]){1, 0});
    expect_medals(profile, "regicide", "a1", (int[]){2, 3});
    expect_medals(profile, "regicide-daily", "20260228", (int[]){3, 0});
    expect_medals(profile, "clash", "2.5", (int[]){3, 0});
}

static void version_3_had_medals_by_stage(void **state)
{
    const Scratch *scratch = *state;
    Person person;
    Profile *profile = open_version(scratch, "profile-3.db");
    expect_finished(profile);
    expect_unfinished(profile);
    assert_int_equal(people_list(profile, &person, 1), 1);
    assert_string_equal(person.name, "Аня");
    expect_medals_by_seed(profile);
    profile_close(profile);
    for (int i = 0; i < 2; i++) {
        Problem problem;
        profile = profile_open(scratch->folder, &problem);
        assert_int_equal(problem.kind, PROBLEM_NONE);
        expect_medals_by_seed(profile);
        profile_close(profile);
    }
}

/* How its matches came to their deals was not kept then. */
static void version_4_knew_nothing_of_deals(void **state)
{
    const Scratch *scratch = *state;
    SavedMatch saved;
    Profile *profile = open_version(scratch, "profile-4.db");
    expect_finished(profile);
    expect_unfinished(profile);
    expect_medals_by_seed(profile);
    assert_int_equal(profile_finished(profile, "null", 0, &saved, 1), 1);
    assert_int_equal(saved.deal, DEAL_DRAWN);
    assert_true(profile_has_finished_deal(profile, &null_game, &saved.setup));
    use(profile, 1);
    profile_close(profile);
}

static void expect_series(Profile *profile, MatchId id, const SavedSeries *expected)
{
    SavedSeries series;
    char bytes[64];
    Text note = text_in(bytes, sizeof bytes);
    assert_true(profile_series_get(profile, id, &series));
    assert_memory_equal(&series, expected, sizeof series);
    assert_false(profile_note_get(profile, id, SEAT_LIMIT, &note));
}

/* Of games won: 3 to win, the random leads, 4 games, 1 drawn, seat 0 lost the last. Of points: up
 * to 30, after 2 games. */
static void version_5_had_series_as_notes(void **state)
{
    static const SavedSeries wins = {
        .target = 3, .games = 4, .lead = 2, .drawn = 1, .loser = 0, .scores = {1, 2}};
    static const SavedSeries sums = {
        .target = 30, .games = 2, .scores = {14, 9, 0, 12, 7, 0}, .clues = {3, 5, 0, 1, 2, 0}};
    const Scratch *scratch = *state;
    SavedMatch unfinished;
    SavedMatch finished;
    Profile *profile = open_version(scratch, "profile-5.db");
    assert_int_equal(profile_unfinished(profile, 0, &unfinished, 1), 1);
    assert_int_equal(profile_finished(profile, "null", 0, &finished, 1), 1);
    expect_series(profile, unfinished.id, &wins);
    expect_series(profile, finished.id, &sums);
    expect_finished(profile);
    expect_unfinished(profile);
    expect_medals_by_seed(profile);
    use(profile, 1);
    profile_close(profile);
}

static void expect_setting(Profile *profile, PersonId id, const char *key, const char *expected)
{
    char bytes[16];
    Text out = text_in(bytes, sizeof bytes);
    bool is_found = id == 0 ? profile_get(profile, key, &out) : people_get(profile, id, key, &out);
    assert_int_equal(is_found, expected != NULL);
    if (expected) {
        assert_string_equal(bytes, expected);
    }
}

/* Text 150, contrast, coach 2, ink 0, instant, volume 35 and the second curtain, for everybody;
 * Ира's letters at 90 by a program of later. What is a person's became Аня's and Ира's. */
static void version_6_had_settings_for_everybody(void **state)
{
    static const char *const own[][2] = {
        {"contrast", "1"}, {"coach", "2"}, {"ink", "0"}, {"speed", "4"}};
    const Scratch *scratch = *state;
    Profile *profile = open_version(scratch, "profile-6.db");
    for (PersonId id = 0; id <= 2; id++) {
        expect_setting(profile, id, "text", id == 2 ? "90" : "150");
        for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
            expect_setting(profile, id, own[i][0], own[i][1]);
        }
        expect_setting(profile, id, "volume", id == 0 ? "35" : NULL);
        expect_setting(profile, id, "curtain", id == 0 ? "1" : NULL);
        expect_setting(profile, id, "calm", NULL);
    }
    expect_finished(profile);
    expect_unfinished(profile);
    use(profile, 1);
    profile_close(profile);
}

/* All of Аня is calm, of Ира nothing, of the others nothing was ever kept. */
static void version_7_had_one_setting_for_all_motion(void **state)
{
    static const char *const keys[] = {"calm", "no-shaking", "no-flashes"};
    const Scratch *scratch = *state;
    Profile *profile = open_version(scratch, "profile-7.db");
    for (size_t i = 0; i < 3; i++) {
        expect_setting(profile, 0, keys[i], NULL);
        expect_setting(profile, 1, keys[i], "1");
        expect_setting(profile, 2, keys[i], "0");
    }
    expect_setting(profile, 1, "text", "150");
    expect_finished(profile);
    expect_unfinished(profile);
    use(profile, 1);
    profile_close(profile);
}

static void version_8_had_one_window(void **state)
{
    const Scratch *scratch = *state;
    SavedMatch saved;
    Profile *profile = open_version(scratch, "profile-8.db");
    assert_int_equal(profile_unfinished(profile, 0, &saved, 1), 1);
    assert_false(profile_match_is_elsewhere(profile, saved.id));
    assert_false(profile_match_is_held(profile, saved.id));
    expect_finished(profile);
    expect_unfinished(profile);
    use(profile, 1);
    profile_close(profile);
}

static void set_note(const char *path, const char *note)
{
    sqlite3 *database = NULL;
    sqlite3_stmt *statement = NULL;
    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(database, "UPDATE match_note SET note = ?1 WHERE seat = 6",
                                        -1, &statement, NULL),
                     SQLITE_OK);
    sqlite3_bind_text(statement, 1, note, -1, SQLITE_STATIC);
    assert_int_equal(sqlite3_step(statement), SQLITE_DONE);
    sqlite3_finalize(statement);
    sqlite3_close(database);
}

/* A note that is no series makes a match a single game and the profile no worse. */
static void notes_that_are_no_series_are_dropped(void **state)
{
    static const char *const notes[] = {"",
                                        "x",
                                        "1 2 3",
                                        "1 2 3 4 5 6 7.5",
                                        "1 2 3 4 5 6 {}",
                                        "1 2 3 4 5 6 7 ",
                                        "1 2 3 4 5 6 99999999999999999999",
                                        "[1 2 3 4 5 6 7]"};
    const Scratch *scratch = *state;
    for (size_t i = 0; i < sizeof notes / sizeof *notes; i++) {
        Problem problem;
        SavedMatch saved;
        SavedSeries series;
        copy_in(scratch->file, "profile-5.db");
        set_note(scratch->file, notes[i]);
        Profile *profile = profile_open(scratch->folder, &problem);
        assert_int_equal(problem.kind, PROBLEM_NONE);
        assert_int_equal(profile_unfinished(profile, 0, &saved, 1), 1);
        assert_false(profile_series_get(profile, saved.id, &series));
        profile_close(profile);
    }
}

/* A backup may be older than the program that brings it back. */
static void an_older_backup_is_brought_up_to_date(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    copy_in(scratch_path(scratch, "profile-backup.db"), "profile-2.db");
    scratch_write(scratch->file, "this is no profile, but it is long enough", 41);
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_SET_ASIDE_OFFER);
    assert_true(backup_restore(profile, NULL, &problem));
    expect_finished(profile);
    expect_unfinished(profile);
    use(profile, 1);
    profile_close(profile);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(version_1_had_settings),
        FOLDER_TEST(version_2_had_matches),
        FOLDER_TEST(version_3_had_medals_by_stage),
        FOLDER_TEST(version_4_knew_nothing_of_deals),
        FOLDER_TEST(version_5_had_series_as_notes),
        FOLDER_TEST(version_6_had_settings_for_everybody),
        FOLDER_TEST(version_7_had_one_setting_for_all_motion),
        FOLDER_TEST(version_8_had_one_window),
        FOLDER_TEST(notes_that_are_no_series_are_dropped),
        FOLDER_TEST(an_older_backup_is_brought_up_to_date),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
