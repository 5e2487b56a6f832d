/* DR-23 to DR-27: how play ends, and the answers. */
#include "scene.h"

/* Seven public clues; the next of seat 1 or 2 is its third, which brings no bonus. */
#define SEVEN                                                                                      \
    "0 T1 T1 T1", "0 T3 T3 T3", "0 W2 W2 W2", "1 T2 T2 T2", "1 W1 W1 W1", "2 W3 W3 W3", "2 L1 L1 L1"

#define IDLE_TURN "ask T; refuse; refuse; pass; pass"

/* The seat before is about to end its turn. */
static DirenjieState before_turn_of(Seat seat, const char *clue, const char *other)
{
    return scene_state((Scene){.seats = 3,
                               .active = (Seat)((seat + 2) % 3),
                               .phase = DIRENJIE_REFILLING,
                               .ask = "W",
                               .hands = {"T4", "W4", "T4 L3"},
                               .clues = {SEVEN, clue, other}});
}

/* DR-23: the eighth is seat 1's; the tail, seat 2, still has its turn. */
static void play_goes_on_to_the_tails_turn(void **unused)
{
    DirenjieState state = before_turn_of(1, "1h L4 L4 L4", NULL);
    assert_false(state.table.ending);
    assert_string_equal(events_text(&state, "pass", 0),
                        "pass 0; reveal 1; turn L4 clues/1@6; last 8; ask 1");
    play(&state, "pass");
    assert_true(state.table.ending);
    play(&state, "ask T; refuse; refuse; pass; pass");
    assert_int_equal(state.table.active, 2);
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
    play(&state, "ask T; refuse; refuse; pass; pass");
    assert_int_equal(state.table.phase, DIRENJIE_ANSWERING);
}

/* DR-23: if the tail revealed it, to the end of that turn. */
static void the_tails_eighth_ends_with_its_turn(void **unused)
{
    DirenjieState state = before_turn_of(2, "2h L4 L4 L4", NULL);
    play(&state, "pass");
    assert_int_equal(state.table.active, 2);
    play(&state, IDLE_TURN);
    assert_int_equal(state.table.phase, DIRENJIE_ANSWERING);
}

/* DR-23: the start player's eighth: a whole round is left. Its own fourth brings a bonus. */
static void the_starts_eighth_leaves_a_round(void **unused)
{
    DirenjieState state = before_turn_of(0, "0h W4 W4 M4", NULL);
    play(&state, "pass; inspect 1 0; " IDLE_TURN "; " IDLE_TURN);
    assert_int_equal(state.table.active, 2);
    play(&state, IDLE_TURN);
    assert_int_equal(state.table.phase, DIRENJIE_ANSWERING);
}

/* DR-23: reveals in between are normal. */
static void reveals_go_on_in_the_last_turns(void **unused)
{
    DirenjieState state = before_turn_of(1, "1h L4 L4 L4", "2h L2 L2 L2");
    play(&state, "pass; " IDLE_TURN);
    assert_string_equal(seen_text(&state, 0, DIRENJIE_CLUES + 2), "W3 ? ? L1 ? ? L2 ? ?");
    assert_int_equal(__builtin_popcount(state.table.clues_public), 9);
}

/* DR-23 */
static void seven_do_not_end_it(void **unused)
{
    DirenjieState state = before_turn_of(2, NULL, NULL);
    play(&state, "pass; " IDLE_TURN);
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
    assert_false(state.table.ending);
}

/* DR-25: tops are turned up, without bonus, and count as clues. */
static void hidden_clues_are_turned_up_at_the_end(void **unused)
{
    DirenjieState state =
        scene_state((Scene){.seats = 3,
                            .active = 2,
                            .phase = DIRENJIE_REFILLING,
                            .ask = "W",
                            .hands = {"T4", "W4", "T4 L3"},
                            .clues = {SEVEN, "2 L4 L4 L4", "0h L2 L2 L2", "1h W4 W4 M4"}});
    assert_string_equal(
        events_text(&state, "pass", 2),
        "pass 2; idle-rounds 1; reveal 0; turn L2 clues/0@9; reveal 1; turn W4 clues/1@6; "
        "answer 0");
    play(&state, "pass");
    assert_int_equal(state.table.phase, DIRENJIE_ANSWERING);
    assert_int_equal(direnjie_public_of(&state.table, 0), 4);
    assert_int_equal(direnjie_clues_of(&state.table, 1), 3);
}

