/* Why an action is good, in the words of the game; and playing for a medal. */
#include "../texts.h"
#include "scene.h"

static const char *reason(Scene scene, const char *action)
{
    RegicideState state = scene_state(scene);
    RegicideView view = view_of(&state, state.table.active);
    Message why;
    assert_true(regicide_game.explain(&view, texts_read_action(&regicide_game, action), &why));
    return texts_message(&regicide_game, &why);
}

/* JC has 20 health, 12 of it gone. */
static void says_what_a_play_does(void **unused)
{
    (void)unused;
    Scene scene = {.seats = 1,
                   .enemy = "JC",
                   .hands = {"3D 4S 6H 8D 9D 3C TS"},
                   .damage = 12,
                   .discard = "2C 2D",
                   .tavern = "5C 5D"};
    assert_string_equal(reason(scene, "play 8D"),
                        "This is exact damage: you can draw JC and play it yourself.");
    assert_string_equal(reason(scene, "play 9D"), "This defeats JC, and you go on at once.");
    assert_string_equal(reason(scene, "play 3D"), "Cards drawn by this: 2.");
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
    (void)unused;
    Scene scene = {.enemy = "JC", .hands = {"4S 6H 9D"}, .phase = REGICIDE_SUFFERING};
    assert_string_equal(reason(scene, "discard 4S 6H"),
                        "This pays exactly 10, with cards that you need least.");
    assert_string_equal(reason(scene, "discard 6H 9D"),
                        "This pays 15 with cards that you need least.");
    scene.phase = REGICIDE_PLAYING;
    assert_string_equal(reason(scene, "yield"), "Yielding keeps your cards for a better moment.");
    scene = (Scene){.seats = 1, .enemy = "JC", .hands = {"2C"}, .flips_left = 1};
    assert_string_equal(reason(scene, "flip"), "A new hand helps more than this one can.");
    scene = (Scene){.seats = 3, .enemy = "JC", .hands = {"2C X1"}};
    assert_string_equal(reason(scene, "play X1"),
                        "Without its immunity to Clubs the enemy is weaker.");
}

static bool can_aim(Scene scene, RegicideMedal medal, int flips_left)
{
    RegicideState state = scene_state(scene);
    RegicideView view = view_of(&state, 0);
    bool can = regicide_game.aim(&view, medal);
    assert_int_equal(view.table.flips_left, can ? flips_left : state.table.flips_left);
    return can;
}

/* RG-27: for gold no flip may be used, for silver one, for bronze both. */
static void aims_by_leaving_flips(void **unused)
{
    (void)unused;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(says_what_a_play_does),
        cmocka_unit_test(says_why_to_pay_or_pass),
        cmocka_unit_test(aims_by_leaving_flips),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
