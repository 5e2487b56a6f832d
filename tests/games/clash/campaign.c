/* The ladder: every stage can be played and won, is as hard as it says, and is found again by its
 * setup; so is a custom game of the same sum. */
#include "core/match.h"
#include "games/clash_campaign.h"
#include "stored_lines.h"
#include "testing.h"

static void every_stage_is_a_game_of_its_level(void **state)
{
    for (int stage = 0; stage < CLASH_STAGES; stage++) {
        Message why;
        Setup setup = clash_stage_setup(stage);
        assert_true(clash_game.accepts(&setup, &why));
        assert_int_equal(clash_difficulty(&setup), clash_stage_level(stage));
        assert_int_equal(clash_stage_of(&setup), stage);
    }
}

/* The deals of a stage are drawn: one with its seed and the actions that win it, which is all that
 * a stage has of gold. */
static void assert_won(unsigned number, StoredLine *line)
{
    Match match;
    Outcome outcome;
    Setup setup = clash_stage_setup((int)number);
    setup.seed = line->seed;
    match_init(&match, &clash_game, &setup);
    stored_play(&match, line);
    assert_true(match_is_over(&match));
    match_outcome(&match, &outcome);
    assert_int_equal(outcome.winners, seat_bit(0));
    match_release(&match);
}

static void every_stage_can_be_won(void **state)
{
    stored_lines_each(LINES, CLASH_STAGES, assert_won);
}

static void no_two_stages_are_alike(void **state)
{
    for (int stage = 1; stage < CLASH_STAGES; stage++) {
        Setup setup = clash_stage_setup(stage);
        for (int before = 0; before < stage; before++) {
            Setup other = clash_stage_setup(before);
            assert_memory_not_equal(setup.options, other.options, sizeof setup.options);
        }
    }
}

static void the_ladder_is_of_decks_and_of_drafts(void **state)
{
    Setup third = clash_stage_setup(clash_stage(2, 4));
    assert_int_equal(third.options[CLASH_OPTION_DECK], 3);
    assert_int_equal(third.options[CLASH_OPTION_FORMAT], CLASH_PRECONSTRUCTED);
    Setup draft = clash_stage_setup(clash_stage(CLASH_DECKS, 0));
    assert_int_equal(draft.options[CLASH_OPTION_FORMAT], CLASH_DRAFT);
    assert_int_equal(draft.options[CLASH_OPTION_BASE_MANA], 6);
}

/* Two abilities and two more mana: 4. */
static void a_custom_game_counts_by_its_sum(void **state)
{
    Setup setup = clash_stage_setup(clash_stage(1, 0));
    setup.options[CLASH_OPTION_BASE_MANA] = 8;
    setup.options[CLASH_OPTION_ABILITIES] = 1 << CLASH_RAGE | 1 << CLASH_BERSERK;
    assert_int_equal(clash_stage_of(&setup), clash_stage(1, 4));
    setup.options[CLASH_OPTION_FORT_START] = 1;
    assert_int_equal(clash_stage_of(&setup), clash_stage(1, 3));
}

/* CD-40: 0 and -1 count for no level; 0 is the quick game only with nothing changed. */
static void no_sum_below_one_counts(void **state)
{
    Setup setup = clash_stage_setup(clash_stage(0, 0));
    setup.options[CLASH_OPTION_FORT_START] = 1;
    assert_int_equal(clash_difficulty(&setup), -1);
    assert_int_equal(clash_stage_of(&setup), CLASH_NO_STAGE);
    setup.options[CLASH_OPTION_BASE_MANA] = 7;
    assert_int_equal(clash_difficulty(&setup), 0);
    assert_int_equal(clash_stage_of(&setup), CLASH_NO_STAGE);
}

static void a_duel_is_no_stage(void **state)
{
    Setup setup = setup_initial(&clash_game, CLASH_SIDES, 1);
    assert_int_equal(clash_stage_of(&setup), CLASH_NO_STAGE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_stage_is_a_game_of_its_level),
        cmocka_unit_test(every_stage_can_be_won),
        cmocka_unit_test(no_two_stages_are_alike),
        cmocka_unit_test(the_ladder_is_of_decks_and_of_drafts),
        cmocka_unit_test(a_custom_game_counts_by_its_sum),
        cmocka_unit_test(no_sum_below_one_counts),
        cmocka_unit_test(a_duel_is_no_stage),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
