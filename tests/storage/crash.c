/* The program is killed at any moment while it plays random games of every kind and writes on its
 * own thread: what was answered as kept is there, and at most the action that was being kept is
 * there as well. A backup that was being restored is there whole or not at all. The argument is the
 * number of kills. */
#include "scratch.h"

#include "games/registry.h"
#include "play.h"
#include "storage/backup.h"

#include <signal.h>
#include <sys/wait.h>
#include <time.h>

static int rounds = 100;

/* What the child has been told to be kept. */
typedef struct Word {
    MatchId id; /* -1: something failed */
    int64_t actions;
    bool finished;
} Word;

static void tell(int pipe_end, const Match *match, MatchId id)
{
    Word word = {id, (int64_t)match->position, match_is_over(match)};
    if (write(pipe_end, &word, sizeof word) != sizeof word) {
        _exit(1);
    }
}

static bool keep(Profile *profile, MatchId id, const Match *match)
{
    SavedResult result = {.medal = ""};
    match_outcome(match, &result.outcome);
    profile_match_keep_async(profile, id, match, false, result.outcome.over ? &result : NULL);
    return profile_wait(profile, NULL);
}

/* Plays one random game to its end. */
static void play_game(Profile *profile, const Game *game, Rng *rng, int told)
{
    uint8_t seats =
        (uint8_t)(game->seats_min + rng_below(rng, 1u + game->seats_max - game->seats_min));
    Setup setup = setup_initial(game, seats, rng_next(rng));
    Match match;
    SavedMatch saved = {.id = 0};
    if (!setup_is_accepted(game, &setup, NULL)) {
        return;
    }
    match_init(&match, game, &setup);
    bool is_kept = profile_match_begin(profile, &saved, &match, NULL);
    tell(told, &match, is_kept ? saved.id : -1);
    while (play_on(&match, rng_next(rng))) {
        is_kept = keep(profile, saved.id, &match);
        tell(told, &match, is_kept ? saved.id : -1);
    }
    match_release(&match);
}

static void play_for_ever(const Scratch *scratch, uint64_t seed, int told)
{
    Rng rng = rng_seeded(seed);
    Profile *profile = profile_open(scratch->folder, NULL);
    for (size_t i = seed;; i++) {
        size_t count = 0;
        while (games[count] != NULL) {
            count++;
        }
        play_game(profile, games[i % count], &rng, told);
    }
}

/* The last word of the child before it was killed. */
static Word kill_after(pid_t child, int told, long nanoseconds)
{
    Word last = {.id = 0};
    Word word;
    struct timespec moment = {0, nanoseconds};
    assert_int_equal(read(told, &last, sizeof last), sizeof last); /* it has begun */
    nanosleep(&moment, NULL);
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, NULL, 0), child);
    while (read(told, &word, sizeof word) == sizeof word) {
        assert_int_not_equal(word.id, -1);
        last = word;
    }
    return last;
}

/* Whether more was kept than the child had been told. */
static bool expect_kept(const Scratch *scratch, const Word *last)
{
    Problem problem;
    SavedMatch saved;
    Match loaded;
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_true(profile_is_kept(profile));
    assert_true(profile_match_read(profile, last->id, &saved, &problem));
    assert_in_range(saved.actions, last->actions, last->actions + 1);
    assert_true(profile_match_load(profile, &saved, game_by_id(saved.game), &loaded, &problem));
    assert_int_equal(loaded.position, saved.actions);
    assert_int_equal(saved.finished, match_is_over(&loaded)); /* one transaction for both */
    assert_true(saved.finished || !last->finished);
    match_release(&loaded);
    profile_close(profile);
    return saved.actions > last->actions;
}

static bool kill_once(const Scratch *scratch, int round)
{
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        play_for_ever(scratch, (uint64_t)round, ends[1]);
    }
    close(ends[1]);
    Word last = kill_after(child, ends[0], (long)(rand() % 20000) * 1000);
    close(ends[0]);
    assert_int_not_equal(last.id, -1);
    return expect_kept(scratch, &last);
}

static void nothing_told_is_lost(void **state)
{
    srand(5);
    int ahead = 0;
    for (int round = 0; round < rounds; round++) {
        ahead += kill_once(*state, round);
    }
    print_message("%d kills, %d between a commit and its answer\n", rounds, ahead);
}

static void add_matches(Profile *profile, int count)
{
    for (int i = 0; i < count; i++) {
        Match match = play_begin((uint64_t)i);
        SavedMatch saved = play_record();
        assert_true(profile_match_begin(profile, &saved, &match, NULL));
        match_release(&match);
    }
}

/* A profile with five matches, beside a backup with three of them. */
static void make_restorable(const Scratch *scratch)
{
    scratch_empty(scratch);
    Profile *profile = profile_open(scratch->folder, NULL);
    add_matches(profile, 3);
    assert_true(backup_make(profile, NULL));
    add_matches(profile, 2);
    profile_close(profile);
}

static void restore_and_wait(const Scratch *scratch)
{
    Profile *profile = profile_open(scratch->folder, NULL);
    (void)backup_restore(profile, NULL, NULL);
    pause();
    _exit(1);
}

static size_t restore_killed(const Scratch *scratch, long nanoseconds)
{
    Problem problem;
    SavedMatch list[8];
    struct timespec moment = {0, nanoseconds};
    make_restorable(scratch);
    pid_t child = fork();
    if (child == 0) {
        restore_and_wait(scratch);
    }
    nanosleep(&moment, NULL);
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, NULL, 0), child);
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    size_t count = profile_unfinished(profile, 0, list, 8);
    profile_close(profile);
    return count;
}

static void a_backup_comes_back_whole_or_not_at_all(void **state)
{
    int whole = 0;
    for (int round = 0; round < rounds; round++) {
        size_t count = restore_killed(*state, (long)round * 6000000 / rounds);
        assert_true(count == 3 || count == 5);
        whole += count == 3;
    }
    print_message("%d kills, %d after the backup was back\n", rounds, whole);
}

int main(int argc, char **argv)
{
    rounds = argc > 1 ? atoi(argv[1]) : rounds;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(nothing_told_is_lost, scratch_begin, scratch_end),
        cmocka_unit_test_setup_teardown(a_backup_comes_back_whole_or_not_at_all, scratch_begin,
                                        scratch_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
