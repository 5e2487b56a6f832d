/* DR-21 and DR-22: step 4, up to two cards, and the next seat. */
#include "scene.h"

static Scene refilling(void)
{
    return (Scene){.seats = 4,
                   .phase = DIRENJIE_REFILLING,
                   .ask = "W",
                   .deck = "M1 M2 M3",
                   .hands = {"T1", "W1 W2 W3", "L1 L2", "T2 T3 T4"}};
}

/* DR-21: the deck, or another with at least 3 cards. */
static void the_sources(void **unused)
{
    DirenjieState state = scene_state(refilling());
    assert_string_equal(legal_text(&state), "draw deck, draw 1, draw 3, pass");
}

/* DR-21: not from who gave in this turn. */
static void givers_are_spared(void **unused)
{
    Scene scene = refilling();
    scene.gave = seat_bit(1);
    DirenjieState state = scene_state(scene);
    assert_string_equal(legal_text(&state), "draw deck, draw 3, pass");
    scene.gave = seat_bit(1) | seat_bit(3);
    state = scene_state(scene);
    assert_string_equal(legal_text(&state), "draw deck, pass");
}

/* DR-21: two from the deck; the first is seen before the second is chosen. */
static void two_from_the_deck(void **unused)
{
    DirenjieState state = scene_state(refilling());
    play(&state, "draw deck");
    assert_string_equal(seen_text(&state, 0, DIRENJIE_HANDS), "T1 M1");
    assert_int_equal(state.table.active, 0);
    assert_string_equal(legal_text(&state), "draw deck, draw 1, draw 3, pass");
    play(&state, "draw deck");
    assert_string_equal(set_text(state.hands[0]), "T1 M1 M2");
    assert_int_equal(state.table.active, 1); /* never a third */
}

/* DR-21: at most one card per player. */
static void one_from_each_player(void **unused)
{
    Scene scene = refilling();
    scene.hands[1] = "W1 W2 W3 W4 W4";
    DirenjieState state = scene_state(scene);
    play(&state, "draw 1");
    assert_string_equal(legal_text(&state), "draw deck, draw 3, pass");
    play(&state, "draw 3");
    assert_int_equal(state.table.hand_counts[0], 3);
}

/* DR-21: at least 3 at that moment. */
static void three_cards_at_that_moment(void **unused)
{
    DirenjieState state = scene_state(refilling());
    play(&state, "draw 1; draw deck");
    assert_int_equal(state.table.hand_counts[1], 2);
    play(&state, "ask T; refuse; refuse; refuse; pass");
    /* Seat 1 is in turn, and seat 0 holds 3: T1, a W, and M1. */
    assert_string_equal(legal_text(&state), "draw deck, draw 0, draw 3, pass");
}

/* DR-21: none, or one only. */
static void taking_fewer(void **unused)
{
    DirenjieState state = scene_state(refilling());
    play(&state, "pass");
    assert_int_equal(state.table.hand_counts[0], 1);
    assert_int_equal(state.table.active, 1);
    state = scene_state(refilling());
    play(&state, "draw deck; pass");
    assert_int_equal(state.table.hand_counts[0], 2);
    assert_int_equal(state.table.active, 1);
}

/* DR-21: the deck is never refilled; without a further source the step ends after one card. */
static void the_last_card_of_the_deck(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 2,
                                              .active = 1,
                                              .phase = DIRENJIE_REFILLING,
                                              .ask = "W",
                                              .deck_size = 1,
                                              .deck = "M1",
                                              .hands = {"T1 T2"}});
    assert_string_equal(legal_text(&state), "draw deck, pass");
    play(&state, "draw deck");
    assert_int_equal(state.table.deck_count, 0);
    assert_int_equal(state.table.active, 0);
}

/* DR-21: being drawn from as a consolation is not giving, so it happens again in step 4. */
static void a_consolation_is_no_gift(void **unused)
{
    Scene scene = refilling();
    scene.phase = DIRENJIE_CONSOLING;
    scene.hands[1] = "W1 W2 W3 W4";
    DirenjieState state = scene_state(scene);
    play(&state, "draw 1");
    assert_string_equal(legal_text(&state), "draw deck, draw 1, draw 3, pass");
}

/* DR-21: hands have no limit. */
static void hands_have_no_limit(void **unused)
{
    Scene scene = refilling();
    scene.hands[0] = "T1 T1 T3 T3 T4 T4 T6 T6 W2 W2 W3 W3 W4 W4 L1 L1 L2 L2 L3 L3 L4 L4";
    scene.hands[2] = "L1";
    DirenjieState state = scene_state(scene);
    play(&state, "draw deck; draw deck");
    assert_int_equal(state.table.hand_counts[0], 24);
}

/* DR-21: a random card: each of three 333 of 1,000 times ± 5 × 15. */
static void draws_are_random(void **unused)
{
    int counts[DIRENJIE_CARDS] = {0};
    for (uint64_t seed = 0; seed < 1000; seed++) {
        DirenjieState state = scene_state(refilling());
        state.rng = rng_seeded(seed);
        play(&state, "draw 1");
        counts[set_first(state.hands[0] & cards_of("W1 W2 W3"))]++;
    }
    assert_in_range(counts[card_of("W1")], 258, 408);
    assert_in_range(counts[card_of("W2")], 258, 408);
    assert_in_range(counts[card_of("W3")], 258, 408);
}

/* DR-34: who drew from whom is public, the card is theirs. */
static void a_draw_is_seen_by_two(void **unused)
{
    Scene scene = refilling();
    scene.hands[1] = "W1 W1 W1";
    DirenjieState state = scene_state(scene);
    assert_string_equal(events_text(&state, "draw 1", 0), "W1 hands/1>hands/0; refill 0");
    assert_string_equal(events_text(&state, "draw 1", 1), "W1 hands/1>hands/0; refill 0");
    assert_string_equal(events_text(&state, "draw 1", 2), "? hands/1>hands/0; refill 0");
    assert_string_equal(events_text(&state, "draw deck", 1), "? deck@0>hands/0; refill 0");
}

/* DR-22 */
static void the_next_seat_follows(void **unused)
{
    Scene scene = refilling();
    scene.active = 3;
    scene.start = 2;
    DirenjieState state = scene_state(scene);
    play(&state, "pass");
    assert_int_equal(state.table.active, 0);
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
    assert_int_equal(state.table.ask, DIRENJIE_NO_ASK);
    assert_int_equal(state.table.round, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_sources),
        cmocka_unit_test(givers_are_spared),
        cmocka_unit_test(two_from_the_deck),
        cmocka_unit_test(one_from_each_player),
        cmocka_unit_test(three_cards_at_that_moment),
        cmocka_unit_test(taking_fewer),
        cmocka_unit_test(the_last_card_of_the_deck),
        cmocka_unit_test(a_consolation_is_no_gift),
        cmocka_unit_test(hands_have_no_limit),
        cmocka_unit_test(draws_are_random),
        cmocka_unit_test(a_draw_is_seen_by_two),
        cmocka_unit_test(the_next_seat_follows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
