/* DR-14 to DR-18: step 2, asking and giving. */
#include "scene.h"

static DirenjieState asking(const char *const clues[], unsigned count)
{
    Scene scene = {.seats = 2, .phase = DIRENJIE_ASKING, .hands = {"T1 W1", "L1 M1"}};
    for (unsigned i = 0; i < count; i++) {
        scene.clues[i] = clues[i];
    }
    return scene_state(scene);
}

/* DR-14: mandatory; a category or a number 1–5, never 6. */
static void the_asks(void **unused)
{
    DirenjieState state = asking(NULL, 0);
    assert_string_equal(legal_text(&state),
                        "ask T, ask W, ask L, ask 1, ask 2, ask 3, ask 4, ask 5");
}

/* DR-15: five tops of a category, of all players together. */
static void five_tops_close_a_category(void **unused)
{
    static const char *const clues[] = {"0 T1 T1 M1", "1 T2 T2 T2", "0 T3 T3 T3", "1 T4 T4 M4",
                                        "1 T6 T6 M2"};
    Scene scene = {.seats = 2, .phase = DIRENJIE_ASKING, .hands = {"W1"}};
    for (unsigned i = 0; i < 5; i++) {
        scene.clues[i] = clues[i];
        DirenjieState state = scene_state(scene);
        assert_int_equal(direnjie_closed(&state.table, state.clues), i == 4 ? 1 : 0);
    }
    DirenjieState state = scene_state(scene);
    assert_string_equal(legal_text(&state), "ask W, ask L, ask 1, ask 2, ask 3, ask 4, ask 5");
}

/* DR-15: three tops of a number. */
static void three_tops_close_a_number(void **unused)
{
    static const char *const clues[] = {"0 T2 T2 T2", "1 W2 W2 M2", "0 L2 L2 L2"};
    DirenjieState two = asking(clues, 2), three = asking(clues, 3);
    assert_int_equal(direnjie_closed(&two.table, two.clues), 0);
    assert_string_equal(legal_text(&three), "ask T, ask W, ask L, ask 1, ask 3, ask 4, ask 5");
}

/* DR-15: a hidden clue closes nothing. */
static void hidden_clues_do_not_count(void **unused)
{
    static const char *const clues[] = {"0 T2 T2 T2", "0 W2 W2 M2", "1h L2 L2 L2"};
    DirenjieState state = asking(clues, 3);
    assert_int_equal(direnjie_closed(&state.table, state.clues), 0);
}

/* DR-15: a beggar at the bottom counts for nothing, and T6 for no number. */
static void beggars_and_t6_close_no_number(void **unused)
{
    static const char *const clues[] = {"0 T2 T2 T2", "1 W2 W2 W2", "0 T6 T6 M2"};
    DirenjieState state = asking(clues, 3);
    assert_int_equal(direnjie_closed(&state.table, state.clues), 0);
}

static DirenjieState asked(const char *ask, const char *theirs)
{
    return scene_state((Scene){.seats = 3,
                               .phase = DIRENJIE_GIVING,
                               .actor = 1,
                               .ask = ask,
                               .hands = {"L1", theirs, "T1 W1"}});
}

/* DR-16, DR-17 */
static void a_card_of_the_category_matches(void **unused)
{
    DirenjieState state = asked("W", "T1 W1 W3 L1 M1");
    assert_string_equal(legal_text(&state), "give W1, give W3, refuse");
}

/* DR-17 */
static void a_card_of_the_number_matches(void **unused)
{
    DirenjieState state = asked("3", "T3 W3 L3 T1 W2 L4 M3");
    assert_string_equal(legal_text(&state), "give T3, give W3, give L3, refuse");
}

/* DR-17 */
static void t6_matches_every_ask(void **unused)
{
    static const char *const asks[] = {"T", "W", "L", "1", "2", "3", "4", "5"};
    for (unsigned i = 0; i < 8; i++) {
        DirenjieState state = asked(asks[i], "T6");
        assert_string_equal(legal_text(&state), "give T6, refuse");
    }
}

/* DR-17: M and A can never be given. */
static void beggars_and_killer_are_never_given(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .killer = KILLER_IS(1),
                                              .phase = DIRENJIE_GIVING,
                                              .actor = 1,
                                              .ask = "1",
                                              .hands = {"L1", "M1 A", "T1"}});
    assert_string_equal(legal_text(&state), "refuse");
}

/* DR-16: from the left on, each other player once. */
static void everybody_is_asked_once_from_the_left(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 4, .active = 2, .phase = DIRENJIE_ASKING, .hands = {"T1", "T2", "T3"}});
    play(&state, "ask T");
    assert_int_equal(state.table.actor, 3);
    play(&state, "refuse");
    assert_int_equal(state.table.actor, 0);
    play(&state, "give T1");
    assert_int_equal(state.table.actor, 1);
    play(&state, "give T2");
    assert_int_equal(state.table.actor, 2);
    assert_int_equal(state.table.gave, seat_bit(0) | seat_bit(1));
    assert_string_equal(set_text(state.hands[2]), "T1 T2 T3");
}