/* 31 cards lie in the deck, and nobody can lay a clue. */
static DirenjieState idle_game(unsigned round, unsigned idle_rounds)
{
    return scene_state(
        (Scene){.seats = 3,
                .phase = DIRENJIE_ASKING,
                .round = round,
                .idle_rounds = idle_rounds,
                .hands = {"T1 T2 T3 T4 T6 M1", "W1 W2 W3 W4 M2 M3 M4", "L1 L2 L3 L4 L5 M5"}});
}

/* DR-24: the second whole round in a row in which nothing happened. */
static void two_idle_rounds_end_it(void **unused)
{
    DirenjieState state = idle_game(4, 0);
    play(&state, IDLE_TURN "; " IDLE_TURN "; " IDLE_TURN);
    assert_int_equal(state.table.idle_rounds, 1);
    assert_int_equal(state.table.round, 5);
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
    play(&state, IDLE_TURN "; " IDLE_TURN "; ask T; refuse; refuse; pass");
    assert_string_equal(events_text(&state, "pass", 0), "pass 2; idle-rounds 2; stall 5; answer 0");
    play(&state, "pass");
    assert_int_equal(state.table.idle_rounds, 2);
    assert_int_equal(state.table.phase, DIRENJIE_ANSWERING);
    assert_true(state.table.ending);
}

/* DR-24: a card that moves in the second round ends the count. */
static void a_moved_card_breaks_the_stall(void **unused)
{
    DirenjieState state = idle_game(4, 1);
    play(&state, IDLE_TURN "; ask T; refuse; give T1; pass");
    assert_true(state.table.moved);
    assert_int_equal(state.table.idle_rounds, 1); /* until the round is over */
    play(&state, "ask T; refuse; refuse; pass; pass");
    assert_int_equal(state.table.idle_rounds, 0);
    assert_false(state.table.moved);
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
}

/* DR-24: so does a draw, and a clue that is turned up. */
static void draws_and_reveals_break_the_stall(void **unused)
{
    DirenjieState state = idle_game(4, 1);
    play(&state, "ask T; refuse; refuse; draw deck; pass");
    assert_true(state.table.moved);
    state = before_turn_of(1, "1h L4 L4 L4", NULL);
    play(&state, "pass");
    assert_true(state.table.moved);
}

/* DR-24: round 60 is the last. */
static void round_60_is_the_last(void **unused)
{
    DirenjieState state = idle_game(59, 0);
    state.table.moved = 1;
    play(&state, IDLE_TURN "; " IDLE_TURN "; " IDLE_TURN);
    assert_int_equal(state.table.round, 60);
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
    play(&state, "ask W; give W1; refuse; pass; " IDLE_TURN "; " IDLE_TURN);
    assert_int_equal(state.table.phase, DIRENJIE_ANSWERING);
    assert_int_equal(state.table.round, 60);
    assert_int_equal(state.table.idle_rounds, 0);
}

static DirenjieState answering(unsigned seats, unsigned killer)
{
    return scene_state((Scene){.seats = seats,
                               .killer = killer,
                               .phase = DIRENJIE_ANSWERING,
                               .active = 1,
                               .start = 1,
                               .hands = {"T1", killer ? "A" : "T2"}});
}

