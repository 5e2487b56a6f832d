/* Every call of the disk that the profile makes fails once, and then for good from there: each
 * answer is kept to. What was answered with true is there when the disk works again, what was
 * answered with false is there or not, and a problem was told; nothing is set aside as damaged. The
 * argument is the step from one failing call to the next. */
#include "scratch.h"

#include "../descriptors.h"
#include "failing.h"
#include "play.h"
#include "storage/backup.h"
#include "storage/campaign.h"
#include "storage/people.h"
#include "storage/statistics.h"

static long step = 7;

/* What was asked for, and what of it was answered with true. */
typedef struct Answers {
    bool is_set, has_person, has_medal, has_note, is_finished, has_backup;
    MatchId match;  /* 0: not begun */
    size_t actions; /* kept of it */
} Answers;

static const SavedResult ended = {.outcome = {.over = true}, .medal = "gold"};
static const CampaignDeal reached = {.deal = "one", .medal = 2};

/* A false answer tells why. */
static bool told(bool is_done, const Problem *problem)
{
    assert_true(is_done == (problem->kind == PROBLEM_NONE));
    return is_done;
}

/* What a person does in an evening, while the disk may fail. */
static Answers use(Profile *profile)
{
    Answers answers = {.match = 0};
    Problem problem;
    Person person = {.name = "Аня", .avatar = "owl"};
    Match match = play_begin(3);
    SavedMatch saved = play_record();
    Statistics sum;
    answers.is_set = told(profile_set(profile, "speed", "fast", &problem), &problem);
    answers.has_person = told(people_add(profile, &person, &problem), &problem);
    if (told(profile_match_begin(profile, &saved, &match, &problem), &problem)) {
        answers.match = saved.id;
    }
    while (answers.match != 0 && play_on(&match, 0)) {
        profile_match_keep_async(profile, saved.id, &match, false, NULL);
        if (told(profile_wait(profile, &problem), &problem)) {
            answers.actions = match.position;
        }
    }
    if (answers.match != 0) {
        answers.has_note = told(profile_note_set(profile, saved.id, 0, "note", &problem), &problem);
        answers.is_finished =
            told(profile_match_finish(profile, saved.id, &ended, &problem), &problem);
    }
    answers.has_medal = told(campaign_record(profile, "list", &reached, &problem), &problem);
    (void)statistics_read(profile, &(StatisticsFilter){.game = NULL}, &sum);
    answers.has_backup = told(backup_make(profile, &problem), &problem);
    match_release(&match);
    return answers;
}

static void expect_text(bool is_promised, bool is_there, const char *bytes, const char *expected)
{
    assert_true(is_there || !is_promised);
    if (is_there) {
        assert_string_equal(bytes, expected);
    }
}

static void expect_match(Profile *profile, const Answers *answers)
{
    SavedMatch saved;
    SavedResult result;
    Match match;
    char bytes[64] = "";
    Text note = text_in(bytes, sizeof bytes);
    assert_true(profile_match_read(profile, answers->match, &saved, NULL));
    assert_in_range(saved.actions, answers->actions, NULL_CARDS);
    assert_true(profile_match_load(profile, &saved, &null_game, &match, NULL));
    match_release(&match);
    bool has_note = profile_note_get(profile, answers->match, 0, &note);
    expect_text(answers->has_note, has_note, bytes, "note");
    assert_true(profile_match_result(profile, answers->match, &result) || !answers->is_finished);
}

/* On a disk that works. */
static void expect_kept(const Scratch *scratch, const Answers *answers)
{
    Problem problem;
    Person people[4];
    CampaignDeal deal;
    char bytes[64] = "";
    Text speed = text_in(bytes, sizeof bytes);
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_true(profile_is_kept(profile));
    assert_int_equal(scratch_count(scratch, "profile-damaged"), 0);
    bool is_set = profile_get(profile, "speed", &speed);
    expect_text(answers->is_set, is_set, bytes, "fast");
    assert_in_range(people_list(profile, people, 4), answers->has_person, 1);
    assert_true(campaign_read(profile, "list", "one", &deal) || !answers->has_medal);
    if (answers->match != 0) {
        expect_match(profile, answers);
    }
    Backup backup;
    assert_true(backup_read(profile, &backup) || !answers->has_backup);
    profile_close(profile);
}

/* How many calls an evening needs; the failing one is counted from its beginning. */
static long spend_evening(const Scratch *scratch, long failing_call, bool stays)
{
    Problem problem;
    int descriptors = descriptors_count();
    failing_set(failing_call, stays);
    Profile *profile = profile_open(scratch->folder, &problem);
    bool is_kept = profile_is_kept(profile);
    assert_true(is_kept == (problem.kind == PROBLEM_NONE));
    Answers answers = use(profile);
    profile_close(profile);
    long asked = failing.asked;
    failing_set(0, false);
    assert_int_equal(descriptors_count(), descriptors);
    if (is_kept) {
        expect_kept(scratch, &answers);
    }
    scratch_empty(scratch);
    return asked;
}

static void fail_each(const Scratch *scratch, bool stays)
{
    failing_begin();
    long all = spend_evening(scratch, 0, false);
    assert_in_range(all, 100, 100000);
    for (long call = 1; call <= all; call += step) {
        spend_evening(scratch, call, stays);
    }
    failing_end();
}

static void what_was_answered_outlives_one_refusal(void **state)
{
    fail_each(*state, false);
}

static void what_was_answered_outlives_a_disk_that_stops(void **state)
{
    fail_each(*state, true);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(int count, char **words)
{
    if (count > 1) {
        step = strtol(words[1], NULL, 10);
    }
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(what_was_answered_outlives_one_refusal),
        FOLDER_TEST(what_was_answered_outlives_a_disk_that_stops),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
