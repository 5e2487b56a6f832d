/* DR-34: what a seat sees and remembers of the other hands. */
#include "scene.h"

#include <string.h>

#define WORLDS 200

/* Nine cards that make no clue: with ten more in hands, the deck has room for all others. */
#define REST "T1 T2 T3 T4 T6 W3 L4 M2 M5"

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
    DirenjieState state = scene_state(scene_three());
    play(&state, "give W1");
    assert_string_equal(certain_text(&state, 1, 0), "W1");
    assert_string_equal(certain_text(&state, 2, 0), "");
    assert_string_equal(seen_text(&state, 1, DIRENJIE_HANDS), "W1 ? ?");
    assert_string_equal(seen_text(&state, 2, DIRENJIE_HANDS), "? ? ?");
}

static void the_drawn_from_knows_what_was_drawn(void **unused)
{
    Scene scene = scene_three();
    scene.hands[1] = "W1 W1 W1";
    DirenjieState state = scene_state(scene);
    play(&state, "refuse; refuse; draw 1");
    assert_string_equal(certain_text(&state, 1, 0), "W1");
    assert_string_equal(certain_text(&state, 2, 0), "");
}

static void a_deck_draw_tells_nobody_else(void **unused)
{
    DirenjieState state = scene_state(scene_three());
    play(&state, "refuse; refuse; draw deck");
    assert_string_equal(seen_text(&state, 0, DIRENJIE_HANDS), "T1 L2 L4");
    assert_string_equal(seen_text(&state, 1, DIRENJIE_HANDS), "? ? ?");
}

/* A refusal proves nothing: worlds with and without a match both come. */
static void a_refusal_proves_nothing(void **unused)
{
    DirenjieState state = scene_state(scene_three());
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
    Scene scene = scene_three();
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
    DirenjieState state = given_three();
    assert_string_equal(certain_text(&state, 1, 0), "T2 W1 W2");
    play(&state, "draw 0");
    assert_string_equal(certain_text(&state, 1, 0), "");
    assert_uncertain(&state, 1, 0, "T2 W1 W2", 1);
}

/* In every world at least two of the three are still there; all three and each pair come. */
static void worlds_keep_all_but_one(void **unused)
{
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

/* So an unseen gift of another kind cannot have been it. */
static void what_a_reveal_gives_back_is_certain(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .active = 2,
                                              .phase = DIRENJIE_REFILLING,
                                              .ask = "L",
                                              .hands = {"L1 T4 M1", "L2 L3 L4 W2 W3 W4", REST},
                                              .clues = {"0h W1 W1 W1"}});
    state.uncertain[1][0] = cards_of("L1 T4");
    play(&state, "pass");
    assert_string_equal(certain_text(&state, 1, 0), "T4 L1");
    state.table.phase = DIRENJIE_GIVING;
    state.table.active = 2;
    state.table.ask = 2;
    play(&state, "give L1");
    assert_string_equal(certain_text(&state, 1, 0), "T4");
}

/* The clue was of what seat 1 had given: it is not in the hand any more. */
static void a_revealed_clue_takes_its_cards_along(void **unused)
{
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

/* One of W1 and L1 is in hand 2, and seat 0 has all of W1: so it is L1. */
static DirenjieState by_elimination(DirenjiePhase phase, Seat active)
{
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .phase = phase,
                                              .active = active,
                                              .actor = active,
                                              .ask = "W",
                                              .hands = {"W1 W1 W1 T1", "L2 L3 L4 W2", "L1 T2 M1"},
                                              .deck = "L1 W3 W3 W3 W4 W4 W4"});
    state.certain[1][0] = cards_of("W1 W1 W1");
    state.uncertain[1][2] = cards_of("W1 L1");
    state.missing[1][2] = 1;
    return state;
}

