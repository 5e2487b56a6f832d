/* Bytes of a small profile are turned at random: the profile opens every time, a file that SQLite
 * finds unsound is set aside whole, and what is offered afterwards either loads or is refused. */
#include "scratch.h"

#include "play.h"

#define ROUNDS         300
#define FILE_BYTES_MAX (1u << 20)

static unsigned char sound[FILE_BYTES_MAX];
static size_t sound_size;

static void write_file(const char *path, const unsigned char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static size_t read_file(const char *path, unsigned char *bytes)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(bytes, 1, FILE_BYTES_MAX, file);
    fclose(file);
    return size;
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
    profile_close(profile);
    sound_size = read_file(scratch->file, sound);
    assert_in_range(sound_size, 1, FILE_BYTES_MAX - 1);
}

/* Reads all there is and plays on; whatever loads is a sound match. */
static void use(Profile *profile)
{
    SavedMatch list[8];
    char bytes[64];
    Text out = text_in(bytes, sizeof bytes);
    (void)profile_get(profile, "language", &out);
    size_t count = profile_unfinished(profile, list, 8);
    for (size_t i = 0; i < count; i++) {
        Match match;
        Problem problem;
        if (profile_match_load(profile, &list[i], &null_game, &match, &problem)) {
            assert_null(null_game.check(match_state(&match)));
            (void)play_on(&match, 0);
            (void)profile_match_keep(profile, list[i].id, &match, false, &problem);
            match_release(&match);
        } else {
            assert_non_null(problem_text(&problem));
        }
    }
    (void)profile_set(profile, "language", "id", NULL);
}

static void forget_files(const Scratch *scratch)
{
    static const char *const names[] = {
        "profile.db",           "profile.db-wal",           "profile.db-shm",
        "profile-damaged-1.db", "profile-damaged-1.db-wal", "profile-damaged-1.db-shm"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[SCRATCH_BYTES + 64];
        snprintf(path, sizeof path, "%s/%s", scratch->folder, names[i]);
        (void)remove(path);
    }
    assert_int_equal(scratch_count(scratch, "profile"), 0);
}

/* The damaged file lies under its new name, unchanged. */
static void expect_set_aside(const Scratch *scratch, const Problem *problem,
                             const unsigned char *bytes, size_t size)
{
    static unsigned char kept[FILE_BYTES_MAX];
    char path[SCRATCH_BYTES + PROBLEM_VALUE_BYTES];
    snprintf(path, sizeof path, "%s/%s", scratch->folder, problem->values[0]);
    assert_int_equal(read_file(path, kept), size);
    assert_memory_equal(kept, bytes, size);
}

static bool open_damaged(const Scratch *scratch, const unsigned char *bytes, size_t size)
{
    Problem problem;
    write_file(scratch->file, bytes, size);
    Profile *profile = profile_open(scratch->folder, &problem);
    bool is_aside = problem.kind == PROBLEM_SET_ASIDE;
    if (is_aside) {
        assert_true(profile_is_kept(profile));
        expect_set_aside(scratch, &problem, bytes, size);
    } else {
        assert_true(problem.kind == PROBLEM_NONE || problem.kind == PROBLEM_NEWER);
    }
    use(profile);
    profile_close(profile);
    forget_files(scratch);
    return is_aside;
}

static void turned_bytes_are_survived(void **state)
{
    static unsigned char bytes[FILE_BYTES_MAX];
    const Scratch *scratch = *state;
    make_sound(scratch);
    forget_files(scratch);
    int aside = 0;
    srand(9);
    for (int round = 0; round < ROUNDS; round++) {
        memcpy(bytes, sound, sound_size);
        /* every other time in the first page, where the header and the schema are */
        size_t reach = round % 2 == 0 ? 4096 : sound_size;
        for (int flips = 1 + rand() % 8; flips > 0; flips--) {
            bytes[(size_t)rand() % reach] ^= (unsigned char)(1 + rand() % 255);
        }
        aside += open_damaged(scratch, bytes, sound_size);
    }
    assert_in_range(aside, 1, ROUNDS - 1);
}

static void cut_files_are_survived(void **state)
{
    const Scratch *scratch = *state;
    make_sound(scratch);
    forget_files(scratch);
    for (size_t size = sound_size - 4096; size > 100; size -= size / 3) {
        assert_true(open_damaged(scratch, sound, size));
    }
}

static void foreign_files_are_set_aside(void **state)
{
    static const char letter[] = "Dear diary, this is not a profile at all, but it is mine.";
    const Scratch *scratch = *state;
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
    sound_size = read_file(scratch->file, sound);
    snprintf(path, sizeof path, "%s-wal", scratch->file);
    size_t size = read_file(path, journal);
    assert_in_range(size, 1, FILE_BYTES_MAX - 1);
    profile_close(profile);
    memset(sound + 100, 0x55, 100); /* the root of the schema */
    write_file(scratch->file, sound, sound_size);
    write_file(path, journal, size);
    Problem problem;
    profile_close(profile_open(scratch->folder, &problem));
    assert_int_equal(problem.kind, PROBLEM_SET_ASIDE);
    snprintf(path, sizeof path, "%s/%s-wal", scratch->folder, problem.values[0]);
    assert_int_equal(read_file(path, kept), size);
    assert_memory_equal(kept, journal, size);
    expect_set_aside(scratch, &problem, sound, sound_size);
}

static void each_damaged_file_has_its_own_name(void **state)
{
    const Scratch *scratch = *state;
    for (int i = 1; i <= 3; i++) {
        Problem problem;
        char expected[64];
        write_file(scratch->file, (const unsigned char *)"nonsense, and more of it", 24);
        profile_close(profile_open(scratch->folder, &problem));
        snprintf(expected, sizeof expected, "profile-damaged-%d.db", i);
        assert_int_equal(problem.kind, PROBLEM_SET_ASIDE);
        assert_string_equal(problem.values[0], expected);
    }
    assert_int_equal(scratch_count(scratch, "profile-damaged-"), 3);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(turned_bytes_are_survived),
        FOLDER_TEST(cut_files_are_survived),
        FOLDER_TEST(foreign_files_are_set_aside),
        FOLDER_TEST(the_journal_is_set_aside_as_well),
        FOLDER_TEST(each_damaged_file_has_its_own_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
