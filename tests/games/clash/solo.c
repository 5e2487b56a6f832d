/* The automaton: its mana, reveals, pile and last turn (CD-33 … CD-40). The player ends the turn
 * with "attack"; the automaton's turn follows at once, with the mana that the scene's units give.
 */
#include "scene.h"

#include <string.h>

/* After the player's turn and the automaton's. */
static ClashState turned(Scene scene)
{
    scene.is_solo = true;
    return after(scene, "attack");
}

/* After the first attack of the player, who could cast "boom". */
static ClashState struck(Scene scene)
{
    scene.is_solo = true;
    scene.hand[0] = "bastion boom";
    scene.mana = 1;
    return after(scene, "attack, strike");
}

static bool discards_begin(const ClashState *state, const char *cards)
{
    const char *discard = zone_text(state, CLASH_ZONE_DISCARD);
    size_t length = strlen(cards);
    return strncmp(discard, cards, length) == 0 && discard[length] == ' ';
}

/* CD-33, CD-34: 6 mana; top, bottom, until it is spent. */
static void it_reveals_while_mana_is_left(void **unused)
{
    ClashState state = turned((Scene){.pile = "baron zombie grrr ogre"}); /* 3 + 1 + 2 */
    assert_string_equal(rows_text(&state, 1), "top: baron grrr; bottom: zombie");
    assert_string_equal(zone_text(&state, CLASH_ZONE_PILE), "ogre");
    assert_int_equal(state.table.active, 0);
    assert_int_equal(state.table.turn, 9);
}

/* CD-34 */
static void the_last_card_may_overspend(void **unused)
{
    ClashState state = turned((Scene){.pile = "baron shaman carnivore ogre"}); /* 3 + 3 */
    assert_string_equal(rows_text(&state, 1), "top: baron; bottom: shaman");
    state = turned((Scene){.pile = "baron grrr carnivore ogre"}); /* 3 + 2, then 6 more */
    assert_string_equal(rows_text(&state, 1), "top: baron carnivore; bottom: grrr");
}

/* CD-33: one more for each unit of the player, two with the variable; counted once. */
static void units_of_the_player_give_it_mana(void **unused)
{
    Scene scene = {.top = {"zombie*"},
                   .bottom = {"carapace*"},
                   .pile = "baron shaman grrr ogre brute",
                   .is_solo = true};
    ClashState state = scene_state(scene);
    act(&state, "attack"); /* 8: 3 + 3 + 2 */
    assert_string_equal(rows_text(&state, 1), "top: baron grrr; bottom: shaman");
    state = scene_state(scene);
    state.table.unit_mana = 2;
    act(&state, "attack"); /* 10: 3 + 3 + 2 + 4 */
    assert_string_equal(rows_text(&state, 1), "top: baron grrr; bottom: shaman ogre");
}

/* CD-33 */
static void its_base_mana_is_a_variable(void **unused)
{
    Scene scene = {.is_solo = true, .pile = "baron shaman grrr ogre brute"};
    ClashState state = scene_state(scene);
    state.table.base_mana = 10;
    act(&state, "attack"); /* 3 + 3 + 2 + 4 */
    assert_string_equal(rows_text(&state, 1), "top: baron grrr; bottom: shaman ogre");
}

/* CD-34: behind the units that are there, top row first in every turn. */
static void every_turn_begins_above(void **unused)
{
    ClashState state = turned(
        (Scene){.top = {NULL, "zombie"}, .bottom = {NULL, "grrr"}, .pile = "martyr ogre brute"});
    assert_string_equal(rows_text(&state, 1), "top: zombie martyr; bottom: grrr");
    act(&state, "attack");
    assert_string_equal(rows_text(&state, 1), "top: zombie martyr ogre; bottom: grrr brute");
}

/* CD-35 */
static void its_incantation_strikes_the_unit_at_the_bridge(void **unused)
{
    ClashState state = turned((Scene){.top = {"zombie* baron*"},
                                      .bottom = {"lieutenant*"},
                                      .pile = "boom combustion ogre brute"});
    /* 9 mana: boom on the zombie, 1; combustion on the lieutenant, 3; ogre above, 4; brute, 4 */
    assert_true(hand_ends(&state, 0, "zombie"));
    assert_string_equal(rows_text(&state, 0), "top: baron; bottom: lieutenant");
    assert_string_equal(rows_text(&state, 1), "top: ogre; bottom: brute");
    assert_int_equal(state.table.sides[1].is_fort, 1); /* the pile ran out */
}

