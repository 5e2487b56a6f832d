/* GameBots.explain: what is certain about a card, in one sentence. */
#include "scene.h"

static const char *reason(const ClaimState *state, const char *action)
{
    ClaimView view = view_of(state, claim_active(&state->table));
    Message why;
    if (!claim_game.bots->explain(&view, texts_read_action(&claim_game, action), &why)) {
        return "";
    }
    return texts_message(&claim_game, &why);
}

static const char *reason_of_answer(Scene scene, const char *action)
{
    ClaimState state = scene_state(scene);
    return reason(&state, action);
}

static void answers_of_phase_1(void **unused)
{
    Scene scene = {.hands = {"K2 K3", "G3 G7 G8"}, .lead = "G5", .prize = "K9"};
    assert_string_equal(reason_of_answer(scene, "play G7"),
                        "The cheapest card that wins K9 as a follower.");
    assert_string_equal(reason_of_answer(scene, "play G8"), "This wins K9 as a follower.");
    assert_string_equal(reason_of_answer(scene, "play G3"),
                        "K9 is not worth one of your better cards.");
    scene.hands[1] = "G1 G3 W9";
    assert_string_equal(reason_of_answer(scene, "play G1"),
                        "No card that you may play wins this trick; this one is missed least.");
    scene = (Scene){.hands = {"K2", "U8 D9"}, .lead = "U5", .prize = "K9"};
    assert_string_equal(reason_of_answer(scene, "play U8"),
                        "This wins K9 as a follower, and scores U5 U8.");
    assert_string_equal(reason_of_answer(scene, "play D9"),
                        "This wins K9 as a follower, and scores U5.");
}

/* The other hand may hold any card that is not seen, of a faction that it has not shown to lack.
 * W9 alone is higher than W8; than W4 are four Dwarves and four Doppelgängers. */
static void leads_of_phase_1(void **unused)
{
    Scene scene = {.hands = {"D9 W4 W8", "G1 G2 G3"}, .prize = "K9"};
    ClaimState state = scene_state(scene);
    assert_string_equal(reason(&state, "play D9"),
                        "No hidden card beats this lead, so K9 is yours.");
    assert_string_equal(reason(&state, "play W8"),
                        "A strong lead for K9: few hidden cards are higher.");
    assert_string_equal(reason(&state, "play W4"), "K9 is not worth a strong lead.");
    scene.hands[0] = "G0 W4 W5";
    state = scene_state(scene);
    assert_string_equal(reason(&state, "play W4"), "You hold no strong lead for K9.");
    scene.hands[0] = "D9 W4 W8";
    scene.voids[1] = 1u << CLAIM_DWARF | 1u << CLAIM_DOPPELGANGER;
    state = scene_state(scene);
    assert_string_equal(reason(&state, "play W4"),
                        "No hidden card beats this lead, so K9 is yours.");
}

static void leads_of_phase_2(void **unused)
{
    ClaimState state = scene_state(
        (Scene){.phase = CLAIM_SUPPORT, .hands = {"G5 K9 W4 U5 U0 U1 U2", "G7 K2 K3 W5 W6 U4 U6"}});
    assert_string_equal(reason(&state, "play G5"), "This forces G7 out of the hand of seat 1.");
    assert_string_equal(reason(&state, "play K9"), "seat 1 holds nothing that beats this lead.");
    assert_string_equal(reason(&state, "play W4"), "seat 1 has to win this trick.");
    assert_string_equal(reason(&state, "play U5"), "");
}

/* K2, K3 and K4 are still to come. With 1 to 1, K8 makes 3 to 1, and they may turn it; with 1 to 0
 * the same; with 2 to 0 it makes 4, which they cannot reach. */
static void answers_that_decide_a_vote(void **unused)
{
    Scene scene = {.phase = CLAIM_SUPPORT,
                   .hands = {"K2 K3", "K4 K8 W1"},
                   .lead = "K7",
                   .score = {"K6", "K5"},
                   .discard = "G0 G0 G0 G0 G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 K9 W0"};
    assert_string_equal(reason_of_answer(scene, "play K8"),
                        "This puts you ahead in this faction: Knights.");
    assert_string_equal(reason_of_answer(scene, "play K4"),
                        "This trick is not worth one of your better cards.");
    scene.score[0] = "";
    scene.score[1] = "K5 K6";
    assert_string_equal(reason_of_answer(scene, "play K8"),
                        "This wins the vote of this faction for good: Knights.");
    scene.score[1] = "K6";
    scene.discard = "G0 G0 G0 G0 G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 K9 K5";
    assert_string_equal(reason_of_answer(scene, "play K8"),
                        "This keeps you ahead in this faction: Knights.");
}

/* Factions that seat 0 has won already. */
static void answers_that_only_score(void **unused)
{
    Scene scene = {.phase = CLAIM_SUPPORT,
                   .hands = {"", "W3"},
                   .lead = "W9",
                   .score = {"W0 W1 W2 W4 W5 W6", ""}};
    assert_string_equal(reason_of_answer(scene, "play W3"),
                        "Losing this trick brings W3 W9 to your score pile.");
    scene = (Scene){.phase = CLAIM_SUPPORT,
                    .hands = {"G2", "U9 U1"},
                    .lead = "U3",
                    .score = {"U0 U2 U4 U5 U6 U7", ""}};
    assert_string_equal(reason_of_answer(scene, "play U9"),
                        "This wins the trick and scores U3 U9.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_of_phase_1),      cmocka_unit_test(leads_of_phase_1),
        cmocka_unit_test(leads_of_phase_2),        cmocka_unit_test(answers_that_decide_a_vote),
        cmocka_unit_test(answers_that_only_score),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
