/* RG-26 and RG-27: flips and medals. A flip is possible at the start of step 1 and of step 4, which
 * the phase tells; what is drawn comes from a tavern that the scene names to its end where the
 * number of cards matters. */
#include "scene.h"

#include "../texts.h"
#include "core/selection.h"

static void rg26_before_playing(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 1,
                                              .enemy = "JD", /* no diamonds power, so not blocked */
                                              .hands = {"2C 3C"},
                                              .tavern = "4C 5C 6C 7C 8C 9C TC 4S 5S",
                                              .flips_left = 2});
    act(&state, "flip");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS), "4C 4S 5C 6C 7C 8C 9C TC");
    assert_string_equal(zone_text(&state, REGICIDE_DISCARDED), "3C 2C");
    assert_int_equal(state.table.flips_left, 1);
    assert_int_equal(state.table.phase, REGICIDE_PLAYING);
    assert_int_equal(state.table.cancelled, 0);
    act(&state, "flip");
    assert_int_equal(state.table.flips_left, 0);
    assert_false(is_legal(&state, "flip"));
}

static void rg26_an_empty_hand_too(void **unused)
{
    RegicideState state =
        scene_state((Scene){.seats = 1, .enemy = "JD", .hands = {""}, .flips_left = 1});
    act(&state, "flip");
    assert_int_equal(set_count(state.hands[0]), 8);
}

static void rg26_before_paying(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 1,
                                              .enemy = "JH",
                                              .hands = {"2C 3C"},
                                              .tavern = "TC 5C",
                                              .rest_discarded = true,
                                              .flips_left = 1});
    act(&state, "play 2C"); /* 3 cannot pay 10, but a flip is left */
    assert_int_equal(state.table.phase, REGICIDE_SUFFERING);
    assert_string_equal(legal_text(&state), "flip");
    act(&state, "flip");
    assert_string_equal(legal_text(&state), "discard TC, discard 5C TC");
}

/* What the table says of the button of cards while no card may be chosen. */
static const char *confirm_text(const RegicideState *state)
{
    RegicideView view = view_of(state, 0);
    Action legal[LEGAL_COUNT_MAX];
    Selection selection;
    Message why;
    size_t count = regicide_game.legal(state, 0, legal, LEGAL_COUNT_MAX);
    selection_init(&selection, &regicide_game, &view, legal, count);
    assert_true(selection_refuse_confirm(&selection, &why));
    return texts_message(&regicide_game, &why);
}

static void rg26_says_that_only_a_flip_is_left(void **unused)
{
    const char *uncovered = "Your whole hand does not cover the attack: flip a Jester.";
    RegicideState state = scene_state((Scene){.seats = 1,
                                              .enemy = "JH",
                                              .hands = {"2C 3C"},
                                              .rest_discarded = true,
                                              .phase = REGICIDE_SUFFERING,
                                              .flips_left = 1});
    assert_string_equal(refusal_text(&state, 0, "discard 3C"), uncovered);
    assert_string_equal(refusal_text(&state, 0, "play 3C"), uncovered);
    assert_string_equal(confirm_text(&state), uncovered);
    state = scene_state((Scene){.seats = 1, .enemy = "JD", .hands = {""}, .flips_left = 1});
    assert_string_equal(confirm_text(&state), "Your hand is empty: flip a Jester.");
    state = scene_state((Scene){.seats = 2, .enemy = "JD", .hands = {"", "2C"}});
    assert_string_equal(confirm_text(&state), "Your hand is empty: yield.");
}

static void rg26_both_one_after_the_other(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 1,
                                              .enemy = "JH",
                                              .hands = {"3C"},
                                              .tavern = "AC AD AH AS 2C 2D 2H 2S TC TD",
                                              .rest_discarded = true,
                                              .phase = REGICIDE_SUFFERING,
                                              .flips_left = 2});
    act(&state, "flip"); /* 12 can pay 10, the other is allowed all the same */
    assert_true(is_legal(&state, "flip"));
    act(&state, "flip");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS), "TC TD");
    act(&state, "discard TC");
    assert_string_equal(zone_text(&state, REGICIDE_HANDS), "TD");
}

/* A short tavern: with an empty hand the game is lost at step 1, with too little at step 4. */
static void rg26_fewer_cards_in_the_tavern(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 1,
                                              .enemy = "JH",
                                              .hands = {"3C"},
                                              .tavern = "",
                                              .rest_discarded = true,
                                              .flips_left = 1});
    act(&state, "flip");
    assert_int_equal(state.table.phase, REGICIDE_OVER);
    assert_int_equal(state.table.won, 0);
    state = scene_state((Scene){.seats = 1,
                                .enemy = "JH",
                                .hands = {"TC"},
                                .tavern = "9C",
                                .rest_discarded = true,
                                .phase = REGICIDE_SUFFERING,
                                .flips_left = 1});
    act(&state, "flip");
    assert_int_equal(state.table.phase, REGICIDE_OVER);
}

static void rg26_not_together(void **unused)
{
    RegicideState state = scene_state((Scene){.enemy = "JH", .hands = {"TC", "9C"}});
    assert_false(is_legal(&state, "flip"));
}

static void rg27_medals(void **unused)
{
    const RegicideMedal medals[] = {REGICIDE_BRONZE, REGICIDE_SILVER, REGICIDE_GOLD};
    int credit = 0;
    for (uint8_t flips = 0; flips <= 2; flips++) {
        RegicideState state = scene_state((Scene){.seats = 1,
                                                  .enemy = "KS",
                                                  .hands = {"TC"},
                                                  .castle = "",
                                                  .damage = 30,
                                                  .flips_left = flips});
        assert_int_equal(regicide_medal(&state.table), REGICIDE_NO_MEDAL);
        act(&state, "play TC");
        assert_int_equal(regicide_medal(&state.table), medals[flips]);
        Outcome outcome; /* bots prefer the better medal */
        regicide_game.outcome(&state, &outcome);
        assert_true(outcome.credit > credit);
        credit = outcome.credit;
    }
    RegicideState pair =
        scene_state((Scene){.enemy = "KS", .hands = {"TC", ""}, .castle = "", .damage = 30});
    act(&pair, "play TC");
    assert_int_equal(regicide_medal(&pair.table), REGICIDE_NO_MEDAL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rg26_before_playing),
        cmocka_unit_test(rg26_an_empty_hand_too),
        cmocka_unit_test(rg26_before_paying),
        cmocka_unit_test(rg26_says_that_only_a_flip_is_left),
        cmocka_unit_test(rg26_both_one_after_the_other),
        cmocka_unit_test(rg26_fewer_cards_in_the_tavern),
        cmocka_unit_test(rg26_not_together),
        cmocka_unit_test(rg27_medals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
