/* RG-22 … RG-25, RG-29 and the examples of RG-30: strength of the enemies, their defeat, and paying
 * for their attack. Payments are sets: with 2 and 10 against 10 the 2 is discarded first, which is
 * legal; the same two cards with the 10 first would not be. */
#include "scene.h"

static void rg22_health_and_attack(void **unused)
{
    static const RegicideTable table;
    assert_int_equal(regicide_health(&table, card_of("JC")), 20);
    assert_int_equal(regicide_health(&table, card_of("QD")), 30);
    assert_int_equal(regicide_health(&table, card_of("KS")), 40);
    assert_int_equal(regicide_attack(&table, card_of("JC")), 10);
    assert_int_equal(regicide_attack(&table, card_of("QD")), 15);
    assert_int_equal(regicide_attack(&table, card_of("KS")), 20);
}

static void values_of_cards(void **unused)
{
    assert_int_equal(regicide_values(cards_of("AC")), 1);
    assert_int_equal(regicide_values(cards_of("2C 3D 4H 5S 6C 7D 8H 9S TC")), 54);
    assert_int_equal(regicide_values(cards_of("JC")), 10);
    assert_int_equal(regicide_values(cards_of("QC")), 15);
    assert_int_equal(regicide_values(cards_of("KC")), 20);
    assert_int_equal(regicide_values(cards_of("X1 X2")), 0);
}

/* 9, then 12 on a jack: 21. */
static void rg23_more_than_the_health(void **unused)
{
    RegicideState state = scene_state(
        (Scene){.enemy = "JS", .hands = {"9D TC", "6C 9H"}, .discard = "2D", .tavern = "7H"});
    act(&state, "play 9D");
    assert_int_equal(state.table.damage, 9);
    act(&state, "discard TC");
    act(&state, "play 6C");
    assert_string_equal(zone_text(&state, REGICIDE_DISCARDED), "6C 9D JS TC 2D");
    assert_int_equal(state.table.played_count, 0);
    assert_int_equal(regicide_defeated(&state.table), 1);
}

static void rg23_exactly_the_health(void **unused)
{
    RegicideState state = scene_state((Scene){
        .enemy = "JS", .hands = {"6C 9H", "TC"}, .table = "8H", .damage = 8, .tavern = "7H"});
    act(&state, "play 6C");
    assert_string_equal(zone_text(&state, REGICIDE_DISCARDED), "6C 8H");
    assert_int_equal(state.tavern[state.table.tavern_count - 1], card_of("JS"));
    assert_int_equal(state.tavern[state.table.tavern_count - 2], card_of("7H"));
}

static void rg23_the_same_seat_meets_the_next_enemy(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JS",
                                              .hands = {"2H", "TC 9H"},
                                              .castle = "QC QD QH QS KC KD KH KS",
                                              .active = 1,
                                              .damage = 4,
                                              .spades = 5,
                                              .seats = 3,
                                              .table = "X1",
                                              .cancelled = true});
    act(&state, "play TC");
    assert_int_equal(state.table.enemy, card_of("QC"));
    assert_string_equal(zone_text(&state, REGICIDE_CASTLE), "QD QH QS KC KD KH KS");
    assert_int_equal(state.table.active, 1);
    assert_int_equal(state.table.phase, REGICIDE_PLAYING);
    assert_string_equal(zone_text(&state, REGICIDE_HANDS + 1), "9H");
    assert_int_equal(state.table.damage, 0);
    assert_int_equal(regicide_attack_left(&state.table), 15);
    assert_true(regicide_is_immune(&state.table, REGICIDE_CLUBS));
}

static void rg24_the_last_king(void **unused)
{
    RegicideState state = scene_state((Scene){
        .enemy = "KS", .hands = {"TC 9H", "TH"}, .castle = "", .damage = 20, .table = "9D"});
    act(&state, "play TC");
    Outcome outcome;
    regicide_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, 3);
    assert_int_equal(outcome.score[0], 12);
    assert_int_equal(outcome.score[1], 12);
    assert_int_equal(state.table.enemy, CARD_NONE);
    assert_false(regicide_is_immune(&state.table, REGICIDE_SPADES));
    assert_int_equal(regicide_attack_left(&state.table), 0);
    assert_int_equal(state.tavern[state.table.tavern_count - 1], card_of("KS"));
    assert_string_equal(zone_text(&state, REGICIDE_DISCARDED), "TC 9D");
}

