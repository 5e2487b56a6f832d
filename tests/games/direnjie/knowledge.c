/* DR-34: what a seat sees and remembers, and which worlds it must consider. */
#include "scene.h"

#include <string.h>

#define WORLDS 200

/* Nine cards that make no clue: with ten more in hands, the deck has room for all others. */
#define REST "T1 T2 T3 T4 T6 W3 L4 M2 M5"

static Scene three(void)
{
    return (Scene){.seats = 3,
                   .phase = DIRENJIE_GIVING,
                   .actor = 1,
                   .ask = "W",
                   .deck = "L4",
                   .hands = {"T1 L2", "W1 W2 T2", "T3 W3 L1"}};
}

/* What a seat knows for certain of a hand. */
static const char *certain_text(const DirenjieState *state, Seat observer, Seat owner)
{
    DirenjieView view = view_of(state, observer);
    return set_text(view.certain[owner]);
}

static void assert_uncertain(const DirenjieState *state, Seat observer, Seat owner,
                             const char *cards, unsigned missing)
{
    DirenjieView view = view_of(state, observer);
    assert_string_equal(set_text(view.uncertain[owner]), cards);
    assert_int_equal(view.missing[owner], missing);
}

static void a_giver_knows_what_it_gave(void **unused)
{
    (void)unused;
    DirenjieState state = scene_state(three());
    play(&state, "give W1");
    assert_string_equal(certain_text(&state, 1, 0), "W1");
    assert_string_equal(certain_text(&state, 2, 0), "");
    assert_string_equal(seen_text(&state, 1, DIRENJIE_HANDS), "W1 ? ?");
    assert_string_equal(seen_text(&state, 2, DIRENJIE_HANDS), "? ? ?");
}

static void the_drawn_from_knows_what_was_drawn(void **unused)
{
    (void)unused;
    Scene scene = three();
    scene.hands[1] = "W1 W1 W1";
    DirenjieState state = scene_state(scene);
    play(&state, "refuse; refuse; draw 1");
    assert_string_equal(certain_text(&state, 1, 0), "W1");
    assert_string_equal(certain_text(&state, 2, 0), "");
}

static void a_deck_draw_tells_nobody_else(void **unused)
{
    (void)unused;
    DirenjieState state = scene_state(three());
    play(&state, "refuse; refuse; draw deck");
    assert_string_equal(seen_text(&state, 0, DIRENJIE_HANDS), "T1 L2 L4");
    assert_string_equal(seen_text(&state, 1, DIRENJIE_HANDS), "? ? ?");
}

/* A refusal proves nothing: worlds with and without a match both come. */
static void a_refusal_proves_nothing(void **unused)
{
    (void)unused;
    DirenjieState state = scene_state(three());
    play(&state, "refuse");
    unsigned with = 0;
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        DirenjieState world = world_of(&state, 0, seed);
        with += (world.hands[1] & direnjie_matching(1)) != 0;
    }
    assert_in_range(with, 1, WORLDS - 1);
}

/* Three cards given to seat 0; one that seat 2 then draws unseen by seat 1 is one of six. */
static DirenjieState given_three(void)
{
    Scene scene = three();
    scene.hands[1] = "W1 W2 T2 T3 M1";
    DirenjieState state = scene_state(scene);
    CardSet given = cards_of("W1 W2 T2");
    state.hands[0] = direnjie_join(state.hands[0], given);
    state.hands[1] = direnjie_less(state.hands[1], given);
    state.table.hand_counts[0] = 5;
    state.table.hand_counts[1] = 2;
    state.certain[1][0] = given;
    state.table.active = state.table.actor = 2;
    state.table.phase = DIRENJIE_REFILLING;
    return state;
}

static void an_unseen_draw_makes_one_uncertain(void **unused)
{
    (void)unused;
    DirenjieState state = given_three();
    assert_string_equal(certain_text(&state, 1, 0), "T2 W1 W2");
    play(&state, "draw 0");
    assert_string_equal(certain_text(&state, 1, 0), "");
    assert_uncertain(&state, 1, 0, "T2 W1 W2", 1);
}

/* In every world at least two of the three are still there; all three and each pair come. */
static void worlds_keep_all_but_one(void **unused)
{
    (void)unused;
    DirenjieState state = given_three();
    play(&state, "draw 0");
    unsigned kept[4] = {0};
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        DirenjieState world = world_of(&state, 1, seed);
        kept[set_count(world.hands[0] & cards_of("T2 W1 W2"))]++;
    }
    assert_int_equal(kept[0] + kept[1], 0);
    assert_in_range(kept[2], 1, WORLDS);
    assert_in_range(kept[3], 1, WORLDS);
}

