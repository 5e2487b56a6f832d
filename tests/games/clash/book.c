/* What the rules book of Clash of Decks says and draws, where no other test shows it: answers to
 * questions, and what the captions of its examples tell. */
#include "scene.h"

/* "Must something be summoned in every turn?" CD-7 */
static void a_turn_passes_without_a_card(void **unused)
{
    ClashState state = scene_state((Scene){.hand = {"bastion zombie"}, .mana = 9});
    assert_true(is_legal(&state, "summon zombie top"));
    act(&state, "attack");
    assert_int_equal(state.table.active, 1);
}

/* "Does the rest hit what stands behind it?" CD-15: nor the keeper, when nobody else does. */
static void the_rest_does_not_reach_the_keeper(void **unused)
{
    ClashState state = after((Scene){.top = {"brute", "zombie"}}, "attack"); /* 5 on 1 */
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: ");
    assert_string_equal(keeper_text(&state, 1), "bastion 0/8");
}

/* "Cards at its left can be played without weakening it." CD-18: one at its right cannot. */
static void cards_at_the_left_are_no_durability(void **unused)
{
    Scene scene = {
        .hand = {"zombie grrr fort gnome"}, .top = {"ogre brute baron troll alpha"}, .mana = 3};
    ClashState state = scene_state(scene);
    assert_int_equal(clash_keeper_life(&state.table.sides[0]), 1);
    act(&state, "summon zombie top");
    assert_int_equal(clash_keeper_life(&state.table.sides[0]), 1);
    act(&state, "summon grrr top");
    assert_int_equal(clash_keeper_life(&state.table.sides[0]), 1);
}

/* "Must an ability be used?" CD-26: nobody is asked between the attacks of the Ogre. */
static void abilities_are_not_asked_about(void **unused)
{
    ClashState state = after((Scene){.top = {"ogre", "zombie gnome"}}, "attack");
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: ");
    assert_int_equal(state.table.active, 1);
}

/* Two points of damage, then two more. CD-18, CD-19 */
static void the_bastion_moves_and_falls(void **unused)
{
    Scene scene = {.hand = {NULL, "bastion ogre gnome grrr zombie"},
                   .top = {NULL, "baron partisan alpha troll"},
                   .bottom = {"disciple"}}; /* 2 damage */
    ClashState state = after(scene, "attack");
    assert_string_equal(hand_text(&state, 1), "ogre gnome bastion grrr zombie");
    scene.hand[1] = "ogre gnome bastion grrr zombie";
    state = after(scene, "attack");
    assert_string_equal(hand_text(&state, 1), "fort ogre gnome grrr zombie");
}

/* The Baron is the fifth. CD-7 */
static void the_fifth_card_moves_up(void **unused)
{
    Scene scene = {.hand = {"bastion ogre gnome grrr zombie baron troll"}, .mana = 9};
    ClashState state = scene_state(scene);
    assert_true(is_legal(&state, "summon zombie top"));
    assert_false(is_legal(&state, "summon baron top"));
    act(&state, "summon gnome top");
    assert_true(is_legal(&state, "summon baron top"));
    assert_false(is_legal(&state, "summon troll top"));
}

/* The Brute destroys the Ogre, the Zombie hits the Troll, the Baron the keeper. CD-12 … CD-15 */
static void an_assault_as_drawn(void **unused)
{
    Scene scene = {.hand = {"bastion boom"},
                   .top = {"zombie brute", "ogre troll"},
                   .bottom = {"baron"},
                   .mana = 1};
    ClashState state = after(scene, "attack, strike");
    assert_string_equal(rows_text(&state, 1), "top: troll; bottom: ");
    act(&state, "strike");
    assert_string_equal(rows_text(&state, 1), "top: troll-3; bottom: ");
    act(&state, "strike");
    assert_string_equal(keeper_text(&state, 1), "bastion 3/7");
}

/* CD-21 … CD-23: 2, 3 and 6 damage. */
static void areas_as_drawn(void **unused)
{
    Scene scene = {.hand = {"bastion boom"},
                   .top = {"brigand", "grrr ogre"},
                   .bottom = {NULL, "gnome baron"},
                   .mana = 1};
    ClashState state = after(scene, "attack, strike");
    assert_string_equal(rows_text(&state, 1), "top: grrr-2 ogre; bottom: baron");
    state = after(
        (Scene){.hand = {"bastion boom"}, .top = {"revenant", "zombie brute ogre"}, .mana = 1},
        "attack, strike");
    assert_string_equal(rows_text(&state, 1), "top: brute-3 ogre; bottom: ");
    scene.top[0] = "abomination";
    scene.top[1] = "zombie brute";
    scene.bottom[1] = "grrr ogre";
    state = after(scene, "attack, strike");
    assert_string_equal(legal_text(&state), "return brute, return grrr, return zombie");
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: ogre");
}

/* CD-28: 1 and two units passed. */
static void a_sprint_as_drawn(void **unused)
{
    Scene scene = {
        .hand = {"bastion boom"}, .top = {"zombie brute reptile", "martyr-1"}, .mana = 1};
    ClashState state = after(scene, "attack, strike");
    assert_string_equal(rows_text(&state, 0), "top: reptile+2~ zombie brute; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: martyr-4; bottom: ");
}

/* CD-29: all three are fresh, and the Shaman alone does not attack. */
static void an_aura_as_drawn(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"zombie* shaman* brute*", "troll"}, .mana = 1};
    ClashState state = after(scene, "attack");
    assert_string_equal(queue_text(&state), "brute shaman zombie");
    act(&state, "strike, strike");
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: "); /* 5 and 3 on 6 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_passes_without_a_card),
        cmocka_unit_test(the_rest_does_not_reach_the_keeper),
        cmocka_unit_test(cards_at_the_left_are_no_durability),
        cmocka_unit_test(abilities_are_not_asked_about),
        cmocka_unit_test(the_bastion_moves_and_falls),
        cmocka_unit_test(the_fifth_card_moves_up),
        cmocka_unit_test(an_assault_as_drawn),
        cmocka_unit_test(areas_as_drawn),
        cmocka_unit_test(a_sprint_as_drawn),
        cmocka_unit_test(an_aura_as_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
