/* The program is killed at any moment: what it was told to be kept is there, and at most the action
 * that was being kept is there as well. */
#include "scratch.h"

#include "play.h"

#include <signal.h>
#include <sys/wait.h>
#include <time.h>

#define ROUNDS 40

/* Plays matches for ever and tells after every kept action which match has how many. */
static void play_for_ever(const Scratch *scratch, int told)
{
    Profile *profile = profile_open(scratch->folder, NULL);
    for (uint64_t seed = 1;; seed++) {
        Match match = play_begin(seed);
        SavedMatch saved = play_record();
        int64_t word[2] = {0, 0};
        bool is_kept =
            profile_is_kept(profile) && profile_match_begin(profile, &saved, &match, NULL);
        do {
            word[0] = is_kept ? saved.id : -1;
            word[1] = (int64_t)match.position;
            if (write(told, word, sizeof word) != sizeof word) {
                _exit(1);
            }
            is_kept =
                play_on(&match, seed) && profile_match_keep(profile, saved.id, &match, false, NULL);
        } while (is_kept);
        match_release(&match);
    }
}

/* The last word of the child before it was killed. */
static void kill_after(pid_t child, int told, long nanoseconds, int64_t last[2])
{
    int64_t word[2];
    struct timespec moment = {0, nanoseconds};
    assert_int_equal(read(told, last, sizeof word), sizeof word); /* it has begun */
    nanosleep(&moment, NULL);
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, NULL, 0), child);
    while (read(told, word, sizeof word) == sizeof word) {
        assert_int_not_equal(word[0], -1);
        memcpy(last, word, sizeof word);
    }
}

static void expect_kept(const Scratch *scratch, const int64_t last[2])
{
    Problem problem;
    SavedMatch saved;
    Match loaded;
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_true(profile_is_kept(profile));
    assert_true(profile_match_read(profile, last[0], &saved, &problem));
    assert_in_range(saved.actions, last[1], last[1] + 1);
    assert_true(profile_match_load(profile, &saved, &null_game, &loaded, &problem));
    assert_int_equal(loaded.position, saved.actions);
    match_release(&loaded);
    profile_close(profile);
}

static void nothing_told_is_lost(void **state)
{
    const Scratch *scratch = *state;
    srand(5);
    for (int round = 0; round < ROUNDS; round++) {
        int ends[2];
        assert_int_equal(pipe(ends), 0);
        pid_t child = fork();
        if (child == 0) {
            close(ends[0]);
            play_for_ever(scratch, ends[1]);
        }
        close(ends[1]);
        int64_t last[2] = {0, 0};
        kill_after(child, ends[0], (long)(rand() % 30) * 1000000, last);
        close(ends[0]);
        assert_int_not_equal(last[0], -1);
        expect_kept(scratch, last);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(nothing_told_is_lost, scratch_begin, scratch_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
