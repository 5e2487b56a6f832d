/* Words of people that mean something to SQL, to a spreadsheet, to printf or to a path: they are
 * kept as they were typed, come back so, and do nothing else. */
#include "scratch.h"

#include "play.h"
#include "storage/campaign.h"
#include "storage/people.h"
#include "storage/statistics.h"
#include "storage/user_file.h"

#include "base/limits.h"

#include <sqlite3.h>

static const char *const hostile[] = {
    "'; DROP TABLE person; --",
    "' OR '1'='1",
    "\"; DELETE FROM match; --",
    "Robert'); DELETE FROM person WHERE ('1'='1",
    "%' ESCAPE '\\",
    "%s%n%x%d",
    "?1 :name @name $name",
    "../../../../etc/passwd",
    "C:\\..\\..\\con",
    "<script>alert(1)</script>",
    "=HYPERLINK(\"http://evil.example\")",
    "+1",
    "-1",
    "@SUM(A1)",
    "a,b;c\td",
    "\xe2\x80\xaelive", /* turns the direction of writing */
    "\xf0\x9f\x83\x8f", /* a card */
    "\\0 \\n \\u0000 \\x27",
};

/* What the file itself says, past all code of the program. */
static int64_t number_of(const Scratch *scratch, const char *sql)
{
    sqlite3 *file;
    sqlite3_stmt *statement;
    assert_int_equal(sqlite3_open_v2(scratch->file, &file, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(file, sql, -1, &statement, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    int64_t number = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(file);
    return number;
}

static const char tables[] = "SELECT count(*) FROM sqlite_master";

static void people_have_such_names_and_settings(void **state)
{
    const Scratch *scratch = *state;
    Person people[COUNT_OF(hostile)], list[COUNT_OF(hostile) + 1];
    Profile *profile = profile_open(scratch->folder, NULL);
    int64_t before = number_of(scratch, tables);
    for (size_t i = 0; i < COUNT_OF(hostile); i++) {
        people[i] = (Person){.avatar = "fox"};
        snprintf(people[i].name, sizeof people[i].name, "%s", hostile[i]);
        assert_true(people_add(profile, &people[i], NULL));
        assert_true(people_set(profile, people[i].id, hostile[i], hostile[i], NULL));
        assert_true(profile_set(profile, hostile[i], hostile[i], NULL));
        assert_true(people_change(profile, &people[i], NULL));
    }
    profile_close(profile);
    profile = profile_open(scratch->folder, NULL);
    assert_int_equal(people_list(profile, list, COUNT_OF(list)), COUNT_OF(hostile));
    for (size_t i = 0; i < COUNT_OF(hostile); i++) {
        char own[128], shared[128];
        Text text = text_in(own, sizeof own), other = text_in(shared, sizeof shared);
        assert_string_equal(list[i].name, hostile[i]);
        assert_true(people_get(profile, people[i].id, hostile[i], &text));
        assert_true(profile_get(profile, hostile[i], &other));
        assert_string_equal(own, hostile[i]);
        assert_string_equal(shared, hostile[i]);
    }
    assert_true(people_remove(profile, people[0].id, NULL));
    profile_close(profile);
    assert_int_equal(number_of(scratch, tables), before);
    assert_int_equal(number_of(scratch, "SELECT count(*) FROM person"), COUNT_OF(hostile) - 1);
}

/* In a seat, in a notebook, as a deal of a campaign. */
static void matches_have_them_too(void **state)
{
    const Scratch *scratch = *state;
    MatchId ids[COUNT_OF(hostile)];
    Profile *profile = profile_open(scratch->folder, NULL);
    int64_t before = number_of(scratch, tables);
    for (size_t i = 0; i < COUNT_OF(hostile); i++) {
        Match match = play_begin(i + 1);
        SavedMatch saved = play_record();
        CampaignDeal deal = {.deal = "7", .medal = 3};
        snprintf(saved.seats[0].name, sizeof saved.seats[0].name, "%s", hostile[i]);
        assert_true(profile_match_begin(profile, &saved, &match, NULL));
        assert_true(profile_note_set(profile, saved.id, 0, hostile[i], NULL));
        assert_true(campaign_record(profile, hostile[i], &deal, NULL));
        ids[i] = saved.id;
        match_release(&match);
    }
    profile_close(profile);
    profile = profile_open(scratch->folder, NULL);
    for (size_t i = 0; i < COUNT_OF(hostile); i++) {
        SavedMatch saved;
        CampaignDeal deal;
        char note[128];
        Text text = text_in(note, sizeof note);
        assert_true(profile_match_read(profile, ids[i], &saved, NULL));
        assert_string_equal(saved.seats[0].name, hostile[i]);
        assert_true(profile_note_get(profile, ids[i], 0, &text));
        assert_string_equal(note, hostile[i]);
        assert_int_equal(campaign_list(profile, hostile[i], &deal, 1), 1);
    }
    assert_true(campaign_reset(profile, hostile[1], NULL)); /* "or 1 = 1" */
    profile_close(profile);
    assert_int_equal(number_of(scratch, tables), before);
    assert_int_equal(number_of(scratch, "SELECT count(*) FROM match"), COUNT_OF(hostile));
    assert_int_equal(number_of(scratch, "SELECT count(*) FROM campaign"), COUNT_OF(hostile) - 1);
}

/* A spreadsheet calculates what begins as a formula, and splits at what is not quoted. */
static void no_cell_of_the_statistics_calculates(void **state)
{
    Profile *profile = profile_open(NULL, NULL);
    for (size_t i = 0; i < COUNT_OF(hostile); i++) {
        Match match = play_begin(i + 1);
        SavedMatch saved = play_record();
        snprintf(saved.seats[0].name, sizeof saved.seats[0].name, "%s", hostile[i]);
        while (play_on(&match, 0)) {
        }
        SavedResult result = {.outcome = {.over = true, .winners = 1}};
        assert_true(profile_match_begin(profile, &saved, &match, NULL));
        assert_true(profile_match_finish(profile, saved.id, &result, NULL));
        match_release(&match);
    }
    Buffer csv;
    buffer_init(&csv, 1);
    assert_true(statistics_export(profile, &csv, NULL));
    bool is_quoted = false, begins = true;
    const char *bytes = (const char *)csv.data;
    for (size_t i = 0; i < csv.count; i++) {
        bool is_edge = bytes[i] == ',' || bytes[i] == '\n' || bytes[i] == '\r';
        if (begins) {
            assert_false(bytes[i] == '=' || bytes[i] == '+' || bytes[i] == '-' || bytes[i] == '@');
        }
        is_quoted = bytes[i] == '"' ? !is_quoted : is_quoted;
        begins = (is_edge && !is_quoted) || (bytes[i] == '"' && is_quoted);
    }
    assert_false(is_quoted);
    buffer_release(&csv);
    profile_close(profile);
}

/* A folder may be called anything that is no path of its own. */
static void so_may_folders_be_called(void **state)
{
    static const char *const names[] = {
        "a?mode=memory", "b#c%41", "d'; DROP TABLE person; --", "file:e", " f ", "-g", "%s%n"};
    const Scratch *scratch = *state;
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        char folder[2 * SCRATCH_BYTES], file[2 * SCRATCH_BYTES + 16];
        snprintf(folder, sizeof folder, "%s/%s", scratch->folder, names[i]);
        snprintf(file, sizeof file, "%s/profile.db", folder);
        Profile *profile = profile_open(folder, NULL);
        assert_true(profile_is_kept(profile));
        assert_true(profile_set(profile, "key", names[i], NULL));
        profile_close(profile);
        profile = profile_open(folder, NULL);
        char value[64];
        Text text = text_in(value, sizeof value);
        assert_true(profile_get(profile, "key", &text));
        assert_string_equal(value, names[i]);
        profile_close(profile);
        assert_int_equal(access(file, R_OK), 0);
        Scratch inner = {.file = ""};
        Text copy = text_in(inner.folder, sizeof inner.folder);
        text_append(&copy, folder);
        scratch_empty(&inner);
        assert_int_equal(rmdir(folder), 0);
    }
    assert_int_equal(scratch_count(scratch, ""), 2); /* "." and ".." */
}

/* A file is written where its name says and nowhere else; what lies there is not written over
 * unasked. */
static void files_are_where_their_names_say(void **state)
{
    static const char *const names[] = {"a%sb%n.meja",  "c'd\"e.meja",        "-f.meja",
                                        "g;h|i&j.meja", "$(touch evil).meja", "`touch evil`.meja",
                                        "k\nl.meja"};
    const Scratch *scratch = *state;
    Buffer bytes;
    buffer_init(&bytes, 1);
    for (const char *at = "meja"; *at; at++) {
        buffer_push(&bytes, at);
    }
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        char read[16];
        const char *path = scratch_path(scratch, names[i]);
        assert_true(user_file_write(path, &bytes, false, NULL));
        assert_int_equal(scratch_read(path, read, sizeof read), 4);
        assert_memory_equal(read, "meja", 4);
        assert_int_equal(scratch_count(scratch, ""), (int)i + 3);
        assert_false(user_file_write(path, &bytes, false, NULL));
    }
    assert_int_equal(scratch_count(scratch, "evil"), 0);
    buffer_release(&bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(people_have_such_names_and_settings, scratch_begin,
                                        scratch_end),
        cmocka_unit_test_setup_teardown(matches_have_them_too, scratch_begin, scratch_end),
        cmocka_unit_test(no_cell_of_the_statistics_calculates),
        cmocka_unit_test_setup_teardown(so_may_folders_be_called, scratch_begin, scratch_end),
        cmocka_unit_test_setup_teardown(files_are_where_their_names_say, scratch_begin,
                                        scratch_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
