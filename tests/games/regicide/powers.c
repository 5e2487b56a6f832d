/* RG-12 … RG-21 and the examples of RG-30: what suits and jesters do. Each case is one play from a
 * position in which only the rule of its name decides what happens, and the numbers are those of
 * the rule's own sentence. */
#include "scene.h"

#include <string.h>

static void rg12_every_suit_applies_the_whole_value(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH", .hands = {"3C 3D 3S TH", "2C"}});
    unsigned tavern = state.table.tavern_count;
    act(&state, "play 3C 3D 3S");
    assert_int_equal(tavern - state.table.tavern_count, 9);
    assert_int_equal(state.table.damage, 18);
    assert_int_equal(regicide_attack_left(&state.table), 1);
}

static void rg12_a_suit_applies_once(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "KH", .hands = {"AC 8C TH TS", "2C"}});
    act(&state, "play AC 8C");
    assert_int_equal(state.table.damage, 18);
}

static void rg13_immunity_blocks_the_power_not_the_value(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JD", .hands = {"8D TC", "2C"}});
    act(&state, "play 8D");
    assert_int_equal(state.table.damage, 8);
    assert_string_equal(zone_text(&state, REGICIDE_HANDS), "TC");
    state = scene_state((Scene){.enemy = "JH", .hands = {"8H TC", "2C"}, .discard = "9S 9C"});
    act(&state, "play 8H");
    assert_string_equal(zone_text(&state, REGICIDE_DISCARDED), "9S 9C");
    state = scene_state((Scene){.enemy = "JS", .hands = {"8S TC", "2C"}});
    act(&state, "play 8S");
    assert_int_equal(regicide_attack_left(&state.table), 10);
    state = scene_state((Scene){.enemy = "JC", .hands = {"8C TC", "2C"}});
    act(&state, "play 8C");
    assert_int_equal(state.table.damage, 8);
}

static void rg13_other_suits_of_the_play_apply(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JC", .hands = {"5C 5S TC", "2C"}});
    act(&state, "play 5C 5S");
    assert_int_equal(state.table.damage, 10);
    assert_int_equal(regicide_attack_left(&state.table), 0);
}

static void rg30_king_and_companion_of_clubs_on_the_jack_of_clubs(void **unused)
{
    RegicideState state = scene_state(
        (Scene){.enemy = "JC", .hands = {"AC KC", "2C"}, .castle = "QC QD QH QS KD KH"});
    assert_string_equal(events_text(&state, "play AC KC", 0, false),
                        "AC hands/0>table@0; KC hands/0>table@1; immune 0; hit 21; overkill 6; "
                        "JC enemy@0>discard@0; AC table@0>discard@0; KC table@0>discard@0; "
                        "QC castle@0>enemy@0");
}

static void rg14_hearts_move_all_if_fewer(void **unused)
{
    RegicideState state = scene_state((Scene){
        .enemy = "KC", .hands = {"5H TC TD", "2C"}, .tavern = "9H 8H", .discard = "4D 4S 4C"});
    unsigned before = state.table.tavern_count;
    act(&state, "play 5H");
    assert_int_equal(state.table.tavern_count, before + 3);
    assert_int_equal(state.table.discard_count, 0);
    assert_int_equal(state.tavern[state.table.tavern_count - 1], card_of("9H"));
    CardSet bottom =
        card_bit(state.tavern[0]) | card_bit(state.tavern[1]) | card_bit(state.tavern[2]);
    assert_string_equal(set_text(bottom), "4C 4D 4S");
}

/* Two of three cards: each stays in a third of the heals, and each order is as likely. */
static void rg14_hearts_shuffle(void **unused)
{
    enum { HEALS = 6000 };
    RegicideState start =
        scene_state((Scene){.enemy = "KC", .hands = {"2H TC TD", "2C"}, .discard = "4C 4D 4S"});
    unsigned stays[3] = {0}, first_below_second = 0;
    for (uint64_t seed = 0; seed < HEALS; seed++) {
        RegicideState state = start;
        state.rng = rng_seeded(seed);
        act(&state, "play 2H");
        assert_int_equal(state.table.discard_count, 1);
        Card left = state.table.discard[0];
        stays[0] += left == card_of("4C");
        stays[1] += left == card_of("4D");
        stays[2] += left != card_of("4C") && left != card_of("4D");
        first_below_second += state.tavern[0] < state.tavern[1];
    }
    for (unsigned i = 0; i < 3; i++) { /* 2000 expected, deviation 37 */
        assert_in_range(stays[i], 1800, 2200);
    }
    assert_in_range(first_below_second, 2800, 3200);
}