/* An unseen gift can only be of what was asked for: the others stay certain. */
static void an_unseen_gift_is_of_its_kind(void **unused)
{
    (void)unused;
    DirenjieState state = given_three();
    state.table.phase = DIRENJIE_GIVING;
    state.table.actor = 0;
    state.table.ask = 0; /* a target */
    play(&state, "give T1");
    assert_string_equal(certain_text(&state, 1, 0), "W1 W2");
    assert_uncertain(&state, 1, 0, "", 0); /* T2 may be gone, so nothing is left to say */
}

/* A gift of a category of which nothing was known costs nothing. */
static void an_unseen_gift_of_another_kind_costs_nothing(void **unused)
{
    (void)unused;
    DirenjieState state = given_three();
    state.table.phase = DIRENJIE_GIVING;
    state.table.actor = 0;
    state.table.ask = 2; /* a location */
    play(&state, "give L2");
    assert_string_equal(certain_text(&state, 1, 0), "T2 W1 W2");
}

/* After three unseen draws nothing is left. */
static void certainty_runs_out(void **unused)
{
    (void)unused;
    DirenjieState state = given_three();
    for (unsigned i = 0; i < 2; i++) {
        state.table.active = state.table.actor = 2;
        state.table.phase = DIRENJIE_REFILLING;
        state.table.drawn_count = 0;
        play(&state, "draw 0");
        assert_uncertain(&state, 1, 0, "T2 W1 W2", i + 1);
    }
    state.table.drawn_count = 0;
    play(&state, "draw 0");
    assert_uncertain(&state, 1, 0, "", 0);
}

/* A card that comes back is no longer there. */
static void a_card_that_comes_back_is_counted_out(void **unused)
{
    (void)unused;
    DirenjieState state = given_three();
    state.table.phase = DIRENJIE_GIVING;
    state.table.active = 1;
    state.table.actor = 0;
    state.table.ask = 1;
    play(&state, "give W2");
    assert_string_equal(certain_text(&state, 1, 0), "T2 W1");
}

/* What is certain may go into the clue that is laid; when it is turned up, the rest is certain
 * again. */
static void a_clue_hides_certain_cards_until_its_reveal(void **unused)
{
    (void)unused;
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .phase = DIRENJIE_GIVING,
                                              .actor = 1,
                                              .ask = "L",
                                              .hands = {"W1 W1 M1", "L1 L2 L3 L4 W2 W3 W4", REST}});
    play(&state, "give L1; refuse");
    assert_string_equal(certain_text(&state, 1, 0), "L1");
    play(&state, "submit W1 W1 M1");
    assert_string_equal(certain_text(&state, 1, 0), "");
    assert_uncertain(&state, 1, 0, "L1", 0);
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        DirenjieState world = world_of(&state, 1, seed);
        CardSet cards = world.hands[0];
        for (unsigned i = 0; i < 3; i++) {
            cards |= direnjie_copies(world.clues[0].cards[i]);
        }
        assert_int_equal(direnjie_copies_in(cards, card_of("L1")) > 0, 1);
    }
    play(&state, "pass; ask T; refuse; refuse; pass; pass; ask T; refuse; refuse; pass; pass");
    assert_string_equal(certain_text(&state, 1, 0), "L1"); /* W1 is turned up */
}

/* The clue was of what seat 1 had given: it is not in the hand any more. */
static void a_revealed_clue_takes_its_cards_along(void **unused)
{
    (void)unused;
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .phase = DIRENJIE_GIVING,
                                              .actor = 1,
                                              .ask = "W",
                                              .hands = {"W1 W1 L1", "W1 L2 L3 L4 W2 W3 W4", REST}});
    play(&state, "give W1; refuse; submit W1 W1 W1; pass; "
                 "ask T; refuse; refuse; pass; pass; ask T; refuse; refuse; pass; pass");
    assert_string_equal(certain_text(&state, 1, 0), "");
    assert_uncertain(&state, 1, 0, "", 0);
}

