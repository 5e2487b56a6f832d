/* What the coach thinks of choices in Regicide. */
#include "../games/regicide/scene.h"
#include "judged.h"

/* The last King has 4 left and strikes for 20: the 4 ends the game, the 2 leaves a hand of 4. */
static RegicideState last_king(void)
{
    return scene_state((Scene){.seats = 1,
                               .enemy = "KC",
                               .hands = {"2H 4S"},
                               .table = "6C 9H 9S",
                               .damage = 36,
                               .castle = "",
                               .rest_discarded = true});
}

static void the_win_that_was_left_lying(void **unused)
{
    RegicideState state = last_king();
    Judgement judgement = judged(&regicide_game, &state, "play 2H", 0);
    assert_true(judgement.best == texts_read_action(&regicide_game, "play 4S"));
    assert_int_equal(judgement.chosen_chance, 0);
    assert_int_equal(judgement.loss, judgement.best_chance);
    assert_in_range(judgement.loss, 900, 1000);
    assert_string_equal(texts_message(&regicide_game, &judgement.fault),
                        "The cards left in your hand do not cover the attack.");
    assert_int_equal(judged(&regicide_game, &state, "play 4S", 0).loss, 0);
}

static void an_attack_that_cannot_be_paid_is_warned_of(void **unused)
{
    RegicideState state = last_king();
    assert_true(is_warned(&regicide_game, &state, "play 2H"));
    assert_false(is_warned(&regicide_game, &state, "play 4S"));
}

/* 1 damage, then an attack of 10 against 2; or 2 damage and an attack of 8 against 1: lost either
 * way, so there is nothing to be warned of. */
static void no_warning_where_all_is_lost(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 1, .enemy = "JH", .hands = {"AC 2S"}});
    assert_int_equal(warned_count(&regicide_game, &state), 0);
}

/* A Jester is left to flip: nothing is lost for certain, but the flip costs the gold medal. */
static void a_flip_costs_gold(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 1,
                                              .enemy = "KC",
                                              .hands = {"2H 4S"},
                                              .table = "6C 9H 9S",
                                              .damage = 36,
                                              .castle = "",
                                              .flips_left = 2,
                                              .rest_discarded = true});
    Judgement judgement = judged(&regicide_game, &state, "flip", REGICIDE_GOLD);
    assert_int_equal(judgement.aim, REGICIDE_GOLD);
    assert_int_equal(judgement.chosen_chance, 0);
    assert_in_range(judgement.loss, 900, 1000);
    assert_false(is_warned(&regicide_game, &state, "flip"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_win_that_was_left_lying),
        cmocka_unit_test(an_attack_that_cannot_be_paid_is_warned_of),
        cmocka_unit_test(no_warning_where_all_is_lost),
        cmocka_unit_test(a_flip_costs_gold),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
