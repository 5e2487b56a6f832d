/* The phases of the replay, without a window. */
#include "replay_phase.h"
#include "testing.h"

static ReplayPhase after(ReplayPhase now, ReplayFacts facts)
{
    return replay_phase_next(now, &facts);
}

static void what_stands_still_stays_so(void **state)
{
    assert_int_equal(after(REPLAY_STILL, (ReplayFacts){.is_rested = true}), REPLAY_STILL);
    assert_int_equal(after(REPLAY_STILL, (ReplayFacts){.is_moving = true}), REPLAY_STILL);
}

static void a_step_is_one_action(void **state)
{
    assert_int_equal(after(REPLAY_STEPPING, (ReplayFacts){.is_moving = true}), REPLAY_STEPPING);
    assert_int_equal(after(REPLAY_STEPPING, (ReplayFacts){.is_rested = true}), REPLAY_STILL);
}

/* The rest counts from the end of the motion: no action follows another at once. */
static void it_rests_between_two_actions(void **state)
{
    assert_int_equal(after(REPLAY_RUNNING, (ReplayFacts){.is_moving = true}), REPLAY_RUNNING);
    assert_int_equal(after(REPLAY_RUNNING, (ReplayFacts){.is_rested = true}), REPLAY_RESTING);
    assert_int_equal(after(REPLAY_RESTING, (ReplayFacts){.is_rested = false}), REPLAY_RESTING);
    assert_int_equal(after(REPLAY_RESTING, (ReplayFacts){.is_rested = true}), REPLAY_RUNNING);
}

static void after_the_last_action_it_stops(void **state)
{
    ReplayFacts facts = {.is_rested = true, .is_last = true};
    assert_int_equal(after(REPLAY_RESTING, facts), REPLAY_STEPPING);
    facts.is_moving = true;
    assert_int_equal(after(REPLAY_STEPPING, facts), REPLAY_STEPPING);
    facts.is_moving = false;
    assert_int_equal(after(REPLAY_STEPPING, facts), REPLAY_STILL);
}

/* What moves when it is stopped comes to its end. */
static void running_begins_and_stops_at_any_time(void **state)
{
    assert_int_equal(replay_phase_run(REPLAY_STILL, false), REPLAY_RESTING);
    assert_int_equal(replay_phase_run(REPLAY_STEPPING, true), REPLAY_RUNNING);
    assert_int_equal(replay_phase_run(REPLAY_RUNNING, true), REPLAY_STEPPING);
    assert_int_equal(replay_phase_run(REPLAY_RESTING, false), REPLAY_STILL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_stands_still_stays_so),
        cmocka_unit_test(a_step_is_one_action),
        cmocka_unit_test(it_rests_between_two_actions),
        cmocka_unit_test(after_the_last_action_it_stops),
        cmocka_unit_test(running_begins_and_stops_at_any_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
