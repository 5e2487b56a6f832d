/* Settings live as long as the profile. */
#include "scratch.h"

#include "storage/profile.h"

static Profile *reopen(Profile *profile, const Scratch *scratch)
{
    Problem problem;
    if (profile != NULL) {
        profile_close(profile);
    }
    profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_null(problem_text(&problem));
    assert_true(profile_is_kept(profile));
    return profile;
}

static void expect_setting(Profile *profile, const char *key, const char *expected)
{
    char bytes[256];
    Text out = text_in(bytes, sizeof bytes);
    assert_true(profile_get(profile, key, &out));
    assert_string_equal(bytes, expected);
}

static void settings_outlive_the_program(void **state)
{
    Problem problem;
    Profile *profile = reopen(NULL, *state);
    assert_true(profile_set(profile, "language", "zh_CN", &problem));
    assert_true(profile_set(profile, "motto", "“Ещё” 狄仁杰 🎴 'x\"; --", NULL));
    assert_true(profile_set(profile, "", "", NULL));
    assert_true(profile_set_number(profile, "volume", -70, NULL));
    profile = reopen(profile, *state);
    expect_setting(profile, "language", "zh_CN");
    expect_setting(profile, "motto", "“Ещё” 狄仁杰 🎴 'x\"; --");
    expect_setting(profile, "", "");
    expect_setting(profile, "volume", "-70");
    assert_int_equal(profile_get_number(profile, "volume", 5), -70);
    const ProfileValue both[] = {{"keys.hint", "B"}, {"keys.undo", ""}};
    assert_true(profile_set_all(profile, both, 2, &problem));
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_true(profile_set(profile, "language", "ru", NULL));
    profile = reopen(profile, *state);
    expect_setting(profile, "language", "ru");
    expect_setting(profile, "keys.hint", "B");
    expect_setting(profile, "keys.undo", "");
    profile_close(profile);
}

static void what_was_never_set_is_told(void **state)
{
    Profile *profile = reopen(NULL, *state);
    char bytes[16];
    Text out = text_in(bytes, sizeof bytes);
    text_append(&out, "before");
    assert_false(profile_get(profile, "language", &out));
    assert_string_equal(bytes, "before");
    assert_int_equal(profile_get_number(profile, "volume", 5), 5);
    assert_true(profile_set(profile, "volume", "loud", NULL));
    assert_int_equal(profile_get_number(profile, "volume", 5), 5);
    assert_true(profile_set(profile, "volume", "123456789012345678901234567890", NULL));
    assert_int_equal(profile_get_number(profile, "volume", 5), 5);
    profile_close(profile);
}

static void folders_are_made(void **state)
{
    const Scratch *scratch = *state;
    Scratch deep = *scratch;
    strcat(deep.folder, "/a/b c");
    Profile *profile = reopen(NULL, &deep);
    profile_close(profile);
    char path[SCRATCH_BYTES + 32];
    snprintf(path, sizeof path, "%s/profile.db", deep.folder);
    assert_int_equal(remove(path), 0);
    snprintf(path, sizeof path, "%s/windows", deep.folder);
    assert_int_equal(remove(path), 0);
    assert_int_equal(rmdir(deep.folder), 0);
    snprintf(path, sizeof path, "%s/a", scratch->folder);
    assert_int_equal(rmdir(path), 0);
}

static void without_a_folder_it_lives_in_memory(void **unused)
{
    Problem problem;
    Profile *profile = profile_open(NULL, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_false(profile_is_kept(profile));
    assert_true(profile_set(profile, "language", "id", &problem));
    expect_setting(profile, "language", "id");
    profile_close(profile);
}

static void a_game_has_keys_of_its_own(void **unused)
{
    const Game game = {.id = "regicide"};
    assert_string_equal(profile_key(&game, "seats", NULL).bytes, "regicide.seats");
    assert_string_equal(profile_key(&game, "name", "3").bytes, "regicide.name.3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(settings_outlive_the_program, scratch_begin, scratch_end),
        cmocka_unit_test_setup_teardown(what_was_never_set_is_told, scratch_begin, scratch_end),
        cmocka_unit_test_setup_teardown(folders_are_made, scratch_begin, scratch_end),
        cmocka_unit_test(without_a_folder_it_lives_in_memory),
        cmocka_unit_test(a_game_has_keys_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
