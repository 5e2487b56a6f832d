/* Refusals and previews: every reason and every consequence in words, with the numbers of the
 * position. Cards appear as their codes and seats as "seat 1", since names are the screen's; the
 * parts of a preview are joined by " / ". */
#include "scene.h"

#include "../texts.h"

#include <string.h>

static void refused_at_any_time(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH", .hands = {"7H 3C", "9C"}});
    assert_string_equal(refusal_text(&state, 1, "play 9C"), "It is seat 0's turn.");
    assert_string_equal(refusal_text(&state, 0, "discard 7H"), "There is no attack to cover now.");
    assert_string_equal(refusal_text(&state, 0, "next 1"),
                        "Only after a Jester you choose who goes next.");
    state.table.phase = REGICIDE_OVER;
    assert_string_equal(refusal_text(&state, 1, "play 9C"), "The game is over.");
}

static void refused_plays(void **unused)
{
    RegicideState state = scene_state((Scene){
        .seats = 3, .enemy = "JH", .hands = {"AC 4C 4D 4H 6C X1", "9C", "9D"}, .yielded = 6});
    assert_string_equal(refusal_text(&state, 0, "play 9C"), "9C is not in your hand.");
    assert_string_equal(refusal_text(&state, 0, "play 4C X1"), "A Jester is played alone.");
    assert_string_equal(refusal_text(&state, 0, "play AC 4C 4D"),
                        "An Animal Companion pairs with exactly one other card.");
    assert_string_equal(
        refusal_text(&state, 0, "play 4C 6C"),
        "Cards played together need the same value; only an Animal Companion pairs with any card.");
    assert_string_equal(refusal_text(&state, 0, "play 4C 4D 4H"),
                        "A combo totals at most 10; these cards make 12.");
    assert_string_equal(refusal_text(&state, 0, "yield"),
                        "You may not yield: every other player yielded on their last turn.");
    assert_string_equal(refusal_text(&state, 0, "flip"),
                        "Jesters are flipped in a solo game only.");
}

static void refused_alone(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "JH", .hands = {"7H"}};
    RegicideState state = scene_state(scene);
    assert_string_equal(refusal_text(&state, 0, "yield"), "You may not yield in a solo game.");
    assert_string_equal(refusal_text(&state, 0, "flip"), "Both Jesters have been flipped.");
    scene.solo_yield = true;
    scene.yielded = 1;
    state = scene_state(scene);
    assert_string_equal(refusal_text(&state, 0, "yield"), "You may not yield twice in a row.");
}

static void refused_payments(void **unused)
{
    Scene scene = {.seats = 1,
                   .enemy = "JH",
                   .hands = {"5C 6C 7C 2C"},
                   .phase = REGICIDE_SUFFERING,
                   .flips_left = 1};
    RegicideState state = scene_state(scene);
    assert_string_equal(refusal_text(&state, 0, "play 7C"),
                        "The enemy attacks: discard cards that total at least 10.");
    assert_string_equal(refusal_text(&state, 0, "discard 7C"), "Discard at least 3 more.");
    assert_string_equal(refusal_text(&state, 0, "discard 9C"), "9C is not in your hand.");
    assert_string_equal(refusal_text(&state, 0, "discard 5C 6C 7C"),
                        "7C is not needed: the other cards already cover 10.");
    scene.hands[0] = "2C";
    state = scene_state(scene);
    assert_string_equal(refusal_text(&state, 0, "discard 2C"),
                        "Your whole hand does not cover the attack: flip a Jester.");
}

static void refused_naming(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 3,
                                              .enemy = "JH",
                                              .hands = {"AC", "9C", "9D"},
                                              .phase = REGICIDE_NAMING,
                                              .table = "X1",
                                              .cancelled = true});
    assert_string_equal(refusal_text(&state, 0, "play AC"), "Choose who goes next.");
    assert_string_equal(refusal_text(&state, 0, "next 3"), "Nobody sits there.");
}

static void legal_is_not_refused(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH", .hands = {"7H 3C", "9C"}});
    RegicideView view = view_of(&state, 0);
    assert_false(regicide_game.refuse(&view, action_bare(REGICIDE_YIELD), NULL));
}

static void preview_of_clubs_and_draws(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH", .hands = {"3C 3D 3S TH", "2C"}});
    assert_string_equal(
        preview_text(&state, "play 3C 3D 3S"),
        "all draw 9 in turn, you 5 / 9 damage × 2 = 18 / shield 9 / enemy health left: 2 / "
        "you suffer 1");
}

