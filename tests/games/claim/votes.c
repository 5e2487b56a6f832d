/* CL-15, CL-16: the votes of the factions, and who wins by them. */
#include "scene.h"

static void cl15_votes(void **unused)
{
    const struct {
        const char *piles[2];
        ClaimFaction faction;
        Seat vote;
    } cases[] = {
        {{"U1 U2", "U9"}, CLAIM_UNDEAD, 0}, /* more cards */
        {{"U9", "U1 U2"}, CLAIM_UNDEAD, 1},
        {{"K2 K9", "K7 K8"}, CLAIM_KNIGHT, 0}, /* equal: the higher single card */
        {{"W6", "W7"}, CLAIM_DWARF, 1},
        {{"D0", ""}, CLAIM_DOPPELGANGER, 0},
        {{"", "D0"}, CLAIM_DOPPELGANGER, 1},
        {{"G0 G0", "G9"}, CLAIM_GOBLIN, 0}, /* each copy is a card */
        {{"G0 G0 G1", "G0 G0 G0"}, CLAIM_GOBLIN, 0},
        {{"G0 G8", "G0 G9"}, CLAIM_GOBLIN, 1},
        {{"G0", "G0"}, CLAIM_GOBLIN, SEAT_NONE}, /* both best cards 0 */
        {{"G0 G0", "G0 G0"}, CLAIM_GOBLIN, SEAT_NONE},
        {{"", ""}, CLAIM_GOBLIN, SEAT_NONE}, /* none at all */
        {{"", ""}, CLAIM_KNIGHT, SEAT_NONE},
        {{"U9 W9 G9", "K2"}, CLAIM_KNIGHT, 1}, /* other factions do not matter */
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CardSet score[2] = {cards_of(cases[i].piles[0]), cards_of(cases[i].piles[1])};
        assert_int_equal(claim_vote(score, cases[i].faction), cases[i].vote);
    }
}

/* Of the Knights, eight, K2 to K9; of the Goblins fourteen, five of them 0. */
static void a_vote_stands_when_nothing_can_change_it(void **unused)
{
    const struct {
        const char *piles[2], *gone;
        ClaimFaction faction;
        bool stands;
    } cases[] = {
        {{"K2 K3 K4 K5 K6", ""}, "", CLAIM_KNIGHT, true}, /* 5 to 3 at most */
        {{"K2 K3 K4 K5", ""}, "", CLAIM_KNIGHT, false},   /* 4 to 4, and the 9 is out */
        {{"K2 K3 K4 K9", ""}, "", CLAIM_KNIGHT, true},    /* 4 to 4, the 9 is here */
        {{"", "K2 K3 K4 K9"}, "", CLAIM_KNIGHT, true},
        {{"K2", ""}, "K3 K4 K5 K6 K7 K8 K9", CLAIM_KNIGHT, true},
        {{"K2", ""}, "K3 K4 K5 K6 K7 K8", CLAIM_KNIGHT, false}, /* the 9 beats the 2 */
        {{"K9", "K8"}, "K2 K3 K4 K5 K6 K7", CLAIM_KNIGHT, true},
        {{"", ""}, "", CLAIM_KNIGHT, false},
        {{"", ""}, "K2 K3 K4 K5 K6 K7 K8 K9", CLAIM_KNIGHT, true}, /* nobody's for ever */
        {{"G0 G0", "G0"}, "G1 G2 G3 G4 G5 G6 G7 G8 G9 G0", CLAIM_GOBLIN, false}, /* one 0 is out */
        {{"G0 G0 G0", "G0"}, "G1 G2 G3 G4 G5 G6 G7 G8 G9", CLAIM_GOBLIN, true},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CardSet score[2] = {cards_of(cases[i].piles[0]), cards_of(cases[i].piles[1])};
        bool stands = claim_vote_stands(score, cards_of(cases[i].gone), cases[i].faction);
        assert_int_equal(stands, cases[i].stands);
    }
}

/* Five Knights of eight, six Undead of ten, six Dwarves of ten are more than the rest of each; the
 * fifth Dwarf of ten leaves five to the other, with the 9. */