/* CD-35: without a unit in the row of the step it is discarded and costs nothing. */
static void an_incantation_without_a_target_is_free(void **unused)
{
    ClashState state = turned(
        (Scene){.bottom = {"carapace*"}, .pile = "annihilation baron ogre shaman partisan grrr"});
    /* 7 mana: nothing above; baron below 3; ogre above 4 */
    assert_string_equal(rows_text(&state, 0), "top: ; bottom: carapace");
    assert_string_equal(rows_text(&state, 1), "top: ogre; bottom: baron");
    assert_true(discards_begin(&state, "annihilation"));
}

/* CD-35: Splash and Perforation on the player's side. */
static void its_incantation_splashes_and_pierces(void **unused)
{
    ClashState state = turned(
        (Scene){.top = {"zombie* grrr*"}, .bottom = {"gnome*"}, .pile = "cyclone troll ogre"});
    assert_int_equal(state.table.phase, CLASH_RETURNING);
    assert_string_equal(zone_text(&state, CLASH_ZONE_RETURNING), "zombie grrr gnome");
    assert_int_equal(state.table.resume, CLASH_RESUME_BOTTOM); /* 5 of 9 mana */
    assert_int_equal(state.table.active, 1);
    assert_int_equal(state.table.mana, 4);
    assert_true(discards_begin(&state, "cyclone"));
    act(&state, "return gnome, return grrr");
    assert_true(hand_ends(&state, 0, "gnome grrr zombie"));
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: troll");
    assert_int_equal(state.table.active, 0);
}

/* After the last reveal the attacks follow the ordering. */
static void an_ordering_before_the_attacks(void **unused)
{
    ClashState state = turned((Scene){
        .top = {"zombie*", "brute"}, .bottom = {"gnome*"}, .pile = "martyr combustion ogre"});
    assert_string_equal(zone_text(&state, CLASH_ZONE_RETURNING), "gnome zombie");
    assert_int_equal(state.table.resume, CLASH_RESUME_ATTACK); /* 10 of 8 mana */
    assert_string_equal(queue_text(&state), "martyr brute");
    act(&state, "return gnome");
    assert_string_equal(keeper_text(&state, 0), "bastion 5/8"); /* the brute alone */
}

/* CD-36 */
static void its_destroyed_units_are_discarded(void **unused)
{
    ClashState state = struck(
        (Scene){.top = {"abomination", "baron zombie"}, .bottom = {NULL, "grrr"}, .pile = "ogre"});
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: ");
    assert_true(discards_begin(&state, "grrr zombie baron")); /* no order to choose */
    assert_int_equal(state.table.phase, CLASH_ATTACKING);
}

/* CD-36: it attacks by the ordinary rules. */
static void its_units_attack(void **unused)
{
    ClashState state = turned((Scene){
        .top = {"baron", "zombie brute"}, .bottom = {NULL, "ogre"}, .pile = "martyr troll"});
    /* the baron destroys the zombie; the brute destroys the baron; the ogre slides the Bastion */
    assert_true(hand_ends(&state, 0, "baron"));
    assert_string_equal(keeper_text(&state, 0), "bastion 4/8");
    assert_string_equal(rows_text(&state, 1), "top: brute martyr; bottom: ogre");
}

/* CD-37 */
static void damage_moves_cards_from_its_pile(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie"}, .pile = "ogre brute baron grrr"});
    assert_string_equal(zone_text(&state, CLASH_ZONE_PILE), "grrr");
    assert_true(discards_begin(&state, "baron brute ogre"));
    assert_string_equal(zone_text(&state, CLASH_ZONE_AUTOMATON), "bastion");
}

/* CD-37: the Bastion shows: Fort, discards shuffled, the rest of the damage is lost. */
static void an_empty_pile_is_renewed_once(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie"}, .pile = "ogre brute"});
    assert_string_equal(zone_text(&state, CLASH_ZONE_AUTOMATON), "fort");
    assert_int_equal(state.table.pile_count, 24);
    assert_int_equal(state.table.discard_count, 0);
    assert_int_equal(state.table.is_last, 0);
}

