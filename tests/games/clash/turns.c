/* Turns and hands: mana, the window of four, summoning, casting, and keepers (CD-6 … CD-11, CD-17 …
 * CD-20, CD-43). */
#include "scene.h"

#include <string.h>

/* CD-6 */
static void mana_is_the_hand_with_its_keeper(void **unused)
{
    ClashState state = after((Scene){.top = {NULL, "zombie ogre"}}, "attack");
    assert_int_equal(state.table.mana, 7); /* six cards and the Bastion */
    assert_int_equal(state.table.active, 1);
    assert_int_equal(state.table.turn, 8);
}

/* CD-6 */
static void the_first_turn_has_six_mana(void **unused)
{
    Setup setup = setup_initial(&clash_game, 2, 5);
    ClashState state;
    setup.options[CLASH_OPTION_FIRST] = 1;
    clash_game.setup(&state, &setup);
    assert_int_equal(state.table.active, 1);
    assert_int_equal(state.table.turn, 1);
    assert_int_equal(state.table.mana, 6);
    act(&state, "attack");
    assert_int_equal(state.table.active, 0);
    assert_int_equal(state.table.mana, 9);
}

/* CD-6: what is summoned or cast does not change what the turn began with. */
static void mana_of_a_turn_stays(void **unused)
{
    Scene scene = {.hand = {NULL, "bastion gnome boom"}, .top = {"carapace", "zombie ogre"}};
    ClashState state = after(scene, "attack"); /* of 0; six cards and the Bastion */
    assert_int_equal(clash_mana_begun(&state.table), 7);
    act(&state, "summon gnome top, cast boom 0t1");
    assert_int_equal(state.table.mana, 3);
    assert_int_equal(clash_mana_begun(&state.table), 7);
}

/* CD-6: nor does an own unit of an earlier turn that comes back: Boom!, attack 1, destroys the
 * Zombie, durability 1. */
static void mana_of_a_turn_stays_when_a_unit_returns(void **unused)
{
    Scene scene = {.hand = {NULL, "bastion gnome boom"}, .top = {"carapace", "zombie ogre"}};
    ClashState state = after(scene, "attack, cast boom 1t1"); /* six cards and the Bastion */
    assert_int_equal(state.table.sides[1].counts[0], 1);
    assert_int_equal(state.table.sides[1].hand_count, 7);
    assert_int_equal(clash_mana_begun(&state.table), 7);
}

/* CD-6: where a position does not tell what its turn began with, a unit that came in it was a card
 * of the hand. */
static void a_fresh_unit_was_a_card_of_the_hand(void **unused)
{
    Scene scene = {.hand = {"bastion gnome"}, .top = {"ogre", "zombie"}};
    ClashState before = scene_state(scene);
    scene.top[0] = "ogre*";
    ClashState after_it = scene_state(scene);
    assert_int_equal(clash_mana_begun(&after_it.table), clash_mana_begun(&before.table) + 1);
}

/* CD-12, CD-27: top row first, from the back; fresh units but for Rage are passed over, and that
 * only strikes units. */
static void strikes_come_in_this_order(void **unused)
{
    Scene scene = {.top = {"ogre baron zombie*", "martyr"}, .bottom = {"brute grrr*"}};
    ClashState state = scene_state(scene);
    ClashView view = view_of(&state, 0);
    Card order[CLASH_STRIKES_MAX];
    assert_int_equal(clash_strike_order(&view, order), 3);
    assert_int_equal(order[0], card_of("baron"));
    assert_int_equal(order[1], card_of("ogre"));
    assert_int_equal(order[2], card_of("brute"));
    scene.bottom[1] = "scribe";
    state = scene_state(scene);
    view = view_of(&state, 0);
    assert_int_equal(clash_strike_order(&view, order), 4);
    assert_int_equal(order[2], card_of("grrr"));
}

/* CD-6: what is not spent is lost. */
static void mana_is_not_saved(void **unused)
{
    ClashState state = after((Scene){.mana = 30}, "attack, attack");
    assert_int_equal(state.table.active, 0);
    assert_int_equal(state.table.mana, 9);
}

/* CD-7 */
static void only_four_leftmost_are_playable(void **unused)
{
    ClashState state =
        scene_state((Scene){.hand = {"bastion zombie grrr gnome baron reptile"}, .mana = 3});
    assert_string_equal(legal_text(&state),
                        "summon baron top, summon baron bottom, summon gnome top, summon gnome "
                        "bottom, summon grrr top, summon grrr bottom, summon zombie top, summon "
                        "zombie bottom, attack");
}

/* CD-7: the keeper is not counted wherever it stands. */
static void the_keeper_is_not_one_of_the_four(void **unused)
{
    ClashState state =
        scene_state((Scene){.hand = {"zombie grrr fort gnome baron reptile"}, .mana = 3});
    assert_true(is_legal(&state, "summon baron top"));
    assert_false(is_legal(&state, "summon reptile top"));
}