static void a_game_is_decided_by_three_votes_that_stand(void **unused)
{
    const char *two = "K2 K3 K4 K5 K6 U0 U1 U2 U3 U4 U5";
    CardSet three = cards_of("K2 K3 K4 K5 K6 U0 U1 U2 U3 U4 U5 W0 W1 W2 W3 W4 W5");
    CardSet less = cards_of("K2 K3 K4 K5 K6 U0 U1 U2 U3 U4 U5 W0 W1 W2 W3 W4");
    assert_int_equal(claim_decided((CardSet[]){three, 0}, 0), 0);
    assert_int_equal(claim_decided((CardSet[]){0, three}, 0), 1);
    assert_int_equal(claim_decided((CardSet[]){cards_of(two), 0}, 0), SEAT_NONE);
    assert_int_equal(claim_decided((CardSet[]){less, 0}, 0), SEAT_NONE);
    assert_int_equal(claim_decided((CardSet[]){less, 0}, cards_of("W9")), 0);
    assert_int_equal(claim_decided((CardSet[]){0, 0}, 0), SEAT_NONE);
}

static void highest_of_a_faction(void **unused)
{
    CardSet cards = cards_of("G0 G0 K2 K7 U9 D0");
    assert_int_equal(claim_highest(cards, CLAIM_GOBLIN), 0);
    assert_int_equal(claim_highest(cards, CLAIM_KNIGHT), 7);
    assert_int_equal(claim_highest(cards, CLAIM_UNDEAD), 9);
    assert_int_equal(claim_highest(cards, CLAIM_DWARF), -1);
    assert_int_equal(claim_highest(cards, CLAIM_DOPPELGANGER), 0);
}

#define ALL_U   "U0 U1 U2 U3 U4 U5 U6 U7 U8 U9"
#define ALL_W   "W0 W1 W2 W3 W4 W5 W6 W7 W8 W9"
#define D2_TO_9 "D2 D3 D4 D5 D6 D7 D8 D9"
#define ALL_G   "G0 G0 G0 G0 G0 G1 G2 G3 G4 G5 G6 G7 G8 G9"

/* Plays the last trick, D0 led by seat 0, D1 by seat 1, and compares. */
static void assert_result(Scene scene, SeatSet winners, int votes_0, int votes_1)
{
    scene.phase = CLAIM_SUPPORT;
    scene.hands[0] = "D0";
    scene.hands[1] = "D1";
    ClaimState state = scene_state(scene);
    Outcome outcome;
    play(&state, "D0 D1");
    claim_game.outcome(&state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, winners);
    assert_int_equal(outcome.score[0], votes_0);
    assert_int_equal(outcome.score[1], votes_1);
}

static void cl16_three_votes_win(void **unused)
{
    assert_result((Scene){.score = {ALL_U " " ALL_W " G0 G0", D2_TO_9 " K6 K7 K8 K9"}}, seat_bit(0),
                  3, 2);
    assert_result((Scene){.score = {ALL_U " " ALL_W, D2_TO_9 " K6 K7 K8 K9 G0 G0"}}, seat_bit(1), 2,
                  3);
    assert_result((Scene){.score = {"", ALL_U " " ALL_W " G0 G0 " D2_TO_9 " K6 K7 K8 K9"}},
                  seat_bit(1), 0, 5);
}

/* No Goblins at all, and one Goblin 0 each. */
static void cl16_two_votes_each_is_a_draw(void **unused)
{
    assert_result((Scene){.score = {ALL_U " " ALL_W, D2_TO_9 " K4 K5 K6 K7 K8 K9"}},
                  seat_bit(0) | seat_bit(1), 2, 2);
    assert_result((Scene){.score = {ALL_U " " ALL_W " G0", D2_TO_9 " K6 K7 K8 K9 G0"}},
                  seat_bit(0) | seat_bit(1), 2, 2);
}

/* Two void votes: no Goblins, no Knights. */
static void cl16_more_votes_win_with_void_votes(void **unused)
{
    const char *discard = ALL_G " K2 K3 K4 K5 K6 K7 K8 K9 W0 W1";
    assert_result((Scene){.discard = discard, .score = {ALL_U " W2 W3 W4 W5 W6 W7 W8 W9", D2_TO_9}},
                  seat_bit(0), 2, 1);
    assert_result((Scene){.discard = discard, .score = {ALL_U, D2_TO_9 " W2 W3 W4 W5 W6 W7 W8 W9"}},
                  seat_bit(1), 1, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cl15_votes),
        cmocka_unit_test(a_vote_stands_when_nothing_can_change_it),
        cmocka_unit_test(a_game_is_decided_by_three_votes_that_stand),
        cmocka_unit_test(highest_of_a_faction),
        cmocka_unit_test(cl16_three_votes_win),
        cmocka_unit_test(cl16_two_votes_each_is_a_draw),
        cmocka_unit_test(cl16_more_votes_win_with_void_votes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
