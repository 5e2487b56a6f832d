/* What Claim says: refusals, previews, and the events of an action. */
#include "scene.h"

#include "base/text.h"

#include <string.h>

static const char *refusal(const ClaimState *state, Seat seat, const char *action)
{
    ClaimView view = view_of(state, seat);
    Message why = {0};
    assert_true(claim_game.refuse(&view, texts_read_action(&claim_game, action), &why));
    return texts_message(&claim_game, &why);
}

static void refusals_say_why(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"G5 K5 U5 W5 D5", "G1 K2 U1 W1 D1"}});
    assert_string_equal(refusal(&state, 1, "play G1"), "It is seat 0's turn.");
    assert_string_equal(refusal(&state, 0, "play G1"), "This card is not in your hand.");
    assert_string_equal(refusal(&state, 0, "play G0"), "This card is not in your hand.");
}

static void refusals_name_the_faction_to_follow(void **unused)
{
    const char *const cases[][2] = {
        {"G5", "You hold Goblins: follow with a Goblin or a Doppelgänger."},
        {"K5", "You hold Knights: follow with a Knight or a Doppelgänger."},
        {"U5", "You hold Undead: follow with an Undead or a Doppelgänger."},
        {"W5", "You hold Dwarves: follow with a Dwarf or a Doppelgänger."},
        {"D5", "You hold Doppelgängers: follow with a Doppelgänger."},
    };
    for (unsigned i = 0; i < 5; i++) {
        ClaimState state =
            scene_state((Scene){.hands = {"G2 G3 G4 G6", "G1 K2 U1 W1 D1"}, .lead = cases[i][0]});
        const char *wrong = cases[i][0][0] == 'W' ? "play U1" : "play W1";
        assert_string_equal(refusal(&state, 1, wrong), cases[i][1]);
    }
}

static void nothing_can_be_played_after_the_end(void **unused)
{
    ClaimState state = scene_state((Scene){.phase = CLAIM_SUPPORT, .hands = {"D0", "D1"}});
    play(&state, "D0 D1");
    assert_string_equal(refusal(&state, 0, "play D0"), "The game is over.");
}

static const char *preview(const ClaimState *state, const char *action)
{
    ClaimView view = view_of(state, claim_active(&state->table));
    Message messages[8];
    size_t count = claim_game.preview(&view, texts_read_action(&claim_game, action), messages, 8);
    return texts_messages(&claim_game, messages, count);
}

/* Trick 10. To be seen are the hand, 18 discards (all Goblins but 1 and 2, K2 to K7), the own
 * followers (K8, K9, Undead but for 1, 2 and 9) and the prize D0. Not seen: G2, U2, W2, D2 of the
 * other hand, its followers U9, W0 and W3 to W9, and D3 to D9 in the deck. */
static void previews_of_a_lead_in_phase_1(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"G1 U1 W1 D1", "G2 U2 W2 D2"}});
    assert_string_equal(preview(&state, "play G1"),
                        "9 of the 20 cards your opponent may hold beats G1. / Higher Goblins and "
                        "higher Doppelgängers "
                        "beat it. / The winner recruits D0 for Phase Two; the loser "
                        "draws from the deck.");
    assert_string_equal(preview(&state, "play W1"),
                        "16 of the 20 cards your opponent may hold beats W1. / Higher Dwarves and "
                        "higher Doppelgängers "
                        "beat it. / The winner recruits D0 for Phase Two; the loser "
                        "draws from the deck.");
    assert_string_equal(preview(&state, "play U1"),
                        "10 of the 20 cards your opponent may hold beats U1. / Higher Undead and "
                        "higher Doppelgängers "
                        "beat it. / The winner recruits D0 for Phase Two and scores "
                        "your Undead.");
    assert_string_equal(
        preview(&state, "play D1"),
        "8 of the 20 cards your opponent may hold beats D1. / Only higher Doppelgängers "
        "beat it. / The winner recruits D0 for Phase Two; the loser "
        "draws from the deck.");
}

