/* Keeping on the profile's own thread: it returns before the disk has answered, what was asked to
 * be kept is what is kept, and a failure is told once, by the next wait. */
#include "scratch.h"

#include "foreign.h"
#include "games/claim.h"
#include "play.h"
#include "slow.h"

static void expect_actions(Profile *profile, MatchId id, uint32_t actions, bool finished)
{
    SavedMatch saved;
    assert_true(profile_match_read(profile, id, &saved, NULL));
    assert_int_equal(saved.actions, actions);
    assert_int_equal(saved.finished, finished);
}

static MatchId begin(Profile *profile, const Match *match)
{
    SavedMatch saved = play_record();
    assert_true(profile_match_begin(profile, &saved, match, NULL));
    return saved.id;
}

/* The disk holds still until it is released, and all that time the caller goes on. */
static void the_caller_does_not_wait_for_the_disk(void **state)
{
    const Scratch *scratch = *state;
    slow_begin();
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(1);
    MatchId id = begin(profile, &match);
    assert_true(profile_is_settled(profile));
    slow_hold();
    assert_true(play_on(&match, 0));
    profile_match_keep_async(profile, id, &match, false, NULL);
    assert_false(profile_is_settled(profile));
    assert_true(play_on(&match, 0)); /* the match may go on: what is kept is the position then */
    assert_false(profile_is_settled(profile));
    slow_release();
    assert_true(profile_wait(profile, NULL));
    assert_true(profile_is_settled(profile));
    expect_actions(profile, id, 1, false);
    profile_close(profile);
    slow_end();
    match_release(&match);
}

/* Another program keeps the profile's thread from even beginning, while the match goes back and
 * another way: the actions that are kept are those of before. */
static void what_is_kept_stays_as_it_was(void **state)
{
    const Scratch *scratch = *state;
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(1), kept;
    MatchId id = begin(profile, &match);
    SavedMatch saved;
    assert_true(play_on(&match, 0));
    const Action first = ((const Played *)buffer_at(&match.played, 0))->action;
    sqlite3 *other = foreign_open(scratch, "BEGIN IMMEDIATE");
    profile_match_keep_async(profile, id, &match, false, NULL);
    assert_true(match_undo(&match));
    assert_true(play_on(&match, 1));
    assert_true(((const Played *)buffer_at(&match.played, 0))->action != first);
    assert_int_equal(sqlite3_close(other), SQLITE_OK);
    assert_true(profile_wait(profile, NULL));
    assert_true(profile_match_read(profile, id, &saved, NULL));
    assert_true(profile_match_load(profile, &saved, &null_game, &kept, NULL));
    assert_int_equal(kept.position, 1);
    assert_true(((const Played *)buffer_at(&kept.played, 0))->action == first);
    match_release(&kept);
    match_release(&match);
    profile_close(profile);
}

/* Sixteen actions fill the memory that a match has for them at first: the sanitizers find whoever
 * looks for a seventeenth. */
static void no_more_is_copied_than_was_done(void **state)
{
    const Scratch *scratch = *state;
    Profile *profile = profile_open(scratch->folder, NULL);
    const Setup setup = setup_initial(&claim_game, 2, 1);
    Match match;
    match_init(&match, &claim_game, &setup);
    MatchId id = begin(profile, &match);
    while (match.position < 16 && play_on(&match, 0)) {
    }
    assert_int_equal(match.played.count, 16);
    assert_int_equal(match.played.capacity, 16);
    profile_match_keep_async(profile, id, &match, false, NULL);
    expect_actions(profile, id, 16, false);
    profile_close(profile);
    match_release(&match);
}

static void each_call_waits_for_the_one_before(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(1);
    MatchId id = begin(profile, &match);
    for (uint32_t i = 1; play_on(&match, i); i++) {
        profile_match_keep_async(profile, id, &match, i == 3, NULL);
        if (i % 2 == 0) {
            expect_actions(profile, id, i, false);
        }
    }
    assert_true(profile_wait(profile, &problem));
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_true(match_undo(&match));
    profile_match_keep_async(profile, id, &match, false, NULL);
    profile_close(profile); /* waits as well */
    profile = profile_open(scratch->folder, NULL);
    SavedMatch saved;
    expect_actions(profile, id, NULL_CARDS - 1, false);
    assert_true(profile_match_read(profile, id, &saved, NULL));
    assert_true(saved.assisted);
    profile_close(profile);
    match_release(&match);
}

static void the_last_action_brings_the_result(void **state)
{
    const Scratch *scratch = *state;
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(1);
    MatchId id = begin(profile, &match);
    SavedResult result = {.medal = "gold", .facts = {{"votes", 3}, {"round", -2}}};
    SavedResult read;
    while (play_on(&match, 0)) {
    }
    match_outcome(&match, &result.outcome);
    profile_match_keep_async(profile, id, &match, false, &result);
    result.facts[0].value = 99; /* has been copied */
    expect_actions(profile, id, NULL_CARDS, true);
    assert_true(profile_match_result(profile, id, &read));
    assert_string_equal(read.medal, "gold");
    assert_int_equal(read.outcome.winners, result.outcome.winners);
    assert_string_equal(read.facts[0].key, "round");
    assert_int_equal(read.facts[0].value, -2);
    assert_string_equal(read.facts[1].key, "votes");
    assert_int_equal(read.facts[1].value, 3);
    assert_string_equal(read.facts[2].key, "");
    profile_close(profile);
    match_release(&match);
}

static void a_failure_is_told_once_and_made_good(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    slow_begin();
    Profile *profile = profile_open(scratch->folder, NULL);
    Match match = play_begin(1);
    MatchId id = begin(profile, &match);
    slow_fill(true);
    for (int i = 0; i < 2; i++) {
        assert_true(play_on(&match, 0));
        profile_match_keep_async(profile, id, &match, false, NULL);
    }
    expect_actions(profile, id, 0, false); /* other calls work and leave the telling to the wait */
    assert_false(profile_wait(profile, &problem));
    assert_int_equal(problem.kind, PROBLEM_FULL);
    assert_true(profile_wait(profile, &problem));
    assert_int_equal(problem.kind, PROBLEM_NONE);
    slow_fill(false);
    profile_match_keep_async(profile, id, &match, false, NULL);
    assert_true(profile_wait(profile, &problem));
    expect_actions(profile, id, 2, false);
    profile_match_keep_async(profile, id + 7, &match, false, NULL);
    assert_false(profile_wait(profile, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_DAMAGED);
    profile_close(profile);
    slow_end();
    match_release(&match);
}

static void it_works_in_memory_as_well(void **unused)
{
    Profile *profile = profile_open(NULL, NULL);
    Match match = play_begin(1);
    MatchId id = begin(profile, &match);
    assert_true(profile_wait(profile, NULL)); /* nothing was asked yet */
    assert_true(play_on(&match, 0));
    profile_match_keep_async(profile, id, &match, false, NULL);
    assert_true(profile_wait(profile, NULL));
    expect_actions(profile, id, 1, false);
    profile_close(profile);
    match_release(&match);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(the_caller_does_not_wait_for_the_disk),
        FOLDER_TEST(what_is_kept_stays_as_it_was),
        FOLDER_TEST(no_more_is_copied_than_was_done),
        FOLDER_TEST(each_call_waits_for_the_one_before),
        FOLDER_TEST(the_last_action_brings_the_result),
        FOLDER_TEST(a_failure_is_told_once_and_made_good),
        cmocka_unit_test(it_works_in_memory_as_well),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
