/* What Clash of Decks says: refusals, previews, and the events of an action. */
#include "scene.h"

static void refusals_of_plays(void **unused)
{
    Scene scene = {
        .hand = {"bastion boom zombie grrr troll ogre"}, .top = {NULL, "baron"}, .mana = 2};
    ClashState state = scene_state(scene);
    const char *const cases[][2] = {
        {"summon fort top", "The Bastion and the Fort are never played."},
        {"summon baron top", "This card is not in your hand."},
        {"summon ogre top", "Only the four leftmost cards can be played."},
        {"summon troll top", "It costs 6 mana; you have 2."},
        {"summon boom top", "An incantation needs a unit as its target."},
        {"cast zombie 1t1", "A unit is summoned to one of your rows."},
        {"cast boom 1b1", "There is no unit at this place."},
        {"cast boom 1t2", "There is no unit at this place."},
        {"strike", "The assault has not begun."},
        {"end", "The assault has not begun."},
        {"pick zombie", "The decks are made already."},
        {"pick troll", "It costs 6 mana; you have 2."}, /* touched while nothing can be played */
        {"pick ogre", "Only the four leftmost cards can be played."},
        {"return zombie", "No unit waits to return to your hand."},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_string_equal(refusal_text(&state, 0, cases[i][0]), cases[i][1]);
    }
    assert_string_equal(refusal_text(&state, 1, "attack"), "It is seat 0's turn.");
}

static void refusals_of_the_last_card(void **unused)
{
    ClashState state = scene_state((Scene){
        .hand = {"bastion zombie"}, .top = {"grrr gnome baron ogre brute troll alpha"}, .mana = 9});
    assert_string_equal(refusal_text(&state, 0, "summon zombie top"),
                        "At least one card besides the Bastion or Fort must stay in your hand.");
}

static void refusals_of_the_attack_phase(void **unused)
{
    Scene scene = {.hand = {"bastion boom zombie"}, .top = {"ogre", "baron"}, .mana = 2};
    ClashState state = after(scene, "attack");
    assert_string_equal(refusal_text(&state, 0, "summon zombie top"),
                        "Units are summoned before the assault.");
    assert_string_equal(refusal_text(&state, 0, "cast zombie 1t1"),
                        "Units are summoned before the assault.");
    assert_string_equal(refusal_text(&state, 0, "attack"), "The assault has begun already.");
    assert_string_equal(refusal_text(&state, 0, "end"), "There are still units to attack.");
    act(&state, "strike");
    assert_string_equal(refusal_text(&state, 0, "strike"), "No unit is left to attack.");
}

static void refusals_of_an_ordering(void **unused)
{
    Scene scene = {.top = {"abomination", "zombie gnome"}, .bottom = {NULL, "baron"}};
    ClashState state = after(scene, "attack");
    assert_string_equal(refusal_text(&state, 1, "attack"),
                        "First choose the order in which your units return.");
    assert_string_equal(refusal_text(&state, 1, "return ogre"),
                        "This card is not among the destroyed units.");
    assert_string_equal(refusal_text(&state, 0, "end"), "seat 1 orders the units that return.");
}

static void refusals_before_the_deal(void **unused)
{
    Setup setup = setup_initial(&clash_game, 2, 1);
    ClashState state;
    setup.options[CLASH_OPTION_FORMAT] = CLASH_DRAFT;
    clash_game.setup(&state, &setup);
    assert_string_equal(refusal_text(&state, 0, "attack"), "Pick one of the cards that lie open.");
    assert_string_equal(refusal_text(&state, 0, "pick fort"), "This card does not lie open.");
    assert_string_equal(refusal_text(&state, 1, "pick fort"), "It is seat 0's turn.");
    setup.options[CLASH_OPTION_FORMAT] = CLASH_CONSTRUCTED;
    clash_game.setup(&state, &setup);
    assert_string_equal(refusal_text(&state, 1, "attack"), "Choose a card for your deck.");
    assert_string_equal(refusal_text(&state, 1, "choose fort"), "Choose a card for your deck.");
    act(&state, "choose boom");
    assert_string_equal(refusal_text(&state, 0, "choose boom"),
                        "You have chosen this card already.");
    act(&state, "choose baron, choose brute, choose troll, choose ogre, choose alpha, choose grrr, "
                "choose gnome, choose zombie, choose mutant");
    assert_string_equal(refusal_text(&state, 0, "choose scribe"),
                        "You have chosen all your cards.");
    act(&state, "choose baron, choose brute, choose troll, choose ogre, choose alpha, choose grrr, "
                "choose gnome, choose zombie, choose mutant, choose boom");
    assert_string_equal(refusal_text(&state, 1, "attack"), "Remove one of the cards of seat 0.");
    assert_string_equal(refusal_text(&state, 1, "ban scribe"), "seat 0 has not chosen this card.");
}