/* CD-7: recomputed after each card, paid from what is left. */
static void a_played_card_opens_the_next(void **unused)
{
    Scene scene = {.hand = {"bastion zombie grrr gnome baron reptile"}, .mana = 4};
    ClashState state = after(scene, "summon zombie top");
    assert_int_equal(state.table.mana, 3);
    assert_true(is_legal(&state, "summon reptile bottom"));
    act(&state, "summon reptile bottom");
    assert_int_equal(state.table.mana, 0);
    assert_string_equal(legal_text(&state), "attack");
}

/* CD-8 */
static void units_line_up_behind_each_other(void **unused)
{
    Scene scene = {.hand = {"bastion zombie grrr gnome"}, .top = {"baron"}, .mana = 6};
    ClashState state = after(scene, "summon zombie top, summon grrr bottom, summon gnome bottom");
    assert_string_equal(rows_text(&state, 0), "top: baron zombie*; bottom: grrr* gnome*");
}

/* CD-9 */
static void an_incantation_strikes_and_goes_right(void **unused)
{
    Scene scene = {.hand = {"bastion boom zombie"}, .top = {NULL, "baron"}, .mana = 3};
    ClashState state = after(scene, "cast boom 1t1");
    assert_string_equal(rows_text(&state, 1), "top: baron-1; bottom: ");
    assert_int_equal(state.table.mana, 2);
    assert_true(hand_ends(&state, 0, "boom"));
    assert_int_equal(state.table.sides[0].hand_count, 8);
}

/* CD-9 */
static void an_incantation_needs_a_unit(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .mana = 3};
    ClashState state = scene_state(scene);
    assert_string_equal(legal_text(&state), "attack");
    scene.top[0] = "zombie";
    state = scene_state(scene);
    assert_string_equal(legal_text(&state), "cast boom 0t1, attack");
}

/* CD-9: any unit, own or enemy. */
static void an_incantation_reaches_every_unit(void **unused)
{
    ClashState state = scene_state((Scene){.hand = {"bastion boom"},
                                           .top = {"zombie grrr", "baron"},
                                           .bottom = {"ogre", "brute gnome"},
                                           .mana = 1});
    assert_string_equal(legal_text(&state),
                        "cast boom 0t1, cast boom 0t2, cast boom 0b1, cast boom 1t1, cast boom "
                        "1b1, cast boom 1b2, attack");
}

/* CD-9: four cards that stay left of it keep it from being cast again; with three it may be. */
static void an_incantation_can_be_cast_again(void **unused)
{
    Scene scene = {
        .hand = {"bastion boom"}, .top = {"zombie grrr gnome baron", "brute"}, .mana = 2};
    ClashState state = after(scene, "cast boom 1t1"); /* boom is the fourth of four cards */
    assert_true(is_legal(&state, "cast boom 1t1"));
    act(&state, "cast boom 1t1");
    assert_string_equal(rows_text(&state, 1), "top: brute-2; bottom: ");
    scene.top[0] = "zombie grrr gnome";
    state = after(scene, "cast boom 1t1"); /* the fifth of five */
    assert_false(is_legal(&state, "cast boom 1t1"));
}

/* CD-9: after the own unit that it destroyed. */
static void an_incantation_goes_right_of_an_own_unit(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"zombie"}, .mana = 1};
    ClashState state = after(scene, "cast boom 0t1");
    assert_true(hand_ends(&state, 0, "zombie boom"));
    assert_string_equal(rows_text(&state, 0), "top: ; bottom: ");
}

/* CD-9, CD-16: also when their order is chosen first. */
static void an_incantation_waits_for_the_order(void **unused)
{
    Scene scene = {
        .hand = {"bastion combustion"}, .top = {"zombie"}, .bottom = {"gnome"}, .mana = 3};
    ClashState state = after(scene, "cast combustion 0t1");
    assert_int_equal(state.table.phase, CLASH_RETURNING);
    assert_string_equal(zone_text(&state, CLASH_ZONE_RETURNING), "zombie gnome combustion");
    assert_string_equal(legal_text(&state), "return gnome, return zombie");
    act(&state, "return gnome");
    assert_true(hand_ends(&state, 0, "gnome zombie combustion"));
    assert_int_equal(state.table.phase, CLASH_SUMMONING);
}

