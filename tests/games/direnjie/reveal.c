/* DR-7 to DR-13: step 1, a clue is turned up, and its bonus. */
#include "scene.h"

#include <string.h>

/* Seat 1 is about to end its turn without a card more; seat 0 is next. */
static Scene before_turn(void)
{
    return (Scene){.seats = 2,
                   .active = 1,
                   .start = 0,
                   .phase = DIRENJIE_REFILLING,
                   .ask = "T",
                   .hands = {"T1 W1 L2 M1", "T3 W3 L3 M3"}};
}

/* DR-7 */
static void a_hidden_clue_is_face_down(void **unused)
{
    Scene scene = before_turn();
    scene.clues[0] = "1h T2 T2 M2";
    DirenjieState state = scene_state(scene);
    assert_string_equal(seen_text(&state, 0, DIRENJIE_CLUES + 1), "? ? ?");
    assert_string_equal(seen_text(&state, 1, DIRENJIE_CLUES + 1), "T2 T2 M2");
}

/* DR-7 */
static void a_public_clue_shows_its_top_only(void **unused)
{
    Scene scene = before_turn();
    scene.clues[0] = "1 T2 T2 M2";
    DirenjieState state = scene_state(scene);
    assert_string_equal(seen_text(&state, 0, DIRENJIE_CLUES + 1), "T2 ? ?");
    DirenjieView view = view_of(&state, 0);
    assert_string_equal(set_text(direnjie_view_known(&view, DIRENJIE_CLUES + 1)), "T2");
}

/* DR-8 */
static void the_turn_begins_by_turning_it_up(void **unused)
{
    Scene scene = before_turn();
    scene.clues[0] = "0h T2 T2 M2";
    DirenjieState state = scene_state(scene);
    assert_string_equal(events_text(&state, "pass", 1),
                        "pass 1; idle-rounds 1; round 2; reveal 0; turn T2 clues/0@0; ask 0");
    play(&state, "pass");
    assert_string_equal(seen_text(&state, 1, DIRENJIE_CLUES), "T2 ? ?");
    assert_int_equal(state.table.phase, DIRENJIE_ASKING); /* the first brings no bonus */
}

/* DR-8: other seats' clues stay as they are. */
static void only_the_active_seats_clue_turns(void **unused)
{
    Scene scene = before_turn();
    scene.clues[0] = "1h T2 T2 M2";
    DirenjieState state = scene_state(scene);
    play(&state, "pass");
    assert_string_equal(seen_text(&state, 0, DIRENJIE_CLUES + 1), "? ? ?");
}

static DirenjieState with_clues(const char *first, const char *second)
{
    Scene scene = before_turn();
    scene.clues[0] = first;
    scene.clues[1] = second;
    DirenjieState state = scene_state(scene);
    play(&state, "pass");
    return state;
}

/* DR-9: by the category of the clue that was just turned up, which is the second. */
static void the_second_public_clue_brings_a_bonus(void **unused)
{
    DirenjieState state = with_clues("0 W4 W4 W4", "0h T2 T2 M2");
    assert_int_equal(state.table.phase, DIRENJIE_BONUS);
    assert_string_equal(legal_text(&state), "take 1");
    state = with_clues("0 T2 T2 M2", "0h W4 W4 W4");
    assert_string_equal(legal_text(&state), "rob 1");
    state = with_clues("0 W4 W4 W4", "0h L4 L4 L4");
    assert_string_equal(legal_text(&state), "swap 1");
}

/* DR-9: from anybody else who holds a card, also from the first seat; robbed is who holds most. */
static void a_bonus_reaches_every_other_seat(void **unused)
{
    Scene scene = before_turn();
    scene.seats = 3;
    scene.active = 0;
    scene.hands[0] = "T1 W1 L2 M1 W2";
    scene.hands[2] = "T5";
    scene.clues[0] = "1 W4 W4 W4";
    scene.clues[1] = "1h T2 T2 M2";
    DirenjieState state = scene_state(scene);
    play(&state, "pass");
    assert_string_equal(legal_text(&state), "take 0, take 2");
    scene.clues[0] = "1 T2 T2 M2";
    scene.clues[1] = "1h W4 W4 W4";
    state = scene_state(scene);
    play(&state, "pass");
    assert_string_equal(legal_text(&state), "rob 0");
}