static void preview_of_heal_alone(void **unused)
{
    RegicideState state = scene_state(
        (Scene){.seats = 1, .enemy = "KC", .hands = {"4D 4H TC TD TS"}, .discard = "9C 8C 7C"});
    assert_string_equal(preview_text(&state, "play 4D 4H"),
                        "heal: 3 from the discard pile under the Tavern deck / draw 5, up to the "
                        "hand limit of 8 / 8 damage / "
                        "enemy health left: 32 / you suffer 20");
}

static void preview_of_immunity(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "JC", .hands = {"5C 5S", "9H"}, .spades = 5});
    assert_string_equal(preview_text(&state, "play 5C 5S"),
                        "immune to clubs / 10 damage / shield 10 / enemy health left: 10 / "
                        "no attack to suffer / seat 1 goes next");
}

static void preview_of_defeats(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "JH", .hands = {"TC 9S 8H", "9H"}, .damage = 11});
    assert_string_equal(preview_text(&state, "play 9S"),
                        "9 damage / "
                        "exact damage: the JH joins you, on top of the Tavern deck / "
                        "you suffer nothing and play on");
    assert_string_equal(preview_text(&state, "play TC"),
                        "10 damage × 2 = 20 / the JH is defeated and goes to the discard pile / "
                        "you suffer nothing and play on");
}

static void preview_of_the_end(void **unused)
{
    Scene scene = {
        .seats = 1, .enemy = "KS", .hands = {"TC"}, .castle = "", .damage = 30, .flips_left = 1};
    RegicideState state = scene_state(scene);
    assert_string_equal(preview_text(&state, "play TC"),
                        "10 damage × 2 = 20 / the KS is defeated and goes to the discard pile / "
                        "the last King falls: Silver Victory");
    scene.seats = 2;
    scene.flips_left = 0;
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "play TC"),
                        "10 damage × 2 = 20 / the KS is defeated and goes to the discard pile / "
                        "the last King falls: victory");
}

static void preview_of_certain_losses(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "JH", .hands = {"2C 9D", "9H"}, .tavern = "9S"});
    assert_string_equal(preview_text(&state, "play 2C"),
                        "2 damage × 2 = 4 / enemy health left: 16 / you suffer 10 / "
                        "your hand does not cover it: the game is lost");
    assert_string_equal(preview_text(&state, "play 9D"), "all draw 9 in turn, you 5 / 9 damage / "
                                                         "enemy health left: 11 / you suffer 10");
    assert_string_equal(preview_text(&state, "yield"), "you suffer 10"); /* 11 pay 10 */
}

/* 1 and a card not seen yet: whether it covers 10 is not told, although none would. */
static void preview_of_uncertain_losses(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH",
                                              .hands = {"AC 2D", "2C"},
                                              .castle = "KC",
                                              .tavern = "3C 4C",
                                              .rest_discarded = true});
    assert_string_equal(
        preview_text(&state, "play 2D"),
        "all draw 2 in turn, you 1 / 2 damage / enemy health left: 18 / you suffer 10");
}

static void preview_of_payments(void **unused)
{
    Scene scene = {.enemy = "JH", .hands = {"5C 7C TC", "9H"}, .phase = REGICIDE_SUFFERING};
    RegicideState state = scene_state(scene);
    assert_string_equal(
        preview_text(&state, "discard 5C 7C"),
        "discard cards worth 12 to cover 10 / 2 more than needed / seat 1 goes next");
    assert_string_equal(preview_text(&state, "discard TC"),
                        "discard cards worth 10 to cover 10 / seat 1 goes next");
    scene.hands[1] = "";
    scene.yielded = 1;
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "discard TC"),
                        "discard cards worth 10 to cover 10 / seat 1 goes next / "
                        "seat 1 can neither play nor yield: the game is lost");
}

static void preview_of_flips(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "JH", .hands = {"5C 7C"}, .flips_left = 2};
    RegicideState state = scene_state(scene);
    assert_string_equal(preview_text(&state, "flip"),
                        "discard your hand of 2 / draw 8 / a win then earns: Silver Victory");
    scene.flips_left = 1;
    scene.phase = REGICIDE_SUFFERING;
    scene.tavern = "";
    scene.rest_discarded = true;
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "flip"),
                        "discard your hand of 2 / draw 0 / a win then earns: Bronze Victory / "
                        "you suffer 10 / your hand does not cover it: the game is lost");
}

/* 2 of clubs deals 4; the 5 that is left does not pay 10, so a flip is due: silver instead of gold.
 * The same of a payment that takes the last card. */
