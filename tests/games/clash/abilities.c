/* Every ability alone (CD-21 … CD-30). Where a position has to be looked at within a turn, "boom"
 * in hand with mana for it makes the attack phase stop. */
#include "scene.h"

#include <string.h>

/* The scene after the first attack of its side 0. */
static ClashState struck(Scene scene)
{
    scene.hand[0] = "bastion boom";
    scene.mana = 1;
    return after(scene, "attack, strike");
}

/* CD-21: the same place of the other row is the one at the bridge. */
static void splash_reaches_the_other_row(void **unused)
{
    ClashState state =
        struck((Scene){.top = {"brigand", "baron ogre"}, .bottom = {NULL, "troll martyr"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-2 ogre; bottom: troll-2 martyr");
}

/* CD-21 */
static void splash_from_below_reaches_above(void **unused)
{
    ClashState state = struck((Scene){.bottom = {"brigand", "baron"}, .top = {NULL, "troll"}});
    assert_string_equal(rows_text(&state, 1), "top: troll-2; bottom: baron-2");
}

/* CD-23 */
static void splash_needs_a_unit_to_attack(void **unused)
{
    ClashState state = struck((Scene){.top = {"brigand"}, .bottom = {NULL, "troll"}});
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: troll");
    assert_string_equal(keeper_text(&state, 1), "bastion 2/7");
}

/* CD-23 */
static void splash_never_reaches_a_keeper(void **unused)
{
    ClashState state = struck((Scene){.top = {"brigand", "baron"}});
    assert_string_equal(keeper_text(&state, 1), "bastion 0/7");
}

/* CD-22 */
static void perforation_reaches_one_behind(void **unused)
{
    ClashState state =
        struck((Scene){.top = {"revenant", "baron troll martyr"}, .bottom = {NULL, "brute"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-3 troll-3 martyr; bottom: brute");
}

/* CD-22: in the row of the target, whatever stands in the other. */
static void perforation_keeps_to_its_row(void **unused)
{
    ClashState state =
        struck((Scene){.bottom = {"revenant", "baron troll"}, .top = {NULL, "brute"}});
    assert_string_equal(rows_text(&state, 1), "top: brute; bottom: baron-3 troll-3");
}

/* CD-22: what is behind is fixed before the target falls. */
static void perforation_does_not_move_up(void **unused)
{
    ClashState state = struck((Scene){.top = {"revenant", "zombie troll martyr"}});
    assert_string_equal(rows_text(&state, 1), "top: troll-3 martyr; bottom: ");
}

/* CD-23 */
static void perforation_never_reaches_a_keeper(void **unused)
{
    ClashState state = struck((Scene){.top = {"revenant", "baron"}});
    assert_string_equal(keeper_text(&state, 1), "bastion 0/7");
    state = struck((Scene){.top = {"revenant"}});
    assert_string_equal(keeper_text(&state, 1), "bastion 3/8");
}

/* CD-24 */
static void protection_ignores_the_first_damage(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie ogre", "martyr"}});
    assert_true(state.table.sides[1].rows[0][0].marks & CLASH_HURT);
    assert_string_equal(rows_text(&state, 1), "top: martyr; bottom: ");
    act(&state, "strike");
    assert_string_equal(rows_text(&state, 1), "top: martyr-3; bottom: ");
}

/* CD-24: in each turn anew, in either player's. */
static void protection_comes_back_each_turn(void **unused)
{
    Scene scene = {.hand = {"bastion boom", "bastion annihilation"},
                   .top = {"zombie", "lieutenant"},
                   .mana = 1};
    ClashState state = after(scene, "attack, strike, end");
    assert_true(clash_is_shielded(&state.table.sides[1], 0, 0));
    act(&state, "cast annihilation 1t1"); /* by its owner, in its turn */
    assert_string_equal(rows_text(&state, 1), "top: lieutenant; bottom: ");
    assert_false(clash_is_shielded(&state.table.sides[1], 0, 0));
}

/* CD-24: incantations count. */
static void protection_is_used_up_by_a_cast(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"zombie", "lieutenant"}, .mana = 1};
    ClashState state = after(scene, "cast boom 1t1, attack");
    assert_true(hand_ends(&state, 1, "lieutenant"));
}

/* CD-24 */
static void attack_0_leaves_protection(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie carapace", "lieutenant"}});
    assert_string_equal(rows_text(&state, 0), "top: zombie carapace~; bottom: ");
    assert_true(clash_is_shielded(&state.table.sides[1], 0, 0));
}

/* CD-25 */
static void indestructible_takes_no_cast(void **unused)
{
    Scene scene = {.hand = {"bastion annihilation"}, .top = {NULL, "revenant"}, .mana = 4};
    ClashState state = after(scene, "cast annihilation 1t1");
    assert_string_equal(rows_text(&state, 1), "top: revenant; bottom: ");
    assert_int_equal(state.table.mana, 0);
    assert_true(hand_ends(&state, 0, "annihilation"));
}

/* CD-25: an attack is no incantation. */
static void indestructible_falls_to_attacks(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie", "revenant"}});
    assert_true(hand_ends(&state, 1, "revenant"));
}

/* CD-25: Splash and Perforation of the cast still hit others. */
static void a_cast_passes_through_indestructible(void **unused)
{
    Scene scene = {.hand = {"bastion cyclone"},
                   .top = {NULL, "revenant baron"},
                   .bottom = {NULL, "ogre"},
                   .mana = 5};
    ClashState state = after(scene, "cast cyclone 1t1");
    assert_string_equal(rows_text(&state, 1), "top: revenant baron-3; bottom: ogre-3");
}

/* CD-25: as a side target it takes none either. */
static void indestructible_at_the_side_takes_none(void **unused)
{
    Scene scene = {.hand = {"bastion cyclone"},
                   .top = {NULL, "baron revenant"},
                   .bottom = {NULL, "scribe"},
                   .mana = 5};
    ClashState state = after(scene, "cast cyclone 1t1");
    assert_string_equal(rows_text(&state, 1), "top: baron-3 revenant; bottom: scribe");
}

/* CD-23: counted on the target's own side, own or enemy. */
static void a_cast_splashes_on_the_side_of_its_target(void **unused)
{
    Scene scene = {.hand = {"bastion cyclone"},
                   .top = {"baron troll brute", "ogre"},
                   .bottom = {"martyr carapace", "alpha"},
                   .mana = 5};
    ClashState state = after(scene, "cast cyclone 0t2");
    assert_string_equal(rows_text(&state, 0),
                        "top: baron troll-3 brute-3; bottom: martyr carapace");
    assert_true(state.table.sides[0].rows[1][1].marks & CLASH_HURT); /* the same place */
    assert_false(state.table.sides[0].rows[1][0].marks & CLASH_HURT);
    assert_string_equal(rows_text(&state, 1), "top: ogre; bottom: alpha");
}

/* CD-23 */
static void meteorite_pierces_and_combustion_splashes(void **unused)
{
    Scene scene = {.hand = {"bastion meteorite combustion"},
                   .top = {NULL, "baron troll"},
                   .bottom = {NULL, "ogre"},
                   .mana = 8};
    ClashState state = after(scene, "cast meteorite 1t1, cast combustion 1b1");
    assert_int_equal(state.table.phase, CLASH_SUMMONING);
    assert_string_equal(rows_text(&state, 1), "top: troll-4; bottom: ogre-2"); /* 4 + 2 = 6 */
}

/* CD-26 */
static void berserk_attacks_again_after_a_kill(void **unused)
{
    ClashState state = struck((Scene){.top = {"ogre", "zombie partisan brute"}});
    assert_string_equal(rows_text(&state, 1), "top: brute-4; bottom: ");
    assert_true(hand_ends(&state, 1, "zombie partisan"));
}

/* CD-26: at once, before the next unit. */
static void berserk_comes_before_the_next_unit(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie ogre", "grrr baron"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-4; bottom: ");
    assert_string_equal(queue_text(&state), "zombie");
}

/* CD-26 */
static void berserk_reaches_the_keeper_of_a_cleared_row(void **unused)
{
    ClashState state = struck((Scene){.top = {"ogre", "zombie"}});
    assert_string_equal(keeper_text(&state, 1), "bastion 4/8");
}

/* CD-26: unless summoned this turn; the next unit is not hurried. */
static void a_fresh_berserk_stops_at_a_cleared_row(void **unused)
{
    Scene scene = {
        .hand = {"bastion boom"}, .top = {"baron troll*", "zombie"}, .bottom = {"ogre"}, .mana = 1};
    ClashState state = after(scene, "attack, strike");
    assert_string_equal(rows_text(&state, 0), "top: baron troll*~; bottom: ogre");
    assert_string_equal(keeper_text(&state, 1), "bastion 0/8");
    assert_string_equal(queue_text(&state), "baron");
    assert_int_equal(state.table.phase, CLASH_ATTACKING);
}

/* CD-26 */
static void a_fallen_bastion_is_no_kill(void **unused)
{
    Scene scene = {.hand = {NULL, "zombie grrr gnome bastion scribe"},
                   .bottom = {"ogre"},
                   .top = {NULL, "alpha brute carapace partisan"}};
    ClashState state = after(scene, "attack");
    assert_string_equal(keeper_text(&state, 1), "fort 0/4");
}

/* CD-26: the repeat waits for an ordering and follows it. */
static void a_repeat_follows_an_ordering(void **unused)
{
    Scene scene = {.top = {"parasite", "zombie gnome baron"}, .bottom = {"grrr"}};
    ClashState state = after(scene, "attack");
    assert_int_equal(state.table.phase, CLASH_RETURNING);
    assert_string_equal(queue_text(&state), "parasite");
    assert_string_equal(rows_text(&state, 0), "top: parasite~; bottom: grrr");
    act(&state, "return zombie");
    assert_string_equal(keeper_text(&state, 1), "bastion 1/7"); /* the grrr's 1 */
    assert_string_equal(rows_text(&state, 1), "top: baron; bottom: ");
}

/* CD-27 */
static void rage_attacks_units_at_once(void **unused)
{
    Scene scene = {.hand = {"bastion partisan"}, .top = {NULL, "zombie"}, .mana = 3};
    ClashState state = after(scene, "summon partisan top, attack");
    assert_true(hand_ends(&state, 1, "zombie"));
}

/* CD-27 */
static void rage_never_attacks_a_keeper_at_once(void **unused)
{
    Scene scene = {.hand = {"bastion partisan"}, .bottom = {NULL, "zombie"}, .mana = 3};
    ClashState state = after(scene, "summon partisan top, attack");
    assert_string_equal(keeper_text(&state, 1), "bastion 0/7");
    act(&state, "attack, attack"); /* a turn later it does */
    assert_string_equal(keeper_text(&state, 1), "bastion 3/7");
}

/* CD-28 */
static void sprint_moves_to_the_bridge_and_grows(void **unused)
{
    ClashState state = struck((Scene){.top = {"baron ogre reptile", "martyr-1"}});
    assert_string_equal(rows_text(&state, 0), "top: reptile+2~ baron ogre; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: martyr-4; bottom: "); /* 1 + 2 */
    assert_string_equal(queue_text(&state), "ogre baron");
}

/* CD-28: once a turn, and the bonus is gone with the phase. */
static void sprint_attacks_once(void **unused)
{
    ClashState state = after((Scene){.top = {"zombie reptile"}}, "attack");
    assert_string_equal(rows_text(&state, 0), "top: reptile zombie; bottom: ");
    assert_string_equal(keeper_text(&state, 1), "bastion 5/8"); /* 1 + 1, and 3 */
}

/* CD-28: at the bridge it passes nobody, and nothing is told of it. */
static void sprint_at_the_bridge_gains_nothing(void **unused)
{
    ClashState behind = scene_state((Scene){.top = {"baron reptile", "martyr-1"}});
    assert_non_null(strstr(events_text(&behind, "attack", 0), "sprint"));
    ClashState before = scene_state((Scene){.top = {"reptile", "martyr-1"}});
    assert_null(strstr(events_text(&before, "attack", 0), "sprint"));
    ClashState state = struck((Scene){.top = {"reptile", "martyr-1"}});
    assert_string_equal(rows_text(&state, 0), "top: reptile~; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: martyr-2; bottom: ");
}

/* CD-29: in front of and behind it, not itself, in its row only. */
static void an_aura_reaches_its_neighbours(void **unused)
{
    ClashState state = scene_state(
        (Scene){.top = {"zombie baron machine ogre brute"}, .bottom = {"grrr carapace"}});
    const ClashSide *side = &state.table.sides[0];
    const bool expected[5] = {false, true, false, true, false};
    for (unsigned i = 0; i < 5; i++) {
        assert_int_equal(clash_is_shielded(side, 0, i), expected[i]);
    }
    assert_false(clash_is_shielded(side, 1, 0));
    assert_true(clash_is_shielded(side, 1, 1)); /* its own */
}

/* CD-29 */
static void a_shaman_gives_rage(void **unused)
{
    ClashState state = struck((Scene){.top = {"shaman* brute*", "martyr-1"}});
    assert_string_equal(rows_text(&state, 0), "top: shaman* brute*~; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: "); /* 1 + 5 */
    assert_string_equal(queue_text(&state), "shaman");
    assert_true(is_legal(&state, "end")); /* it has no Rage itself */
}

/* CD-29 */
static void a_vortex_gives_sprint(void **unused)
{
    ClashState state = struck((Scene){.top = {"baron vortex zombie", "troll"}});
    assert_string_equal(rows_text(&state, 0), "top: zombie+2~ baron vortex; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: troll-5; bottom: ");
}

/* CD-29: the bonus stays though it has left the aura; it is read before the move. */
static void a_sprint_bonus_outlives_the_aura(void **unused)
{
    ClashState state = struck((Scene){.top = {"baron vortex ogre", "zombie martyr!"}});
    /* ogre: 4 + 2 destroys the zombie, repeats with 6 and destroys the martyr, then 6 damage */
    assert_string_equal(rows_text(&state, 0), "top: ogre+2~ baron vortex; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: ");
    assert_string_equal(keeper_text(&state, 1), "bastion 6/8");
}

/* CD-29: before any damage, so a Machine that falls still protects. */
static void auras_are_read_before_the_damage(void **unused)
{
    ClashState state = struck((Scene){.top = {"revenant", "machine zombie"}});
    assert_string_equal(rows_text(&state, 1), "top: zombie; bottom: ");
    assert_false(clash_is_shielded(&state.table.sides[1], 0, 0));
    assert_true(hand_ends(&state, 1, "machine"));
}

/* CD-29: and by the next attack its aura is gone. */
static void a_fallen_aura_protects_no_more(void **unused)
{
    ClashState state = struck((Scene){.top = {"grrr zombie", "machine ogre-3"}});
    act(&state, "strike");
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: ");
    assert_true(hand_ends(&state, 1, "machine ogre"));
}

/* CD-29: who has been hurt this turn has had its first damage. */
static void protection_by_aura_counts_the_first_damage(void **unused)
{
    ClashState state = scene_state((Scene){.top = {"baron-1 machine zombie!"}});
    assert_false(clash_is_shielded(&state.table.sides[0], 0, 0));
    assert_false(clash_is_shielded(&state.table.sides[0], 0, 2));
}

/* CD-30: nothing lowers an attack, so what is printed is the least. */
static void power_is_the_attack_and_the_bonus(void **unused)
{
    ClashState state = scene_state((Scene){.top = {"vortex+2 zombie carapace"}});
    const ClashUnit *units = state.table.sides[0].rows[0];
    assert_int_equal(clash_power(&units[0]), 2);
    assert_int_equal(clash_power(&units[1]), 3);
    assert_int_equal(clash_power(&units[2]), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(splash_reaches_the_other_row),
        cmocka_unit_test(splash_from_below_reaches_above),
        cmocka_unit_test(splash_needs_a_unit_to_attack),
        cmocka_unit_test(splash_never_reaches_a_keeper),
        cmocka_unit_test(perforation_reaches_one_behind),
        cmocka_unit_test(perforation_keeps_to_its_row),
        cmocka_unit_test(perforation_does_not_move_up),
        cmocka_unit_test(perforation_never_reaches_a_keeper),
        cmocka_unit_test(protection_ignores_the_first_damage),
        cmocka_unit_test(protection_comes_back_each_turn),
        cmocka_unit_test(protection_is_used_up_by_a_cast),
        cmocka_unit_test(attack_0_leaves_protection),
        cmocka_unit_test(indestructible_takes_no_cast),
        cmocka_unit_test(indestructible_falls_to_attacks),
        cmocka_unit_test(a_cast_passes_through_indestructible),
        cmocka_unit_test(indestructible_at_the_side_takes_none),
        cmocka_unit_test(a_cast_splashes_on_the_side_of_its_target),
        cmocka_unit_test(meteorite_pierces_and_combustion_splashes),
        cmocka_unit_test(berserk_attacks_again_after_a_kill),
        cmocka_unit_test(berserk_comes_before_the_next_unit),
        cmocka_unit_test(berserk_reaches_the_keeper_of_a_cleared_row),
        cmocka_unit_test(a_fresh_berserk_stops_at_a_cleared_row),
        cmocka_unit_test(a_fallen_bastion_is_no_kill),
        cmocka_unit_test(a_repeat_follows_an_ordering),
        cmocka_unit_test(rage_attacks_units_at_once),
        cmocka_unit_test(rage_never_attacks_a_keeper_at_once),
        cmocka_unit_test(sprint_moves_to_the_bridge_and_grows),
        cmocka_unit_test(sprint_attacks_once),
        cmocka_unit_test(sprint_at_the_bridge_gains_nothing),
        cmocka_unit_test(an_aura_reaches_its_neighbours),
        cmocka_unit_test(a_shaman_gives_rage),
        cmocka_unit_test(a_vortex_gives_sprint),
        cmocka_unit_test(a_sprint_bonus_outlives_the_aura),
        cmocka_unit_test(auras_are_read_before_the_damage),
        cmocka_unit_test(a_fallen_aura_protects_no_more),
        cmocka_unit_test(protection_by_aura_counts_the_first_damage),
        cmocka_unit_test(power_is_the_attack_and_the_bonus),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
