/* Bytes of a small profile are turned at random: the profile opens every time, a file that SQLite
 * finds unsound is set aside whole, the backup brings everything back, and what is offered
 * otherwise either loads or is refused. The argument is the number of mutations. */
#include "scratch.h"

#include "play.h"
#include "storage/backup.h"
#include "storage/campaign.h"
#include "storage/holding.h"
#include "storage/statistics.h"

#define FILE_BYTES_MAX (1u << 20)

static int rounds = 300;
static unsigned char sound[FILE_BYTES_MAX];
static size_t sound_size;
static unsigned char backup[FILE_BYTES_MAX];
static size_t backup_size;

/* A finished match and a medal. */
static void add_records(Profile *profile)
{
    Match match = play_begin(4);
    SavedMatch saved = play_record();
    SavedResult result = {.outcome = {.over = true, .winners = 1}, .facts = {{"votes", 3}}};
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_true(profile_match_finish(profile, saved.id, &result, NULL));
    assert_true(campaign_record(profile, "deals", &(CampaignDeal){"11", 2, 3}, NULL));
    match_release(&match);
}

static void make_sound(const Scratch *scratch)
{
    Profile *profile = profile_open(scratch->folder, NULL);
    profile_set(profile, "language", "ru", NULL);
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Match match = play_begin(seed);
        SavedMatch saved = play_record();
        while (match.position < 2 * seed && play_on(&match, 0)) {
        }
        assert_true(profile_match_begin(profile, &saved, &match, NULL));
        assert_true(profile_note_set(profile, saved.id, 0, "note", NULL));
        match_release(&match);
    }
    add_records(profile);
    assert_true(backup_make(profile, NULL));
    profile_close(profile);
    sound_size = scratch_read(scratch->file, sound, FILE_BYTES_MAX);
    backup_size = scratch_read(scratch_path(scratch, "profile-backup.db"), backup, FILE_BYTES_MAX);
}

/* What cannot be read is left out; the profile can be written all the same. */
static void use_records(Profile *profile)
{
    CampaignDeal deals[4];
    Statistics statistics;
    const StatisticsFilter all = {.game = NULL};
    Buffer groups, counts;
    buffer_init(&groups, sizeof(StatisticsGroup));
    buffer_init(&counts, sizeof(StatisticsCount));
    assert_in_range(campaign_list(profile, "deals", deals, 4), 0, 4);
    (void)campaign_read(profile, "deals", "11", &deals[0]);
    (void)campaign_record(profile, "deals", &(CampaignDeal){"12", 1, 0}, NULL);
    (void)statistics_read(profile, &all, &statistics);
    for (StatisticsKey key = STATISTICS_BY_GAME; key <= STATISTICS_BY_PERSON; key++) {
        (void)statistics_groups(profile, &all, key, &groups);
    }
    (void)statistics_distribution(profile, &all, "votes", &counts);
    buffer_release(&groups);
    buffer_release(&counts);
}

/* Reads all there is and plays on; whatever loads is a sound match. */
static void use(Profile *profile)
{
    SavedMatch list[8];
    char bytes[64];
    Text out = text_in(bytes, sizeof bytes);
    (void)profile_get(profile, "language", &out);
    size_t count = profile_unfinished(profile, 0, list, 8);
    for (size_t i = 0; i < count; i++) {
        Match match;
        Problem problem;
        if (profile_match_load(profile, &list[i], &null_game, &match, &problem)) {
            assert_null(null_game.check(match_state(&match)));
            (void)play_on(&match, 0);
            (void)profile_match_take(profile, list[i].id, &problem);
            (void)profile_match_keep(profile, list[i].id, &match, false, &problem);
            match_release(&match);
        } else {
            assert_non_null(problem_text(&problem));
        }
    }
    use_records(profile);
    (void)profile_set(profile, "language", "id", NULL);
}

/* The damaged file lies under its new name, unchanged. */
static void expect_set_aside(const Scratch *scratch, const Problem *problem,
                             const unsigned char *bytes, size_t size)
{
    static unsigned char kept[FILE_BYTES_MAX];
    char path[SCRATCH_BYTES + PROBLEM_VALUE_BYTES];
    snprintf(path, sizeof path, "%s/%s", scratch->folder, problem->values[0]);
    assert_int_equal(scratch_read(path, kept, FILE_BYTES_MAX), size);
    assert_memory_equal(kept, bytes, size);
}

/* Everything is as make_sound left it, and can be played on. */
static void restore(Profile *profile)
{
    SavedMatch list[4];
    Match match;
    assert_true(backup_is_offered(profile));
    assert_true(backup_restore(profile, NULL, NULL));
    assert_false(backup_is_offered(profile));
    assert_int_equal(profile_unfinished(profile, 0, list, 4), 3);
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(list[i].actions, 2 * list[i].setup.seed);
        assert_true(profile_match_load(profile, &list[i], &null_game, &match, NULL));
        assert_true(play_on(&match, 0));
        assert_true(profile_match_take(profile, list[i].id, NULL));
        assert_true(profile_match_keep(profile, list[i].id, &match, false, NULL));
        match_release(&match);
    }
}

