/* Tables and rows that are none of ours, in a file that is sound: they are found out. */
#include "scratch.h"

#include "foreign.h"
#include "play.h"

/* Each is one that the profile cannot do without. */
static void no_table_may_be_missing(void **state)
{
    static const char *const tables[] = {
        "setting",      "match",    "match_seat",       "match_action", "match_note",
        "result",       "person",   "result_seat",      "result_fact",  "person_setting",
        "match_series", "campaign", "match_series_side"};
    const Scratch *scratch = *state;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        char sql[64];
        Problem problem;
        profile_close(profile_open(scratch->folder, NULL));
        snprintf(sql, sizeof sql, "DROP TABLE %s", tables[i]);
        foreign_run(scratch, sql);
        Profile *profile = profile_open(scratch->folder, &problem);
        assert_int_equal(problem.kind, PROBLEM_SET_ASIDE);
        assert_string_equal(problem.values[0], "profile-damaged-1.db");
        assert_true(profile_is_kept(profile));
        profile_close(profile);
        scratch_empty(scratch);
    }
}

/* Options that are no numbers, and more of them than there can be. */
static void options_that_are_none_are_not_read(void **state)
{
    static const char *const options[] = {"x", "1 x", "1 99999999999",
                                          "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17"};
    const Scratch *scratch = *state;
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(3);
    SavedMatch saved = play_record(), found;
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        char sql[256];
        snprintf(sql, sizeof sql, "UPDATE match SET options = '%s'", options[i]);
        foreign_run(scratch, sql);
        assert_false(profile_match_read(profile, saved.id, &found, NULL));
    }
    foreign_run(scratch, "UPDATE match SET options = '1 -2'");
    assert_true(profile_match_read(profile, saved.id, &found, NULL));
    assert_int_equal(found.setup.options[0], 1);
    assert_int_equal(found.setup.options[1], -2);
    match_release(&match);
    profile_close(profile);
}

/* The key of a fact is no text: what is asked for is untouched, and the next change is kept. */
static void facts_that_are_none_are_not_read(void **state)
{
    const Scratch *scratch = *state;
    const SavedResult result = {.medal = "gold", .facts = {{"round", 4}}};
    SavedResult read = {.medal = "none"};
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(3);
    SavedMatch saved = play_record();
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_true(profile_match_finish(profile, saved.id, &result, NULL));
    foreign_run(scratch, "UPDATE result_fact SET key = CAST(x'ff' AS TEXT)");
    assert_false(profile_match_result(profile, saved.id, &read));
    assert_string_equal(read.medal, "none");
    assert_true(profile_set(profile, "after", "facts", NULL));
    foreign_run(scratch, "UPDATE result_fact SET key = 'lead'");
    assert_true(profile_match_result(profile, saved.id, &read));
    assert_string_equal(read.medal, "gold");
    assert_string_equal(read.facts[0].key, "lead");
    assert_int_equal(read.facts[0].value, 4);
    match_release(&match);
    profile_close(profile);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(no_table_may_be_missing),
        FOLDER_TEST(options_that_are_none_are_not_read),
        FOLDER_TEST(facts_that_are_none_are_not_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
