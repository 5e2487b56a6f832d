/* Why an action is good, in the words of the game; and playing for a medal. */
#include "../texts.h"
#include "scene.h"

static const char *reason(Scene scene, const char *action)
{
    RegicideState state = scene_state(scene);
    RegicideView view = view_of(&state, state.table.active);
    Message why;
    assert_true(
        regicide_game.bots->explain(&view, texts_read_action(&regicide_game, action), &why));
    return texts_message(&regicide_game, &why);
}

/* JC has 20 health, 12 of it gone. */
static void says_what_a_play_does(void **unused)
{
    Scene scene = {.seats = 1,
                   .enemy = "JC",
                   .hands = {"3D 4S 6H 8D 9D 3C TS"},
                   .damage = 12,
                   .discard = "2C 2D",
                   .tavern = "5C 5D"};
    assert_string_equal(reason(scene, "play 8D"),
                        "This is exact damage: you can draw the JC and play it yourself.");
    assert_string_equal(reason(scene, "play 9D"), "This defeats the JC, and you go on at once.");
    assert_string_equal(reason(scene, "play 3D"), "Cards drawn: 2.");
    assert_string_equal(reason(scene, "play 4S"), "This lowers the attack by 4.");
    assert_string_equal(reason(scene, "play 6H"), "Cards that return under the Tavern deck: 2.");
    assert_string_equal(reason(scene, "play 3C"), "This deals 3 damage.");
    scene.damage = 0;
    assert_string_equal(reason(scene, "play TS"), "The shield then covers the whole attack.");
    scene.enemy = "KC";
    scene.castle = "";
    scene.damage = 37;
    assert_string_equal(reason(scene, "play 3C"), "This defeats the last King.");
}

static void says_why_to_pay_or_pass(void **unused)
{
    Scene scene = {.enemy = "JC", .hands = {"4S 6H 9D"}, .phase = REGICIDE_SUFFERING};
    assert_string_equal(reason(scene, "discard 4S 6H"),
                        "This covers exactly 10, with the cards that you need least.");
    assert_string_equal(reason(scene, "discard 6H 9D"),
                        "This covers 15 with the cards that you need least.");
    scene.phase = REGICIDE_PLAYING;
    assert_string_equal(reason(scene, "yield"), "Yielding keeps your cards for a better moment.");
    scene = (Scene){.seats = 1, .enemy = "JC", .hands = {"2C"}, .flips_left = 1};
    assert_string_equal(reason(scene, "flip"), "A new hand helps more than this one can.");
    scene = (Scene){.seats = 3, .enemy = "JC", .hands = {"2C X1"}};
    assert_string_equal(reason(scene, "play X1"),
                        "Without its immunity to clubs the enemy is weaker.");
}

static bool can_aim(Scene scene, RegicideMedal medal, int flips_left)
{
    RegicideState state = scene_state(scene);
    RegicideView view = view_of(&state, 0);
    bool can = regicide_game.bots->aim(&view, medal);
    assert_int_equal(view.table.flips_left, can ? flips_left : state.table.flips_left);
    return can;
}

/* RG-27: for gold no flip may be used, for silver one, for bronze both. */
static void aims_by_leaving_flips(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "JC", .hands = {"4S 6H"}, .flips_left = 2};
    assert_true(can_aim(scene, REGICIDE_GOLD, 0));
    assert_true(can_aim(scene, REGICIDE_SILVER, 1));
    assert_true(can_aim(scene, REGICIDE_BRONZE, 2));
    scene.flips_left = 1;
    assert_false(can_aim(scene, REGICIDE_GOLD, 0));
    assert_true(can_aim(scene, REGICIDE_SILVER, 0));
    scene.hands[0] = "4S 5H";
    scene.phase = REGICIDE_SUFFERING;
    assert_false(can_aim(scene, REGICIDE_SILVER, 0));
    assert_true(can_aim(scene, REGICIDE_BRONZE, 1));
    assert_false(can_aim((Scene){.enemy = "JC", .hands = {"4S"}}, REGICIDE_BRONZE, 0));
}

/* An attack that the hand covers exactly can be paid; an empty hand may still yield, by the house
 * rule and not twice in a row; and without a way on only a flip that may be used helps. */
static void aims_while_there_is_a_way_on(void **unused)
{
    Scene paying = {.seats = 1,
                    .enemy = "JC",
                    .hands = {"4S 6H"},
                    .phase = REGICIDE_SUFFERING,
                    .flips_left = 2,
                    .solo_yield = true};
    assert_true(can_aim(paying, REGICIDE_GOLD, 0));
    paying.hands[0] = "4S 5H";
    assert_false(can_aim(paying, REGICIDE_GOLD, 0));
    assert_true(can_aim(paying, REGICIDE_SILVER, 1));
    Scene empty = {.seats = 1, .enemy = "JC", .hands = {""}, .flips_left = 1, .solo_yield = true};
    assert_true(can_aim(empty, REGICIDE_SILVER, 0));
    empty.yielded = 1;
    assert_false(can_aim(empty, REGICIDE_SILVER, 0));
    assert_true(can_aim(empty, REGICIDE_BRONZE, 1));
    assert_false(can_aim(empty, REGICIDE_GOLD + 1, 0));
}

static int odds(unsigned seats, uint8_t flips_left, int chance)
{
    RegicideState state = scene_state(
        (Scene){.seats = seats, .enemy = "JC", .hands = {"4S"}, .flips_left = flips_left});
    RegicideView view = view_of(&state, 0);
    return regicide_game.bots->odds(&view, chance);
}

/* Plain imagined play wins least alone without flips, so that a share of it promises most there. By
 * numbers of seats and flips the curves differ, and are straight between their knots. */
static void odds_differ_by_the_table(void **unused)
{
    assert_true(odds(1, 0, 20) > odds(1, 1, 20));
    assert_int_equal(odds(1, 1, 20), odds(1, 2, 20));
    assert_true(odds(2, 0, 20) < odds(3, 0, 20));
    assert_int_equal(odds(3, 0, 300), odds(4, 0, 300));
    assert_int_not_equal(odds(1, 0, 300), odds(3, 0, 300));
    assert_int_not_equal(odds(1, 1, 300), odds(2, 0, 300));
    assert_int_equal(2 * odds(2, 0, 200), odds(2, 0, 100) + odds(2, 0, 300));
    assert_int_equal(2 * odds(1, 2, 800), odds(1, 2, 600) + odds(1, 2, 1000));
    assert_int_equal(odds(1, 2, 0), 0);
}

/* 2C deals 4 and cannot keep the game from being lost; there is a reason all the same. */
static void says_what_a_lost_play_does(void **unused)
{
    Scene scene = {.enemy = "JH", .hands = {"2C 9D", "9H"}};
    assert_string_equal(reason(scene, "play 2C"), "This deals 4 damage.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(says_what_a_play_does),        cmocka_unit_test(says_why_to_pay_or_pass),
        cmocka_unit_test(says_what_a_lost_play_does),   cmocka_unit_test(aims_by_leaving_flips),
        cmocka_unit_test(aims_while_there_is_a_way_on), cmocka_unit_test(odds_differ_by_the_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
