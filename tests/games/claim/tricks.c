/* CL-3 … CL-14: leading, following, who wins a trick, and where its cards go in either phase. */
#include "scene.h"

#include <string.h>

/* The rules' table of tricks, whole. */
typedef struct Row {
    const char *lead, *answer;
    bool answer_wins;
    const char *scored;      /* phase 1: by the winner */
    const char *to_leader;   /* phase 2 */
    const char *to_answerer; /* phase 2 */
} Row;

static const Row rows[] = {
    {"G0", "G0", false, "", "G0 G0", ""},   {"G9", "K2", true, "", "", "G9 K2"},
    {"K2", "G9", false, "", "K2 G9", ""},   {"W5", "K9", false, "", "K9", "W5"},
    {"W5", "D5", false, "", "D5", "W5"},    {"W5", "D6", true, "", "W5", "D6"},
    {"W3", "W7", true, "", "W3 W7", ""},    {"K4", "D9", true, "", "", "K4 D9"},
    {"K4", "W9", false, "", "K4", "W9"},    {"U4", "U7", true, "U4 U7", "", "U4 U7"},
    {"U7", "G9", false, "U7", "U7 G9", ""}, {"G1", "U9", false, "U9", "G1 U9", ""},
    {"U3", "D8", true, "U3", "", "U3 D8"},  {"D2", "D9", true, "", "", "D2 D9"},
    {"D0", "K9", false, "", "D0 K9", ""},   {"D0", "U9", false, "U9", "D0 U9", ""},
    {"G9", "D9", false, "", "G9 D9", ""},
};

#define ROWS (sizeof rows / sizeof rows[0])

/* A second card that changes nothing: of no faction that may be led here but its own. */
static char *with_spare(char out[6], const char *card, const char *lead)
{
    const char *spare = lead[0] == 'K' ? "W1" : "K3";
    out[0] = card[0];
    out[1] = card[1];
    out[2] = ' ';
    out[3] = spare[0];
    out[4] = spare[1];
    out[5] = '\0';
    return out;
}

/* The trick before the last of a phase: the row's cards and one spare card each. */
static ClaimState row_state(const Row *row, ClaimPhase phase, Seat leader)
{
    char lead_hand[6], answer_hand[6];
    Scene scene = {.phase = phase, .leader = leader};
    scene.hands[leader] = with_spare(lead_hand, row->lead, "K");
    scene.hands[1 - leader] = with_spare(answer_hand, row->answer, row->lead);
    if (row->lead[0] == 'K') {
        lead_hand[4] = '2'; /* W2, since W1 is the other's spare */
    }
    if (phase == CLAIM_RECRUIT) {
        scene.prize = "G5";
        scene.deck = "W8 D7";
    }
    return scene_state(scene);
}

static void play_row(ClaimState *state, const Row *row)
{
    play(state, row->lead);
    play(state, row->answer);
}

static void table_of_tricks_in_phase_1(void **unused)
{
    for (unsigned i = 0; i < 2 * ROWS; i++) {
        const Row *row = &rows[i / 2];
        Seat leader = i % 2, winner = row->answer_wins ? 1 - leader : leader;
        ClaimState before = row_state(row, CLAIM_RECRUIT, leader), after = before;
        play_row(&after, row);
        assert_int_equal(after.table.leader, winner); /* CL-12 */
        assert_int_equal(after.table.score[winner], cards_of(row->scored));
        assert_int_equal(after.table.score[1 - winner], 0);
        int discarded = 2 - set_count(cards_of(row->scored));
        assert_int_equal(set_count(after.table.discard),
                         set_count(before.table.discard) + discarded);
        assert_int_equal(after.table.discard & cards_of(row->scored), 0);
    }
}

static void table_of_tricks_in_phase_2(void **unused)
{
    for (unsigned i = 0; i < 2 * ROWS; i++) {
        const Row *row = &rows[i / 2];
        Seat leader = i % 2, answerer = 1 - leader;
        ClaimState before = row_state(row, CLAIM_SUPPORT, leader), after = before;
        play_row(&after, row);
        assert_int_equal(after.table.leader, row->answer_wins ? answerer : leader);
        assert_int_equal(after.table.score[leader],
                         claim_join(before.table.score[leader], cards_of(row->to_leader)));
        assert_int_equal(after.table.score[answerer],
                         claim_join(before.table.score[answerer], cards_of(row->to_answerer)));
        assert_int_equal(after.table.discard, before.table.discard);
    }
}

