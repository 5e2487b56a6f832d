/* The plain good action: cards that the next play needs are kept, and what can only be done one way
 * is done. How well whole games go with it is for the benches to say. Of the evaluation, which
 * looks at what the action leaves, one judgement. */
#include "../texts.h"
#include "scene.h"

static void assert_suggests(Scene scene, const char *action)
{
    RegicideState state = scene_state(scene);
    Seat seat = state.table.active;
    Rng rng = rng_seeded(1);
    Action suggested = regicide_game.bots->suggest(&state, seat, &rng);
    assert_true(game_is_legal(&regicide_game, &state, seat, suggested));
    assert_true(suggested == texts_read_action(&regicide_game, action));
}

/* A scene in which an attack of 10 is to be paid, less this shield; alone, without and with flips.
 */
static void assert_pays(Scene scene, uint8_t shield, const char *action)
{
    scene.seats = 1;
    scene.spades = shield;
    scene.phase = REGICIDE_SUFFERING;
    for (scene.flips_left = 0; scene.flips_left <= 2; scene.flips_left++) {
        assert_suggests(scene, action);
    }
}

/* JC has 7 health left, which 7C takes exactly, as clubs do not double. 8S would overkill. */
static void keeps_the_card_that_kills_exactly(void **unused)
{
    assert_pays((Scene){.enemy = "JC", .hands = {"7C 8S"}, .damage = 13}, 3, "discard 8S");
}

/* JD has 14 health left: 7C deals 14, 7S half of it. */
static void clubs_count_twice(void **unused)
{
    assert_pays((Scene){.enemy = "JD", .hands = {"7C 7S"}, .damage = 6}, 3, "discard 7S");
}

/* 10 health left: 9H with AH takes it exactly, TC deals 20. */
static void keeps_the_pair_that_kills_exactly(void **unused)
{
    assert_pays((Scene){.enemy = "JD", .hands = {"AH 9H TC"}, .damage = 10}, 1, "discard TC");
}

/* RG-26: 9 cannot pay 10, and nobody can be lost who has a flip left. */
static void flips_when_nothing_else_is_left(void **unused)
{
    Scene scene = {.seats = 1,
                   .enemy = "JH",
                   .hands = {"4C 5C"},
                   .phase = REGICIDE_SUFFERING,
                   .flips_left = 1};
    assert_suggests(scene, "flip");
    scene.phase = REGICIDE_PLAYING;
    scene.hands[0] = "";
    assert_suggests(scene, "flip");
    scene.solo_yield = true;
    scene.flips_left = 0;
    assert_suggests(scene, "yield");
}

/* The jack strikes with 10 and has 19 health: 5C does 10 and leaves 9D to pay with, 9D does 9 and
 * leaves 5C, and neither pays. Eight new cards may. */
static void flips_for_eight_cards_that_may_pay(void **unused)
{
    assert_suggests(
        (Scene){.seats = 1, .enemy = "JD", .hands = {"5C 9D"}, .damage = 1, .flips_left = 2},
        "flip");
}

/* The same number of cards lies in the Tavern and on the discards, but the better ones in the
 * Tavern. */
static void a_better_tavern_looks_better(void **unused)
{
    for (unsigned seats = 1; seats <= 2; seats++) {
        Scene good = {.seats = seats,
                      .enemy = "JC",
                      .hands = {"3C 4S", seats > 1 ? "5C 5S" : NULL},
                      .tavern = "8C 9S 9D 9H TS TC TD TH",
                      .rest_discarded = true};
        Scene bad = good;
        bad.tavern = "2C 2S 2D 2H 3S 3D 3H 4C";
        RegicideState better = scene_state(good), worse = scene_state(bad);
        assert_int_equal(better.table.tavern_count, worse.table.tavern_count);
        assert_in_range(regicide_game.bots->evaluate(&worse, 0), 1,
                        regicide_game.bots->evaluate(&better, 0) - 1);
    }
}

static void names_the_fullest_hand(void **unused)
{
    Scene scene = {.seats = 3,
                   .enemy = "JH",
                   .hands = {"2C", "3C 4C", "5C 6C 7C"},
                   .phase = REGICIDE_NAMING,
                   .table = "X1",
                   .cancelled = true};
    assert_suggests(scene, "next 2");
    scene.hands[1] = "3C 4C 8C 9C";
    assert_suggests(scene, "next 1");
    scene.hands[0] = "2C 2D 2H 2S TD TH";
    assert_suggests(scene, "next 0");
}

/* The last king has 10 health left. */
static void takes_the_win(void **unused)
{
    for (unsigned seats = 1; seats <= REGICIDE_SEATS; seats++) {
        assert_suggests(
            (Scene){
                .seats = seats, .enemy = "KC", .hands = {"3D 9S TH"}, .castle = "", .damage = 30},
            "play TH");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_the_card_that_kills_exactly),
        cmocka_unit_test(clubs_count_twice),
        cmocka_unit_test(keeps_the_pair_that_kills_exactly),
        cmocka_unit_test(flips_when_nothing_else_is_left),
        cmocka_unit_test(flips_for_eight_cards_that_may_pay),
        cmocka_unit_test(a_better_tavern_looks_better),
        cmocka_unit_test(names_the_fullest_hand),
        cmocka_unit_test(takes_the_win),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