static void preview_of_flips_that_must_be(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "JH", .hands = {"2C 5S"}, .flips_left = 2};
    RegicideState state = scene_state(scene);
    assert_string_equal(
        preview_text(&state, "play 2C"),
        "2 damage × 2 = 4 / enemy health left: 16 / you suffer 10 / your hand does not "
        "cover it: you must flip a Jester / a win then earns: Silver Victory");
    scene = (Scene){.seats = 1, .enemy = "JH", .hands = {"TC"}, .phase = REGICIDE_SUFFERING};
    scene.flips_left = 1;
    state = scene_state(scene);
    assert_string_equal(
        preview_text(&state, "discard TC"),
        "discard cards worth 10 to cover 10 / your hand is then empty: you must flip a Jester / "
        "a win then earns: Bronze Victory");
}

static RegicideForecast forecast_of(const RegicideState *state, const char *action)
{
    RegicideForecast forecast;
    RegicideView view = view_of(state, 0);
    regicide_foresee(&view, texts_read_action(&regicide_game, action), &forecast);
    return forecast;
}

/* 3 of clubs and 3 of spades against the Jack of Hearts deal 6 × 2 and shield 6: 8 of 20 and 4 of
 * 10 are left, which the hand of 13 covers. 4 of diamonds deals 4 and draws 4. */
static void forecast_of_numbers(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "JH", .hands = {"3C 3S 4D 9H"}, .discard = "9C 8C"};
    RegicideState state = scene_state(scene);
    int tavern = state.table.tavern_count;
    RegicideForecast forecast = forecast_of(&state, "play 3C 3S");
    assert_int_equal(forecast.health, 8);
    assert_int_equal(forecast.attack, 4);
    assert_int_equal(forecast.shield, 6);
    assert_int_equal(forecast.tavern, tavern);
    assert_int_equal(forecast.discard, 2);
    assert_int_equal(forecast.risk, REGICIDE_SAFE);
    assert_false(forecast.defeats);
    forecast = forecast_of(&state, "play 4D");
    assert_int_equal(forecast.health, 16);
    assert_int_equal(forecast.tavern, tavern - 4);
}

/* 5 and 5 cover 10 with nothing left to play: lost without a flip, a medal with one, however it is
 * covered. With a 2 besides there is a card to go on with, and in company another goes on. */
static void preview_of_payments_that_end_badly(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "JH", .hands = {"2C 5C 5D"}};
    RegicideState state = scene_state(scene);
    assert_string_equal(
        preview_text(&state, "play 2C"),
        "2 damage × 2 = 4 / enemy health left: 16 / you suffer 10 / "
        "covering it takes your last cards, and no Jester is left: the game is then "
        "lost");
    assert_int_equal(forecast_of(&state, "play 2C").risk, REGICIDE_LOSES);
    scene.flips_left = 2;
    state = scene_state(scene);
    assert_string_equal(preview_text(&state, "play 2C"),
                        "2 damage × 2 = 4 / enemy health left: 16 / you suffer 10 / "
                        "only your whole hand covers it: you must then flip a Jester / "
                        "a win then earns: Silver Victory");
    assert_int_equal(forecast_of(&state, "play 2C").risk, REGICIDE_COSTS_MEDAL);
    scene = (Scene){.seats = 1, .enemy = "JH", .hands = {"2C 2S 5C 5D"}};
    state = scene_state(scene);
    assert_int_equal(forecast_of(&state, "play 2C").risk, REGICIDE_SAFE);
    scene = (Scene){.enemy = "JH", .hands = {"2C 5C 5D", "9H"}};
    state = scene_state(scene);
    assert_int_equal(forecast_of(&state, "play 2C").risk, REGICIDE_SAFE);
}

/* What stays cannot cover the next 20: 2 ♠ takes 2 off it and is gone. 2 ♦ draws what nobody knows,
 * 2 ♥ and 8 ♠ leave a hand for less than 12; with a Jester left nothing is lost. */
static void preview_of_a_payment_that_only_delays(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "KH", .hands = {"2S QC TD"}, .phase = REGICIDE_SUFFERING};
    RegicideState state = scene_state(scene);
    assert_int_equal(forecast_of(&state, "discard TD QC").risk, REGICIDE_LOSES);
    assert_non_null(
        strstr(preview_text(&state, "discard TD QC"), "whatever you then play, the game is lost"));
    scene.hands[0] = "2D QC TH";
    state = scene_state(scene);
    assert_int_equal(forecast_of(&state, "discard TH QC").risk, REGICIDE_SAFE);
    scene.hands[0] = "2S QC TD";
    scene.flips_left = 1;
    state = scene_state(scene);
    assert_int_equal(forecast_of(&state, "discard TD QC").risk, REGICIDE_SAFE);
}

/* There is nothing to be thrown away: only the drawing is told. */
static void preview_of_a_flip_without_cards(void **unused)
{
    RegicideState state =
        scene_state((Scene){.seats = 1, .enemy = "JH", .hands = {""}, .flips_left = 2});
    assert_null(strstr(preview_text(&state, "flip"), "discard your hand"));
    assert_non_null(strstr(preview_text(&state, "flip"), "draw 8"));
}