/* DR-26: T, W, L, in this order, from the start player on. */
static void everybody_answers_in_turn(void **unused)
{
    DirenjieState state = answering(2, 0);
    assert_int_equal(direnjie_game.actors(&state), seat_bit(1));
    assert_string_equal(legal_text(&state),
                        "answer T1, answer T2, answer T3, answer T4, answer T5, answer T6");
    play(&state, "answer T6");
    assert_string_equal(legal_text(&state),
                        "answer W1, answer W2, answer W3, answer W4, answer W5");
    play(&state, "answer W1");
    assert_string_equal(legal_text(&state),
                        "answer L1, answer L2, answer L3, answer L4, answer L5");
    play(&state, "answer L2");
    assert_int_equal(direnjie_game.actors(&state), seat_bit(0));
    play(&state, "answer T5; answer W5; answer L5");
    assert_int_equal(state.table.phase, DIRENJIE_OVER);
    assert_int_equal(direnjie_game.actors(&state), 0);
}

/* DR-26: with the expansion a player to accuse, never oneself; `none` with up to four players. */
static void everybody_accuses(void **unused)
{
    DirenjieState state = answering(4, KILLER_IS(1));
    play(&state, "answer T1; answer W1; answer L1");
    assert_string_equal(legal_text(&state), "accuse 0, accuse 2, accuse 3, accuse none");
    play(&state, "accuse none; answer T1; answer W1; answer L1");
    assert_string_equal(legal_text(&state), "accuse 0, accuse 1, accuse 3, accuse none");
    state = answering(5, KILLER_IS(1));
    play(&state, "answer T1; answer W1; answer L1; accuse 3; answer T1; answer W1; answer L1");
    assert_string_equal(legal_text(&state), "accuse 0, accuse 1, accuse 3, accuse 4");
}

/* DR-1: of four seats of which the third began, the second is the tail. */
static void turns_are_left_to_the_tail(void **unused)
{
    DirenjieTable table = {.seats = 4, .start = 2, .active = 2};
    assert_int_equal(direnjie_turns_left(&table), 4);
    table.active = 3;
    assert_int_equal(direnjie_turns_left(&table), 3);
    table.active = 0;
    assert_int_equal(direnjie_turns_left(&table), 2);
    table.active = 1;
    assert_int_equal(direnjie_turns_left(&table), 1);
}

/* DR-26: secretly. */
static void answers_are_secret(void **unused)
{
    DirenjieState state = answering(2, 0);
    play(&state, "answer T6; answer W1; answer L2");
    DirenjieView view = view_of(&state, 0);
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(view.answers[1][i], CARD_HIDDEN);
    }
    view = view_of(&state, 1);
    assert_int_equal(view.answers[1][0], card_of("T6"));
    assert_string_equal(seen_text(&state, 1, DIRENJIE_SECRET), "? ? ?");
}

/* DR-27 */
static void at_the_end_all_is_shown(void **unused)
{
    DirenjieState state = answering(2, KILLER_IS(1));
    play(&state, "answer T1; answer W1; answer L1; accuse 0");
    play(&state, "answer T1; answer W1; answer L1; accuse none");
    DirenjieView view = view_of(&state, 0);
    assert_int_equal(view.killer, 1);
    assert_string_equal(seen_text(&state, 0, DIRENJIE_SECRET), "T5 W5 L5");
    assert_string_equal(seen_text(&state, 0, DIRENJIE_HANDS + 1), set_text(state.hands[1]));
    assert_int_equal(view.answers[1][3], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(play_goes_on_to_the_tails_turn),
        cmocka_unit_test(the_tails_eighth_ends_with_its_turn),
        cmocka_unit_test(the_starts_eighth_leaves_a_round),
        cmocka_unit_test(reveals_go_on_in_the_last_turns),
        cmocka_unit_test(seven_do_not_end_it),
        cmocka_unit_test(hidden_clues_are_turned_up_at_the_end),
        cmocka_unit_test(two_idle_rounds_end_it),
        cmocka_unit_test(a_moved_card_breaks_the_stall),
        cmocka_unit_test(draws_and_reveals_break_the_stall),
        cmocka_unit_test(round_60_is_the_last),
        cmocka_unit_test(everybody_answers_in_turn),
        cmocka_unit_test(everybody_accuses),
        cmocka_unit_test(turns_are_left_to_the_tail),
        cmocka_unit_test(answers_are_secret),
        cmocka_unit_test(at_the_end_all_is_shown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