/* As a set: with 2 and 10 the 2 goes first. No set of which the rest suffices. */
static void rg25_payments(void **unused)
{
    const struct {
        const char *enemy, *hand, *payments;
        uint8_t spades;
    } cases[] = {
        {"JH", "2C 3D TH", "discard TH, discard 2C TH, discard 3D TH, discard 2C 3D TH", 0},
        {"JH", "4C 5C 6C", "discard 4C 6C, discard 5C 6C, discard 4C 5C 6C", 0},
        {"JH", "AC 9C TC", "discard AC 9C, discard TC, discard AC TC, discard 9C TC", 0},
        {"QH", "2C 4D 9D", "discard 2C 4D 9D", 0},
        {"KH", "JC QD KS", "discard JC QD, discard KS, discard JC KS, discard QD KS", 0},
        {"KH", "3C 4C 5C", "discard 3C, discard 4C, discard 5C", 17},
        {"KH", "3C 4C 5C", "discard 4C, discard 3C 4C, discard 5C, discard 3C 5C", 16},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        RegicideState state = scene_state((Scene){.enemy = cases[i].enemy,
                                                  .hands = {cases[i].hand, ""},
                                                  .castle = "KD",
                                                  .spades = cases[i].spades,
                                                  .phase = REGICIDE_SUFFERING});
        assert_string_equal(legal_text(&state), cases[i].payments);
    }
}

static void rg25_jesters_pay_nothing(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 4,
                                              .enemy = "JH",
                                              .hands = {"5C 6C X1 X2", "", "", ""},
                                              .phase = REGICIDE_SUFFERING});
    assert_string_equal(legal_text(&state), "discard 5C 6C, discard 5C 6C X1, discard 5C 6C X2, "
                                            "discard 5C 6C X1 X2");
}

static void rg25_the_next_seat_follows(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 3,
                                              .enemy = "JH",
                                              .hands = {"2H", "3H", "4D 7D"},
                                              .active = 2,
                                              .phase = REGICIDE_SUFFERING});
    act(&state, "discard 4D 7D"); /* an empty hand is no loss */
    assert_int_equal(state.table.active, 0);
    assert_int_equal(state.table.phase, REGICIDE_PLAYING);
    assert_string_equal(zone_text(&state, REGICIDE_DISCARDED), "7D 4D");
}

static void rg25_a_hand_worth_less_loses(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH", .hands = {"2C 9D", "TC"}});
    act(&state, "play 2C"); /* 9 against 10 */
    Outcome outcome;
    regicide_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, 0);
    assert_int_equal(outcome.score[0], 0);
    state = scene_state((Scene){.enemy = "JH", .hands = {"2C TD", "TC"}});
    act(&state, "play 2C");
    assert_int_equal(state.table.phase, REGICIDE_SUFFERING);
}

static void rg25_no_attack_no_step_4(void **unused)
{
    RegicideState state = scene_state(
        (Scene){.seats = 1, .enemy = "JH", .hands = {"5C"}, .spades = 10, .flips_left = 2});
    act(&state, "play 5C");
    assert_int_equal(state.table.phase, REGICIDE_PLAYING); /* only a flip of step 1 is left */
    assert_string_equal(legal_text(&state), "flip");
}

static void rg29_defeated_enemies_are_counted(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "QH", .hands = {"2C 3D", "TC"}, .castle = "QS KC KD KH KS"});
    act(&state, "play 2C");
    Outcome outcome;
    regicide_game.outcome(&state, &outcome);
    assert_int_equal(outcome.score[0], 6); /* four jacks and two queens */
    assert_int_equal(outcome.score[1], 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rg22_health_and_attack),
        cmocka_unit_test(values_of_cards),
        cmocka_unit_test(rg23_more_than_the_health),
        cmocka_unit_test(rg23_exactly_the_health),
        cmocka_unit_test(rg23_the_same_seat_meets_the_next_enemy),
        cmocka_unit_test(rg24_the_last_king),
        cmocka_unit_test(rg25_payments),
        cmocka_unit_test(rg25_jesters_pay_nothing),
        cmocka_unit_test(rg25_the_next_seat_follows),
        cmocka_unit_test(rg25_a_hand_worth_less_loses),
        cmocka_unit_test(rg25_no_attack_no_step_4),
        cmocka_unit_test(rg29_defeated_enemies_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