static void nothing_is_done_after_the_end(void **unused)
{
    ClashState state = after((Scene){.turn = 200}, "attack");
    assert_string_equal(refusal_text(&state, 0, "attack"), "The game is over.");
}

static void previews_of_summons(void **unused)
{
    Scene scene = {
        .hand = {"zombie grrr bastion gnome"}, .top = {"ogre brute baron troll alpha"}, .mana = 5};
    ClashState state = scene_state(scene);
    assert_string_equal(preview_text(&state, "summon zombie top"), "4 mana is left.");
    assert_string_equal(preview_text(&state, "summon grrr top"),
                        "3 mana is left. / Rage: it may attack a unit this turn.");
    assert_string_equal(preview_text(&state, "summon gnome top"),
                        "2 mana is left. / Rage: it may attack a unit this turn. / Your own "
                        "Bastion falls.");
    scene.hand[0] = "zombie bastion grrr gnome";
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "summon gnome top"),
                        "2 mana is left. / Your bastion: durability 1, one for each card to its "
                        "right. / Rage: it may attack a unit this turn.");
    scene.hand[0] = "zombie grrr fort gnome";
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "summon gnome bottom"),
                        "2 mana is left. / Rage: it may attack a unit this turn. / Your own Fort "
                        "falls: you lose.");
}

static void previews_of_casts(void **unused)
{
    Scene scene = {.hand = {"bastion cyclone"},
                   .top = {"gnome grrr", "zombie lieutenant"},
                   .bottom = {"machine", "scribe"},
                   .mana = 5};
    ClashState state = scene_state(scene);
    assert_string_equal(
        preview_text(&state, "cast cyclone 1t1"),
        "0 mana is left. / Protection stops the first damage to lieutenant. / "
        "Indestructible, takes no damage: scribe. / Enemy units destroyed: zombie.");
    assert_string_equal(preview_text(&state, "cast cyclone 0t1"),
                        "0 mana is left. / Indestructible, takes no damage: machine. / Your own "
                        "units destroyed: gnome grrr.");
}

/* An attack of 0 does nothing, and that is said, also where an incantation could be cast. */
static void previews_of_an_attack_in_vain(void **unused)
{
    Scene scene = {.hand = {"bastion boom", "zombie grrr bastion martyr"},
                   .top = {"vortex", "gnome"}};
    ClashState state = scene_state(scene);
    assert_string_equal(preview_text(&state, "attack"),
                        "Nothing is destroyed, and the enemy Bastion or Fort stands fast.");
    state.table.mana = 1;
    assert_string_equal(
        preview_text(&state, "attack"),
        "Nothing is destroyed, and the enemy Bastion or Fort stands fast. / Incantations to "
        "come are not counted.");
}

/* The whole attack phase, if nothing is cast on the way. */
static void previews_of_an_attack_phase(void **unused)
{
    Scene scene = {.hand = {"bastion boom", "zombie grrr bastion martyr"},
                   .top = {"baron ogre", "gnome partisan"},
                   .bottom = {"brute", "lieutenant"}};
    /* ogre: gnome, partisan, then 4; baron 3: the Bastion, 2 + 4 of 7, falls */
    ClashState state = scene_state(scene);
    assert_string_equal(preview_text(&state, "attack"),
                        "The enemy Bastion falls: the Fort now stands. / Protection stops the "
                        "first damage to lieutenant. / Enemy units destroyed: partisan gnome. / 7 "
                        "damage to the enemy Bastion or Fort.");
    state.table.mana = 1;
    assert_string_equal(preview_text(&state, "attack"),
                        "The enemy Bastion falls: the Fort now stands. / Protection stops the "
                        "first damage to lieutenant. / Enemy units destroyed: partisan gnome. / 7 "
                        "damage to the enemy Bastion or Fort. / Incantations to come are not "
                        "counted.");
}

