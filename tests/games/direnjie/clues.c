/* DR-19 and DR-20: step 3, submitting a clue. */
#include "core/notation.h"
#include "scene.h"

#include <string.h>

/* Seat 0 comes to step 3 with this hand: seat 1 refuses, and seat 0 takes nothing. */
static DirenjieState with_hand(const char *hand, unsigned killer)
{
    DirenjieState state =
        scene_state((Scene){.seats = 2,
                            .killer = killer,
                            .phase = DIRENJIE_CONSOLING,
                            .ask = "W",
                            .hands = {hand, killer == KILLER_IS(1) ? "A" : NULL}});
    play(&state, "pass");
    return state;
}

static void assert_offers(const char *hand, const char *legal)
{
    DirenjieState state = with_hand(hand, 0);
    assert_int_equal(state.table.phase, DIRENJIE_SUBMITTING);
    assert_string_equal(legal_text(&state), legal);
}

static void assert_no_clue(const char *hand)
{
    DirenjieState state = with_hand(hand, 0);
    assert_int_equal(state.table.phase, DIRENJIE_REFILLING);
}

/* DR-19 */
static void three_of_one_identity(void **unused)
{
    assert_offers("W2 W2 W2 T1", "submit W2 W2 W2");
}

/* DR-19: the same letter or the same number is not enough. */
static void different_identities_are_no_clue(void **unused)
{
    assert_no_clue("T2 W2 L2 T3 T4 W1");
    assert_no_clue("T2 T2 W2");
}

/* DR-19 */
static void a_pair_and_the_beggar_of_its_number(void **unused)
{
    assert_offers("L3 L3 M3", "submit L3 L3 M3");
    assert_no_clue("L3 L3 M2");
    assert_no_clue("L3 M3");
}

/* DR-19: T6 with any beggar. */
static void two_t6_and_any_beggar(void **unused)
{
    assert_offers("T6 T6 M1 M2 M3 M4 M5", "submit T6 T6 M1, submit T6 T6 M2, submit T6 T6 M3, "
                                          "submit T6 T6 M4, submit T6 T6 M5");
    assert_offers("T6 T6 T6", "submit T6 T6 T6");
}

/* DR-19: T6 is not wild in clues, and no beggar is a second one. */
static void t6_is_not_wild_in_clues(void **unused)
{
    assert_no_clue("W2 W2 T6");
    assert_no_clue("T6 T6 T1");
    assert_no_clue("T6 M1 M2");
}

/* DR-20: choosing which. */
static void the_clue_is_ones_choice(void **unused)
{
    assert_offers("W2 W2 W2 M2 T4 T4 M4", "submit T4 T4 M4, submit W2 W2 W2, submit W2 W2 M2");
}

/* DR-20: must, and one a turn, face down. */
static void a_clue_must_be_submitted_once(void **unused)
{
    DirenjieState state = with_hand("W2 W2 W2 T4 T4 T4", 0);
    assert_string_equal(legal_text(&state), "submit T4 T4 T4, submit W2 W2 W2");
    play(&state, "submit W2 W2 W2");
    assert_int_equal(state.table.phase, DIRENJIE_REFILLING);
    assert_string_equal(set_text(state.hands[0]), "T4 T4 T4");
    assert_string_equal(seen_text(&state, 0, DIRENJIE_CLUES), "W2 W2 W2");
    assert_string_equal(seen_text(&state, 1, DIRENJIE_CLUES), "? ? ?");
}

/* DR-19: the order is top, middle, bottom. */
static void the_beggar_lies_at_the_bottom(void **unused)
{
    DirenjieState state = with_hand("L3 L3 M3", 0);
    assert_string_equal(
        events_text(&state, "submit L3 L3 M3", 0),
        "submit 0; L3 hands/0>clues/0@0; L3 hands/0>clues/0@1; M3 hands/0>clues/0@2; refill 0");
    assert_string_equal(
        events_text(&state, "submit L3 L3 M3", 1),
        "submit 0; ? hands/0>clues/0@0; ? hands/0>clues/0@1; ? hands/0>clues/0@2; refill 0");
    assert_false(game_is_legal(&direnjie_game, &state, 0,
                               texts_read_action(&direnjie_game, "submit M3 L3 L3")));
}

/* DR-19: killer only. */
static void the_killer_may_lay_the_killer_card(void **unused)
{
    DirenjieState state = with_hand("L3 L3 T6 T6 A", KILLER_IS(0));
    assert_string_equal(legal_text(&state), "submit T6 T6 A, submit L3 L3 A, decline");
    play(&state, "submit L3 L3 A");
    assert_string_equal(seen_text(&state, 0, DIRENJIE_CLUES), "L3 L3 A");
}

