/* The attack phase: who attacks whom in which order, where it stops, and how destroyed units return
 * (CD-12 … CD-16). "boom" in hand with mana for it makes it stop before and after every attack. */
#include "scene.h"

/* CD-12 */
static void fresh_units_do_not_attack(void **unused)
{
    Scene scene = {.hand = {"bastion zombie"}, .top = {"ogre"}, .mana = 1};
    ClashState state = after(scene, "summon zombie bottom, attack");
    assert_string_equal(keeper_text(&state, 1), "bastion 4/8"); /* the ogre alone */
    assert_string_equal(rows_text(&state, 0), "top: ogre; bottom: zombie");
}

/* CD-12 */
static void the_farthest_attacks_first_and_top_before_bottom(void **unused)
{
    Scene scene = {.hand = {"bastion boom"},
                   .top = {"zombie ogre grrr", "martyr"},
                   .bottom = {"baron brute"},
                   .mana = 1};
    ClashState state = after(scene, "attack");
    assert_string_equal(queue_text(&state), "grrr ogre zombie");
    act(&state, "strike");
    assert_string_equal(rows_text(&state, 0), "top: zombie ogre grrr~; bottom: baron brute");
    act(&state, "strike");
    assert_string_equal(queue_text(&state), "zombie");
    act(&state, "strike");
    assert_string_equal(queue_text(&state), "brute baron");
    act(&state, "strike, strike");
    assert_string_equal(queue_text(&state), "");
    assert_string_equal(rows_text(&state, 0), "top: zombie~ ogre~ grrr~; bottom: baron~ brute~");
    assert_true(hand_ends(&state, 1, "martyr"));             /* 1 ignored, 4 and 3 */
    assert_string_equal(keeper_text(&state, 1), "fort 0/8"); /* 5 and 3 */
}

/* CD-13 */
static void the_unit_at_the_bridge_is_attacked(void **unused)
{
    Scene scene = {.hand = {"bastion boom"},
                   .top = {"zombie", "baron brute"},
                   .bottom = {NULL, "ogre"},
                   .mana = 1};
    ClashState state = after(scene, "attack, strike");
    assert_string_equal(rows_text(&state, 1), "top: baron-3 brute; bottom: ogre");
}

/* CD-13: units of the other row do not protect. */
static void an_empty_row_opens_the_keeper(void **unused)
{
    Scene scene = {.bottom = {"zombie", NULL}, .top = {NULL, "baron"}};
    ClashState state = after(scene, "attack");
    assert_string_equal(keeper_text(&state, 1), "bastion 3/7");
    assert_string_equal(rows_text(&state, 1), "top: baron; bottom: ");
}

/* CD-13 */
static void attack_0_is_still_an_attack(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"carapace", "zombie"}, .mana = 1};
    ClashState state = after(scene, "attack, strike");
    assert_string_equal(rows_text(&state, 0), "top: carapace~; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: zombie; bottom: ");
    scene.top[1] = NULL;
    state = after(scene, "attack, strike");
    assert_string_equal(rows_text(&state, 0), "top: carapace~; bottom: ");
    assert_string_equal(keeper_text(&state, 1), "bastion 0/8");
}

/* CD-14 */
static void incantations_come_between_attacks(void **unused)
{
    Scene scene = {
        .hand = {"bastion boom"}, .top = {"zombie grrr baron brute", "ogre lieutenant"}, .mana = 2};
    ClashState state = after(scene, "attack");
    assert_string_equal(legal_text(&state),
                        "cast boom 0t1, cast boom 0t2, cast boom 0t3, cast boom 0t4, cast boom "
                        "1t1, cast boom 1t2, strike");
    act(&state, "strike"); /* brute destroys the ogre */
    assert_string_equal(rows_text(&state, 1), "top: lieutenant; bottom: ");
    act(&state, "cast boom 1t1"); /* its Protection is spent */
    assert_int_equal(state.table.phase, CLASH_ATTACKING);
    act(&state, "cast boom 1t1"); /* no mana is left: all other attacks run on, the turn ends */
    assert_int_equal(state.table.active, 1);
    assert_string_equal(keeper_text(&state, 1), "bastion 7/8"); /* 3 + 1 + 3 */
}