/* DR-13, DR-34: both know the hand that they gave away; it goes on to be followed. */
static void a_swapped_hand_is_known(void **unused)
{
    (void)unused;
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .active = 2,
                                              .phase = DIRENJIE_REFILLING,
                                              .ask = "W",
                                              .hands = {"T1 W2 M5", "T3 L1 L2 L3"},
                                              .clues = {"0 W4 W4 W4", "0h L2 L2 M2"}});
    play(&state, "pass; swap 1");
    assert_string_equal(certain_text(&state, 0, 1), "T1 W2 M5");
    assert_string_equal(certain_text(&state, 1, 0), "T3 L1 L2 L3");
    assert_string_equal(certain_text(&state, 2, 1), "");
    play(&state, "ask T; give T1; refuse; pass");
    assert_string_equal(certain_text(&state, 0, 1), "W2 M5");
    assert_string_equal(certain_text(&state, 1, 0), "T1 T3 L1 L2 L3");
}

/* What a third seat knew of a hand moves with it. */
static void knowledge_moves_with_a_swapped_hand(void **unused)
{
    (void)unused;
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .active = 2,
                                              .phase = DIRENJIE_REFILLING,
                                              .ask = "W",
                                              .hands = {"T1 W2 M5", "T3"},
                                              .clues = {"0 W4 W4 W4", "0h L2 L2 M2"}});
    state.certain[2][0] = cards_of("T1 W2");
    state.certain[2][1] = cards_of("T3");
    play(&state, "pass; swap 1");
    assert_string_equal(certain_text(&state, 2, 1), "T1 W2");
    assert_string_equal(certain_text(&state, 2, 0), "T3");
}

/* An inspected clue is seen in every world. */
static void worlds_keep_inspected_clues(void **unused)
{
    (void)unused;
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
    (void)unused;
    Scene scene = three();
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
    (void)unused;
    Scene scene = three();
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
    (void)unused;
    Scene scene = three();
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
    (void)unused;
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

/* The killer card in a clue names its owner to who inspects it. */
static void an_inspected_killer_card_names_the_killer(void **unused)
{
    (void)unused;
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
    (void)unused;
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
    (void)unused;
    Scene scene = three();
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

/* Whatever happens in random games, what a view calls certain is true, and holds in its worlds. */
static void nothing_known_is_ever_contradicted(void **unused)
{
    (void)unused;
    for (uint64_t seed = 0; seed < 60; seed++) {
        DirenjieState state = dealt(2 + (unsigned)seed % 5, seed % 2, seed);
        Rng rng = rng_seeded(seed);
        while (direnjie_game.actors(&state)) {
            Action legal[64];
            Seat actor = state.table.actor;
            size_t count = direnjie_game.legal(&state, actor, legal, 64);
            direnjie_game.apply(&state, actor, legal[rng_below(&rng, (uint32_t)count)], NULL);
            Seat seat = (Seat)rng_below(&rng, state.table.seats);
            DirenjieView view = view_of(&state, seat);
            DirenjieState world = world_of(&state, seat, rng_next(&rng));
            for (Seat other = 0; other < state.table.seats; other++) {
                assert_int_equal(view.certain[other] & ~state.hands[other], 0);
                assert_int_equal(view.certain[other] & ~world.hands[other], 0);
            }
            assert_int_equal(state.starting[seat] & 1u << world.secret[0] / 3, 0);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_giver_knows_what_it_gave),
        cmocka_unit_test(the_drawn_from_knows_what_was_drawn),
        cmocka_unit_test(a_deck_draw_tells_nobody_else),
        cmocka_unit_test(a_refusal_proves_nothing),
        cmocka_unit_test(an_unseen_draw_makes_one_uncertain),
        cmocka_unit_test(worlds_keep_all_but_one),
        cmocka_unit_test(an_unseen_gift_is_of_its_kind),
        cmocka_unit_test(an_unseen_gift_of_another_kind_costs_nothing),
        cmocka_unit_test(certainty_runs_out),
        cmocka_unit_test(a_card_that_comes_back_is_counted_out),
        cmocka_unit_test(a_clue_hides_certain_cards_until_its_reveal),
        cmocka_unit_test(a_revealed_clue_takes_its_cards_along),
        cmocka_unit_test(a_swapped_hand_is_known),
        cmocka_unit_test(knowledge_moves_with_a_swapped_hand),
        cmocka_unit_test(worlds_keep_inspected_clues),
        cmocka_unit_test(worlds_exclude_what_is_innocent),
        cmocka_unit_test(the_last_suspect_is_known),
        cmocka_unit_test(a_killer_card_from_the_deck),
        cmocka_unit_test(a_killer_card_from_an_untouched_hand),
        cmocka_unit_test(an_inspected_killer_card_names_the_killer),
        cmocka_unit_test(who_is_asked_to_submit_holds_a_clue),
        cmocka_unit_test(the_secret_is_weighed_by_unseen_copies),
        cmocka_unit_test(nothing_known_is_ever_contradicted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