/* CD-14: with a spell and mana for it the turn goes on after an assault of nobody. */
static void previews_of_idle_attacks(void **unused)
{
    ClashState state =
        scene_state((Scene){.hand = {"bastion boom"}, .top = {"zombie*"}, .mana = 1});
    assert_string_equal(preview_text(&state, "attack"),
                        "Units summoned this turn wait; you may cast once more.");
    act(&state, "attack");
    assert_int_equal(state.table.active, 0);
    state = scene_state((Scene){.hand = {"bastion boom"}, .top = {NULL, "machine"}, .mana = 1});
    assert_string_equal(preview_text(&state, "attack"),
                        "No unit attacks; you may cast once more, then end the turn.");
    state = scene_state((Scene){0});
    assert_string_equal(preview_text(&state, "attack"), "No unit attacks: your turn ends.");
    state = scene_state((Scene){.top = {"zombie*"}});
    assert_string_equal(preview_text(&state, "attack"),
                        "Units summoned this turn do not attack yet: your turn ends.");
    state = scene_state((Scene){.top = {"carapace"}});
    assert_string_equal(preview_text(&state, "attack"),
                        "Nothing is destroyed, and the enemy Bastion or Fort stands fast.");
}

/* What the enemy's units would do next. In the end Gnome (2) destroys the Zombie, goes berserk
 * against the keeper, and Baron (3) follows; Baron alone stops at the Zombie. */
static void previews_of_the_next_turn(void **unused)
{
    Scene scene = {.hand = {"bastion boom grrr ogre brute troll carapace alpha martyr"},
                   .top = {NULL, "baron"}};
    ClashState state = scene_state(scene);
    assert_string_equal(preview_text(&state, "attack"),
                        "No unit attacks: your turn ends. / Next, the enemy's top row as it "
                        "stands would strike your bastion for 3.");
    scene.bottom[1] = "zombie";
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "attack"),
                        "No unit attacks: your turn ends. / Next, both enemy rows as they "
                        "stand would strike your bastion for 6.");
    scene.top[1] = "shaman"; /* strikes for one, which is a row as well */
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "attack"),
                        "No unit attacks: your turn ends. / Next, both enemy rows as they "
                        "stand would strike your bastion for 4.");
    scene.top[1] = "baron";
    scene.hand[0] = "boom grrr fort ogre brute troll carapace alpha martyr";
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "attack"),
                        "No unit attacks: your turn ends. / Next, the enemy units on the table "
                        "would bring down your fort: you would lose.");
    scene.bottom[1] = NULL;
    scene.top[0] = "zombie";
    scene.top[1] = "baron gnome";
    scene.hand[0] = "fort boom grrr ogre";
    state = scene_state(scene);
    assert_string_equal(
        preview_text(&state, "attack"),
        "Damaged, but not destroyed: baron. / Next, the enemy's top row as it stands would "
        "strike your fort for 5.");
    scene.top[1] = "baron";
    state = scene_state(scene);
    assert_string_equal(
        preview_text(&state, "attack"),
        "Damaged, but not destroyed: baron. / Next, the enemy units on the table would destroy "
        "zombie.");
}

static void previews_of_single_attacks(void **unused)
{
    Scene scene = {.hand = {"bastion boom", "zombie gnome fort grrr"},
                   .top = {"ogre", "martyr scribe alpha troll abomination"},
                   .bottom = {"baron"},
                   .mana = 1};
    ClashState state = after(scene, "attack");
    assert_string_equal(preview_text(&state, "strike"),
                        "Protection stops the first damage to martyr.");
    act(&state, "strike");
    assert_string_equal(preview_text(&state, "strike"),
                        "The enemy Fort falls: you win. / 3 damage to the enemy Bastion or Fort.");
    scene.hand[1] = NULL;
    state = after(scene, "attack, strike, strike");
    /* Abomination destroys the Ogre, then 3 + 4 + 3 + 6 for the seven cards in hand */
    assert_string_equal(
        preview_text(&state, "end"),
        "Your turn ends. / Next, the enemy units on the table would bring down your bastion.");
}

static void previews_of_the_pile(void **unused)
{
    Scene scene = {.top = {"ogre"}, .pile = "brute", .is_solo = true, .has_fort = true};
    ClashState state = scene_state(scene);
    assert_string_equal(preview_text(&state, "attack"),
                        "The AI then has one last turn: survive it and you win. / 4 damage to the "
                        "enemy Bastion or Fort. / 1 card leaves the AI deck.");
    scene.has_fort = false;
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "attack"),
                        "The enemy Bastion falls: the Fort now stands. / 4 damage to the enemy "
                        "Bastion or Fort. / 1 card leaves the AI deck.");
}

/* Splash, a kill, and a slide. */
static void events_of_an_attack(void **unused)
{
    Scene scene = {.hand = {"bastion boom"},
                   .top = {"brigand", "grrr"},
                   .bottom = {NULL, "zombie"},
                   .mana = 1};
    ClashState state = after(scene, "attack");
    assert_string_equal(
        events_text(&state, "strike", 0),
        "attack 2; hit 2; splash 2; destroy 1; zombie sides/1/bottom@0>returning@0; zombie "
        "returning@0>sides/1/hand@7");
}