/* DR-16: refusing is always allowed, with a matching card too. */
static void refusing_is_always_allowed(void **unused)
{
    DirenjieState state = asked("W", "W1 W2 W3 W4");
    play(&state, "refuse");
    assert_int_equal(state.table.gave, 0);
    assert_string_equal(set_text(state.hands[1]), "W1 W2 W3 W4");
}

/* DR-16: a hand without a match is asked too, so that nobody learns of it. */
static void who_cannot_give_is_asked_too(void **unused)
{
    DirenjieState state = asked("W", "T1");
    assert_int_equal(state.table.phase, DIRENJIE_GIVING);
    assert_string_equal(legal_text(&state), "refuse");
}

/* DR-16: whether is public, which card only giver and asker see. */
static void a_gift_is_seen_by_two(void **unused)
{
    DirenjieState state = asked("W", "W1");
    assert_string_equal(events_text(&state, "give W1", 0), "give 1; W1 hands/1>hands/0; give 2");
    assert_string_equal(events_text(&state, "give W1", 1), "give 1; W1 hands/1>hands/0; give 2");
    assert_string_equal(events_text(&state, "give W1", 2), "give 1; ? hands/1>hands/0; give 2");
}

/* DR-18 */
static void a_gift_ends_all_consolation(void **unused)
{
    DirenjieState state = asked("W", "W1");
    play(&state, "give W1; refuse");
    assert_int_equal(state.table.phase, DIRENJIE_REFILLING);
}

/* DR-18: the deck, another player with at least 3 cards, or none. */
static void who_got_nothing_may_take_one(void **unused)
{
    Scene scene = {.seats = 4,
                   .phase = DIRENJIE_GIVING,
                   .actor = 3,
                   .ask = "W",
                   .deck = "M1",
                   .hands = {"L1", "W1 W2 W3", "W1 W2"}};
    DirenjieState state = scene_state(scene);
    play(&state, "refuse");
    assert_int_equal(state.table.phase, DIRENJIE_CONSOLING);
    assert_string_equal(legal_text(&state), "draw deck, draw 1, draw 3, pass");
    play(&state, "draw deck");
    assert_string_equal(set_text(state.hands[0]), "L1 M1");
    assert_int_equal(state.table.phase, DIRENJIE_REFILLING); /* one card only */
}

/* DR-18 */
static void the_consolation_can_be_a_random_card(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 3, .phase = DIRENJIE_CONSOLING, .ask = "W", .hands = {"L1", "W1 W2 W3"}});
    play(&state, "draw 1");
    assert_int_equal(state.table.hand_counts[0], 2);
    assert_int_equal(state.table.hand_counts[1], 2);
}

/* DR-18 */
static void the_consolation_can_be_declined(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 3, .phase = DIRENJIE_CONSOLING, .ask = "W", .hands = {"L1", "W1 W2 W3"}});
    play(&state, "pass");
    assert_string_equal(set_text(state.hands[0]), "L1");
    assert_int_equal(state.table.phase, DIRENJIE_REFILLING);
}

/* There is no deck, and seat 1 asks: it holds all cards but these. */
static DirenjieState without_sources(const char *theirs)
{
    DirenjieState state = scene_state((Scene){.seats = 2,
                                              .active = 1,
                                              .actor = 0,
                                              .phase = DIRENJIE_GIVING,
                                              .ask = "W",
                                              .deck_size = -1,
                                              .hands = {theirs}});
    assert_int_equal(state.table.deck_count, 0);
    return state;
}

/* DR-18, DR-21: with no source both steps are skipped; the submit in between is not. */
static void nothing_to_take_is_skipped(void **unused)
{
    DirenjieState state = without_sources("T1 T2");
    play(&state, "refuse");
    assert_int_equal(state.table.phase, DIRENJIE_SUBMITTING);
    play(&state, "submit T3 T3 T3");
    assert_int_equal(state.table.phase, DIRENJIE_ASKING);
    assert_int_equal(state.table.active, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_asks),
        cmocka_unit_test(five_tops_close_a_category),
        cmocka_unit_test(three_tops_close_a_number),
        cmocka_unit_test(hidden_clues_do_not_count),
        cmocka_unit_test(beggars_and_t6_close_no_number),
        cmocka_unit_test(a_card_of_the_category_matches),
        cmocka_unit_test(a_card_of_the_number_matches),
        cmocka_unit_test(t6_matches_every_ask),
        cmocka_unit_test(beggars_and_killer_are_never_given),
        cmocka_unit_test(everybody_is_asked_once_from_the_left),
        cmocka_unit_test(refusing_is_always_allowed),
        cmocka_unit_test(who_cannot_give_is_asked_too),
        cmocka_unit_test(a_gift_is_seen_by_two),
        cmocka_unit_test(a_gift_ends_all_consolation),
        cmocka_unit_test(who_got_nothing_may_take_one),
        cmocka_unit_test(the_consolation_can_be_a_random_card),
        cmocka_unit_test(the_consolation_can_be_declined),
        cmocka_unit_test(nothing_to_take_is_skipped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