static void rg14_the_rest_stays(void **unused)
{
    RegicideState state = scene_state(
        (Scene){.enemy = "KC", .hands = {"3H TC TD", "2C"}, .discard = "9S 8S 7S 6S 5S 4S"});
    act(&state, "play 3H");
    assert_int_equal(state.table.discard_count, 3);
    CardSet kept = cards_of(zone_text(&state, REGICIDE_DISCARDED));
    assert_true((kept & ~cards_of("9S 8S 7S 6S 5S 4S")) == 0);
}

/* Seat 1 draws first; seat 2 is full at six; seat 0 has room for one, seat 1 for four. */
static void rg15_draws_go_round_and_skip_full_hands(void **unused)
{
    RegicideState state =
        scene_state((Scene){.seats = 3,
                            .enemy = "JH",
                            .active = 1,
                            .hands = {"5C 5D 5H 5S 6C", "8D 9C TC", "4C 4D 4H 4S 3C 3D"},
                            .tavern = "7C 7D 7H 7S 2C 2D 2H"});
    act(&state, "play 8D");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS + 1), "2C 7C 7H 7S 9C TC");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS + 0), "5C 5D 5H 5S 6C 7D");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS + 2), "3C 3D 4C 4D 4H 4S");
    assert_int_equal(state.tavern[state.table.tavern_count - 1], card_of("2D"));
}

static void rg15_exactly_the_attack_value(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "JH", .hands = {"3D TC", "2C"}, .tavern = "7C 7D 7H 7S"});
    act(&state, "play 3D");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS), "7C 7H TC");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS + 1), "2C 7D");
}

static void rg15_stops_with_the_tavern(void **unused)
{
    RegicideState state = scene_state((Scene){
        .enemy = "JH", .hands = {"8D TC", "2C"}, .tavern = "7C 7D 7H", .rest_discarded = true});
    act(&state, "play 8D");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS), "7C 7H TC");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS + 1), "2C 7D");
    assert_int_equal(state.table.tavern_count, 0);
}

static void rg16_hearts_before_diamonds(void **unused)
{
    RegicideState state = scene_state((Scene){
        .enemy = "KC", .hands = {"5D 5H TC TD", "2C"}, .tavern = "", .rest_discarded = true});
    unsigned discarded = state.table.discard_count;
    act(&state, "play 5D 5H");
    assert_int_equal(state.table.discard_count, discarded - 10);
    assert_int_equal(state.table.tavern_count, 0); /* the ten healed were drawn */
    assert_int_equal(set_count(state.hands[0]) + set_count(state.hands[1]), 2 + 1 + 10);
}

static void rg17_clubs_double_damage_alone(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "KH", .hands = {"AS 7C TC TD", "2C"}});
    act(&state, "play AS 7C");
    assert_int_equal(state.table.damage, 16);
    assert_int_equal(regicide_shield(&state.table), 8);
}

static void rg18_spades_add_up_over_players(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH", .hands = {"3S TC 9C", "4S 9D"}});
    act(&state, "play 3S");
    assert_int_equal(regicide_attack_left(&state.table), 7);
    act(&state, "discard 9C");
    act(&state, "play 4S");
    assert_int_equal(regicide_attack_left(&state.table), 3);
    act(&state, "discard 9D");
    act(&state, "play TC"); /* 3 + 4 + 20: defeated */
    assert_int_equal(regicide_shield(&state.table), 0);
}

static void rg18_no_attack_below_0(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "JH", .hands = {"7S TC", "2C"}, .spades = 8});
    act(&state, "play 7S");
    assert_int_equal(regicide_attack_left(&state.table), 0);
    assert_int_equal(state.table.active, 1);
}

static void rg19_played_cards_stay_on_the_table(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "KC",
                                              .hands = {"5H TC TD", "2C"},
                                              .table = "9S X1",
                                              .discard = "4D",
                                              .seats = 3,
                                              .cancelled = true});
    act(&state, "play 5H");
    assert_string_equal(zone_text(&state, REGICIDE_PLAYED), "9S X1 5H");
    assert_int_equal(state.tavern[0], card_of("4D"));
    assert_int_equal(state.table.discard_count, 0);
}

static void rg20_jester_skips_steps_3_and_4(void **unused)
{
    RegicideState state = scene_state((Scene){
        .seats = 3, .enemy = "JC", .hands = {"2C", "X1 9D", "9H"}, .active = 1, .damage = 5});
    act(&state, "play X1");
    assert_int_equal(state.table.damage, 5);
    assert_int_equal(state.table.phase, REGICIDE_NAMING);
    assert_int_equal(state.table.active, 1);
    assert_string_equal(legal_text(&state), "next 0, next 1, next 2");
    assert_string_equal(zone_text(&state, REGICIDE_PLAYED), "X1");
}

