/* Counting a game of paper cards: numbers worked out from the rules page, and whole random games in
 * which the companion is told what lies open and must agree with the table. */
#include "scene.h"

#include "games/regicide_companion.h"

#include "core/match.h"

#include "../texts.h"

#define GAMES 200

static RegicideCompanion facing(unsigned seats, const char *royal)
{
    RegicideCompanion companion;
    companion_begin(&companion, seats);
    companion_turn_up(&companion, set_first(cards_of(royal)));
    return companion;
}

static void play(RegicideCompanion *companion, const char *codes)
{
    Message why;
    CardSet cards = cards_of(codes);
    assert_int_equal(cards & ~companion_playable(companion), 0);
    assert_true(companion_accepts(companion, cards, &why));
    companion_play(companion, cards);
}

static void rg1_jacks_then_queens_then_kings(void **unused)
{
    RegicideCompanion companion;
    companion_begin(&companion, 2);
    assert_string_equal(set_text(companion_next(&companion)), "JC JD JH JS");
    companion_turn_up(&companion, set_first(cards_of("JH")));
    assert_int_equal(companion_next(&companion), 0);
    play(&companion, "9S");
    play(&companion, "TS");
    play(&companion, "AS"); /* 9 + 10 + 1 = 20 */
    assert_string_equal(set_text(companion_next(&companion)), "JC JD JS");
    assert_string_equal(set_text(companion.exact), "JH");
}

static void rg12_to_rg18_powers_and_immunity(void **unused)
{
    RegicideCompanion companion = facing(3, "JC");
    play(&companion, "8C"); /* immune: not doubled */
    assert_int_equal(regicide_health_left(&companion.table), 12);
    play(&companion, "AS 5D");
    assert_int_equal(regicide_health_left(&companion.table), 6);
    assert_int_equal(regicide_attack_left(&companion.table), 4);
    play(&companion, "X1");
    play(&companion, "3C"); /* doubled now */
    assert_string_equal(set_text(companion.exact), "JC");
    assert_int_equal(regicide_defeated(&companion.table), 1);
}

static void rg21_a_jester_brings_shields_back(void **unused)
{
    RegicideCompanion companion = facing(3, "JS");
    play(&companion, "AD 5S");
    assert_int_equal(regicide_attack_left(&companion.table), 10);
    play(&companion, "X1");
    assert_int_equal(regicide_attack_left(&companion.table), 4);
}

static void rg8_what_may_not_be_played_together(void **unused)
{
    Message why;
    RegicideCompanion companion = facing(2, "JS");
    assert_false(companion_accepts(&companion, 0, &why));
    assert_false(companion_accepts(&companion, cards_of("6C 6D"), &why));
    assert_int_equal(why.values[0].number, 10);
    assert_int_equal(why.values[1].number, 12);
    assert_false(companion_accepts(&companion, cards_of("AC 2C 3C"), &why));
    assert_true(companion_accepts(&companion, cards_of("AC AD"), &why));
    play(&companion, "2C");
    assert_false(companion_playable(&companion) & cards_of("2C")); /* it lies on the table */
    assert_false(companion_playable(&companion) & cards_of("QH")); /* still in the castle */
    assert_false(companion_playable(&companion) & cards_of("X1")); /* RG-2 */
}

static const char *told(const RegicideCompanion *companion, const char *codes)
{
    Message lines[COMPANION_LINES];
    size_t count = companion_preview(companion, cards_of(codes), lines);
    return texts_messages(&regicide_game, lines, count);
}

static void what_a_play_will_do_is_told(void **unused)
{
    RegicideCompanion companion = facing(3, "JC"); /* 20 health */
    assert_string_equal(told(&companion, "8C"),
                        "immune to clubs / 8 damage / enemy health left: 12");
    assert_string_equal(told(&companion, "AS 5D"),
                        "draw 6 / 6 damage / shield 6 / enemy health left: 14");
    assert_string_equal(
        told(&companion, "2H 2D 2S 2C"),
        "immune to clubs / heal 8 / draw 8 / 8 damage / shield 8 / enemy health left: 12");
    assert_string_equal(told(&companion, "X1"), "the JC is no longer immune to clubs");
    play(&companion, "X1");
    assert_string_equal(told(&companion, "TC"),
                        "20 damage / exact damage: the JC goes on top of the Tavern deck");
    play(&companion, "TS");
    assert_string_equal(told(&companion, "AC 9C"),
                        "20 damage / the JC is defeated and goes to the discard pile");
}

