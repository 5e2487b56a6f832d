/* RG-6 … RG-11: what may be played, yielding, and a turn in which nothing is possible. Where a
 * whole legal list is short enough it is compared as a whole, so that nothing is missing, nothing
 * is too much, and the order is right. */
#include "scene.h"

/* Only the hands matter here; the rest of a scene is the same. */
static RegicideState holding(const char *hand)
{
    return scene_state((Scene){.enemy = "KH", .hands = {hand, "9C 9D"}});
}

static void rg6_singles_pairs_combos_and_yield(void **unused)
{
    RegicideState state = holding("AC 3D 3S 8D");
    assert_string_equal(legal_text(&state),
                        "play AC, play 3D, play AC 3D, play 3S, play AC 3S, play 3D 3S, play 8D, "
                        "play AC 8D, yield");
}

static void rg6_jester_is_played_alone(void **unused)
{
    RegicideState state =
        scene_state((Scene){.seats = 4, .enemy = "JH", .hands = {"AC 7H X1 X2", "2C", "2D", "2H"}});
    assert_string_equal(legal_text(&state),
                        "play AC, play 7H, play AC 7H, play X1, play X2, yield");
}

static void rg7_companion_with_one_other_card(void **unused)
{
    const char *const partners[] = {"AD", "2D", "6D", "TD", "JD", "QD", "KD"};
    for (unsigned i = 0; i < sizeof partners / sizeof partners[0]; i++) {
        char hand[] = "AC ..", action[] = "play AC ..";
        hand[3] = action[8] = partners[i][0];
        hand[4] = action[9] = partners[i][1];
        RegicideState state = holding(hand);
        assert_true(is_legal(&state, action));
    }
    RegicideState state = holding("AC AD AH 5S 5H");
    assert_false(is_legal(&state, "play AC AD AH"));
    assert_false(is_legal(&state, "play AC AD 5S"));
    assert_false(is_legal(&state, "play AC 5S 5H"));
}

static void rg8_combos_total_at_most_10(void **unused)
{
    const struct {
        const char *hand, *action;
        bool legal;
    } cases[] = {
        {"2C 2D", "play 2C 2D", true},
        {"3C 3D", "play 3C 3D", true},
        {"4C 4D", "play 4C 4D", true},
        {"5C 5D", "play 5C 5D", true},
        {"6C 6D", "play 6C 6D", false},
        {"2C 2D 2H", "play 2C 2D 2H", true},
        {"3C 3D 3H", "play 3C 3D 3H", true},
        {"4C 4D 4H", "play 4C 4D 4H", false},
        {"5C 5D 5H", "play 5C 5D 5H", false},
        {"2C 2D 2H 2S", "play 2C 2D 2H 2S", true},
        {"3C 3D 3H 3S", "play 3C 3D 3H 3S", false},
        {"JC JD", "play JC JD", false},
        {"2C 3D", "play 2C 3D", false},
        {"AC 2C 2D", "play AC 2C 2D", false},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        RegicideState state = holding(cases[i].hand);
        assert_int_equal(is_legal(&state, cases[i].action), cases[i].legal);
    }
}

static void rg8_all_combos_of_one_rank(void **unused)
{
    RegicideState state = holding("2C 2D 2H 2S");
    assert_string_equal(legal_text(&state),
                        "play 2C, play 2D, play 2C 2D, play 2H, play 2C 2H, play 2D 2H, "
                        "play 2C 2D 2H, play 2S, play 2C 2S, play 2D 2S, play 2C 2D 2S, "
                        "play 2H 2S, play 2C 2H 2S, play 2D 2H 2S, play 2C 2D 2H 2S, yield");
    state = holding("3C 3D 3H 3S");
    assert_string_equal(legal_text(&state),
                        "play 3C, play 3D, play 3C 3D, play 3H, play 3C 3H, play 3D 3H, "
                        "play 3C 3D 3H, play 3S, play 3C 3S, play 3D 3S, play 3C 3D 3S, "
                        "play 3H 3S, play 3C 3H 3S, play 3D 3H 3S, yield");
}

static void rg9_yield_goes_to_step_4(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "JH", .hands = {"7C 9H", "2C"}, .damage = 4, .spades = 3});
    act(&state, "yield");
    assert_int_equal(state.table.phase, REGICIDE_SUFFERING);
    assert_int_equal(state.table.active, 0);
    assert_int_equal(state.table.damage, 4);
    assert_int_equal(state.table.played_count, 0);
    assert_int_equal(regicide_attack_left(&state.table), 7); /* 10 - 3 */
}

