/* What the coach thinks of choices in Clash of Decks. */
#include "../games/clash/scene.h"
#include "judged.h"

/* CD-11, CD-20: the Gnome is the last card right of the Fort. */
static ClashState last_card(void)
{
    return scene_state((Scene){
        .hand = {"zombie grrr fort gnome"}, .top = {"ogre brute baron troll alpha"}, .mana = 3});
}

static void the_last_card_of_a_fort_is_warned_of(void **unused)
{
    ClashState state = last_card();
    assert_true(is_warned(&clash_game, &state, "summon gnome top"));
    assert_true(is_warned(&clash_game, &state, "summon gnome bottom"));
    assert_int_equal(warned_count(&clash_game, &state), 2);
}

static void the_last_card_of_a_fort_costs_the_game(void **unused)
{
    ClashState state = last_card();
    Judgement judgement = judged(&clash_game, &state, "summon gnome top", 0);
    assert_int_equal(judgement.chosen_chance, 0);
    assert_in_range(judgement.loss, 300, 1000);
    assert_string_equal(texts_message(&clash_game, &judgement.fault),
                        "That brings down your own Fort.");
}

/* The zombie away, the enemy's Fort falls at once; the attack alone leaves it standing, but what
 * comes next wins as surely. */
static void a_slower_win_is_no_mistake(void **unused)
{
    ClashState state =
        scene_state((Scene){.hand = {"bastion boom", "grrr gnome vortex assassin fort"},
                            .top = {"brute", "zombie"},
                            .mana = 1});
    Judgement judgement = judged(&clash_game, &state, "attack", 0);
    assert_true(judgement.best == texts_read_action(&clash_game, "cast boom 1t1"));
    assert_int_equal(judgement.best_chance, 1000);
    assert_int_equal(judgement.loss, 0);
    assert_int_equal(judged(&clash_game, &state, "cast boom 1t1", 0).loss, 0);
    assert_int_equal(warned_count(&clash_game, &state), 0);
}

/* The enemy's Brute strikes for five, and three cards are right of the Fort: it falls unless
 * something stands in the way. */
static void a_row_left_open_is_warned_of(void **unused)
{
    ClashState state = scene_state(
        (Scene){.hand = {"zombie grrr gnome ogre baron fort"}, .top = {NULL, "brute"}, .mana = 2});
    assert_true(is_warned(&clash_game, &state, "attack"));
    assert_false(is_warned(&clash_game, &state, "summon grrr top"));
    ClashView view = view_of(&state, 0);
    Message why;
    assert_true(clash_game.bots->fault(&view, texts_read_action(&clash_game, "attack"),
                                       texts_read_action(&clash_game, "summon grrr top"), &why));
    assert_string_equal(texts_message(&clash_game, &why),
                        "The top row stays open to an attack of 5.");
}

/* What follows the end of a turn is the other side's: no sentence compares with it. */
static void an_end_is_compared_with_nothing(void **unused)
{
    ClashState state =
        scene_state((Scene){.hand = {"bastion boom"}, .top = {"brute grrr", "zombie"}, .mana = 1});
    ClashView view = view_of(&state, 0);
    Action cast = texts_read_action(&clash_game, "cast boom 1t1");
    Action end = texts_read_action(&clash_game, "end");
    Message why;
    assert_false(clash_game.bots->fault(&view, end, cast, &why));
    assert_false(clash_game.bots->fault(&view, cast, end, &why));
    assert_true(
        clash_game.bots->fault(&view, texts_read_action(&clash_game, "attack"), cast, &why));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_card_of_a_fort_is_warned_of),
        cmocka_unit_test(the_last_card_of_a_fort_costs_the_game),
        cmocka_unit_test(a_slower_win_is_no_mistake),
        cmocka_unit_test(a_row_left_open_is_warned_of),
        cmocka_unit_test(an_end_is_compared_with_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