/* CD-37: shuffled, so in another order with another seed. */
static void a_renewed_pile_is_shuffled(void **unused)
{
    const Scene scene = {.top = {"zombie"},
                         .hand = {"bastion boom"},
                         .pile = "ogre brute",
                         .mana = 1,
                         .is_solo = true};
    ClashState state = scene_state(scene), other = state;
    other.rng = rng_seeded(2);
    act(&state, "attack, strike");
    act(&other, "attack, strike");
    assert_string_not_equal(zone_text(&state, CLASH_ZONE_PILE), zone_text(&other, CLASH_ZONE_PILE));
}

/* CD-37: exactly empty is empty. */
static void the_last_card_of_the_pile_shows_the_bastion(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie"}, .pile = "ogre brute grrr"});
    assert_string_equal(zone_text(&state, CLASH_ZONE_AUTOMATON), "fort");
    assert_int_equal(state.table.pile_count, 24);
}

/* CD-37: by revealing, at once, even if no reveal follows. */
static void a_reveal_can_empty_the_pile(void **unused)
{
    ClashState state = turned((Scene){.pile = "baron ogre"}); /* 7 of 6 mana */
    assert_string_equal(rows_text(&state, 1), "top: baron; bottom: ogre");
    assert_string_equal(zone_text(&state, CLASH_ZONE_AUTOMATON), "fort");
    assert_int_equal(state.table.pile_count, 22);
}

/* CD-37: it goes on from the new pile. */
static void it_goes_on_from_the_new_pile(void **unused)
{
    ClashState state = turned((Scene){.pile = "baron"});
    const ClashSide *side = &state.table.sides[1];
    assert_string_equal(zone_text(&state, CLASH_ZONE_AUTOMATON), "fort");
    assert_true(side->counts[0] + side->counts[1] >= 2);
    assert_int_equal(
        state.table.pile_count + state.table.discard_count + side->counts[0] + side->counts[1], 24);
}

/* CD-37: a revealed incantation lies on the discards that are shuffled. */
static void an_incantation_is_shuffled_in(void **unused)
{
    ClashState state = turned((Scene){.top = {"carapace*"}, .pile = "cyclone"}); /* 5 of 7 mana */
    const ClashSide *side = &state.table.sides[1];
    assert_string_equal(zone_text(&state, CLASH_ZONE_AUTOMATON), "fort");
    assert_int_equal(
        state.table.pile_count + state.table.discard_count + side->counts[0] + side->counts[1], 24);
}

/* CD-38: damage empties the pile under the Fort: one last turn, in which it only attacks. */
static void the_last_turn_follows_an_empty_pile(void **unused)
{
    Scene scene = {
        .top = {"ogre"}, .bottom = {NULL, "baron"}, .pile = "grrr brute", .has_fort = true};
    ClashState state = struck(scene);
    assert_int_equal(state.table.is_last, 1);
    assert_int_equal(state.table.pile_count, 0);
    assert_int_equal(state.table.phase, CLASH_ATTACKING); /* the player's turn goes on */
    act(&state, "end");
    Outcome outcome;
    clash_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, seat_bit(0));
    assert_int_equal(state.table.turn, 8);
    assert_string_equal(keeper_text(&state, 0), "bastion 3/7"); /* the baron attacked */
    assert_string_equal(rows_text(&state, 1), "top: ; bottom: baron");
}

/* CD-38, CD-39: it may still win in it. */
static void the_last_turn_can_be_lost(void **unused)
{
    Scene scene = {.hand = {"zombie grrr gnome lieutenant scribe fort boom"},
                   .top = {"ogre alpha"},
                   .bottom = {NULL, "baron"},
                   .pile = "troll brute",
                   .is_solo = true,
                   .has_fort = true};
    ClashState state = after(scene, "attack");
    Outcome outcome;
    clash_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, 0);
    assert_int_equal(state.table.winner, 1);
}

/* CD-38: empty by its own reveal: the rest of that turn is the last. */
static void its_own_reveal_can_be_its_last(void **unused)
{
    ClashState state = turned((Scene){.pile = "baron", .has_fort = true});
    Outcome outcome;
    clash_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, seat_bit(0));
    assert_string_equal(rows_text(&state, 1), "top: baron; bottom: ");
}

