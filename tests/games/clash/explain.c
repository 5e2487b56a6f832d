/* The sentence that goes with a hint, on positions small enough to see that it is true. */
#include "scene.h"

#include <stdio.h>

/* Why the active seat should, in English with card codes; "" where there is nothing plain to say.
 */
static const char *reason(Scene scene, const char *action)
{
    ClashState state = scene_state(scene);
    ClashView view = view_of(&state, state.table.active);
    Message why;
    assert_true(is_legal(&state, action));
    bool has_reason = clash_game.bots->explain(&view, texts_read_action(&clash_game, action), &why);
    return has_reason ? texts_message(&clash_game, &why) : "";
}

/* The zombie has durability 1. */
static void a_cast_destroys(void **unused)
{
    assert_string_equal(
        reason((Scene){.hand = {"bastion boom"}, .top = {NULL, "zombie"}, .mana = 1},
               "cast boom 1t1"),
        "This destroys zombie.");
}

static void a_cast_clears_the_row(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"brute grrr", "zombie"}, .mana = 1};
    assert_string_equal(reason(scene, "cast boom 1t1"),
                        "This clears the enemy's top row for your attack of 6.");
}

/* A baron of durability 5 is not destroyed by 1. */
static void a_cast_without_effect_is_not_praised(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {NULL, "baron"}, .mana = 1};
    assert_string_equal(reason(scene, "cast boom 1t1"), "");
}

/* One card lies right of the enemy's keeper. */
static void an_attack_brings_down_the_keeper(void **unused)
{
    Scene scene = {.hand = {NULL, "boom grrr gnome vortex assassin reptile machine bastion"},
                   .top = {"zombie"}};
    assert_string_equal(reason(scene, "attack"), "This brings down the enemy Bastion.");
    scene.hand[1] = "boom grrr gnome vortex assassin reptile machine fort";
    assert_string_equal(reason(scene, "attack"), "This brings down the enemy Fort.");
}

static void an_attack_destroys_or_damages(void **unused)
{
    assert_string_equal(reason((Scene){.top = {"brute", "zombie"}}, "attack"),
                        "This destroys zombie.");
    assert_string_equal(reason((Scene){.top = {"brute"}}, "attack"),
                        "Damage to the enemy Bastion or Fort: 5.");
}

static void an_attack_meets_the_automaton(void **unused)
{
    Scene scene = {.is_solo = true, .is_rest_in_pile = true, .top = {"brute"}};
    assert_string_equal(reason(scene, "attack"), "Cards discarded from the AI deck: 5.");
    scene = (Scene){.is_solo = true, .has_fort = true, .pile = "zombie grrr", .top = {"brute"}};
    assert_string_equal(reason(scene, "attack"), "After this the AI has one turn only.");
}

/* Nothing attacks, though cards could be played. */
static void cards_are_kept(void **unused)
{
    assert_string_equal(reason((Scene){.hand = {"bastion zombie"}, .mana = 1}, "attack"),
                        "Cards in hand protect your Bastion or Fort and give mana.");
    assert_string_equal(
        reason((Scene){.hand = {"bastion ogre brute troll alpha"}, .mana = 1}, "attack"), "");
}

static void a_unit_rages_at_once(void **unused)
{
    Scene scene = {.hand = {"bastion gnome"}, .bottom = {NULL, "zombie"}, .mana = 3};
    assert_string_equal(reason(scene, "summon gnome bottom"),
                        "With this unit the attack of this turn also destroys zombie.");
}

/* The brute attacks with 5; of eight cards in the hand seven or two then lie right of the keeper.
 */
static void a_unit_guards(void **unused)
{
    Scene scene = {.hand = {"bastion zombie"}, .top = {NULL, "brute"}, .mana = 1};
    assert_string_equal(reason(scene, "summon zombie top"),
                        "This unit guards the top row against an attack of 5.");
    scene.hand[0] = "zombie grrr gnome vortex assassin reptile bastion";
    assert_string_equal(
        reason(scene, "summon zombie top"),
        "Without this unit your Bastion or Fort would fall: it stands in the way of 5 damage.");
    /* in the other row it guards nothing */
    assert_string_equal(
        reason(scene, "summon zombie bottom"),
        "The way to the enemy Bastion or Fort is open: this unit threatens 3 damage.");
}

/* Behind another unit it guards nothing new. */
static void a_unit_gives_its_aura(void **unused)
{
    Scene scene = {.hand = {"bastion shaman"}, .top = {"brute", "baron"}, .mana = 3};
    assert_string_equal(reason(scene, "summon shaman top"), "brute then has Rage.");
}