/* What proved it lies in a clue that seat 1 has not seen; the proof was seen all the same. */
static void a_clue_laid_unseen_forgets_no_conclusion(void **unused)
{
    DirenjieState state = by_elimination(DIRENJIE_SUBMITTING, 0);
    DirenjieView before = view_of(&state, 1);
    assert_string_equal(certain_text(&state, 1, 2), "L1");
    play(&state, "submit W1 W1 W1");
    assert_string_equal(certain_text(&state, 1, 2), "L1");
    assert_uncertain(&state, 1, 0, "W1 W1 W1", 0);
    DirenjieView after = view_of(&state, 1);
    assert_int_equal(before.outside & ~after.outside, 0);
    assert_int_equal(direnjie_copies_in(after.outside, card_of("W1")), 3);
}

/* Games that were saved before conclusions were kept have the same fingerprint. */
static void a_conclusion_is_no_part_of_the_fingerprint(void **unused)
{
    DirenjieState state = by_elimination(DIRENJIE_SUBMITTING, 0);
    play(&state, "submit W1 W1 W1");
    assert_string_equal(set_text(state.shown[1][2]), "L1");
    DirenjieState other = state;
    other.shown[1][2] = other.shown_outside[1] = 0;
    assert_true(game_hash_state(&direnjie_game, 1, &state) ==
                game_hash_state(&direnjie_game, 1, &other));
    other.killer = 0;
    assert_false(game_hash_state(&direnjie_game, 1, &state) ==
                 game_hash_state(&direnjie_game, 1, &other));
}

/* Nor does a card drawn unseen from the hand that proved it. */
static void a_draw_unseen_forgets_no_conclusion(void **unused)
{
    DirenjieState state = by_elimination(DIRENJIE_REFILLING, 2);
    play(&state, "draw 0");
    assert_uncertain(&state, 1, 0, "W1 W1 W1", 1);
    assert_string_equal(certain_text(&state, 1, 2), "L1");
}

/* A conclusion about a hand goes with what leaves it: seen, that card; unseen, what it may be. */
static void a_conclusion_lasts_while_the_card_is_there(void **unused)
{
    DirenjieState state = by_elimination(DIRENJIE_SUBMITTING, 0);
    play(&state, "submit W1 W1 W1; pass; ask L");
    DirenjieState taken = state;
    taken.table.actor = 2;
    play(&taken, "give L1");
    assert_string_equal(certain_text(&taken, 1, 2), "");
    DirenjieState drawn = by_elimination(DIRENJIE_SUBMITTING, 0);
    play(&drawn, "submit W1 W1 W1");
    drawn.table.phase = DIRENJIE_REFILLING;
    play(&drawn, "draw 2");
    assert_string_equal(certain_text(&drawn, 1, 2), "");
}

/* The bounds that proved it are gone; the own L1 and the one that was proven are two at a time. */
static void what_was_located_outlives_its_place(void **unused)
{
    DirenjieState state = by_elimination(DIRENJIE_SUBMITTING, 0);
    play(&state, "submit W1 W1 W1");
    state.uncertain[1][2] = 0;
    state.missing[1][2] = 0;
    state.table.phase = DIRENJIE_REFILLING;
    state.table.active = state.table.actor = 1;
    play(&state, "draw deck");
    state.table.phase = DIRENJIE_REFILLING;
    state.table.active = state.table.actor = 0;
    state.table.drawn_count = 0;
    play(&state, "draw 2");
    assert_string_equal(certain_text(&state, 1, 2), "");
    DirenjieView view = view_of(&state, 1);
    assert_int_equal(direnjie_copies_in(view.outside, card_of("L1")), 2);
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
        cmocka_unit_test(what_a_reveal_gives_back_is_certain),
        cmocka_unit_test(a_revealed_clue_takes_its_cards_along),
        cmocka_unit_test(a_swapped_hand_is_known),
        cmocka_unit_test(knowledge_moves_with_a_swapped_hand),
        cmocka_unit_test(a_clue_laid_unseen_forgets_no_conclusion),
        cmocka_unit_test(a_conclusion_is_no_part_of_the_fingerprint),
        cmocka_unit_test(a_draw_unseen_forgets_no_conclusion),
        cmocka_unit_test(a_conclusion_lasts_while_the_card_is_there),
        cmocka_unit_test(what_was_located_outlives_its_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
