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
    DirenjieState state = last_answer();
    assert_false(is_warned(&direnjie_game, &state, "answer L5"));
    assert_true(is_warned(&direnjie_game, &state, "answer L1"));
    assert_int_equal(warned_count(&direnjie_game, &state), 4);
}

static void a_wrong_last_answer_costs_the_game(void **unused)
{
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

/* What is wrong with an action, beside a better one, of the seat whose decision it is. */
static const char *fault_of(const DirenjieState *state, const char *action, const char *best)
{
    Message why;
    DirenjieView view = view_of(state, state->table.actor);
    if (!direnjie_game.bots->fault(&view, texts_read_action(&direnjie_game, action),
                                   texts_read_action(&direnjie_game, best), &why)) {
        return "";
    }
    return texts_message(&direnjie_game, &why);
}

/* The starting clues of seat 0 are T1, T4 and W2, and the Empress (T6) fits every request: of 1
 * that leaves W1, of which one is in hand, L1 and T6, so 2 + 3 + 3; of T it leaves T2, of which one
 * is in hand, T3, T5 and T6, so 2 + 3 + 3 + 3. */
static void a_request_is_measured_by_what_it_can_show(void **unused)
{
    DirenjieState state =
        scene_state((Scene){.seats = 3, .phase = DIRENJIE_ASKING, .hands = {"T1 T2 W1"}});
    assert_string_equal(fault_of(&state, "ask 1", "ask T"),
                        "Cards that can still be secret: 8 match your request, 11 the better "
                        "one.");
    assert_string_equal(fault_of(&state, "ask T", "ask 1"), "");
    state = scene_state((Scene){.seats = 3, .phase = DIRENJIE_ASKING, .hands = {"L2 L2 W1"}});
    assert_string_equal(fault_of(&state, "ask T", "ask L"),
                        "Your request could not bring L2, which would complete a clue.");
}

static void what_is_given_is_measured_by_what_it_is_worth(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .phase = DIRENJIE_GIVING,
                                              .actor = 1,
                                              .ask = "W",
                                              .hands = {"T1", "W1 W1 W2 W3"},
                                              .clues = {"0 W3 W3 M3"}});
    assert_string_equal(fault_of(&state, "give W1", "give W2"),
                        "You gave W1, of which you held 2; of W2 you held 1.");
    assert_string_equal(fault_of(&state, "give W2", "give W3"),
                        "Of W2 a clue can still be made, of W3 no more.");
    assert_string_equal(fault_of(&state, "give W2", "give W1"), "");
    assert_string_equal(fault_of(&state, "refuse", "give W2"),
                        "With W2 given, nobody could have drawn from your hand this turn.");
}

static void what_is_left_is_told(void **unused)
{
    DirenjieState state = scene_state((Scene){
        .seats = 3, .phase = DIRENJIE_REFILLING, .ask = "W", .hands = {"T1 W1", "T2 T3 T4", NULL}});
    assert_string_equal(fault_of(&state, "pass", "draw deck"),
                        "You left a card that you could have taken.");
    assert_string_equal(fault_of(&state, "draw deck", "draw 1"), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wrong_last_answer_is_warned_of),
        cmocka_unit_test(a_wrong_last_answer_costs_the_game),
        cmocka_unit_test(a_request_is_measured_by_what_it_can_show),
        cmocka_unit_test(what_is_given_is_measured_by_what_it_is_worth),
        cmocka_unit_test(what_is_left_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