/* Not seen are the other hand, G2, K2, W2 and D2, the followers that it drew, U9, W0 and W3 to W7,
 * and D3 to D9 in the deck. It has shown to hold no Undead, and W8 and W9 were prizes: 17 cards are
 * left, and W2 to W7 and D2 to D9 beat W1. */
static void previews_of_a_lead_leave_out_what_is_known(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"G1 U1 W1 D1", "G2 K2 W2 D2"},
                                           .prizes = {"", "W8 W9"},
                                           .voids = {0, 1 << CLAIM_UNDEAD}});
    assert_string_equal(
        preview(&state, "play W1"),
        "14 of the 17 cards your opponent may hold beats W1. / Higher Dwarves and higher "
        "Doppelgängers beat it. / The winner recruits D0 for Phase Two; the loser draws from the "
        "deck.");
}

/* In phase 2 the other hand is known by elimination, and must follow: the Goblin 9 keeps the Knight
 * from beating a Goblin. What was discarded or scored is no threat. */
static void previews_of_a_lead_in_phase_2(void **unused)
{
    static const char rule[] =
        "Whoever wins a trick scores its cards, but Dwarves go to the loser.";
    ClaimState state =
        scene_state((Scene){.phase = CLAIM_SUPPORT, .hands = {"G5 W6 D9", "G9 K7 W8"}});
    char words[256];
    Text text = text_in(words, sizeof words);
    text_append(&text, "1 of your opponent's 3 cards beats G5. / Only higher Goblins beat it. / ");
    text_append(&text, rule);
    assert_string_equal(preview(&state, "play G5"), words);
    assert_string_equal(preview(&state, "play W6"),
                        "1 of your opponent's 3 cards beats W6. / Only higher Dwarves beat it. / "
                        "The Dwarf you lead goes to the loser's score pile.");
    text = text_in(words, sizeof words);
    text_append(&text, "No card can beat D9: you win the trick. / ");
    text_append(&text, rule);
    assert_string_equal(preview(&state, "play D9"), words);
}

/* Without Goblins two Knights answer, and the higher Doppelgänger; nothing else beats a Goblin 8,
 * though Goblin 9 and Knight 9 lie in the score piles. */
static void previews_count_knights_of_a_hand_without_goblins(void **unused)
{
    static const char rule[] =
        "Whoever wins a trick scores its cards, but Dwarves go to the loser.";
    ClaimState state = scene_state((Scene){
        .phase = CLAIM_SUPPORT, .hands = {"G8 U0 U1 U2", "K2 K3 D9 D7"}, .score = {"G9 K9", ""}});
    char words[256];
    Text text = text_in(words, sizeof words);
    text_append(&text, "3 of your opponent's 4 cards beats G8. / Higher Doppelgängers beat it; "
                       "Knights too, from a hand without Goblins. / ");
    text_append(&text, rule);
    assert_string_equal(preview(&state, "play G8"), words);
}

static const char *preview_of_answer(ClaimPhase phase, const char *lead, const char *answer)
{
    static char action[] = "play ..";
    Scene scene = {.phase = phase, .hands = {"", answer}, .lead = lead};
    scene.prize = phase == CLAIM_RECRUIT ? "G1" : NULL;
    ClaimState state = scene_state(scene);
    action[5] = answer[0];
    action[6] = answer[1];
    return preview(&state, action);
}