static bool open_damaged(const Scratch *scratch, const unsigned char *bytes, size_t size)
{
    Problem problem;
    scratch_write(scratch->file, bytes, size);
    scratch_write(scratch_path(scratch, "profile-backup.db"), backup, backup_size);
    Profile *profile = profile_open(scratch->folder, &problem);
    bool is_aside = problem.kind == PROBLEM_SET_ASIDE_OFFER;
    if (is_aside) {
        assert_true(profile_is_kept(profile));
        expect_set_aside(scratch, &problem, bytes, size);
        restore(profile);
    } else {
        assert_true(problem.kind == PROBLEM_NONE || problem.kind == PROBLEM_NEWER);
    }
    use(profile);
    profile_close(profile);
    scratch_empty(scratch);
    return is_aside;
}

static void turned_bytes_are_survived(void **state)
{
    static unsigned char bytes[FILE_BYTES_MAX];
    const Scratch *scratch = *state;
    make_sound(scratch);
    scratch_empty(scratch);
    int aside = 0;
    srand(9);
    for (int round = 0; round < rounds; round++) {
        memcpy(bytes, sound, sound_size);
        /* every other time in the first page, where the header and the schema are */
        size_t reach = round % 2 == 0 ? 4096 : sound_size;
        for (int flips = 1 + rand() % 8; flips > 0; flips--) {
            bytes[(size_t)rand() % reach] ^= (unsigned char)(1 + rand() % 255);
        }
        aside += open_damaged(scratch, bytes, sound_size);
    }
    print_message("%d of %d mutations were damage to the file\n", aside, rounds);
    assert_in_range(aside, 1, rounds - 1);
}

static void cut_files_are_survived(void **state)
{
    const Scratch *scratch = *state;
    make_sound(scratch);
    scratch_empty(scratch);
    for (size_t size = sound_size - 4096; size > 100; size -= size / 3) {
        assert_true(open_damaged(scratch, sound, size));
    }
}

static void foreign_files_are_set_aside(void **state)
{
    static const char letter[] = "Dear diary, this is not a profile at all, but it is mine.";
    const Scratch *scratch = *state;
    make_sound(scratch);
    scratch_empty(scratch);
    assert_true(open_damaged(scratch, (const unsigned char *)letter, sizeof letter));
}

/* The journal may hold the last actions: it goes with its file and stays as it is. */
static void the_journal_is_set_aside_as_well(void **state)
{
    static unsigned char journal[FILE_BYTES_MAX];
    static unsigned char kept[FILE_BYTES_MAX];
    const Scratch *scratch = *state;
    char path[SCRATCH_BYTES + PROBLEM_VALUE_BYTES + 16];
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_true(profile_set(profile, "language", "ru", NULL));
    sound_size = scratch_read(scratch->file, sound, FILE_BYTES_MAX);
    snprintf(path, sizeof path, "%s-wal", scratch->file);
    size_t size = scratch_read(path, journal, FILE_BYTES_MAX);
    profile_close(profile);
    memset(sound + 100, 0x55, 100); /* the root of the schema */
    scratch_write(scratch->file, sound, sound_size);
    scratch_write(path, journal, size);
    Problem problem;
    profile_close(profile_open(scratch->folder, &problem));
    assert_int_equal(problem.kind, PROBLEM_SET_ASIDE);
    snprintf(path, sizeof path, "%s/%s-wal", scratch->folder, problem.values[0]);
    assert_int_equal(scratch_read(path, kept, FILE_BYTES_MAX), size);
    assert_memory_equal(kept, journal, size);
    expect_set_aside(scratch, &problem, sound, sound_size);
}

static void each_damaged_file_has_its_own_name(void **state)
{
    const Scratch *scratch = *state;
    for (int i = 1; i <= 3; i++) {
        Problem problem;
        char expected[64];
        scratch_write(scratch->file, (const unsigned char *)"nonsense, and more of it", 24);
        profile_close(profile_open(scratch->folder, &problem));
        snprintf(expected, sizeof expected, "profile-damaged-%d.db", i);
        assert_int_equal(problem.kind, PROBLEM_SET_ASIDE);
        assert_string_equal(problem.values[0], expected);
    }
    assert_int_equal(scratch_count(scratch, "profile-damaged-"), 3);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(int argc, char **argv)
{
    rounds = argc > 1 ? atoi(argv[1]) : rounds;
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(turned_bytes_are_survived),
        FOLDER_TEST(cut_files_are_survived),
        FOLDER_TEST(foreign_files_are_set_aside),
        FOLDER_TEST(the_journal_is_set_aside_as_well),
        FOLDER_TEST(each_damaged_file_has_its_own_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