/* DR-9: 2nd, 4th and 6th, counted by one's own clues. */
static void every_second_clue_up_to_the_sixth(void **unused)
{
    static const char *const clues[] = {"0 T2 T2 T2", "0 W2 W2 W2", "0 L1 L1 L1", "0 T4 T4 T4",
                                        "0 W4 W4 W4", "0 L4 L4 L4", "0 T1 T1 T1"};
    for (unsigned shown = 1; shown <= 8; shown++) {
        Scene scene = before_turn();
        scene.hands[0] = "W1";
        for (unsigned i = 0; i + 1 < shown; i++) {
            scene.clues[i] = clues[i];
        }
        scene.clues[shown - 1] = "0h W3 W3 M3";
        scene.hands[1] = "T3";
        DirenjieState state = scene_state(scene);
        play(&state, "pass");
        bool bonus = shown == 2 || shown == 4 || shown == 6;
        assert_int_equal(state.table.phase, bonus ? DIRENJIE_BONUS : DIRENJIE_ASKING);
    }
}

/* DR-9: others' clues do not count. */
static void only_own_clues_count(void **unused)
{
    DirenjieState state = with_clues("1 W4 W4 W4", "0h T2 T2 M2");
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
}

/* DR-9: nobody else holds a card, so there is no target, and no bonus. */
static void no_target_no_bonus(void **unused)
{
    for (unsigned swap = 0; swap < 2; swap++) {
        Scene scene = {.seats = 3,
                       .active = 1,
                       .phase = DIRENJIE_REFILLING,
                       .ask = "T",
                       .clues = {"0 T2 T2 T2", swap ? "0h L4 L4 L4" : "0h W4 W4 W4"}};
        scene.hands[0] = "T1 T1 T1 T3 T3 T3 T4 T4 T4 W1 W1 W1";
        DirenjieState state = scene_state(scene);
        state.hands[0] = direnjie_join(state.hands[0], state.hands[2]);
        state.hands[2] = 0;
        state.table.hand_counts[0] = (uint8_t)set_count(state.hands[0]);
        state.table.hand_counts[2] = 0;
        state.table.active = state.table.actor = 2;
        play(&state, "pass");
        assert_int_equal(state.table.phase, swap ? DIRENJIE_BONUS : DIRENJIE_ASKING);
        if (swap) { /* DR-13: an empty hand too */
            assert_string_equal(legal_text(&state), "swap 1, swap 2");
        }
    }
}

/* DR-9, DR-10: inspecting is the other choice; own clues are no target. */
static void a_bonus_can_be_an_inspection(void **unused)
{
    Scene scene = before_turn();
    scene.clues[0] = "0 W4 W4 W4";
    scene.clues[1] = "1 L4 L4 L4";
    scene.clues[2] = "0h T2 T2 M2";
    scene.clues[3] = "1h W1 W1 M1";
    scene.hands[0] = "T1 W2 L2";
    DirenjieState state = scene_state(scene);
    play(&state, "pass");
    assert_string_equal(legal_text(&state), "inspect 1 0, inspect 1 1, take 1");
}

static DirenjieState inspected(const char *action)
{
    Scene scene = {.seats = 3,
                   .active = 2,
                   .phase = DIRENJIE_REFILLING,
                   .ask = "T",
                   .hands = {"T1 W2 L2", "T3 W3 L3"},
                   .clues = {"0 W4 W4 W4", "1 L4 L4 M4", "0h T2 T2 M2", "1h W1 W1 M1"}};
    DirenjieState state = scene_state(scene);
    play(&state, "pass");
    play(&state, action);
    return state;
}

/* DR-10: all three cards in order, a hidden or a public clue, seen by the inspector alone. */
static void an_inspection_shows_all_three_cards(void **unused)
{
    DirenjieState state = inspected("inspect 1 1");
    assert_string_equal(seen_text(&state, 0, DIRENJIE_CLUES + 1), "L4 ? ? W1 W1 M1");
    assert_string_equal(seen_text(&state, 2, DIRENJIE_CLUES + 1), "L4 ? ? ? ? ?");
    state = inspected("inspect 1 0");
    assert_string_equal(seen_text(&state, 0, DIRENJIE_CLUES + 1), "L4 L4 M4 ? ? ?");
}