static void previews_of_an_answer_in_phase_1(void **unused)
{
    assert_string_equal(preview_of_answer(CLAIM_RECRUIT, "G9", "K2"),
                        "Your Knight beats the Goblin: you win the trick. / "
                        "G1 joins your followers. / seat 0 draws a follower from the deck.");
    assert_string_equal(preview_of_answer(CLAIM_RECRUIT, "U4", "U7"),
                        "The higher value: you win the trick. / To your score pile: U4 U7. / "
                        "G1 joins your followers. / seat 0 draws a follower from the deck.");
    assert_string_equal(preview_of_answer(CLAIM_RECRUIT, "U3", "D8"),
                        "Your Doppelgänger counts as Undead 8. / "
                        "The higher value: you win the trick. / To your score pile: U3. / "
                        "G1 joins your followers. / seat 0 draws a follower from the deck.");
    assert_string_equal(preview_of_answer(CLAIM_RECRUIT, "W5", "D5"),
                        "Your Doppelgänger counts as Dwarf 5. / "
                        "Equal values: the leader, seat 0, wins the trick. / "
                        "G1 joins the followers of seat 0. / You draw a follower from the deck.");
    assert_string_equal(preview_of_answer(CLAIM_RECRUIT, "K9", "K3"),
                        "The lower value: seat 0 wins the trick. / "
                        "G1 joins the followers of seat 0. / You draw a follower from the deck.");
    assert_string_equal(preview_of_answer(CLAIM_RECRUIT, "D0", "U9"),
                        "Another faction cannot win: seat 0 wins the trick. / "
                        "To the score pile of seat 0: U9. / "
                        "G1 joins the followers of seat 0. / You draw a follower from the deck.");
}

static void previews_of_an_answer_in_phase_2(void **unused)
{
    assert_string_equal(preview_of_answer(CLAIM_SUPPORT, "W5", "K9"),
                        "Another faction cannot win: seat 0 wins the trick. / "
                        "To your score pile: W5. / To the score pile of seat 0: K9.");
    assert_string_equal(preview_of_answer(CLAIM_SUPPORT, "W3", "W7"),
                        "The higher value: you win the trick. / "
                        "To the score pile of seat 0: W3 W7.");
    assert_string_equal(preview_of_answer(CLAIM_SUPPORT, "G0", "G0"),
                        "Equal values: the leader, seat 0, wins the trick. / "
                        "To the score pile of seat 0: G0 G0.");
}

static void events_of_a_lead(void **unused)
{
    ClaimState state = scene_state((Scene){.leader = 1, .hands = {"K2 K3", "G0 G0"}});
    assert_string_equal(events_text(&state, "G0", 0), "G0 hands/1>lead@0");
}

/* Undead to the winner's score pile, the rest discarded, the prize, the draw, the next prize. */
static void events_of_a_trick_of_phase_1(void **unused)
{
    ClaimState state =
        scene_state((Scene){.hands = {"U3 K3", "D8 K5"}, .prize = "G1", .deck = "W4 G0 D1"});
    play(&state, "U3");
    assert_string_equal(events_text(&state, "D8", 0),
                        "D8 hands/1>lead@1; double 2; high 8; win 1; U3 lead@0>score/1; "
                        "D8 lead@0>discard; G1 prize@0>followers/1; W4 deck@0>followers/0; "
                        "G0 deck@0>prize@0; trick 13");
    assert_string_equal(events_text(&state, "D8", 1),
                        "D8 hands/1>lead@1; double 2; high 8; win 1; U3 lead@0>score/1; "
                        "D8 lead@0>discard; G1 prize@0>followers/1; ? deck@0>followers/0; "
                        "G0 deck@0>prize@0; trick 13");
}

static void events_of_a_trick_of_phase_2(void **unused)
{
    ClaimState state =
        scene_state((Scene){.phase = CLAIM_SUPPORT, .hands = {"W5 K3", "K9 U5"}, .lead = NULL});
    play(&state, "W5");
    assert_string_equal(events_text(&state, "K9", 0),
                        "K9 hands/1>lead@1; off 3; win 0; W5 lead@0>score/1; "
                        "K9 lead@0>score/0; trick 13");
}

static void assert_reason(const char *lead, const char *answer, const char *reason)
{
    ClaimState state =
        scene_state((Scene){.phase = CLAIM_SUPPORT, .hands = {"", answer}, .lead = lead});
    const char *events = events_text(&state, answer, SEAT_NONE);
    if (!strstr(events, reason)) {
        fail_msg("\"%s\" is not in \"%s\"", reason, events);
    }
}