static void rg9_not_when_all_others_yielded(void **unused)
{
    Scene scene = {.seats = 3, .enemy = "JH", .hands = {"9C", "9D", "9H"}, .active = 2};
    const struct {
        SeatSet yielded;
        bool may;
    } cases[] = {{0, true}, {1, true}, {2, true}, {3, false}, {4, true}, {5, true}, {7, false}};
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        scene.yielded = cases[i].yielded;
        RegicideState state = scene_state(scene);
        assert_int_equal(is_legal(&state, "yield"), cases[i].may);
    }
}

/* At first nobody has yielded; then a seat's own last turn counts, until its next one. */
static void rg9_the_last_turn_counts(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "KH", .hands = {"TC TD 4S", "9S 9C TH TS"}, .spades = 11});
    act(&state, "yield"); /* suffers 20 - 11 = 9 */
    act(&state, "discard TC");
    assert_false(is_legal(&state, "yield"));
    act(&state, "play 9S"); /* shield 20: nothing to suffer */
    assert_int_equal(state.table.active, 0);
    assert_true(is_legal(&state, "yield"));
    act(&state, "play 4S");
    assert_true(is_legal(&state, "yield")); /* seat 0 played on its last turn */
}

static void rg9_a_jester_does_not_reset_others(void **unused)
{
    RegicideState state = scene_state(
        (Scene){.seats = 3, .enemy = "JH", .hands = {"X1", "9D", "9H"}, .yielded = 1 << 2});
    act(&state, "play X1");
    act(&state, "next 1");
    assert_true(is_legal(&state, "yield")); /* seat 0 played a jester, seat 2 had yielded */
    assert_int_equal(state.table.yielded, 1 << 2);
}

static void rg10_no_yield_alone(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 1, .enemy = "JH", .hands = {"9C TD"}});
    assert_string_equal(legal_text(&state), "play 9C, play TD");
}

static void rg10_solo_yield_not_twice_in_a_row(void **unused)
{
    RegicideState state = scene_state((Scene){
        .seats = 1, .enemy = "KH", .hands = {"9C 9D TD TC 4S"}, .spades = 10, .solo_yield = true});
    act(&state, "yield");
    act(&state, "discard TD");
    assert_false(is_legal(&state, "yield"));
    act(&state, "play 4S"); /* suffers 6 */
    act(&state, "discard 9C");
    assert_true(is_legal(&state, "yield"));
}

static void rg11_neither_play_nor_yield_loses(void **unused)
{
    Scene scene = {.enemy = "JH", .hands = {"TC 4C", ""}, .phase = REGICIDE_SUFFERING};
    RegicideState state = scene_state(scene);
    act(&state, "discard TC");
    assert_string_equal(legal_text(&state), "yield");
    scene.yielded = 1 << 0;
    state = scene_state(scene);
    act(&state, "discard TC");
    Outcome outcome;
    regicide_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, 0);
    assert_int_equal(regicide_game.actors(&state), 0);
}

static void rg11_solo_flip_saves(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "JH", .hands = {"TC"}, .phase = REGICIDE_SUFFERING};
    RegicideState state = scene_state(scene);
    act(&state, "discard TC");
    assert_int_equal(state.table.phase, REGICIDE_OVER);
    scene.flips_left = 1;
    state = scene_state(scene);
    act(&state, "discard TC");
    assert_string_equal(legal_text(&state), "flip");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rg6_singles_pairs_combos_and_yield),
        cmocka_unit_test(rg6_jester_is_played_alone),
        cmocka_unit_test(rg7_companion_with_one_other_card),
        cmocka_unit_test(rg8_combos_total_at_most_10),
        cmocka_unit_test(rg8_all_combos_of_one_rank),
        cmocka_unit_test(rg9_yield_goes_to_step_4),
        cmocka_unit_test(rg9_not_when_all_others_yielded),
        cmocka_unit_test(rg9_the_last_turn_counts),
        cmocka_unit_test(rg9_a_jester_does_not_reset_others),
        cmocka_unit_test(rg10_no_yield_alone),
        cmocka_unit_test(rg10_solo_yield_not_twice_in_a_row),
        cmocka_unit_test(rg11_neither_play_nor_yield_loses),
        cmocka_unit_test(rg11_solo_flip_saves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