/* CD-14: after the last attack too; then the player passes. */
static void a_stop_after_the_last_attack(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"zombie", "baron"}, .mana = 1};
    ClashState state = after(scene, "attack, strike");
    assert_string_equal(legal_text(&state), "cast boom 0t1, cast boom 1t1, end");
    act(&state, "end");
    assert_int_equal(state.table.active, 1);
    assert_int_equal(state.table.phase, CLASH_SUMMONING);
}

/* CD-14: a unit that a cast destroys does not attack any more. */
static void a_destroyed_unit_leaves_the_queue(void **unused)
{
    Scene scene = {.hand = {"bastion boom"},
                   .top = {"zombie grrr baron"},
                   .bottom = {"ogre brute"},
                   .mana = 3};
    ClashState state = after(scene, "attack, cast boom 0t1");
    assert_string_equal(queue_text(&state), "baron grrr");
    assert_true(is_legal(&state, "strike"));
}

/* The last of the top row destroyed before it attacks: the bottom row is next. */
static void an_emptied_queue_goes_on_below(void **unused)
{
    Scene scene = {.hand = {"bastion boom"},
                   .top = {"zombie"},
                   .bottom = {"ogre grrr baron brute"},
                   .mana = 5};
    ClashState state = after(scene, "attack");
    assert_string_equal(queue_text(&state), "zombie");
    act(&state, "cast boom 0t1");
    assert_string_equal(queue_text(&state), "brute baron grrr ogre");
}

/* CD-14: no phase of its own for who cannot cast: no mana, too far right, or no incantation. */
static void passes_are_automatic(void **unused)
{
    const Scene scenes[] = {
        {.hand = {"bastion boom"}, .top = {"zombie"}, .mana = 0},
        {.hand = {"bastion troll alpha brute ogre boom"}, .top = {"zombie"}, .mana = 9},
        {.hand = {"bastion troll"}, .top = {"zombie"}, .mana = 9},
    };
    for (unsigned i = 0; i < 3; i++) {
        ClashState state = after(scenes[i], "attack");
        assert_int_equal(state.table.active, 1);
        assert_string_equal(keeper_text(&state, 1), "bastion 3/8");
    }
}

/* CD-14: only in the own turn. */
static void nobody_casts_in_the_other_turn(void **unused)
{
    Scene scene = {.hand = {NULL, "bastion boom"}, .top = {"zombie grrr", "baron"}};
    ClashState state = after(scene, "attack");
    assert_int_equal(state.table.active, 1);
    assert_int_equal(state.table.phase, CLASH_SUMMONING);
}

/* CD-15 */
static void damage_adds_up(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"zombie brigand", "baron ogre"}, .mana = 1};
    ClashState state = after(scene, "attack, strike");
    assert_string_equal(rows_text(&state, 1), "top: baron-2 ogre; bottom: ");
    act(&state, "strike"); /* 2 + 3 */
    assert_string_equal(rows_text(&state, 1), "top: ogre; bottom: ");
    assert_true(hand_ends(&state, 1, "baron"));
}

/* CD-15: excess is lost, units behind close up at once. */
static void the_next_unit_closes_up_unhurt(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"baron brute", "zombie ogre"}, .mana = 1};
    ClashState state = after(scene, "attack, strike");
    assert_string_equal(rows_text(&state, 1), "top: ogre; bottom: ");
    act(&state, "strike");
    assert_string_equal(rows_text(&state, 1), "top: ogre-3; bottom: ");
}

/* CD-16: abomination strikes the bridge, what is behind it, and the other row. */
static void the_owner_orders_what_returns(void **unused)
{
    Scene scene = {.top = {"abomination", "zombie gnome"}, .bottom = {NULL, "baron"}};
    ClashState state = after(scene, "attack");
    assert_int_equal(state.table.phase, CLASH_RETURNING);
    assert_int_equal(state.table.resume, CLASH_RESUME_ATTACK);
    assert_int_equal(clash_game.actors(&state), seat_bit(1));
    assert_string_equal(legal_text(&state), "return baron, return gnome, return zombie");
    act(&state, "return gnome");
    assert_string_equal(legal_text(&state), "return baron, return zombie");
    act(&state, "return zombie"); /* the last one returns by itself */
    assert_true(hand_ends(&state, 1, "gnome zombie baron"));
    assert_int_equal(state.table.active, 1);
    assert_int_equal(state.table.phase, CLASH_SUMMONING);
}

