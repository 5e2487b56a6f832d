/* What the coach thinks of choices in Di Renjie. */
#include "../games/direnjie/scene.h"
#include "judged.h"

/* Seat 1 has laid three of each of L1 to L4, so it is L5; of T1 and W1, its other answers, it holds
 * three. With L5 it has 3 points to 2, and wins unless seat 0 has answered something right; without
 * it has no more points than seat 0, and fewer clues. */
static DirenjieState last_answer(void)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 2,
                .phase = DIRENJIE_ANSWERING,
                .hands = {NULL, "T1 T1 T1 W1 W1 W1"},
                .clues = {"1 L1 L1 L1", "1 L2 L2 L2", "1 L3 L3 L3", "1 L4 L4 L4", "0 T2 T2 T2",
                          "0 T3 T3 T3", "0 T4 T4 T4", "0 W2 W2 W2", "0 W3 W3 W3"}});
    play(&state, "answer T3; answer W4; answer L5; answer T1; answer W1");
    return state;
}

static void a_wrong_last_answer_is_warned_of(void **unused)
{
    (void)unused;
    DirenjieState state = last_answer();
    assert_false(is_warned(&direnjie_game, &state, "answer L5"));
    assert_true(is_warned(&direnjie_game, &state, "answer L1"));
    assert_int_equal(warned_count(&direnjie_game, &state), 4);
}

static void a_wrong_last_answer_costs_the_game(void **unused)
{
    (void)unused;
    DirenjieState state = last_answer();
    Judgement judgement = judged(&direnjie_game, &state, "answer L2", 0);
    assert_true(judgement.best == texts_read_action(&direnjie_game, "answer L5"));
    assert_int_equal(judgement.chosen_chance, 0);
    assert_in_range(judgement.loss, 100, 1000);
    assert_string_equal(texts_message(&direnjie_game, &judgement.reason),
                        "Everything else is excluded.");
    assert_string_equal(texts_message(&direnjie_game, &judgement.fault),
                        "From what you know, L2 had a chance of 0%, and L5 of 100%.");
    assert_int_equal(judged(&direnjie_game, &state, "answer L5", 0).loss, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wrong_last_answer_is_warned_of),
        cmocka_unit_test(a_wrong_last_answer_costs_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
