/* DR-34: which worlds a seat must consider, and what it knows of the secret and the killer. */
#include "scene.h"

#define WORLDS 200

/* An inspected clue is seen in every world. */
static void worlds_keep_inspected_clues(void **unused)
{
    DirenjieState state =
        scene_state((Scene){.seats = 3,
                            .active = 2,
                            .phase = DIRENJIE_REFILLING,
                            .ask = "W",
                            .hands = {"T1 W2 M5", "T3"},
                            .clues = {"0 W4 W4 W4", "0h L2 L2 M2", "1h W1 W1 M1"}});
    play(&state, "pass; inspect 1 0");
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        DirenjieState world = world_of(&state, 0, seed);
        assert_memory_equal(&world.clues[2], &state.clues[2], sizeof(DirenjieClue));
    }
}

/* Starting clues are never the secret, nor is what the seat can see three of; all else comes. */
static void worlds_exclude_what_is_innocent(void **unused)
{
    Scene scene = scene_three();
    scene.hands[0] = "T4 T4 T4";
    DirenjieState state = scene_state(scene);
    unsigned came = 0;
    for (uint64_t seed = 0; seed < 2000; seed++) {
        DirenjieState world = world_of(&state, 0, seed);
        for (unsigned i = 0; i < 3; i++) {
            came |= 1u << world.secret[i] / 3;
        }
    }
    unsigned innocent = state.starting[0] | 1u << card_of("T4") / 3;
    assert_int_equal(came, 0xFFFFu & ~innocent);
}

/* When all others of a category are innocent, the secret is known. */
static void the_last_suspect_is_known(void **unused)
{
    Scene scene = scene_three();
    scene.hands[0] = "W1 W1 W1 W2 W2 W2 W3 W3 W3";
    scene.hands[1] = "T1";
    scene.hands[2] = "T2";
    DirenjieState state = scene_state(scene);
    state.starting[0] =
        (uint16_t)(1u << card_of("W4") / 3 | 1u << card_of("T1") / 3 | 1u << card_of("T2") / 3);
    DirenjieView view = view_of(&state, 0);
    assert_string_equal(set_text(direnjie_view_known(&view, DIRENJIE_SECRET)), "W5");
    view = view_of(&state, 1);
    assert_string_equal(set_text(direnjie_view_known(&view, DIRENJIE_SECRET)), "");
}

/* DR-6: who draws the killer card from the deck knows that nobody is the killer. */
static void a_killer_card_from_the_deck(void **unused)
{
    Scene scene = scene_three();
    scene.killer = KILLER_NOBODY;
    scene.deck = "A";
    DirenjieState state = scene_state(scene);
    play(&state, "refuse; refuse; draw deck");
    assert_int_equal(view_of(&state, 0).candidates, 1u << DIRENJIE_NOBODY);
    assert_int_equal(view_of(&state, 1).candidates, 5u | 1u << DIRENJIE_NOBODY);
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        assert_int_equal(world_of(&state, 0, seed).killer, DIRENJIE_NOBODY);
    }
}

/* DR-6: who draws it from a hand that nothing had reached yet knows the killer. */
static void a_killer_card_from_an_untouched_hand(void **unused)
{
    DirenjieState state = dealt(5, true, 3);
    Seat thief = (Seat)((state.killer + 1) % 5), other = (Seat)((state.killer + 2) % 5);
    state.table.active = state.table.actor = thief;
    state.table.phase = DIRENJIE_REFILLING;
    state.table.ask = 0;
    char draw[] = "draw ?";
    draw[5] = (char)('0' + state.killer);
    DirenjieState after = state;
    for (uint64_t seed = 0; !(after.hands[thief] & card_bit(DIRENJIE_KILLER_CARD)); seed++) {
        after = state;
        after.rng = rng_seeded(seed);
        play(&after, draw);
    }
    assert_int_equal(view_of(&after, thief).candidates, seat_bit(state.killer));
    assert_int_equal(view_of(&after, other).candidates, 31u & ~(1u << other));
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        assert_int_equal(world_of(&after, thief, seed).killer, state.killer);
    }
}

/* A whole hand that nothing had reached tells the same; from then on either hand may be where the
 * killer card started, but for what the seats know better. */