static void events_say_who_wins_and_why(void **unused)
{
    assert_reason("G9", "K2", "lead@1; knight 1; win 1; ");
    assert_reason("G9", "U9", "lead@1; off 0; win 0; ");
    assert_reason("D5", "K9", "lead@1; off 4; win 0; ");
    assert_reason("G0", "G0", "lead@1; tie 0; win 0; ");
    assert_reason("W5", "D5", "lead@1; double 3; tie 5; win 0; ");
    assert_reason("K4", "D9", "lead@1; double 1; high 9; win 1; ");
    assert_reason("G9", "D3", "lead@1; double 0; high 9; win 0; ");
    assert_reason("D2", "D9", "lead@1; high 9; win 1; ");
}

static void events_begin_phase_2(void **unused)
{
    ClaimState state = scene_state(
        (Scene){.hands = {"K5", "K6"},
                .prize = "G0",
                .deck = "W9",
                .prizes = {"G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 K2 K3", "U0 U1 U2 U3 U4 U5 U6 U7 U8 U9"},
                .drawn = {"", "W1 W2"}});
    play(&state, "K5");
    assert_string_equal(events_text(&state, "K6", 1),
                        "K6 hands/1>lead@1; high 6; win 1; K5 lead@0>discard; K6 lead@0>discard; "
                        "G0 prize@0>followers/1; ? deck@0>followers/0; support 1; "
                        "G0 followers/0>hands/0; G1 followers/0>hands/0; G2 followers/0>hands/0; "
                        "G3 followers/0>hands/0; G4 followers/0>hands/0; G5 followers/0>hands/0; "
                        "G6 followers/0>hands/0; G7 followers/0>hands/0; G8 followers/0>hands/0; "
                        "G9 followers/0>hands/0; K2 followers/0>hands/0; K3 followers/0>hands/0; "
                        "W9 followers/0>hands/0; "
                        "G0 followers/1>hands/1; U0 followers/1>hands/1; U1 followers/1>hands/1; "
                        "U2 followers/1>hands/1; U3 followers/1>hands/1; U4 followers/1>hands/1; "
                        "U5 followers/1>hands/1; U6 followers/1>hands/1; U7 followers/1>hands/1; "
                        "U8 followers/1>hands/1; U9 followers/1>hands/1; W1 followers/1>hands/1; "
                        "W2 followers/1>hands/1; trick 1");
}

static void events_end_the_game(void **unused)
{
    ClaimState state =
        scene_state((Scene){.phase = CLAIM_SUPPORT,
                            .hands = {"D0", "D1"},
                            .score = {"U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 W0 W1 W2 W3 W4 W5 W6 W7 W8 W9",
                                      "D2 D3 D4 D5 D6 D7 D8 D9 K4 K5 K6 K7 K8 K9"}});
    play(&state, "D0");
    assert_string_equal(events_text(&state, "D1", 0),
                        "D1 hands/1>lead@1; high 1; win 1; D0 lead@0>score/1; "
                        "D1 lead@0>score/1; over 1; vote-goblin -1; vote-knight 1; "
                        "vote-undead 0; vote-dwarf 0; vote-doppelganger 1; result -1; end");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refusals_say_why),
        cmocka_unit_test(refusals_name_the_faction_to_follow),
        cmocka_unit_test(nothing_can_be_played_after_the_end),
        cmocka_unit_test(previews_of_a_lead_in_phase_1),
        cmocka_unit_test(previews_of_a_lead_leave_out_what_is_known),
        cmocka_unit_test(previews_of_a_lead_in_phase_2),
        cmocka_unit_test(previews_count_knights_of_a_hand_without_goblins),
        cmocka_unit_test(previews_of_an_answer_in_phase_1),
        cmocka_unit_test(previews_of_an_answer_in_phase_2),
        cmocka_unit_test(events_of_a_lead),
        cmocka_unit_test(events_of_a_trick_of_phase_1),
        cmocka_unit_test(events_of_a_trick_of_phase_2),
        cmocka_unit_test(events_say_who_wins_and_why),
        cmocka_unit_test(events_begin_phase_2),
        cmocka_unit_test(events_end_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