static void events_of_a_sprint_and_a_fall(void **unused)
{
    Scene scene = {.hand = {"bastion boom", "zombie bastion gnome"},
                   .bottom = {"baron reptile"},
                   .top = {NULL, "martyr scribe alpha troll ogre brute"},
                   .mana = 1};
    ClashState state = after(scene, "attack");
    assert_string_equal(
        events_text(&state, "strike", 1),
        "sprint 1; reptile sides/0/bottom@1>sides/0/bottom@0; attack 2; keeper 2; bastion "
        "sides/1/hand>sides/1/hand@2; fall 1; bastion sides/1/hand>box/1; fort "
        "box/1>sides/1/hand@0");
}

/* The other seat sees a card only when it is played, and not from where. */
static void events_of_a_summon(void **unused)
{
    ClashState state = scene_state((Scene){.hand = {"bastion grrr zombie"}, .mana = 3});
    assert_string_equal(events_text(&state, "summon zombie top", 1),
                        "zombie sides/0/hand>sides/0/top@0; mana 2");
}

static void events_of_a_cast(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {NULL, "scribe"}, .mana = 1};
    ClashState state = scene_state(scene);
    assert_string_equal(
        events_text(&state, "cast boom 1t1", 1),
        "boom sides/0/hand>returning@0; mana 0; cast 1; immune 1; boom returning@0>sides/0/hand@8");
}

static void events_of_the_automaton(void **unused)
{
    Scene scene = {
        .top = {"lieutenant*"}, .pile = "boom combustion ogre brute grrr", .is_solo = true};
    ClashState state = scene_state(scene);
    assert_string_equal(
        events_text(&state, "attack", 0),
        "attack 0; turn 8; mana 7; summon 1; reveal 0; boom automaton/pile@0>returning@0; mana 6; "
        "cast 1; shield 1; boom returning@0>automaton/discard@0; reveal 1; combustion "
        "automaton/pile@0>returning@0; fizzle 1; combustion returning@0>automaton/discard@0; "
        "reveal 0; ogre automaton/pile@0>sides/1/top@0; mana 2; reveal 1; brute "
        "automaton/pile@0>sides/1/bottom@0; mana 0; attack 1; turn 9; mana 8; summon 0");
}

/* CD-13: the Zombie, attack 3, finds the top row open; Grrr, attack 1, meets the Baron, summoned in
 * this turn, with its 5. */
static void a_threat_tells_who_strikes_what(void **unused)
{
    Scene scene = {.top = {NULL, "zombie"}, .bottom = {"baron*", "grrr"}};
    ClashState state = scene_state(scene);
    ClashView view = view_of(&state, 0);
    ClashThreat threat = clash_threat(&view, ACTION_NONE);
    assert_int_equal(threat.blows[card_of("zombie")], 3);
    assert_int_equal(threat.damage[0], 3);
    assert_int_equal(threat.struck[0], 0);
    assert_int_equal(threat.blows[card_of("grrr")], 0);
    assert_int_equal(threat.struck[1], card_bit(card_of("baron")));
    assert_int_equal(threat.wounds[card_of("baron")], 1);
    assert_int_equal(threat.destroyed, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refusals_of_plays),
        cmocka_unit_test(refusals_of_the_last_card),
        cmocka_unit_test(refusals_of_the_attack_phase),
        cmocka_unit_test(refusals_of_an_ordering),
        cmocka_unit_test(refusals_before_the_deal),
        cmocka_unit_test(nothing_is_done_after_the_end),
        cmocka_unit_test(previews_of_summons),
        cmocka_unit_test(previews_of_casts),
        cmocka_unit_test(previews_of_an_attack_in_vain),
        cmocka_unit_test(previews_of_an_attack_phase),
        cmocka_unit_test(previews_of_idle_attacks),
        cmocka_unit_test(previews_of_the_next_turn),
        cmocka_unit_test(previews_of_single_attacks),
        cmocka_unit_test(previews_of_the_pile),
        cmocka_unit_test(events_of_an_attack),
        cmocka_unit_test(events_of_a_sprint_and_a_fall),
        cmocka_unit_test(events_of_a_summon),
        cmocka_unit_test(events_of_a_cast),
        cmocka_unit_test(events_of_the_automaton),
        cmocka_unit_test(a_threat_tells_who_strikes_what),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