static void a_killer_card_in_a_swapped_hand(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .killer = KILLER_IS(1),
                                              .active = 2,
                                              .phase = DIRENJIE_REFILLING,
                                              .ask = "W",
                                              .hands = {"T1 W2 M5", "T3 A"},
                                              .clues = {"0 W4 W4 W4", "0h L2 L2 M2"}});
    for (Seat seat = 0; seat < 3; seat++) {
        state.table.origins[seat] = seat_bit(seat);
    }
    play(&state, "pass; swap 1");
    assert_int_equal(view_of(&state, 0).candidates, seat_bit(1));
    assert_int_equal(view_of(&state, 2).candidates, 3u | 1u << DIRENJIE_NOBODY);
    assert_int_equal(state.table.origins[0], seat_bit(1));
    assert_int_equal(state.table.origins[1], seat_bit(0));
}

/* The killer card in a clue names its owner to who inspects it. */
static void an_inspected_killer_card_names_the_killer(void **unused)
{
    DirenjieState state =
        scene_state((Scene){.seats = 3,
                            .killer = KILLER_IS(1),
                            .active = 2,
                            .phase = DIRENJIE_REFILLING,
                            .ask = "W",
                            .hands = {"T1 W2 M5", "T3"},
                            .clues = {"0 W4 W4 W4", "0h L2 L2 M2", "1h W1 W1 A"}});
    play(&state, "pass; inspect 1 0");
    assert_int_equal(view_of(&state, 0).candidates, seat_bit(1));
    assert_int_equal(view_of(&state, 2).candidates, 3u | 1u << DIRENJIE_NOBODY);
}

/* The actor of step 3 holds a legal clue in every world. */
static void who_is_asked_to_submit_holds_a_clue(void **unused)
{
    DirenjieState state = scene_state((Scene){
        .seats = 3, .phase = DIRENJIE_CONSOLING, .ask = "W", .hands = {"W1 W1 M1", "T3", "L1"}});
    play(&state, "pass");
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        DirenjieState world = world_of(&state, 1, seed);
        assert_int_equal(world.table.phase, DIRENJIE_SUBMITTING);
        assert_true(direnjie_game.legal(&world, 0, (Action[64]){0}, 64) > 0);
    }
}

/* An unlocated copy of each identity is equally likely to be the secret: T2, of which seat 0 holds
 * one, has 2 chances in 11 of the 8 + 3 unseen: T1 3, T3 3, T4 3, T5 0, T6 0. */
static void the_secret_is_weighed_by_unseen_copies(void **unused)
{
    Scene scene = scene_three();
    scene.hands[0] = "T2 T5 T5 T6 T6 T6";
    scene.hands[1] = "W1 W2";
    scene.secret = "T4 W5 L5";
    DirenjieState state = scene_state(scene);
    state.starting[0] =
        (uint16_t)(1u << card_of("T5") / 3 | 1u << card_of("L1") / 3 | 1u << card_of("L2") / 3);
    state.starting[1] = (uint16_t)(7u << card_of("W1") / 3);
    state.starting[2] =
        (uint16_t)(1u << card_of("W4") / 3 | 1u << card_of("L3") / 3 | 1u << card_of("L4") / 3);
    int counts[DIRENJIE_CARDS] = {0};
    for (uint64_t seed = 0; seed < 2200; seed++) {
        counts[world_of(&state, 0, seed).secret[0]]++;
    }
    assert_in_range(counts[card_of("T2")], 310, 490); /* 400 ± 5 × 18 */
    assert_in_range(counts[card_of("T1")], 496, 704); /* 600 ± 5 × 21 */
    assert_int_equal(counts[card_of("T5")] + counts[card_of("T6")], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(worlds_keep_inspected_clues),
        cmocka_unit_test(worlds_exclude_what_is_innocent),
        cmocka_unit_test(the_last_suspect_is_known),
        cmocka_unit_test(a_killer_card_from_the_deck),
        cmocka_unit_test(a_killer_card_from_an_untouched_hand),
        cmocka_unit_test(a_killer_card_in_a_swapped_hand),
        cmocka_unit_test(an_inspected_killer_card_names_the_killer),
        cmocka_unit_test(who_is_asked_to_submit_holds_a_clue),
        cmocka_unit_test(the_secret_is_weighed_by_unseen_copies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