static void rg27_flips_and_medals(void **unused)
{
    RegicideCompanion companion;
    companion_begin(&companion, 1);
    companion_flip(&companion);
    for (unsigned i = 0; i < REGICIDE_ROYALS; i++) {
        companion_turn_up(&companion, set_first(companion_next(&companion)));
        while (companion.table.enemy != CARD_NONE) {
            companion_play(&companion, card_bit(36 + companion.table.played_count));
        }
    }
    assert_int_equal(companion_next(&companion), 0);
    assert_int_equal(regicide_medal(&companion.table), REGICIDE_SILVER);
}

/* What the companion is told of an action: the enemies as they are turned up, plays and flips. */
static void tell(RegicideCompanion *companion, Action action, const RegicideTable *after)
{
    if (action_verb(action) == REGICIDE_PLAY) {
        companion_play(companion, action_cards(action));
    } else if (action_verb(action) == REGICIDE_FLIP) {
        companion_flip(companion);
    }
    if (companion->table.enemy == CARD_NONE && after->enemy != CARD_NONE) {
        companion_turn_up(companion, after->enemy);
    }
}

static void assert_agrees(const RegicideCompanion *companion, const RegicideTable *table)
{
    const RegicideTable *own = &companion->table;
    assert_int_equal(regicide_defeated(own), regicide_defeated(table));
    assert_int_equal(regicide_health_left(own), regicide_health_left(table));
    assert_int_equal(regicide_attack_left(own), regicide_attack_left(table));
    assert_int_equal(own->cancelled, table->cancelled);
    assert_int_equal(regicide_medal(own), regicide_medal(table));
    assert_int_equal(own->flips_left, table->flips_left);
}

/* Plays a game to its end; returns the enemies defeated. */
static int follow(Match *match, Rng *rng)
{
    RegicideCompanion companion;
    const RegicideState *state = match_state(match);
    companion_begin(&companion, state->table.seats);
    companion_turn_up(&companion, state->table.enemy);
    while (!match_is_over(match)) {
        state = match_state(match);
        Seat seat = state->table.active;
        Action action = regicide_game.bots->suggest(state, seat, rng);
        if (action_verb(action) == REGICIDE_PLAY) {
            CardSet cards = action_cards(action);
            assert_int_equal(cards & ~companion_playable(&companion), 0);
            assert_true(companion_accepts(&companion, cards, NULL));
        }
        assert_true(match_act(match, seat, action));
        state = match_state(match);
        tell(&companion, action, &state->table);
        assert_agrees(&companion, &state->table);
    }
    return regicide_defeated(&companion.table);
}

static void it_agrees_with_whole_games(void **unused)
{
    int defeated = 0;
    Rng rng = rng_seeded(7);
    for (unsigned i = 0; i < GAMES; i++) {
        Match match;
        Setup setup = {.seats = (uint8_t)(1 + i % REGICIDE_SEATS), .seed = i};
        match_init(&match, &regicide_game, &setup);
        defeated += follow(&match, &rng);
        match_release(&match);
    }
    assert_true(defeated > 4 * GAMES); /* queens were met too */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rg1_jacks_then_queens_then_kings),
        cmocka_unit_test(rg12_to_rg18_powers_and_immunity),
        cmocka_unit_test(rg21_a_jester_brings_shields_back),
        cmocka_unit_test(rg8_what_may_not_be_played_together),
        cmocka_unit_test(what_a_play_will_do_is_told),
        cmocka_unit_test(rg27_flips_and_medals),
        cmocka_unit_test(it_agrees_with_whole_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
