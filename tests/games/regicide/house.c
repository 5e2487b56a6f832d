/* RG-31 … RG-34, the house rules: each sentence worked out by hand on a position of its own. */
#include "scene.h"

#include <string.h>

static Setup setup_of(uint8_t seats, enum RegicideOption option, int32_t value)
{
    Setup setup = setup_initial(&regicide_game, seats, 5);
    setup.options[option] = value;
    return setup;
}

static RegicideState dealt(uint8_t seats, enum RegicideOption option, int32_t value)
{
    RegicideState state;
    Setup setup = setup_of(seats, option, value);
    assert_true(setup_is_accepted(&regicide_game, &setup, NULL));
    regicide_game.setup(&state, &setup);
    assert_null(regicide_game.check(&state));
    return state;
}

/* A Jack of 25 outlives 20 damage and falls to 5 more, exactly; the Queen after it has her own 30.
 */
static void rg31_health_of_one_rank(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH",
                                              .house = "jack_health=25",
                                              .hands = {"TC 5D 9D 9S 9H", "2C 3C"},
                                              .castle = "QC QD QH QS KC KD KH KS",
                                              .discard = "JC JD JS"});
    act(&state, "play TC"); /* 10, doubled */
    assert_int_equal(state.table.enemy, card_of("JH"));
    assert_int_equal(regicide_health_left(&state.table), 5);
    act(&state, "discard 9H 9S"); /* 10 of attack: the 9 and another */
    act(&state, "yield");
    assert_int_equal(state.table.phase, REGICIDE_OVER); /* 5 in hand do not cover 10 */
    assert_int_equal(regicide_health(&state.table, card_of("QC")), 30);
}

static void rg31_exactly_its_own_health(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH",
                                              .house = "jack_health=25",
                                              .hands = {"5D", "2C"},
                                              .castle = "QC QD QH QS KC KD KH KS",
                                              .discard = "JC JD JS",
                                              .damage = 20});
    act(&state, "play 5D");
    assert_int_equal(state.table.enemy, card_of("QC"));
    assert_int_equal(regicide_health_left(&state.table), 30);
    assert_non_null(strstr(zone_text(&state, REGICIDE_TAVERN), "JH"));
}

/* A King that attacks with 12 asks for 12; its 4 of Spades leave 8. */
static void rg31_attack_of_one_rank(void **unused)
{
    RegicideState state = scene_state((Scene){
        .enemy = "KH", .house = "king_attack=12", .hands = {"4S 8D 5C 6C", "2C"}, .castle = ""});
    assert_int_equal(regicide_attack_left(&state.table), 12);
    act(&state, "play 4S");
    assert_string_equal(legal_text(&state),
                        "discard 5C 6C, discard 8D, discard 5C 8D, discard 6C 8D");
    assert_int_equal(regicide_attack(&state.table, card_of("QD")), 15);
}

/* What a captured royal is worth in a hand stays 10, 15 or 20. */
static void rg31_a_captured_royal_keeps_its_value(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "QH",
                                              .house = "jack_attack=40 jack_health=60",
                                              .hands = {"JS", "2C"},
                                              .castle = "KC KD KH KS"});
    act(&state, "play JS");
    assert_int_equal(state.table.damage, 10);
    assert_int_equal(regicide_attack_left(&state.table), 5);
}

/* Up to 12: three 4s and two 6s, but not two 7s. */
static void rg32_a_higher_limit(void **unused)
{
    RegicideState state = scene_state((Scene){
        .enemy = "KH", .house = "combo=12", .hands = {"4C 4D 4S 6C 6D 7C 7D", "2C"}, .castle = ""});
    assert_true(is_legal(&state, "play 4C 4D 4S"));
    assert_true(is_legal(&state, "play 6C 6D"));
    assert_false(is_legal(&state, "play 7C 7D"));
    assert_string_equal(refusal_text(&state, 0, "play 7C 7D"),
                        "A combo totals at most 12; these cards make 14.");
    act(&state, "play 6C 6D"); /* 12, doubled; diamonds for 12 */
    assert_int_equal(state.table.damage, 24);
}

/* Two Jacks total 20, two Kings 40. */
static void rg32_royals_can_be_a_combo(void **unused)
{
    Scene scene = {
        .enemy = "KH", .house = "combo=20", .hands = {"JC JD KC KD", "2C"}, .castle = ""};
    RegicideState state = scene_state(scene);
    assert_true(is_legal(&state, "play JC JD"));
    assert_false(is_legal(&state, "play KC KD"));
    scene.house = "combo=40";
    state = scene_state(scene);
    assert_true(is_legal(&state, "play KC KD"));
}