static void rg20_turns_go_on_from_the_named_seat(void **unused)
{
    RegicideState start = scene_state((Scene){.seats = 3,
                                              .enemy = "JC",
                                              .hands = {"9S TS", "X1 9D 8D", "9H 8H"},
                                              .active = 1,
                                              .spades = 10});
    act(&start, "play X1");
    RegicideState state = start;
    act(&state, "next 0");
    assert_int_equal(state.table.active, 0);
    act(&state, "play 9S");
    assert_int_equal(state.table.active, 1);
    state = start;
    act(&state, "next 1");
    act(&state, "play 8D");
    assert_int_equal(state.table.active, 2);
}

/* Clubs against the jack of clubs: as they are, with a jester, and against the next one. */
static void rg20_immunity_is_gone_for_this_enemy(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 3,
                                              .enemy = "JC",
                                              .hands = {"X1", "5C", "TC 3C 9D TH"},
                                              .castle = "QC QD QH QS KC KD KH KS",
                                              .spades = 10});
    act(&state, "play X1");
    act(&state, "next 1");
    act(&state, "play 5C");
    assert_int_equal(state.table.damage, 10);
    act(&state, "play TC"); /* 30 in all: the queen of clubs follows */
    assert_int_equal(state.table.cancelled, 0);
    act(&state, "play 3C");
    assert_int_equal(state.table.damage, 3);
}

static void rg21_spades_played_before_a_jester_shield(void **unused)
{
    RegicideState state = scene_state((Scene){
        .seats = 3, .enemy = "JS", .hands = {"AD 5S TC", "X1", "2S 9D"}, .tavern = "9S 9H"});
    act(&state, "play AD 5S");
    assert_int_equal(regicide_attack_left(&state.table), 10);
    act(&state, "discard TC");
    act(&state, "play X1");
    assert_int_equal(regicide_attack_left(&state.table), 4); /* 10 - 6 */
    act(&state, "next 2");
    act(&state, "play 2S");
    assert_int_equal(regicide_attack_left(&state.table), 2);
}

static void rg21_clubs_played_before_are_not_doubled(void **unused)
{
    RegicideState state =
        scene_state((Scene){.seats = 3, .enemy = "JC", .hands = {"6C TC", "X1", "2C 9D TD"}});
    act(&state, "play 6C");
    act(&state, "discard TC");
    act(&state, "play X1");
    assert_int_equal(state.table.damage, 6);
    act(&state, "next 2");
    act(&state, "play 2C");
    assert_int_equal(state.table.damage, 10);
}

static void rg30_companion_with_the_eight_of_diamonds(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH", .hands = {"AC 8D TC", "2C"}});
    unsigned tavern = state.table.tavern_count;
    act(&state, "play AC 8D");
    assert_int_equal(tavern - state.table.tavern_count, 9);
    assert_int_equal(state.table.damage, 18);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rg12_every_suit_applies_the_whole_value),
        cmocka_unit_test(rg12_a_suit_applies_once),
        cmocka_unit_test(rg13_immunity_blocks_the_power_not_the_value),
        cmocka_unit_test(rg13_other_suits_of_the_play_apply),
        cmocka_unit_test(rg30_king_and_companion_of_clubs_on_the_jack_of_clubs),
        cmocka_unit_test(rg14_hearts_move_all_if_fewer),
        cmocka_unit_test(rg14_hearts_shuffle),
        cmocka_unit_test(rg14_the_rest_stays),
        cmocka_unit_test(rg15_draws_go_round_and_skip_full_hands),
        cmocka_unit_test(rg15_exactly_the_attack_value),
        cmocka_unit_test(rg15_stops_with_the_tavern),
        cmocka_unit_test(rg16_hearts_before_diamonds),
        cmocka_unit_test(rg17_clubs_double_damage_alone),
        cmocka_unit_test(rg18_spades_add_up_over_players),
        cmocka_unit_test(rg18_no_attack_below_0),
        cmocka_unit_test(rg19_played_cards_stay_on_the_table),
        cmocka_unit_test(rg20_jester_skips_steps_3_and_4),
        cmocka_unit_test(rg20_turns_go_on_from_the_named_seat),
        cmocka_unit_test(rg20_immunity_is_gone_for_this_enemy),
        cmocka_unit_test(rg21_spades_played_before_a_jester_shield),
        cmocka_unit_test(rg21_clubs_played_before_are_not_doubled),
        cmocka_unit_test(rg30_companion_with_the_eight_of_diamonds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