/* Tricks 12 and 13 of the first phase, then the first of the second: seats 1, 0 and 0 win. */
static void who_won_is_remembered_in_each_phase(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"K2 G8", "K4 G3"},
                                           .prize = "G5",
                                           .deck = "W1 W9 W8",
                                           .prizes = {"K9"},
                                           .drawn = {NULL, "K3"}});
    assert_int_equal(state.table.won[0] | state.table.won[1], 0);
    play(&state, "K2 K4");
    assert_int_equal(state.table.won[0], 0);
    assert_int_equal(state.table.won[1], 1 << 11);
    assert_int_equal(view_of(&state, 0).table.won[1], 1 << 11);
    play(&state, "G3 G8");
    assert_int_equal(state.table.phase, CLAIM_SUPPORT);
    assert_int_equal(state.table.won[0] | state.table.won[1], 0);
    play(&state, "K9 K3");
    assert_int_equal(state.table.won[0], 1);
    assert_int_equal(state.table.won[1], 0);
}

/* The first trick of four: the second seat's legal cards for a hand and a lead. */
static const char *answers_of(const char *hand, const char *lead, const char *rest)
{
    static ClaimState state;
    state = scene_state((Scene){.hands = {rest, hand}, .lead = lead});
    return legal_text(&state);
}

static void legality_vectors(void **unused)
{
    assert_string_equal(answers_of("G3 K7 D1 U0", "G5", "W1 W2 W3"), "G3 D1");
    assert_string_equal(answers_of("G3 K7 D1 U0", "W5", "W1 W2 W3"), "G3 K7 U0 D1");
    assert_string_equal(answers_of("G3 K7 D1 U0", "D4", "W1 W2 W3"), "D1");
    assert_string_equal(answers_of("G3 K7 D1 U0", "K2", "W1 W2 W3"), "K7 D1");
    assert_string_equal(answers_of("K7 D1 U0", "G5", "W1 W2"), "K7 U0 D1");
}

static void cl3_the_top_card_is_the_prize(void **unused)
{
    ClaimState state =
        scene_state((Scene){.hands = {"K2 K3", "K4 K5"}, .prize = "G1", .deck = "U1 W1 D9"});
    play(&state, "K2 K4");
    assert_int_equal(state.table.prize, card_of("W1")); /* U1 went to the loser */
    assert_string_equal(seen_text(&state, 0, CLAIM_PRIZE), "W1");
    assert_string_equal(seen_text(&state, 1, CLAIM_PRIZE), "W1");
}

static void cl4_the_leader_plays_any_card(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"G0 G0 G4 K2 U3 D5", "W1 W2 W3 W4 W5 W6"}});
    assert_int_equal(claim_game.actors(&state), seat_bit(0));
    assert_string_equal(legal_text(&state), "G0 G4 K2 U3 D5");
    assert_string_equal(texts_legal(&claim_game, &state, 1), "");
    play(&state, "K2");
    assert_int_equal(claim_game.actors(&state), seat_bit(1));
    assert_string_equal(texts_legal(&claim_game, &state, 0), "");
    assert_int_equal(state.table.lead, card_of("K2"));
}

static void cl5_holding_the_faction_means_following(void **unused)
{
    assert_string_equal(answers_of("U1 U9 W1", "U5", "K2 K3"), "U1 U9");
    assert_string_equal(answers_of("U1 D0 D9", "U5", "K2 K3"), "U1 D0 D9");
    assert_string_equal(answers_of("D0 W1 G1", "U5", "K2 K3"), "G1 W1 D0");
    assert_string_equal(answers_of("G0 G0 K9", "G5", "K2 K3"), "G0");
    assert_string_equal(answers_of("G1 K9 U1", "G0", "K2 K3"), "G1");
}

static void cl6_a_led_doppelganger_is_a_faction(void **unused)
{
    assert_string_equal(answers_of("G1 K2 D3 D7", "D5", "W1 W2 W3"), "D3 D7");
}

static void cl6_only_a_doppelganger_can_win(void **unused)
{
    assert_int_equal(claim_beating(card_of("D5")), cards_of("D6 D7 D8 D9"));
}

