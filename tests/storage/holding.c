/* Two windows with one profile: a match belongs to one of them at a time, and what the other would
 * write is refused. */
#include "scratch.h"

#include "../descriptors.h"
#include "play.h"
#include "storage/holding.h"

#include <signal.h>
#include <sys/wait.h>

typedef struct Windows {
    Profile *first, *second;
    Match match; /* as the first window has it */
    MatchId id;
} Windows;

static Windows windows_begin(void **state)
{
    const Scratch *scratch = *state;
    Windows windows = {.match = play_begin(5)};
    SavedMatch saved = play_record();
    windows.first = profile_open(scratch->folder, NULL);
    assert_true(profile_match_begin(windows.first, &saved, &windows.match, NULL));
    windows.id = saved.id;
    windows.second = profile_open(scratch->folder, NULL);
    return windows;
}

static void windows_end(Windows *windows)
{
    match_release(&windows->match);
    profile_close(windows->first);
    profile_close(windows->second);
}

static Match load(Profile *profile, MatchId id)
{
    SavedMatch saved;
    Match match;
    assert_true(profile_match_read(profile, id, &saved, NULL));
    assert_true(profile_match_load(profile, &saved, &null_game, &match, NULL));
    return match;
}

static void expect_actions(Profile *profile, MatchId id, uint32_t actions)
{
    SavedMatch saved;
    assert_true(profile_match_read(profile, id, &saved, NULL));
    assert_int_equal(saved.actions, actions);
}

static void the_second_sees_the_first(void **state)
{
    Windows windows = windows_begin(state);
    assert_true(profile_match_is_held(windows.first, windows.id));
    assert_false(profile_match_is_elsewhere(windows.first, windows.id));
    assert_false(profile_match_is_held(windows.second, windows.id));
    assert_true(profile_match_is_elsewhere(windows.second, windows.id));
    windows_end(&windows);
}

static void what_is_taken_over_is_not_written(void **state)
{
    Windows windows = windows_begin(state);
    Problem problem;
    SavedResult result = {.outcome = {.over = true, .winners = 1}};
    assert_true(profile_match_take(windows.second, windows.id, NULL));
    Match match = load(windows.second, windows.id);
    assert_true(play_on(&match, 0) && play_on(&match, 0));
    assert_true(profile_match_keep(windows.second, windows.id, &match, false, NULL));

    assert_true(play_on(&windows.match, 1));
    assert_false(profile_match_keep(windows.first, windows.id, &windows.match, false, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_ELSEWHERE);
    assert_false(profile_match_finish(windows.first, windows.id, &result, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_ELSEWHERE);
    assert_false(profile_note_set(windows.first, windows.id, 0, "3?", &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_ELSEWHERE);
    assert_false(profile_match_help(windows.first, windows.id, 1, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_ELSEWHERE);
    profile_match_keep_async(windows.first, windows.id, &windows.match, false, &result);
    assert_false(profile_wait(windows.first, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_ELSEWHERE);

    expect_actions(windows.first, windows.id, 2);
    assert_true(profile_match_is_elsewhere(windows.first, windows.id));
    match_release(&match);
    windows_end(&windows);
}

/* Also when the other window has long been closed. */
static void it_comes_back_by_taking_alone(void **state)
{
    const Scratch *scratch = *state;
    Windows windows = windows_begin(state);
    assert_true(profile_match_take(windows.second, windows.id, NULL));
    Match match = load(windows.second, windows.id);
    assert_true(play_on(&match, 0));
    assert_true(profile_match_keep(windows.second, windows.id, &match, false, NULL));
    profile_close(windows.second);
    assert_false(profile_match_is_elsewhere(windows.first, windows.id));
    assert_false(profile_match_is_held(windows.first, windows.id));
    assert_false(profile_match_keep(windows.first, windows.id, &windows.match, false, NULL));
    expect_actions(windows.first, windows.id, 1);
    assert_true(profile_match_take(windows.first, windows.id, NULL));
    assert_true(play_on(&match, 0));
    assert_true(profile_match_keep(windows.first, windows.id, &match, false, NULL));
    expect_actions(windows.first, windows.id, 2);
    match_release(&match);
    windows.second = profile_open(scratch->folder, NULL);
    windows_end(&windows);
}

/* A window that is killed lets go: nobody has to clean up after it. */
static void a_crash_lets_go(void **state)
{
    const Scratch *scratch = *state;
    int told[2];
    MatchId id = 0;
    assert_int_equal(pipe(told), 0);
    pid_t child = fork();
    if (child == 0) {
        Profile *profile = profile_open(scratch->folder, NULL);
        Match match = play_begin(6);
        SavedMatch saved = play_record();
        bool is_begun = profile_match_begin(profile, &saved, &match, NULL);
        bool is_told = write(told[1], &saved.id, sizeof saved.id) == sizeof saved.id;
        pause();
        _exit(is_begun && is_told ? 0 : 1);
    }
    assert_int_equal(read(told[0], &id, sizeof id), sizeof id);
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_true(profile_match_is_elsewhere(profile, id));
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, NULL, 0), child);
    assert_false(profile_match_is_elsewhere(profile, id));
    profile_close(profile);
    close(told[0]);
    close(told[1]);
}

/* It marks nothing in a file, so there is nothing to close, not even descriptor 0. */
static void in_memory_there_is_no_mark(void **unused)
{
    assert_int_equal(dup2(1, 0), 0);
    int before = descriptors_count();
    Profile *profile = profile_open(NULL, NULL);
    Match match = play_begin(5);
    SavedMatch saved = play_record();
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_true(profile_match_is_held(profile, saved.id));
    assert_false(profile_match_is_elsewhere(profile, saved.id));
    profile_close(profile);
    assert_int_equal(descriptors_count(), before);
    match_release(&match);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(the_second_sees_the_first),
        FOLDER_TEST(what_is_taken_over_is_not_written),
        FOLDER_TEST(it_comes_back_by_taking_alone),
        FOLDER_TEST(a_crash_lets_go),
        cmocka_unit_test(in_memory_there_is_no_mark),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