/* Up to 4: a pair of 2s. Companions pair all the same. Up to 1: nothing. */
static void rg32_a_lower_limit(void **unused)
{
    Scene scene = {
        .enemy = "KH", .house = "combo=4", .hands = {"AC 2C 2D 2S 3D 3S", "4C"}, .castle = ""};
    RegicideState state = scene_state(scene);
    assert_true(is_legal(&state, "play 2C 2D"));
    assert_false(is_legal(&state, "play 2C 2D 2S"));
    assert_false(is_legal(&state, "play 3D 3S"));
    assert_true(is_legal(&state, "play AC 3D"));
    scene.house = "combo=1";
    state = scene_state(scene);
    assert_false(is_legal(&state, "play 2C 2D"));
    assert_string_equal(refusal_text(&state, 0, "play 2C 2D"),
                        "This match is played without combos.");
}

/* The four A are then cards of value 1 like any other. */
static void rg33_without_companions(void **unused)
{
    RegicideState state = scene_state((Scene){
        .enemy = "KH", .house = "no_companions=1", .hands = {"AC AD AS 8D", "2C"}, .castle = ""});
    assert_true(is_legal(&state, "play AC"));
    assert_false(is_legal(&state, "play AC 8D"));
    assert_string_equal(refusal_text(&state, 0, "play AC 8D"),
                        "Cards played together need the same value.");
    assert_true(is_legal(&state, "play AC AD AS")); /* a combo of 3 */
    act(&state, "play AC AD AS");
    assert_int_equal(state.table.damage, 6); /* clubs double */
    assert_int_equal(regicide_shield(&state.table), 3);
}

static unsigned tavern_jesters(const RegicideState *state)
{
    CardSet cards = 0;
    for (unsigned i = 0; i < state->table.tavern_count; i++) {
        cards |= card_bit(state->tavern[i]);
    }
    for (unsigned seat = 0; seat < REGICIDE_SEATS; seat++) {
        cards |= state->hands[seat];
    }
    return (unsigned)set_count(cards & cards_of("X1 X2"));
}

static void rg34_jesters_in_the_tavern(void **unused)
{
    static const unsigned usual[] = {0, 0, 0, 1, 2};
    for (uint8_t seats = 2; seats <= REGICIDE_SEATS; seats++) {
        RegicideState state = dealt(seats, REGICIDE_JESTERS, REGICIDE_USUAL_JESTERS);
        assert_int_equal(tavern_jesters(&state), usual[seats]);
        for (unsigned count = 0; count <= 2; count++) {
            state = dealt(seats, REGICIDE_JESTERS, REGICIDE_NO_JESTERS + (int32_t)count);
            assert_int_equal(tavern_jesters(&state), count);
            assert_int_equal(state.table.flips_left, 0);
        }
    }
}

/* Alone they lie beside the table; a win without a flip is gold, however many there were. */
static void rg34_jesters_alone(void **unused)
{
    for (unsigned count = 0; count <= 2; count++) {
        RegicideState state = dealt(1, REGICIDE_JESTERS, REGICIDE_NO_JESTERS + (int32_t)count);
        assert_int_equal(tavern_jesters(&state), 0);
        assert_int_equal(state.table.flips_left, count);
        assert_int_equal(is_legal(&state, "flip"), count > 0);
        state.table.won = 1;
        assert_int_equal(regicide_medal(&state.table), REGICIDE_GOLD);
    }
    RegicideState state = scene_state((Scene){.seats = 1,
                                              .enemy = "KH",
                                              .house = "jesters=one",
                                              .hands = {"TC"},
                                              .castle = "",
                                              .damage = 30,
                                              .flips_left = 1});
    act(&state, "flip");
    state.table.won = 1;
    assert_int_equal(regicide_medal(&state.table), REGICIDE_SILVER);
}

static void rules_are_house_rules_or_official(void **unused)
{
    Setup official = setup_initial(&regicide_game, 2, 5);
    assert_true(setup_is_official(&regicide_game, &official));
    official.options[REGICIDE_CLOSED_DISCARD] = 1;
    assert_true(setup_is_official(&regicide_game, &official));
    for (int i = 0; i < regicide_game.option_count; i++) {
        Setup setup = setup_of(2, (enum RegicideOption)i, 1);
        bool is_house = game_house_rules(&regicide_game) >> i & 1;
        assert_true(setup_is_accepted(&regicide_game, &setup, NULL));
        assert_int_equal(setup_is_official(&regicide_game, &setup), !is_house);
    }
}

/* The state of a game by the official rules hashes as it did before there were house rules: those
 * of its bytes that came later are no part of it. */