/* DR-20: for a constable A makes no clue. */
static void a_constable_cannot_lay_it(void **unused)
{
    DirenjieState state = with_hand("L3 L3 A", KILLER_NOBODY);
    assert_int_equal(state.table.phase, DIRENJIE_REFILLING);
    state = with_hand("L3 L3 M3 A", KILLER_NOBODY);
    assert_string_equal(legal_text(&state), "submit L3 L3 M3");
}

/* DR-20: the killer may decline, also without the card; everybody sees it. */
static void the_killer_may_decline(void **unused)
{
    Scene scene = {.seats = 2,
                   .killer = KILLER_IS(0),
                   .phase = DIRENJIE_CONSOLING,
                   .ask = "W",
                   .hands = {"L3 L3 L3", "A"}};
    DirenjieState state = scene_state(scene);
    play(&state, "pass");
    assert_string_equal(legal_text(&state), "submit L3 L3 L3, decline");
    assert_string_equal(events_text(&state, "decline", 1), "decline 0; refill 0");
    play(&state, "decline");
    assert_string_equal(set_text(state.hands[0]), "L3 L3 L3");
    DirenjieView view = view_of(&state, 1);
    assert_int_equal(view.candidates, seat_bit(0));
    assert_int_equal(view.killer, DIRENJIE_UNKNOWN); /* until the end */
}

/* DR-20: without a legal clue the step is skipped, the killer's too. */
static void the_killer_without_a_clue_is_not_asked(void **unused)
{
    DirenjieState state = with_hand("L3 L4 A", KILLER_IS(0));
    assert_int_equal(state.table.phase, DIRENJIE_REFILLING);
}

static void assert_cards(const char *hand, bool is_killer, const char *cards)
{
    DirenjieState state = with_hand(hand, is_killer ? KILLER_IS(0) : 0);
    CardSet found = direnjie_clue_cards(state.hands[0], is_killer);
    assert_string_equal(set_text(found), cards);
}

/* DR-19: which cards a table can mark as parts of a clue, at any time. */
static void the_cards_of_whole_clues_are_known(void **unused)
{
    assert_cards("T1 T1 W2 L3", false, "");
    assert_cards("T1 T1 T1 W2 W2 M1", false, "T1 T1 T1 M1");
    assert_cards("T6 T6 W2 W2 M2 M3", false, "T6 T6 W2 W2 M2 M3");
    assert_cards("L3 L3 A", true, "L3 L3 A");
}

static void assert_tops(const char *hand, const char *code, bool is_killer, const char *tops)
{
    DirenjieState state = with_hand(hand, is_killer ? KILLER_IS(0) : 0);
    Action action;
    char bytes[24] = "give ";
    strcat(bytes, code);
    assert_true(notation_read(&direnjie_game, bytes, &action));
    CardSet found = direnjie_clue_tops(state.hands[0], action_operand(action, 0), is_killer);
    assert_string_equal(set_text(found), tops);
}

/* DR-19: of several clues in a hand, in which of them a card can lie. */
static void which_clues_a_card_can_lie_in_is_known(void **unused)
{
    assert_tops("T1 T1 T1 W2 W2 M2", "T1", false, "T1");
    assert_tops("T1 T1 T1 W2 W2 M2", "M2", false, "W2");
    assert_tops("T2 T2 W2 W2 M2", "M2", false, "T2 W2");
    assert_tops("T6 T6 W2 W2 M2 M3", "M3", false, "T6");
    assert_tops("T6 T6 W2 W2 M2 M3", "W2", false, "W2");
    assert_tops("L3 L3 W1 W1 A", "A", true, "W1 L3");
    assert_tops("L3 L3 L3 M1", "M1", false, "");
    assert_tops("L3 L3 L3 W1", "W1", false, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_of_one_identity),
        cmocka_unit_test(different_identities_are_no_clue),
        cmocka_unit_test(a_pair_and_the_beggar_of_its_number),
        cmocka_unit_test(two_t6_and_any_beggar),
        cmocka_unit_test(t6_is_not_wild_in_clues),
        cmocka_unit_test(the_clue_is_ones_choice),
        cmocka_unit_test(a_clue_must_be_submitted_once),
        cmocka_unit_test(the_beggar_lies_at_the_bottom),
        cmocka_unit_test(the_killer_may_lay_the_killer_card),
        cmocka_unit_test(a_constable_cannot_lay_it),
        cmocka_unit_test(the_killer_may_decline),
        cmocka_unit_test(the_killer_without_a_clue_is_not_asked),
        cmocka_unit_test(the_cards_of_whole_clues_are_known),
        cmocka_unit_test(which_clues_a_card_can_lie_in_is_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