/* After the ordering the other attacks go on. */
static void attacks_go_on_after_an_ordering(void **unused)
{
    Scene scene = {.top = {"mutant abomination", "zombie gnome"}, .bottom = {"ogre"}};
    ClashState state = after(scene, "attack");
    assert_string_equal(queue_text(&state), "mutant");
    act(&state, "return gnome");
    assert_string_equal(keeper_text(&state, 1), "bastion 6/8"); /* 2 and 4 */
}

/* A fresh unit keeps its place in the queue until its turn: a cast may bring it next to a Shaman.
 */
static void a_fresh_unit_is_read_when_its_turn_comes(void **unused)
{
    Scene scene = {.hand = {"bastion boom brute"},
                   .top = {"shaman zombie", "baron"},
                   .bottom = {"grrr"},
                   .mana = 5};
    ClashState state = after(scene, "summon brute top, attack");
    assert_string_equal(queue_text(&state), "brute zombie shaman");
    act(&state, "cast boom 0t2"); /* the brute closes up behind the Shaman */
    assert_string_equal(rows_text(&state, 0), "top: shaman brute; bottom: grrr");
    assert_true(hand_ends(&state, 1, "baron")); /* and strikes for 5 */
}

static void a_fresh_unit_away_from_a_shaman_is_passed_over(void **unused)
{
    Scene scene = {.hand = {"bastion boom brute"},
                   .top = {"shaman zombie ogre troll", "martyr"},
                   .bottom = {"grrr"},
                   .mana = 6};
    ClashState state = after(scene, "summon brute top, attack");
    assert_string_equal(queue_text(&state), "brute troll ogre zombie shaman");
    act(&state, "strike");
    assert_string_equal(rows_text(&state, 0),
                        "top: shaman zombie ogre troll~ brute*; bottom: grrr");
}

/* Only fresh units above and nothing below that would attack: the turn can be ended. */
static void end_when_no_queued_unit_would_attack(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"zombie* grrr* baron*"}, .mana = 1};
    ClashState state = after(scene, "attack");
    assert_string_equal(queue_text(&state), "baron grrr zombie");
    assert_true(is_legal(&state, "end"));
    assert_false(is_legal(&state, "strike"));
    scene.bottom[0] = "ogre";
    state = after(scene, "attack");
    assert_true(is_legal(&state, "strike"));
    assert_false(is_legal(&state, "end"));
    act(&state, "strike");
    assert_string_equal(keeper_text(&state, 1), "bastion 4/8");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fresh_units_do_not_attack),
        cmocka_unit_test(the_farthest_attacks_first_and_top_before_bottom),
        cmocka_unit_test(the_unit_at_the_bridge_is_attacked),
        cmocka_unit_test(an_empty_row_opens_the_keeper),
        cmocka_unit_test(attack_0_is_still_an_attack),
        cmocka_unit_test(incantations_come_between_attacks),
        cmocka_unit_test(a_stop_after_the_last_attack),
        cmocka_unit_test(a_destroyed_unit_leaves_the_queue),
        cmocka_unit_test(an_emptied_queue_goes_on_below),
        cmocka_unit_test(passes_are_automatic),
        cmocka_unit_test(nobody_casts_in_the_other_turn),
        cmocka_unit_test(damage_adds_up),
        cmocka_unit_test(the_next_unit_closes_up_unhurt),
        cmocka_unit_test(the_owner_orders_what_returns),
        cmocka_unit_test(attacks_go_on_after_an_ordering),
        cmocka_unit_test(a_fresh_unit_is_read_when_its_turn_comes),
        cmocka_unit_test(a_fresh_unit_away_from_a_shaman_is_passed_over),
        cmocka_unit_test(end_when_no_queued_unit_would_attack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
