/* The phases of the table scene, without a window. */
#include "phase.h"
#include "testing.h"

static PlayPhase after(PlayPhase now, PlayFacts facts)
{
    return play_phase_next(now, &facts);
}

static void nothing_goes_on_behind_a_curtain(void **state)
{
    PlayFacts facts = {.is_moving = true, .is_behind = true, .actor = ACTOR_COMPUTER};
    assert_int_equal(after(PLAY_AWAY, facts), PLAY_AWAY);
    assert_int_equal(play_phase_rests(PLAY_AWAY), 0);
}

static void motion_comes_before_all_else(void **state)
{
    PlayFacts facts = {
        .is_moving = true, .is_behind = true, .is_talking = true, .actor = ACTOR_NOBODY};
    for (int now = PLAY_MOVING; now <= PLAY_ENDED; now++) {
        assert_int_equal(after((PlayPhase)now, facts), PLAY_MOVING);
    }
}

static void the_past_is_shown_before_the_match_goes_on(void **state)
{
    PlayFacts facts = {.is_behind = true, .is_talking = true, .actor = ACTOR_NOBODY};
    assert_int_equal(after(PLAY_MOVING, facts), PLAY_BEHIND);
    assert_int_equal(play_phase_rests(PLAY_BEHIND), 1);
}

static void words_are_said_before_anybody_acts(void **state)
{
    static const PlayActor actors[] = {ACTOR_COMPUTER, ACTOR_IN_FRONT, ACTOR_ELSEWHERE};
    for (unsigned i = 0; i < 3; i++) {
        PlayFacts facts = {.is_talking = true, .stands = true, .actor = actors[i]};
        assert_int_equal(after(PLAY_COMPUTER, facts), PLAY_TALKING);
    }
    assert_int_equal(play_phase_rests(PLAY_TALKING), 0);
}

static void a_match_that_is_over_has_nothing_left_to_say(void **state)
{
    PlayFacts facts = {.is_talking = true, .actor = ACTOR_NOBODY};
    assert_int_equal(after(PLAY_MOVING, facts), PLAY_ENDED);
    assert_int_equal(play_phase_rests(PLAY_ENDED), 2);
}

static void standing_choices_are_those_of_persons(void **state)
{
    PlayFacts facts = {.stands = true, .actor = ACTOR_COMPUTER};
    assert_int_equal(after(PLAY_MOVING, facts), PLAY_COMPUTER);
    facts.actor = ACTOR_ELSEWHERE;
    assert_int_equal(after(PLAY_MOVING, facts), PLAY_STANDING);
    facts.actor = ACTOR_IN_FRONT;
    assert_int_equal(after(PLAY_MOVING, facts), PLAY_STANDING);
}

/* A table of two persons and a computer: the first plays, the computer answers, the screen goes on
 * to the second, who sees what happened and decides. */
static void a_round_goes_through_its_phases(void **state)
{
    PlayPhase phase = after(PLAY_MOVING, (PlayFacts){.actor = ACTOR_IN_FRONT});
    assert_int_equal(phase, PLAY_DECIDING);
    assert_int_equal(play_phase_rests(phase), 0);
    phase = after(phase, (PlayFacts){.is_moving = true, .actor = ACTOR_COMPUTER});
    assert_int_equal(phase, PLAY_MOVING);
    phase = after(phase, (PlayFacts){.actor = ACTOR_COMPUTER});
    assert_int_equal(phase, PLAY_COMPUTER);
    phase = after(phase, (PlayFacts){.is_moving = true, .actor = ACTOR_ELSEWHERE});
    phase = after(phase, (PlayFacts){.actor = ACTOR_ELSEWHERE});
    assert_int_equal(phase, PLAY_PASSING);
    assert_int_equal(play_phase_rests(phase), 2);
    phase = after(PLAY_AWAY, (PlayFacts){.actor = ACTOR_IN_FRONT});
    assert_int_equal(phase, PLAY_AWAY);
    phase = after(PLAY_MOVING, (PlayFacts){.is_behind = true, .actor = ACTOR_IN_FRONT});
    assert_int_equal(phase, PLAY_BEHIND);
    phase = after(phase, (PlayFacts){.actor = ACTOR_IN_FRONT});
    assert_int_equal(phase, PLAY_DECIDING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_goes_on_behind_a_curtain),
        cmocka_unit_test(motion_comes_before_all_else),
        cmocka_unit_test(the_past_is_shown_before_the_match_goes_on),
        cmocka_unit_test(words_are_said_before_anybody_acts),
        cmocka_unit_test(a_match_that_is_over_has_nothing_left_to_say),
        cmocka_unit_test(standing_choices_are_those_of_persons),
        cmocka_unit_test(a_round_goes_through_its_phases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