/* CD-9: enemy units return to their own hand, the incantation at once to the caster's. */
static void an_enemy_orders_its_own_units(void **unused)
{
    Scene scene = {.hand = {"bastion combustion"},
                   .top = {NULL, "zombie"},
                   .bottom = {NULL, "gnome"},
                   .mana = 3};
    ClashState state = after(scene, "cast combustion 1b1");
    assert_int_equal(clash_game.actors(&state), seat_bit(1));
    assert_int_equal(state.table.active, 0);
    assert_true(hand_ends(&state, 0, "combustion"));
    assert_string_equal(zone_text(&state, CLASH_ZONE_RETURNING), "gnome zombie");
    act(&state, "return zombie");
    assert_true(hand_ends(&state, 1, "zombie gnome"));
    assert_int_equal(clash_game.actors(&state), seat_bit(0));
}

/* CD-9, CD-11: one hand change. Between, the Fort is rightmost; in the end it is not. */
static void a_cast_never_topples_its_own_keeper(void **unused)
{
    Scene scene = {
        .hand = {"fort boom"}, .top = {"zombie grrr gnome baron ogre brute troll"}, .mana = 1};
    ClashState state = after(scene, "cast boom 0t2");
    assert_int_equal(state.table.phase, CLASH_SUMMONING);
    assert_string_equal(hand_text(&state, 0), "fort boom");
}

/* CD-10 */
static void one_card_must_stay(void **unused)
{
    Scene scene = {.hand = {"bastion assassin"},
                   .top = {"zombie grrr gnome baron ogre brute troll"},
                   .mana = 9};
    ClashState state = scene_state(scene);
    assert_string_equal(legal_text(&state), "attack");
    scene.hand[0] = "bastion assassin shaman";
    scene.top[0] = "zombie grrr gnome baron ogre brute";
    state = scene_state(scene);
    assert_true(is_legal(&state, "summon shaman top"));
}

static bool can_play(Scene scene)
{
    ClashState state = scene_state(scene);
    return clash_can_play(&state.table);
}

/* CD-8, CD-11: the Gnome costs 3, the Troll 6, and right of the keeper lies the Gnome alone. */
static void a_summon_that_loses_the_game_is_no_play(void **unused)
{
    Scene scene = {.hand = {"martyr troll bastion gnome"},
                   .top = {"ogre brute baron zombie alpha"},
                   .mana = 3};
    assert_true(can_play(scene));
    scene.mana = 2;
    assert_false(can_play(scene));
    scene.hand[0] = "martyr troll fort gnome";
    scene.mana = 3;
    assert_false(can_play(scene));
    scene.mana = 6;
    assert_true(can_play(scene));
}

/* CD-9: Boom! costs 1. */
static void a_cast_without_a_unit_is_no_play(void **unused)
{
    Scene scene = {.hand = {"boom fort"}, .mana = 1};
    assert_false(can_play(scene));
    scene.top[1] = "zombie";
    assert_true(can_play(scene));
}

/* CD-11 */
static void playing_the_last_card_topples_a_bastion(void **unused)
{
    Scene scene = {
        .hand = {"zombie grrr bastion gnome"}, .top = {"ogre brute baron troll alpha"}, .mana = 3};
    ClashState state = scene_state(scene);
    assert_true(clash_summon_topples(&state.table, 2));
    assert_false(clash_summon_topples(&state.table, 1));
    act(&state, "summon gnome top");
    assert_string_equal(hand_text(&state, 0), "fort zombie grrr");
    assert_int_equal(state.table.phase, CLASH_SUMMONING);
}

/* CD-11, CD-20 */
static void playing_the_last_card_loses_with_a_fort(void **unused)
{
    Scene scene = {
        .hand = {"zombie grrr fort gnome"}, .top = {"ogre brute baron troll alpha"}, .mana = 3};
    ClashState state = after(scene, "summon gnome top");
    Outcome outcome;
    clash_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, seat_bit(1));
}

/* CD-11: a card left of the keeper only shifts it. */
static void playing_another_card_shifts_the_keeper(void **unused)
{
    Scene scene = {
        .hand = {"zombie grrr fort gnome"}, .top = {"ogre brute baron troll alpha"}, .mana = 3};
    ClashState state = after(scene, "summon grrr top");
    assert_string_equal(hand_text(&state, 0), "zombie fort gnome");
}

/* CD-17: damage of this turn is gone in the next. */
static void units_recover_at_the_end_of_a_turn(void **unused)
{
    Scene scene = {.top = {"zombie", "baron-1"}, .bottom = {"ogre-2"}};
    ClashState state = after(scene, "attack");
    assert_string_equal(rows_text(&state, 0), "top: zombie; bottom: ogre");
    assert_string_equal(rows_text(&state, 1), "top: baron; bottom: ");
}

/* CD-18 */
static void damage_slides_a_keeper_right(void **unused)
{
    ClashState state = after((Scene){.hand = {NULL, "zombie bastion"}, .top = {"ogre"}}, "attack");
    assert_string_equal(keeper_text(&state, 1), "bastion 5/8"); /* 1 + 4 */
}