/* CL-7 and CL-9 as sets: what beats a lead. */
static void cl7_what_beats_a_lead(void **unused)
{
    assert_int_equal(claim_beating(card_of("U7")), cards_of("U8 U9 D8 D9"));
    assert_int_equal(claim_beating(card_of("K9")), 0);
    assert_int_equal(claim_beating(card_of("W0")),
                     cards_of("W1 W2 W3 W4 W5 W6 W7 W8 W9 D1 D2 D3 D4 D5 D6 D7 D8 D9"));
    assert_int_equal(claim_beating(card_of("G8")), cards_of("G9 K2 K3 K4 K5 K6 K7 K8 K9 D9"));
    assert_int_equal(claim_beating(card_of("G0")) & claim_cards_of(CLAIM_GOBLIN),
                     cards_of("G0 G0 G0 G0 G0 G1 G2 G3 G4 G5 G6 G7 G8 G9") &
                         ~cards_of("G0 G0 G0 G0 G0"));
    assert_int_equal(claim_beating(card_of("D9")), 0);
}

static void cl8_a_knight_only_without_goblins(void **unused)
{
    assert_string_equal(answers_of("G1 K9", "G9", "W1"), "G1");
    assert_string_equal(answers_of("G1 K9 D0", "G9", "W1 W2"), "G1 D0");
    ClaimState state = scene_state((Scene){.hands = {"W1", "K2 D0"}, .lead = "G9"});
    assert_string_equal(legal_text(&state), "K2 D0");
    play(&state, "K2");
    assert_int_equal(state.table.leader, 1);
}

static void cl10_prize_to_the_winner_next_card_to_the_loser(void **unused)
{
    Scene scene = {.hands = {"K2 K3", "K4 W5"}, .prize = "G1", .deck = "U1 W1 D9"};
    ClaimState before = scene_state(scene), after = before;
    play(&after, "K2 K4");
    assert_int_equal(after.table.prizes[1], cards_of("G1"));
    assert_int_equal(after.drawn[1], before.drawn[1]);
    assert_int_equal(after.drawn[0], claim_add(before.drawn[0], card_of("U1")));
    assert_int_equal(after.table.prizes[0], 0);
    assert_int_equal(after.hands[0], cards_of("K3"));
    assert_int_equal(after.hands[1], cards_of("W5"));
    assert_int_equal(claim_deck_count(&before.table), 3);
    assert_int_equal(claim_deck_count(&after.table), 1);
    assert_int_equal(after.deck[0], card_of("D9"));
}

static void cl11_undead_taken_are_followers(void **unused)
{
    ClaimState state =
        scene_state((Scene){.hands = {"K5 K3", "K4 W5"}, .prize = "U1", .deck = "U2 W1 D9"});
    play(&state, "K5 K4");
    assert_int_equal(state.table.prizes[0], cards_of("U1"));
    assert_int_equal(state.drawn[1] & claim_cards_of(CLAIM_UNDEAD) & cards_of("U2"),
                     cards_of("U2"));
    assert_int_equal(state.table.score[0] | state.table.score[1], 0);
}

static void cl11_other_cards_are_discarded(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"U5 K3", "D4 W5"}});
    CardSet discard = state.table.discard;
    play(&state, "U5 D4");
    assert_int_equal(state.table.discard, discard | cards_of("D4"));
    assert_int_equal(state.table.score[0], cards_of("U5"));
}

/* The card that answered is discarded after the one that led: it lies on top of a Doppelgänger of
 * the trick before, which is higher in the order of cards. */
static void cl11_the_last_discard_lies_on_top(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"W5 K5 G1", "W3 K3 G2"}});
    play(&state, "W5 W3 K5 K3");
    const char *discards = seen_text(&state, 0, CLAIM_DISCARD);
    assert_string_equal(discards + strlen(discards) - 2, "K3");
}

static void cl12_the_winner_leads(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"K5 G3 G2", "K6 W5 W6"}});
    play(&state, "K5 K6");
    assert_int_equal(claim_game.actors(&state), seat_bit(1));
    play(&state, "W5 G3");
    assert_int_equal(claim_game.actors(&state), seat_bit(1));
}