/* The 10 of clubs is the last card, and covers the attack of 10. */
static void preview_of_an_empty_hand(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "JH", .hands = {"TC"}, .phase = REGICIDE_SUFFERING};
    RegicideState state = scene_state(scene);
    assert_string_equal(preview_text(&state, "discard TC"),
                        "discard cards worth 10 to cover 10 / "
                        "your hand is then empty and no Jester is left: the game is lost");
}

/* Nine are drawn until both hands hold seven: the 9 of diamonds leaves room for one, and seat 1 has
 * one free. */
static void preview_of_full_hands(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "JH", .hands = {"9D 2C 3C 4C 5C 6C 7C", "2S 3S 4S 5S 6S 7S"}});
    assert_string_equal(preview_text(&state, "play 9D"),
                        "all draw 2 in turn, you 1, up to the hand limit of 7 / 9 damage / "
                        "enemy health left: 11 / you suffer 10");
}

/* Each sentence has the sign of what it speaks of. */
static void forecast_of_signs(void **unused)
{
    RegicideState state =
        scene_state((Scene){.seats = 1, .enemy = "JC", .hands = {"5C 5S 4D"}, .flips_left = 2});
    RegicideForecast forecast = forecast_of(&state, "play 5C 5S");
    assert_int_equal(forecast.signs[0], REGICIDE_SIGN_IMMUNE);
    assert_int_equal(forecast.signs[1], REGICIDE_SIGN_HIT);
    assert_int_equal(forecast.signs[2], REGICIDE_SIGN_SHIELD);
    assert_int_equal(forecast.signs[forecast.count - 1], REGICIDE_SIGN_SPARED);
    forecast = forecast_of(&state, "flip");
    assert_int_equal(forecast.signs[0], REGICIDE_SIGN_THROW);
    assert_int_equal(forecast.signs[1], REGICIDE_SIGN_DRAW);
    assert_int_equal(forecast.signs[2], REGICIDE_SIGN_MEDAL + 1); /* silver */
}

/* 1 damage, then an attack of 10 against 2: lost without a flip, a medal with one. */
static void forecast_of_risks(void **unused)
{
    Scene scene = {.seats = 1, .enemy = "JH", .hands = {"AC 2S"}};
    RegicideState state = scene_state(scene);
    assert_int_equal(forecast_of(&state, "play AC").risk, REGICIDE_LOSES);
    scene.flips_left = 1;
    state = scene_state(scene);
    assert_int_equal(forecast_of(&state, "play AC").risk, REGICIDE_COSTS_MEDAL);
    assert_int_equal(forecast_of(&state, "flip").risk, REGICIDE_COSTS_MEDAL);
}

static void preview_of_jesters(void **unused)
{
    RegicideState state =
        scene_state((Scene){.seats = 3, .enemy = "JS", .hands = {"X1", "9C", "9D"}, .spades = 6});
    assert_string_equal(preview_text(&state, "play X1"),
                        "the JS is no longer immune to spades / enemy attack left: 4 / "
                        "no attack to suffer / you choose who goes next");
    act(&state, "play X1");
    assert_string_equal(preview_text(&state, "next 2"), "seat 2 goes next");
    assert_string_equal(preview_text(&state, "next 0"), "you go next");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refused_at_any_time),
        cmocka_unit_test(refused_plays),
        cmocka_unit_test(refused_alone),
        cmocka_unit_test(refused_payments),
        cmocka_unit_test(refused_naming),
        cmocka_unit_test(legal_is_not_refused),
        cmocka_unit_test(preview_of_clubs_and_draws),
        cmocka_unit_test(preview_of_heal_alone),
        cmocka_unit_test(preview_of_immunity),
        cmocka_unit_test(preview_of_defeats),
        cmocka_unit_test(preview_of_the_end),
        cmocka_unit_test(preview_of_certain_losses),
        cmocka_unit_test(preview_of_uncertain_losses),
        cmocka_unit_test(preview_of_payments),
        cmocka_unit_test(preview_of_flips),
        cmocka_unit_test(preview_of_flips_that_must_be),
        cmocka_unit_test(forecast_of_numbers),
        cmocka_unit_test(forecast_of_risks),
        cmocka_unit_test(preview_of_payments_that_end_badly),
        cmocka_unit_test(preview_of_an_empty_hand),
        cmocka_unit_test(preview_of_a_payment_that_only_delays),
        cmocka_unit_test(preview_of_a_flip_without_cards),
        cmocka_unit_test(preview_of_full_hands),
        cmocka_unit_test(forecast_of_signs),
        cmocka_unit_test(preview_of_jesters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