/* DR-10, DR-34: who inspected what is public. */
static void everybody_sees_who_inspects(void **unused)
{
    DirenjieState state = inspected("inspect 1 1");
    DirenjieView view = view_of(&state, 2);
    assert_int_equal(view.table.clue_inspectors[3], seat_bit(0));
    assert_int_equal(view.table.clue_inspectors[1], 0);
}

/* DR-10: not before inspected by this player; another may. */
static void no_clue_is_inspected_twice(void **unused)
{
    Scene scene = before_turn();
    scene.clues[0] = "0 W4 W4 W4";
    scene.clues[1] = "1 L4 L4 M4";
    scene.clues[2] = "0h T2 T2 M2";
    DirenjieState state = scene_state(scene);
    state.table.clue_inspectors[1] = seat_bit(0);
    play(&state, "pass");
    assert_string_equal(legal_text(&state), "take 1");
    state = scene_state(scene);
    play(&state, "pass");
    assert_string_equal(legal_text(&state), "inspect 1 0, take 1");
}

/* DR-10: after any bonus the turn goes on with step 2. */
static void after_the_bonus_comes_the_ask(void **unused)
{
    DirenjieState state = inspected("inspect 1 0");
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
    assert_int_equal(state.table.actor, 0);
}

static DirenjieState before_take(const char *theirs)
{
    Scene scene = {.seats = 3,
                   .active = 2,
                   .phase = DIRENJIE_REFILLING,
                   .ask = "T",
                   .hands = {"T1 W2 M5", theirs},
                   .clues = {"0 W4 W4 W4", "0h T2 T2 M2"}};
    DirenjieState state = scene_state(scene);
    play(&state, "pass");
    return state;
}

/* DR-11: three at random; then as many of one's own choice, taken ones and M too. */
static void three_are_taken_and_three_given_back(void **unused)
{
    DirenjieState state = before_take("T3 W3 L3 M3");
    assert_int_equal(strncmp(events_text(&state, "take 1", 2), "take 1; ", 8), 0);
    play(&state, "take 1");
    assert_int_equal(state.table.owed, 3);
    assert_int_equal(state.table.owed_to, 1);
    assert_int_equal(state.table.hand_counts[0], 6);
    assert_int_equal(state.table.hand_counts[1], 1);
    CardSet taken = direnjie_less(state.hands[0], cards_of("T1 W2 M5"));
    assert_int_equal(set_count(taken), 3);
    assert_int_equal(set_count(taken & cards_of("T3 W3 L3 M3")), 3);
    play(&state, "repay M5; repay W2; repay T1");
    assert_int_equal(state.hands[0], taken);
    assert_string_equal(set_text(state.hands[1] & cards_of("T1 W2 M5")), "T1 W2 M5");
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
}

/* DR-11: any card of the hand can go back, a card that was just taken too. */
static void taken_cards_may_go_back(void **unused)
{
    DirenjieState state = before_take("T3 L3");
    play(&state, "take 1");
    assert_int_equal(state.table.owed, 2); /* min(3, 2) */
    assert_string_equal(legal_text(&state), "repay T1, repay T3, repay W2, repay L3, repay M5");
    play(&state, "repay T3; repay L3");
    assert_string_equal(set_text(state.hands[1]), "T3 L3");
}

/* DR-11: at least one card. */
static void nothing_is_taken_from_an_empty_hand(void **unused)
{
    DirenjieState state = before_take(NULL);
    assert_string_equal(legal_text(&state), "take 2");
}

/* DR-11: A may go back; it moves on to a constable, who does not become the killer (DR-6). */
static void the_killer_card_may_go_back(void **unused)
{
    Scene scene = {.seats = 3,
                   .killer = KILLER_IS(0),
                   .active = 2,
                   .phase = DIRENJIE_REFILLING,
                   .ask = "T",
                   .hands = {"T1 W2 A", "T3"},
                   .clues = {"0 W4 W4 W4", "0h T2 T2 M2"}};
    DirenjieState state = scene_state(scene);
    play(&state, "pass; take 1; repay A");
    assert_string_equal(set_text(state.hands[1]), "A");
    assert_int_equal(state.killer, 0);
}