static void cl12_the_winner_of_trick_13_leads_phase_2(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"K5", "K6"}});
    assert_int_equal(state.table.trick, 13);
    play(&state, "K5 K6");
    assert_int_equal(state.table.phase, CLAIM_SUPPORT);
    assert_int_equal(claim_game.actors(&state), seat_bit(1));
}

static void cl13_followers_become_hands(void **unused)
{
    ClaimState state = scene_state(
        (Scene){.hands = {"K5", "K6"}, .prize = "G0", .deck = "G0", .prizes = {"G0 U4", "W1 D9"}});
    CardSet followers[2] = {claim_join(state.table.prizes[0], state.drawn[0]),
                            claim_join(state.table.prizes[1], state.drawn[1])};
    play(&state, "K5 K6");
    assert_int_equal(state.hands[0], claim_add(followers[0], 0)); /* the loser's draw */
    assert_int_equal(state.hands[1], claim_add(followers[1], 0)); /* the prize */
    assert_int_equal(set_count(state.hands[0]), 13);
    assert_int_equal(set_count(state.hands[1]), 13);
    assert_int_equal(state.table.prize, CARD_NONE);
    assert_int_equal(state.table.trick, 1);
    assert_int_equal(claim_deck_count(&state.table), 0);
    assert_int_equal(claim_follower_count(&state.table), 0);
}

static void cl13_the_same_following(void **unused)
{
    Scene scene = {.phase = CLAIM_SUPPORT, .hands = {"W1 W2 W3", "G3 K7 D1 U0"}, .lead = "G5"};
    ClaimState state = scene_state(scene);
    assert_string_equal(legal_text(&state), "G3 D1");
    scene.lead = "D4";
    state = scene_state(scene);
    assert_string_equal(legal_text(&state), "D1");
}

static void cl13_nothing_is_turned_up(void **unused)
{
    ClaimState state = scene_state((Scene){.phase = CLAIM_SUPPORT, .hands = {"W1 W2", "W3 K7"}});
    play(&state, "W1 W3");
    assert_int_equal(state.table.prize, CARD_NONE);
    assert_int_equal(state.hands[0], cards_of("W2"));
    assert_int_equal(state.hands[1], cards_of("K7"));
    assert_int_equal(state.table.trick, 13);
}

static void the_game_ends_after_26_tricks(void **unused)
{
    ClaimState state = scene_state((Scene){.phase = CLAIM_SUPPORT, .hands = {"W1", "K7"}});
    Outcome outcome;
    claim_game.outcome(&state, &outcome);
    assert_false(outcome.over);
    assert_int_equal(outcome.winners, 0);
    play(&state, "W1 K7");
    claim_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(claim_game.actors(&state), 0);
    assert_string_equal(texts_legal(&claim_game, &state, 0), "");
    assert_string_equal(texts_legal(&claim_game, &state, 1), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_of_tricks_in_phase_1),
        cmocka_unit_test(table_of_tricks_in_phase_2),
        cmocka_unit_test(who_won_is_remembered_in_each_phase),
        cmocka_unit_test(legality_vectors),
        cmocka_unit_test(cl3_the_top_card_is_the_prize),
        cmocka_unit_test(cl4_the_leader_plays_any_card),
        cmocka_unit_test(cl5_holding_the_faction_means_following),
        cmocka_unit_test(cl6_a_led_doppelganger_is_a_faction),
        cmocka_unit_test(cl6_only_a_doppelganger_can_win),
        cmocka_unit_test(cl7_what_beats_a_lead),
        cmocka_unit_test(cl8_a_knight_only_without_goblins),
        cmocka_unit_test(cl10_prize_to_the_winner_next_card_to_the_loser),
        cmocka_unit_test(cl11_undead_taken_are_followers),
        cmocka_unit_test(cl11_other_cards_are_discarded),
        cmocka_unit_test(cl11_the_last_discard_lies_on_top),
        cmocka_unit_test(cl12_the_winner_leads),
        cmocka_unit_test(cl12_the_winner_of_trick_13_leads_phase_2),
        cmocka_unit_test(cl13_followers_become_hands),
        cmocka_unit_test(cl13_the_same_following),
        cmocka_unit_test(cl13_nothing_is_turned_up),
        cmocka_unit_test(the_game_ends_after_26_tricks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
