/* RG-1 … RG-5: castle, tavern, hands, and the options of the deal. Deals are looked at over many
 * seeds; what a shuffle must reach (every jack as the first enemy, every king as the last) is
 * expected to turn up among them. */
#include "scene.h"

#include <string.h>

#define SEEDS 300

static RegicideState dealt(uint8_t seats, uint64_t seed, int32_t first, int32_t redeal)
{
    RegicideState state;
    Setup setup = setup_initial(&regicide_game, seats, seed);
    setup.options[REGICIDE_FIRST] = first;
    setup.options[REGICIDE_REDEAL] = redeal;
    assert_true(regicide_game.accepts(&setup, NULL));
    regicide_game.setup(&state, &setup);
    assert_null(regicide_game.check(&state));
    return state;
}

static CardSet tavern_of(const RegicideState *state)
{
    CardSet cards = 0;
    for (unsigned i = 0; i < state->table.tavern_count; i++) {
        cards |= card_bit(state->tavern[i]);
    }
    return cards;
}

static void rg1_jacks_above_queens_above_kings(void **unused)
{
    CardSet enemies = 0, last_kings = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        RegicideState state = dealt(2, seed, 0, 0);
        assert_int_equal(state.table.castle_count, 11);
        assert_int_equal(regicide_rank(state.table.enemy), 10);
        for (unsigned place = 0; place < 11; place++) { /* from the top */
            static const unsigned ranks[] = {10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12};
            assert_int_equal(regicide_rank(state.castle[10 - place]), ranks[place]);
        }
        enemies |= card_bit(state.table.enemy);
        last_kings |= card_bit(state.castle[0]);
    }
    assert_string_equal(set_text(enemies), "JC JD JH JS");
    assert_string_equal(set_text(last_kings), "KC KD KH KS");
}

static void rg2_jesters_by_players(void **unused)
{
    const char *const jesters[] = {"", "", "X1", "X1 X2"};
    for (uint8_t seats = 1; seats <= 4; seats++) {
        RegicideState state = dealt(seats, 5, 0, 0);
        CardSet cards = tavern_of(&state);
        for (Seat seat = 0; seat < seats; seat++) {
            cards |= state.hands[seat];
        }
        CardSet without_jesters = cards & ~cards_of("X1 X2");
        assert_true(without_jesters == card_bit(40) - 1); /* A to T of four suits */
        assert_string_equal(set_text(cards & cards_of("X1 X2")), jesters[seats - 1]);
    }
}

static void rg3_hands_by_players(void **unused)
{
    const int limits[] = {8, 7, 6, 5};
    for (uint8_t seats = 1; seats <= 4; seats++) {
        RegicideState state = dealt(seats, 5, 0, 0);
        assert_int_equal(regicide_hand_limit(seats), limits[seats - 1]);
        for (Seat seat = 0; seat < seats; seat++) {
            assert_int_equal(set_count(state.hands[seat]), limits[seats - 1]);
        }
    }
}

/* One and two seats shuffle the same forty cards, so the ninth card and on, which stay in the
 * tavern alone, show who is dealt to. */
static void rg3_dealt_one_at_a_time_from_seat_0(void **unused)
{
    RegicideState alone = dealt(1, 9, 0, 0), pair = dealt(2, 9, 1, 0);
    for (unsigned i = 0; i < 6; i++) {
        Card next = alone.tavern[alone.table.tavern_count - 1 - i];
        assert_true(pair.hands[i % 2] & card_bit(next));
    }
    assert_int_equal(alone.tavern[alone.table.tavern_count - 7],
                     pair.tavern[pair.table.tavern_count - 1]);
}

static void rg4_first_player(void **unused)
{
    assert_int_equal(dealt(4, 1, 0, 0).table.active, 0);
    assert_int_equal(dealt(4, 1, 3, 0).table.active, 3);
}

static void rg4_redeal_without_diamonds(void **unused)
{
    CardSet diamonds = cards_of("AD 2D 3D 4D 5D 6D 7D 8D 9D TD");
    unsigned redealt = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        RegicideState plain = dealt(1, seed, 0, 0), fair = dealt(1, seed, 0, 1);
        assert_true(fair.hands[0] & diamonds);
        assert_memory_equal(plain.castle, fair.castle, sizeof plain.castle);
        assert_int_equal(plain.table.enemy, fair.table.enemy);
        bool had_diamond = plain.hands[0] & diamonds;
        assert_int_equal(had_diamond, plain.hands[0] == fair.hands[0]);
        redealt += !had_diamond;
    }
    assert_true(redealt > 0); /* 7.6 % of solo deals */
}

static void rg5_solo_jesters_lie_beside(void **unused)
{
    RegicideState state = dealt(1, 3, 0, 0);
    assert_int_equal(state.table.flips_left, 2);
    assert_int_equal(dealt(2, 3, 0, 0).table.flips_left, 0);
}

/* The house rule of a short castle: the royals that stay out are nowhere, the others lie as they
 * would, and their number is known. */
static void a_short_castle_has_no_kings(void **unused)
{
    static const int royals[] = {12, 4, 8};
    RegicideState whole = dealt(1, 3, 0, 0);
    for (int32_t court = 0; court <= REGICIDE_NO_KINGS; court++) {
        RegicideState state;
        Setup setup = setup_initial(&regicide_game, 1, 3);
        setup.options[REGICIDE_COURT] = court;
        assert_true(regicide_game.accepts(&setup, NULL));
        regicide_game.setup(&state, &setup);
        assert_null(regicide_game.check(&state));
        assert_int_equal(regicide_royals(&state.table), royals[court]);
        assert_int_equal(state.table.castle_count, royals[court] - 1);
        assert_int_equal(regicide_defeated(&state.table), 0);
        assert_int_equal(state.table.enemy, whole.table.enemy);
        assert_true(state.hands[0] == whole.hands[0]);
    }
}

static void impossible_setups_are_refused(void **unused)
{
    const struct {
        uint8_t seats;
        int32_t first, solo_yield, redeal;
    } wrong[] = {{0, 0, 0, 0},  {5, 0, 0, 0}, {2, 2, 0, 0},
                 {2, -1, 0, 0}, {1, 0, 2, 0}, {1, 0, 0, 2}};
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        Setup setup = {.seats = wrong[i].seats,
                       .options = {wrong[i].first, wrong[i].solo_yield, wrong[i].redeal}};
        Message why = {0};
        assert_false(regicide_game.accepts(&setup, &why));
        assert_non_null(why.text);
        assert_false(regicide_game.accepts(&setup, NULL));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rg1_jacks_above_queens_above_kings),
        cmocka_unit_test(rg2_jesters_by_players),
        cmocka_unit_test(rg3_hands_by_players),
        cmocka_unit_test(rg3_dealt_one_at_a_time_from_seat_0),
        cmocka_unit_test(rg4_first_player),
        cmocka_unit_test(rg4_redeal_without_diamonds),
        cmocka_unit_test(rg5_solo_jesters_lie_beside),
        cmocka_unit_test(a_short_castle_has_no_kings),
        cmocka_unit_test(impossible_setups_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