/* DR-11: every combination of three of five comes: each card 600 of 1,000 times ± 5 × 15.5. */
static void cards_are_taken_at_random(void **unused)
{
    int counts[DIRENJIE_CARDS] = {0};
    for (uint64_t seed = 0; seed < 1000; seed++) {
        DirenjieState state = before_take("T3 W3 L3 L1 L2");
        state.rng = rng_seeded(seed);
        play(&state, "take 1");
        for (CardSet rest = state.hands[0]; rest; rest = set_without_first(rest)) {
            counts[set_first(rest)]++;
        }
    }
    const char *const theirs[] = {"T3", "W3", "L3", "L1", "L2"};
    for (unsigned i = 0; i < 5; i++) {
        assert_in_range(counts[card_of(theirs[i])], 522, 678);
    }
}

static DirenjieState before_rob(const char *first, const char *second)
{
    Scene scene = {.seats = 4,
                   .active = 3,
                   .phase = DIRENJIE_REFILLING,
                   .ask = "T",
                   .hands = {"T1 W2 M5 T1 T1 T3 T3 T3 T4 T4 T4 W1 W1 W1", first, second},
                   .clues = {"0 T2 T2 T2", "0h W4 W4 M4"}};
    DirenjieState state = scene_state(scene);
    assert_int_equal(state.table.hand_counts[3], 0);
    play(&state, "pass");
    return state;
}

/* DR-12: from the others with the most cards; a tie is one's choice. */
static void the_richest_is_robbed_of_two(void **unused)
{
    DirenjieState state = before_rob("L1 L1 L1", "L2 L2");
    assert_string_equal(legal_text(&state), "rob 1");
    state = before_rob("L2 L2", "L1 L1 L1");
    assert_string_equal(legal_text(&state), "rob 2");
    state = before_rob("L1 L1 L1", "L2 L2 L2");
    assert_string_equal(legal_text(&state), "rob 1, rob 2");
    play(&state, "rob 2");
    assert_string_equal(set_text(state.hands[2]), "L2");
    assert_int_equal(state.table.hand_counts[0], 16);
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
}

/* DR-12: min(2, n). */
static void a_single_card_is_robbed(void **unused)
{
    DirenjieState state = before_rob("L1", NULL);
    assert_string_equal(legal_text(&state), "rob 1");
    play(&state, "rob 1");
    assert_int_equal(state.table.hand_counts[1], 0);
    assert_int_equal(state.table.hand_counts[0], 15);
}

/* DR-13 */
static void whole_hands_are_swapped(void **unused)
{
    Scene scene = {.seats = 3,
                   .active = 2,
                   .phase = DIRENJIE_REFILLING,
                   .ask = "T",
                   .hands = {"T1 W2 M5", "T3"},
                   .clues = {"0 W4 W4 W4", "0h L2 L2 M2"}};
    DirenjieState state = scene_state(scene);
    play(&state, "pass");
    assert_string_equal(legal_text(&state), "swap 1, swap 2");
    play(&state, "swap 1");
    assert_string_equal(set_text(state.hands[0]), "T3");
    assert_string_equal(set_text(state.hands[1]), "T1 W2 M5");
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hidden_clue_is_face_down),
        cmocka_unit_test(a_public_clue_shows_its_top_only),
        cmocka_unit_test(the_turn_begins_by_turning_it_up),
        cmocka_unit_test(only_the_active_seats_clue_turns),
        cmocka_unit_test(the_second_public_clue_brings_a_bonus),
        cmocka_unit_test(a_bonus_reaches_every_other_seat),
        cmocka_unit_test(every_second_clue_up_to_the_sixth),
        cmocka_unit_test(only_own_clues_count),
        cmocka_unit_test(no_target_no_bonus),
        cmocka_unit_test(a_bonus_can_be_an_inspection),
        cmocka_unit_test(an_inspection_shows_all_three_cards),
        cmocka_unit_test(everybody_sees_who_inspects),
        cmocka_unit_test(no_clue_is_inspected_twice),
        cmocka_unit_test(after_the_bonus_comes_the_ask),
        cmocka_unit_test(three_are_taken_and_three_given_back),
        cmocka_unit_test(taken_cards_may_go_back),
        cmocka_unit_test(nothing_is_taken_from_an_empty_hand),
        cmocka_unit_test(the_killer_card_may_go_back),
        cmocka_unit_test(cards_are_taken_at_random),
        cmocka_unit_test(the_richest_is_robbed_of_two),
        cmocka_unit_test(a_single_card_is_robbed),
        cmocka_unit_test(whole_hands_are_swapped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