/* CD-40 */
static void armor_lowers_each_damage(void **unused)
{
    ClashState state =
        struck((Scene){.top = {"grrr zombie"}, .pile = "ogre brute baron", .pile_armor = 1});
    assert_string_equal(zone_text(&state, CLASH_ZONE_PILE), "baron"); /* 3 less 1 */
    act(&state, "strike");                                            /* 1 less 1 */
    assert_string_equal(zone_text(&state, CLASH_ZONE_PILE), "baron");
}

/* CD-40: units of the automaton take damage as ever. */
static void armor_does_not_protect_units(void **unused)
{
    ClashState state = struck((Scene){.top = {"zombie", "baron"}, .pile = "ogre", .pile_armor = 1});
    assert_string_equal(rows_text(&state, 1), "top: baron-3; bottom: ");
}

/* CD-40: what is given to all units of the automaton, and to no incantation. */
static void given_splash(void **unused)
{
    ClashState state = turned((Scene){.top = {"baron*", "brute"},
                                      .bottom = {"ogre*"},
                                      .pile = "martyr brigand troll",
                                      .given = 1u << CLASH_SPLASH});
    assert_string_equal(zone_text(&state, CLASH_ZONE_RETURNING), "baron ogre");
}

static void given_perforation(void **unused)
{
    ClashState state = turned((Scene){.top = {"baron* ogre*", "brute"},
                                      .pile = "martyr brigand troll",
                                      .given = 1u << CLASH_PERFORATION});
    assert_string_equal(zone_text(&state, CLASH_ZONE_RETURNING), "baron ogre");
}

static void given_rage(void **unused)
{
    ClashState state =
        turned((Scene){.top = {"grrr*"}, .pile = "brute martyr ogre", .given = 1u << CLASH_RAGE});
    assert_true(hand_ends(&state, 0, "grrr"));
    assert_string_equal(keeper_text(&state, 0), "bastion 0/8"); /* not the martyr below */
}

static void given_protection(void **unused)
{
    ClashState state = struck(
        (Scene){.top = {"zombie", "baron"}, .pile = "ogre", .given = 1u << CLASH_PROTECTION});
    assert_string_equal(rows_text(&state, 1), "top: baron; bottom: ");
    assert_false(clash_is_shielded(&state.table.sides[1], 0, 0));
    assert_false(clash_is_shielded(&state.table.sides[0], 0, 0)); /* the player's have none */
}

static void given_berserk(void **unused)
{
    ClashState state = turned(
        (Scene){.top = {"grrr*", "brute"}, .pile = "martyr troll", .given = 1u << CLASH_BERSERK});
    assert_string_equal(keeper_text(&state, 0), "bastion 5/8"); /* after the kill */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_reveals_while_mana_is_left),
        cmocka_unit_test(the_last_card_may_overspend),
        cmocka_unit_test(units_of_the_player_give_it_mana),
        cmocka_unit_test(its_base_mana_is_a_variable),
        cmocka_unit_test(every_turn_begins_above),
        cmocka_unit_test(its_incantation_strikes_the_unit_at_the_bridge),
        cmocka_unit_test(an_incantation_without_a_target_is_free),
        cmocka_unit_test(its_incantation_splashes_and_pierces),
        cmocka_unit_test(an_ordering_before_the_attacks),
        cmocka_unit_test(its_destroyed_units_are_discarded),
        cmocka_unit_test(its_units_attack),
        cmocka_unit_test(damage_moves_cards_from_its_pile),
        cmocka_unit_test(an_empty_pile_is_renewed_once),
        cmocka_unit_test(a_renewed_pile_is_shuffled),
        cmocka_unit_test(the_last_card_of_the_pile_shows_the_bastion),
        cmocka_unit_test(a_reveal_can_empty_the_pile),
        cmocka_unit_test(it_goes_on_from_the_new_pile),
        cmocka_unit_test(an_incantation_is_shuffled_in),
        cmocka_unit_test(the_last_turn_follows_an_empty_pile),
        cmocka_unit_test(the_last_turn_can_be_lost),
        cmocka_unit_test(its_own_reveal_can_be_its_last),
        cmocka_unit_test(armor_lowers_each_damage),
        cmocka_unit_test(armor_does_not_protect_units),
        cmocka_unit_test(given_splash),
        cmocka_unit_test(given_perforation),
        cmocka_unit_test(given_rage),
        cmocka_unit_test(given_protection),
        cmocka_unit_test(given_berserk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