static void mana_is_used(void **unused)
{
    Scene scene = {.hand = {"bastion carapace"}, .mana = 3};
    assert_string_equal(reason(scene, "summon carapace top"),
                        "Mana that is not spent is lost: this uses 3.");
}

/* Splash of Combustion destroys both; their owner orders them. */
static void an_order_is_explained(void **unused)
{
    ClashState state = after((Scene){.hand = {"bastion combustion"},
                                     .top = {NULL, "zombie"},
                                     .bottom = {NULL, "microctopus"},
                                     .mana = 3},
                             "cast combustion 1t1");
    ClashView view = view_of(&state, 1);
    Message why;
    Action action = texts_read_action(&clash_game, "return microctopus");
    assert_true(clash_game.bots->explain(&view, action, &why));
    assert_string_equal(texts_message(&clash_game, &why),
                        "microctopus then lies farther left and can be played sooner.");
}

/* What is left of both keepers' ways, "own/other". */
static const char *foreseen(Scene scene, const char *action)
{
    static char bytes[16];
    ClashState state = scene_state(scene);
    ClashView view = view_of(&state, state.table.active);
    ClashForesight foresight = clash_foresee(&view, texts_read_action(&clash_game, action));
    snprintf(bytes, sizeof bytes, "%u/%u", foresight.life[0], foresight.life[1]);
    return bytes;
}

/* With one unit in a row seven cards lie right of a Bastion at the left end. A card that is played
 * leaves, what is destroyed comes back; the Ogre then strikes on with its 4. */
static void ways_of_keepers_are_foreseen(void **unused)
{
    Scene scene = {.hand = {"bastion boom brute"}, .top = {"ogre", "zombie"}, .mana = 7};
    assert_string_equal(foreseen(scene, "summon brute bottom"), "6/7");
    assert_string_equal(foreseen(scene, "cast boom 1t1"), "7/8");
    assert_string_equal(foreseen(scene, "attack"), "7/4");
    scene = (Scene){.hand = {NULL, "boom grrr gnome vortex assassin reptile machine bastion"},
                    .top = {"zombie"}};
    assert_string_equal(foreseen(scene, "attack"), "7/0");
    scene = (Scene){.is_solo = true, .pile = "troll grrr gnome vortex boom", .top = {"zombie"}};
    assert_string_equal(foreseen(scene, "attack"), "7/2");
}

/* Of eight cards two stand in rows: both come back, and the incantation, in whatever order. */
static void cards_that_wait_count(void **unused)
{
    Scene scene = {
        .hand = {"bastion combustion"}, .top = {"gnome"}, .bottom = {"microctopus"}, .mana = 3};
    assert_string_equal(foreseen(scene, "cast combustion 0t1"), "8/8");
}

/* Whom the first attack strikes: the unit at the bridge, harmed or not, else the keeper. */
static void the_first_strike_is_foreseen(void **unused)
{
    ClashState state = scene_state((Scene){.top = {"ogre", "lieutenant grrr"}});
    ClashView view = view_of(&state, 0);
    Action attack = texts_read_action(&clash_game, "attack");
    ClashForesight foresight = clash_foresee(&view, attack);
    assert_string_equal(clash_game.names.cards[foresight.striker], "ogre");
    assert_string_equal(clash_game.names.cards[foresight.struck], "lieutenant");
    state = scene_state((Scene){.bottom = {"zombie"}});
    view = view_of(&state, 0);
    foresight = clash_foresee(&view, attack);
    assert_string_equal(clash_game.names.cards[foresight.struck], "bastion");
    state = scene_state((Scene){0});
    view = view_of(&state, 0);
    assert_int_equal(clash_foresee(&view, attack).striker, CARD_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cast_destroys),
        cmocka_unit_test(a_cast_clears_the_row),
        cmocka_unit_test(a_cast_without_effect_is_not_praised),
        cmocka_unit_test(an_attack_brings_down_the_keeper),
        cmocka_unit_test(an_attack_destroys_or_damages),
        cmocka_unit_test(an_attack_meets_the_automaton),
        cmocka_unit_test(cards_are_kept),
        cmocka_unit_test(a_unit_rages_at_once),
        cmocka_unit_test(a_unit_guards),
        cmocka_unit_test(a_unit_gives_its_aura),
        cmocka_unit_test(mana_is_used),
        cmocka_unit_test(an_order_is_explained),
        cmocka_unit_test(ways_of_keepers_are_foreseen),
        cmocka_unit_test(cards_that_wait_count),
        cmocka_unit_test(the_first_strike_is_foreseen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
