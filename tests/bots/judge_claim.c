/* What the coach thinks of choices in Claim: ends that a person can work out. */
#include "../games/claim/scene.h"
#include "judged.h"

#define KNIGHTS                                                                                    \
    {                                                                                              \
        "K3 U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 G8 G9",                                                  \
            "K4 W2 W3 W4 W5 W6 W7 W8 W9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9"                             \
    }
#define GONE "G0 G0 G0 G0 G0 G2 G3 G4 G5 G6 G7 K6 K7 K8 W0 W1"

/* The Knights decide, and only K9 led first brings them home: then 3 to 1, otherwise 2 to 3. */
static ClaimState last_vote(void)
{
    return scene_state((Scene){
        .phase = CLAIM_SUPPORT, .hands = {"K2 K9", "K5 G1"}, .score = KNIGHTS, .discard = GONE});
}

static void a_vote_given_away_costs_the_game(void **unused)
{
    ClaimState state = last_vote();
    Judgement judgement = judged(&claim_game, &state, "play K2", 0);
    assert_true(judgement.best == texts_read_action(&claim_game, "play K9"));
    assert_int_equal(judgement.best_chance, 1000);
    assert_int_equal(judgement.chosen_chance, 0);
    assert_int_equal(judgement.loss, 1000);
    assert_string_equal(texts_message(&claim_game, &judgement.reason),
                        "This forces K5 out of the hand of seat 1.");
    assert_true(judgement.has_fault);
    assert_string_equal(texts_message(&claim_game, &judgement.fault),
                        "seat 1 holds a card that beats this lead.");
}

static void the_best_costs_nothing(void **unused)
{
    ClaimState state = last_vote();
    Judgement judgement = judged(&claim_game, &state, "play K9", 0);
    assert_int_equal(judgement.loss, 0);
    assert_int_equal(judgement.chosen_chance, 1000);
    assert_false(judgement.has_fault);
}

static void only_the_losing_card_is_warned_of(void **unused)
{
    ClaimState state = last_vote();
    assert_true(is_warned(&claim_game, &state, "play K2"));
    assert_int_equal(warned_count(&claim_game, &state), 1);
}

/* The K5 takes whatever Knight is led: 2 to 3 in any case. */
static void nothing_is_said_of_a_game_that_is_lost(void **unused)
{
    ClaimState state =
        scene_state((Scene){.phase = CLAIM_SUPPORT,
                            .hands = {"K2 K4", "K5 G1"},
                            .score = {"K3 U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 G8 G9",
                                      "K9 W2 W3 W4 W5 W6 W7 W8 W9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9"},
                            .discard = GONE});
    assert_int_equal(judged(&claim_game, &state, "play K2", 0).loss, 0);
    assert_int_equal(judged(&claim_game, &state, "play K4", 0).loss, 0);
    assert_int_equal(warned_count(&claim_game, &state), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_vote_given_away_costs_the_game),
        cmocka_unit_test(the_best_costs_nothing),
        cmocka_unit_test(only_the_losing_card_is_warned_of),
        cmocka_unit_test(nothing_is_said_of_a_game_that_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
