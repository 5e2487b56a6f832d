/* Abilities in pairs: two of one unit, and those of an attacker against those of its targets. */
#include "scene.h"

static ClashState struck(Scene scene)
{
    scene.hand[0] = "bastion boom";
    scene.mana = 1;
    return after(scene, "attack, strike");
}

/* CD-23: three units, no diagonal. */
static void splash_and_perforation(void **unused)
{
    ClashState state = struck(
        (Scene){.top = {"abomination", "troll martyr baron"}, .bottom = {NULL, "ogre brute"}});
    assert_int_equal(state.table.phase, CLASH_RETURNING);
    assert_string_equal(zone_text(&state, CLASH_ZONE_RETURNING), "troll ogre"); /* 6 each */
    assert_string_equal(rows_text(&state, 1), "top: martyr baron; bottom: brute");
    assert_false(clash_is_shielded(&state.table.sides[1], 0, 0)); /* pierced */
}

/* A Rage unit splashes in its first turn, but the cleared row stops it. */
static void splash_and_rage(void **unused)
{
    ClashState state = struck((Scene){.top = {"carnivore*", "baron"}, .bottom = {NULL, "ogre"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-2; bottom: ogre-2");
    state = struck((Scene){.top = {"carnivore* zombie"}, .bottom = {NULL, "ogre"}});
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: ogre"); /* the zombie alone */
    assert_string_equal(keeper_text(&state, 1), "bastion 3/7");
}

/* A kill from the side is a kill. */
static void splash_and_berserk(void **unused)
{
    ClashState state =
        struck((Scene){.top = {"parasite", "ogre martyr"}, .bottom = {NULL, "zombie baron"}});
    /* 1: ogre, martyr shielded, zombie falls; again 1: ogre, martyr, baron */
    assert_string_equal(rows_text(&state, 1), "top: ogre-2 martyr-1; bottom: baron-1");
}

static void splash_and_sprint(void **unused)
{
    ClashState state =
        struck((Scene){.top = {"zombie grrr carnivore", "baron"}, .bottom = {NULL, "ogre"}});
    assert_string_equal(rows_text(&state, 0), "top: carnivore+2~ zombie grrr; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: baron-4; bottom: "); /* 2 + 2 to both */
    assert_true(hand_ends(&state, 1, "ogre"));
}

static void splash_and_protection(void **unused)
{
    ClashState state = struck((Scene){.top = {"brigand", "martyr"}, .bottom = {NULL, "ogre"}});
    assert_string_equal(rows_text(&state, 1), "top: martyr; bottom: ogre-2");
    state = struck((Scene){.top = {"brigand", "ogre"}, .bottom = {NULL, "martyr"}});
    assert_string_equal(rows_text(&state, 1), "top: ogre-2; bottom: martyr");
    assert_false(clash_is_shielded(&state.table.sides[1], 1, 0));
}

/* The splash of an attack is no incantation. */
static void splash_and_indestructible(void **unused)
{
    ClashState state = struck((Scene){.top = {"brigand", "ogre"}, .bottom = {NULL, "scribe"}});
    assert_string_equal(rows_text(&state, 1), "top: ogre-2; bottom: scribe-2");
}

static void perforation_and_rage(void **unused)
{
    ClashState state = struck((Scene){.top = {"disciple*", "baron ogre"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-2 ogre-2; bottom: ");
}

/* The one behind falls: the attacker repeats on the one in front. */
static void perforation_and_berserk(void **unused)
{
    ClashState state = struck((Scene){.top = {"aberration", "baron zombie brute"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-4 brute-2; bottom: ");
}

static void perforation_and_sprint(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie mutant", "baron ogre"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-3 ogre-3; bottom: "); /* 2 + 1 */
}

static void perforation_and_protection(void **unused)
{
    ClashState state = struck((Scene){.top = {"revenant", "martyr ogre"}});
    assert_string_equal(rows_text(&state, 1), "top: martyr ogre-3; bottom: ");
    state = struck((Scene){.top = {"revenant", "ogre lieutenant"}});
    assert_string_equal(rows_text(&state, 1), "top: ogre-3 lieutenant; bottom: ");
}

static void perforation_and_indestructible(void **unused)
{
    ClashState state = struck((Scene){.top = {"revenant", "baron scribe"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-3; bottom: "); /* 3 of 3 */
    assert_true(hand_ends(&state, 1, "scribe"));
}

static void rage_and_berserk(void **unused)
{
    ClashState state = struck((Scene){.top = {"gnome*", "zombie partisan baron"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-2; bottom: ");
    assert_true(hand_ends(&state, 1, "zombie partisan"));
}

/* A fresh one that clears its row does not go on to the keeper. */
static void rage_and_berserk_stop_at_the_keeper(void **unused)
{
    ClashState state = struck((Scene){.top = {"gnome*", "zombie"}});
    assert_string_equal(keeper_text(&state, 1), "bastion 0/8");
}

static void rage_and_sprint(void **unused)
{
    ClashState state = struck((Scene){.top = {"ogre zombie assassin*", "baron"}});
    assert_string_equal(rows_text(&state, 0), "top: assassin+2*~ ogre zombie; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: baron-3; bottom: ");
}

/* CD-27: no enemy, no attack and no move. */
static void rage_and_sprint_without_an_enemy(void **unused)
{
    ClashState state = struck((Scene){.top = {"ogre zombie assassin*"}});
    assert_string_equal(rows_text(&state, 0), "top: ogre zombie~ assassin*; bottom: ");
}

static void rage_and_protection(void **unused)
{
    ClashState state = struck((Scene){.top = {"partisan*", "lieutenant"}});
    assert_string_equal(rows_text(&state, 1), "top: lieutenant; bottom: ");
    assert_false(clash_is_shielded(&state.table.sides[1], 0, 0));
}

/* A Rage unit with Indestructible: both hold. */
static void rage_and_indestructible(void **unused)
{
    Scene scene = {.hand = {"bastion boom scribe"}, .top = {NULL, "ogre"}, .mana = 5};
    ClashState state = after(scene, "summon scribe top, cast boom 0t1, attack");
    assert_string_equal(rows_text(&state, 0), "top: scribe; bottom: ");
    assert_int_equal(state.table.active, 1);
    scene.top[1] = "ogre-1";
    state = after(scene, "summon scribe top, cast boom 0t1, attack");
    assert_true(hand_ends(&state, 1, "ogre"));
}

/* CD-28: the repeats keep the bonus and pass nobody. */
static void berserk_and_sprint(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie aberration", "partisan martyr! baron grrr"}});
    /* 3: partisan falls, martyr 3; 3: martyr falls, baron 3; 3: baron falls, grrr falls; keeper 3
     */
    assert_int_equal(state.table.phase, CLASH_RETURNING);
    assert_string_equal(rows_text(&state, 0), "top: aberration+1~ zombie; bottom: ");
    assert_string_equal(queue_text(&state), "aberration zombie");
    act(&state, "return baron");
    assert_string_equal(keeper_text(&state, 1), "bastion 3/8");
    assert_string_equal(queue_text(&state), "zombie");
}

/* An attack that Protection stops kills nobody. */
static void berserk_and_protection(void **unused)
{
    ClashState state = struck((Scene){.top = {"ogre", "lieutenant zombie"}});
    assert_string_equal(rows_text(&state, 1), "top: lieutenant zombie; bottom: ");
    assert_string_equal(queue_text(&state), "");
}

static void berserk_and_indestructible(void **unused)
{
    ClashState state = struck((Scene){.top = {"ogre", "revenant zombie baron"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-4; bottom: ");
}

static void sprint_and_protection(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie reptile", "lieutenant"}});
    assert_string_equal(rows_text(&state, 0), "top: reptile+1~ zombie; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: lieutenant; bottom: ");
}

static void sprint_and_indestructible(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie reptile", "revenant"}});
    assert_true(hand_ends(&state, 1, "revenant")); /* 1 + 1 of 2 */
}

/* CD-25: damage that Indestructible stops does not use up Protection. */
static void protection_and_indestructible(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {"zombie", "alpha"}, .mana = 2};
    ClashState state = after(scene, "cast boom 1t1");
    assert_true(clash_is_shielded(&state.table.sides[1], 0, 0));
    act(&state, "attack");
    assert_string_equal(rows_text(&state, 1), "top: alpha; bottom: ");
}

/* Two auras between two units: both of one, none of its own. */
static void two_auras_meet(void **unused)
{
    ClashState state = scene_state((Scene){.top = {"shaman* zombie* vortex* machine*", "baron"}});
    const ClashSide *side = &state.table.sides[0];
    const unsigned rage = 1u << CLASH_RAGE, sprint = 1u << CLASH_SPRINT;
    const unsigned protection = 1u << CLASH_PROTECTION, solid = 1u << CLASH_INDESTRUCTIBLE;
    assert_int_equal(clash_abilities(side, 0, 0), 0);
    assert_int_equal(clash_abilities(side, 0, 1), rage | sprint);
    assert_int_equal(clash_abilities(side, 0, 2), protection);
    assert_int_equal(clash_abilities(side, 0, 3), sprint | solid);
}

/* An aura of Rage is read when the turn comes, its Sprint move follows. */
static void rage_and_sprint_by_auras(void **unused)
{
    ClashState state = struck((Scene){.top = {"shaman* zombie* vortex*", "baron"}});
    assert_string_equal(rows_text(&state, 0), "top: zombie+1*~ shaman* vortex*; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: baron-4; bottom: ");
}

/* A fresh Berserk unit that sprints out of its aura of Rage goes on: Rage was read once. */
static void berserk_and_auras(void **unused)
{
    ClashState state =
        struck((Scene){.top = {"baron shaman* ogre* vortex*", "zombie grrr martyr"}});
    assert_string_equal(rows_text(&state, 0), "top: ogre+2*~ baron shaman* vortex*; bottom: ");
    assert_string_equal(rows_text(&state, 1), "top: martyr; bottom: ");
}

/* A unit that sprints away from a Machine is protected no more. */
static void sprint_leaves_protection_behind(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie machine reptile", "martyr"}});
    const ClashSide *side = &state.table.sides[0];
    assert_string_equal(rows_text(&state, 0), "top: reptile+2~ zombie machine; bottom: ");
    assert_false(clash_is_shielded(side, 0, 0));
    assert_true(clash_is_shielded(side, 0, 1));
}

/* Splash and Perforation of one attack into Protection by an aura: read before any damage. */
static void splash_perforation_and_an_aura(void **unused)
{
    ClashState state =
        struck((Scene){.top = {"abomination", "baron machine"}, .bottom = {NULL, "grrr zombie"}});
    /* the baron is protected; the Machine behind it and the grrr beside it are not */
    assert_string_equal(zone_text(&state, CLASH_ZONE_RETURNING), "machine grrr");
    assert_string_equal(rows_text(&state, 1), "top: baron; bottom: zombie");
}

/* A Berserk kill of the Machine lays its neighbour open to the repeat. */
static void berserk_and_a_fallen_aura(void **unused)
{
    ClashState state = struck((Scene){.top = {"ogre", "machine zombie baron"}});
    assert_string_equal(rows_text(&state, 1), "top: baron-4; bottom: ");
    assert_true(hand_ends(&state, 1, "machine zombie"));
}

/* Rage beside an own cast: the Shaman destroyed before its neighbour's turn gives nothing. */
static void a_cast_takes_an_aura_away(void **unused)
{
    Scene scene = {.hand = {"bastion boom"},
                   .top = {"shaman-1 brute*", "baron"},
                   .bottom = {"zombie grrr gnome"},
                   .mana = 9};
    ClashState state = after(scene, "attack, cast boom 0t1");
    assert_string_equal(rows_text(&state, 1), "top: baron; bottom: ");
    assert_string_equal(queue_text(&state), "brute");
    act(&state, "strike"); /* the brute is passed over, the gnome is next */
    assert_string_equal(rows_text(&state, 0), "top: brute*; bottom: zombie grrr gnome~");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(splash_and_perforation),
        cmocka_unit_test(splash_and_rage),
        cmocka_unit_test(splash_and_berserk),
        cmocka_unit_test(splash_and_sprint),
        cmocka_unit_test(splash_and_protection),
        cmocka_unit_test(splash_and_indestructible),
        cmocka_unit_test(perforation_and_rage),
        cmocka_unit_test(perforation_and_berserk),
        cmocka_unit_test(perforation_and_sprint),
        cmocka_unit_test(perforation_and_protection),
        cmocka_unit_test(perforation_and_indestructible),
        cmocka_unit_test(rage_and_berserk),
        cmocka_unit_test(rage_and_berserk_stop_at_the_keeper),
        cmocka_unit_test(rage_and_sprint),
        cmocka_unit_test(rage_and_sprint_without_an_enemy),
        cmocka_unit_test(rage_and_protection),
        cmocka_unit_test(rage_and_indestructible),
        cmocka_unit_test(berserk_and_sprint),
        cmocka_unit_test(berserk_and_protection),
        cmocka_unit_test(berserk_and_indestructible),
        cmocka_unit_test(sprint_and_protection),
        cmocka_unit_test(sprint_and_indestructible),
        cmocka_unit_test(protection_and_indestructible),
        cmocka_unit_test(two_auras_meet),
        cmocka_unit_test(rage_and_sprint_by_auras),
        cmocka_unit_test(berserk_and_auras),
        cmocka_unit_test(sprint_leaves_protection_behind),
        cmocka_unit_test(splash_perforation_and_an_aura),
        cmocka_unit_test(berserk_and_a_fallen_aura),
        cmocka_unit_test(a_cast_takes_an_aura_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