/* CD-18, CD-19: exactly to the right end. */
static void a_bastion_at_the_right_end_falls(void **unused)
{
    Scene scene = {.hand = {NULL, "zombie grrr bastion gnome scribe"},
                   .bottom = {"brigand"}, /* attack 2 */
                   .top = {NULL, "alpha brute carapace partisan"}};
    ClashState state = after(scene, "attack");
    assert_string_equal(hand_text(&state, 1), "fort zombie grrr gnome scribe");
}

/* CD-19: the rest of the damage is lost. */
static void excess_does_not_reach_the_fort(void **unused)
{
    Scene scene = {.hand = {NULL, "zombie grrr gnome bastion scribe"},
                   .bottom = {"abomination"}, /* attack 6 */
                   .top = {NULL, "alpha brute carapace partisan"}};
    ClashState state = after(scene, "attack");
    assert_string_equal(hand_text(&state, 1), "fort zombie grrr gnome scribe");
}

/* CD-20 */
static void a_fort_at_the_right_end_loses(void **unused)
{
    Scene scene = {.hand = {NULL, "zombie grrr gnome fort scribe"},
                   .bottom = {"assassin ogre"},
                   .top = {NULL, "alpha brute carapace partisan"}};
    ClashState state = after(scene, "attack");
    Outcome outcome;
    clash_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, seat_bit(0));
    assert_string_equal(hand_text(&state, 1), "zombie grrr gnome scribe fort");
    assert_string_equal(rows_text(&state, 0), "top: ; bottom: assassin ogre~"); /* at once */
}

/* A unit that returns gives its keeper more life. */
static void a_returning_unit_protects_its_keeper(void **unused)
{
    Scene scene = {.hand = {NULL, "zombie grrr gnome fort scribe"},
                   .top = {"ogre brute", "baron partisan alpha carapace"}};
    ClashState state = after(scene, "attack"); /* brute and ogre destroy one each */
    assert_string_equal(hand_text(&state, 1), "zombie grrr gnome fort scribe baron partisan");
}

/* CD-43 */
static void turn_200_is_the_last(void **unused)
{
    Outcome outcome;
    ClashState state = after((Scene){.turn = 199}, "attack");
    clash_game.outcome(&state, &outcome);
    assert_false(outcome.over);
    assert_int_equal(state.table.turn, 200);
    assert_non_null(strstr(events_text(&state, "attack", SEAT_NONE), "result -1; end"));
    act(&state, "attack");
    clash_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, seat_bit(0) | seat_bit(1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mana_is_the_hand_with_its_keeper),
        cmocka_unit_test(the_first_turn_has_six_mana),
        cmocka_unit_test(mana_of_a_turn_stays),
        cmocka_unit_test(mana_of_a_turn_stays_when_a_unit_returns),
        cmocka_unit_test(a_fresh_unit_was_a_card_of_the_hand),
        cmocka_unit_test(strikes_come_in_this_order),
        cmocka_unit_test(mana_is_not_saved),
        cmocka_unit_test(only_four_leftmost_are_playable),
        cmocka_unit_test(the_keeper_is_not_one_of_the_four),
        cmocka_unit_test(a_played_card_opens_the_next),
        cmocka_unit_test(units_line_up_behind_each_other),
        cmocka_unit_test(an_incantation_strikes_and_goes_right),
        cmocka_unit_test(an_incantation_needs_a_unit),
        cmocka_unit_test(an_incantation_reaches_every_unit),
        cmocka_unit_test(an_incantation_can_be_cast_again),
        cmocka_unit_test(an_incantation_goes_right_of_an_own_unit),
        cmocka_unit_test(an_incantation_waits_for_the_order),
        cmocka_unit_test(an_enemy_orders_its_own_units),
        cmocka_unit_test(a_cast_never_topples_its_own_keeper),
        cmocka_unit_test(one_card_must_stay),
        cmocka_unit_test(a_summon_that_loses_the_game_is_no_play),
        cmocka_unit_test(a_cast_without_a_unit_is_no_play),
        cmocka_unit_test(playing_the_last_card_topples_a_bastion),
        cmocka_unit_test(playing_the_last_card_loses_with_a_fort),
        cmocka_unit_test(playing_another_card_shifts_the_keeper),
        cmocka_unit_test(units_recover_at_the_end_of_a_turn),
        cmocka_unit_test(damage_slides_a_keeper_right),
        cmocka_unit_test(a_bastion_at_the_right_end_falls),
        cmocka_unit_test(excess_does_not_reach_the_fort),
        cmocka_unit_test(a_fort_at_the_right_end_loses),
        cmocka_unit_test(a_returning_unit_protects_its_keeper),
        cmocka_unit_test(turn_200_is_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