static void house_rules_change_no_older_fingerprint(void **unused)
{
    RegicideState state = dealt(2, REGICIDE_REDEAL, 0), other = state;
    Game before = regicide_game;
    before.state_size -= before.state_late;
    before.state_late = 0;
    assert_int_equal(before.state_size, 288);
    assert_true(game_hash_state(&regicide_game, 1, &state) == game_hash_state(&before, 1, &state));
    other.table.combo_more = 1;
    assert_true(game_hash_state(&regicide_game, 1, &state) !=
                game_hash_state(&regicide_game, 1, &other));
}

static void numbers_out_of_range_are_refused(void **unused)
{
    static const struct {
        enum RegicideOption option;
        int32_t value;
    } wrong[] = {{REGICIDE_JACK_HEALTH, 61}, {REGICIDE_JACK_ATTACK, 41},  {REGICIDE_COMBO, 41},
                 {REGICIDE_COMBO, -1},       {REGICIDE_NO_COMPANIONS, 2}, {REGICIDE_JESTERS, 4}};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        Setup setup = setup_of(2, wrong[i].option, wrong[i].value);
        Message why = {0};
        assert_false(setup_is_accepted(&regicide_game, &setup, &why));
        assert_false(regicide_game.accepts(&setup, &why));
        assert_non_null(why.text);
    }
}

/* A whole game of the policy by which computer players imagine games, from the seed. */
static void play_to_the_end(const Setup *setup)
{
    RegicideState state;
    Rng rng = rng_seeded(setup->seed);
    SeatSet actors;
    unsigned actions = 0;
    assert_true(setup_is_accepted(&regicide_game, setup, NULL));
    regicide_game.setup(&state, setup);
    while ((actors = regicide_game.actors(&state)) != 0) {
        Seat seat = seats_first(actors);
        Action action = regicide_game.bots->suggest(&state, seat, &rng);
        int worth = regicide_game.bots->evaluate(&state, seat);
        assert_true(worth >= 0 && worth <= 1000);
        assert_true(game_is_legal(&regicide_game, &state, seat, action));
        regicide_game.apply(&state, seat, action, NULL);
        assert_null(regicide_game.check(&state));
        assert_true(++actions < regicide_game.actions_max);
    }
}

/* The least or the most of each house rule together with each of all others, for 1 to 4 players. */
static void computers_play_all_of_them_together(void **unused)
{
    static const int32_t ends[REGICIDE_JESTERS + 1][2] = {
        [REGICIDE_SOLO_YIELD] = {0, 1},
        [REGICIDE_REDEAL] = {0, 1},
        [REGICIDE_JACK_HEALTH] = {1, REGICIDE_HEALTH_MAX},
        [REGICIDE_JACK_HEALTH + 1] = {1, REGICIDE_HEALTH_MAX},
        [REGICIDE_JACK_HEALTH + 2] = {1, REGICIDE_HEALTH_MAX},
        [REGICIDE_JACK_ATTACK] = {1, REGICIDE_ATTACK_MAX},
        [REGICIDE_JACK_ATTACK + 1] = {1, REGICIDE_ATTACK_MAX},
        [REGICIDE_JACK_ATTACK + 2] = {1, REGICIDE_ATTACK_MAX},
        [REGICIDE_COMBO] = {1, REGICIDE_COMBO_MAX},
        [REGICIDE_NO_COMPANIONS] = {0, 1},
        [REGICIDE_JESTERS] = {REGICIDE_NO_JESTERS, REGICIDE_TWO_JESTERS},
    };
    for (uint32_t chosen = 0; chosen < 1u << 11; chosen++) {
        Setup setup = setup_initial(&regicide_game, (uint8_t)(1 + chosen % 4), chosen);
        unsigned bit = 0;
        for (unsigned i = 0; i <= REGICIDE_JESTERS; i++) {
            if (ends[i][1] != 0) {
                setup.options[i] = ends[i][chosen >> bit++ & 1];
            }
        }
        play_to_the_end(&setup);
        setup.seats = (uint8_t)(1 + (chosen / 4 + chosen) % 4);
        play_to_the_end(&setup);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rg31_health_of_one_rank),
        cmocka_unit_test(rg31_exactly_its_own_health),
        cmocka_unit_test(rg31_attack_of_one_rank),
        cmocka_unit_test(rg31_a_captured_royal_keeps_its_value),
        cmocka_unit_test(rg32_a_higher_limit),
        cmocka_unit_test(rg32_royals_can_be_a_combo),
        cmocka_unit_test(rg32_a_lower_limit),
        cmocka_unit_test(rg33_without_companions),
        cmocka_unit_test(rg34_jesters_in_the_tavern),
        cmocka_unit_test(rg34_jesters_alone),
        cmocka_unit_test(rules_are_house_rules_or_official),
        cmocka_unit_test(house_rules_change_no_older_fingerprint),
        cmocka_unit_test(numbers_out_of_range_are_refused),
        cmocka_unit_test(computers_play_all_of_them_together),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
