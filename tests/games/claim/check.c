/* What Game.check finds: each way to break a position is named, and a sound one is accepted. */
#include "scene.h"

typedef void (*Breaker)(ClaimState *state);

/* Phase 1, trick 12: hands K2 G3 and K4 W5, prize G1, one Undead scored. */
static ClaimState recruiting(void)
{
    return scene_state((Scene){.hands = {"K2 G3", "K4 W5"}, .prize = "G1", .score = {"U3"}});
}

static ClaimState supporting(void)
{
    return scene_state((Scene){.phase = CLAIM_SUPPORT, .hands = {"K2 G3", "K4 W5"}});
}

static void assert_broken(ClaimState state, Breaker breaker, const char *problem)
{
    assert_null(claim_game.check(&state));
    breaker(&state);
    const char *found = claim_game.check(&state);
    assert_non_null(found);
    assert_string_equal(found, problem);
}

static void phase_too_high(ClaimState *state)
{
    state->table.phase = 3;
}

static void leader_too_high(ClaimState *state)
{
    state->table.leader = 2;
}

static void trick_0(ClaimState *state)
{
    state->table.trick = 0;
}

static void trick_14(ClaimState *state)
{
    state->table.trick = 14;
}

static void over_too_early(ClaimState *state)
{
    state->table.phase = CLAIM_OVER;
}

static void no_prize(ClaimState *state)
{
    state->table.prize = CARD_NONE;
}

static void prize_in_phase_2(ClaimState *state)
{
    state->table.prize = 7;
}

static void lead_is_no_card(ClaimState *state)
{
    state->table.lead = 52;
}

static void another_copy_leads(ClaimState *state)
{
    state->table.lead = 3;
}

static void deck_holds_no_card(ClaimState *state)
{
    state->deck[1] = 60;
}

static void deck_goes_on(ClaimState *state)
{
    state->deck[20] = 9;
}

static void card_in_two_places(ClaimState *state)
{
    state->hands[0] = claim_add(state->hands[0], card_of("K4"));
}

static void card_missing(ClaimState *state)
{
    state->hands[0] = claim_remove(state->hands[0], card_of("G3"));
}

static void card_replaced(ClaimState *state)
{
    state->hands[0] = cards_of("K2 K4");
}

static void copies_not_counted_up(ClaimState *state)
{
    state->hands[0] |= 1 << 3;
}

static void beyond_the_cards(ClaimState *state)
{
    state->hands[0] |= card_bit(52);
}

static void card_given_away(ClaimState *state)
{
    state->hands[0] = cards_of("K2");
    state->hands[1] = cards_of("G3 K4 W5");
}

static void follower_given_away(ClaimState *state)
{
    Card card = claim_first(state->drawn[0]);
    state->drawn[0] = claim_remove(state->drawn[0], card);
    state->drawn[1] = claim_add(state->drawn[1], card);
}

static void undead_discarded(ClaimState *state)
{
    state->table.score[0] = claim_remove(state->table.score[0], card_of("U3"));
    state->table.discard = claim_add(state->table.discard, card_of("U3"));
}

static void discard_scored(ClaimState *state)
{
    Card card = claim_first(state->table.discard);
    state->table.discard = claim_remove(state->table.discard, card);
    state->table.score[1] = claim_add(state->table.score[1], card);
}

static void void_of_a_sixth_faction(ClaimState *state)
{
    state->table.voids[1] = 1 << 5;
}

static void void_that_is_held(ClaimState *state)
{
    state->table.voids[1] = 1 << CLAIM_DWARF;
}

static void void_in_phase_2(ClaimState *state)
{
    state->table.voids[1] = 1 << CLAIM_UNDEAD;
}

static void trick_won_by_both(ClaimState *state)
{
    state->table.won[0] = 1 << 2;
    state->table.won[1] = 1 << 2;
}

/* Trick 12 is not over. */
static void trick_won_too_early(ClaimState *state)
{
    state->table.won[1] = 1 << 11;
}

static void broken_positions(void **unused)
{
    const struct {
        ClaimState (*state)(void);
        Breaker breaker;
        const char *problem;
    } cases[] = {
        {recruiting, phase_too_high, "the phase or the leader is out of range"},
        {recruiting, leader_too_high, "the phase or the leader is out of range"},
        {recruiting, trick_0, "the trick is out of range"},
        {recruiting, trick_14, "the trick is out of range"},
        {supporting, over_too_early, "the game is over before the last trick"},
        {recruiting, no_prize, "a prize must lie in the first phase, and only then"},
        {supporting, prize_in_phase_2, "a prize must lie in the first phase, and only then"},
        {recruiting, lead_is_no_card, "the lead is not a card"},
        {recruiting, another_copy_leads, "the lead is not a card"},
        {recruiting, deck_holds_no_card, "the deck holds something that is no card"},
        {recruiting, deck_goes_on, "the deck holds something that is no card"},
        {recruiting, card_in_two_places, "a card is missing or in two places"},
        {recruiting, card_missing, "a card is missing or in two places"},
        {recruiting, card_replaced, "a card is missing or in two places"},
        {recruiting, copies_not_counted_up, "a set of cards is not well formed"},
        {recruiting, beyond_the_cards, "a set of cards is not well formed"},
        {recruiting, card_given_away, "a hand does not hold as many cards as the trick says"},
        {recruiting, follower_given_away, "the followers are not as many as the trick says"},
        {recruiting, undead_discarded, "an Undead is discarded"},
        {recruiting, discard_scored, "only Undead can be scored in the first phase"},
        {supporting, discard_scored, "the first phase discarded another number of cards"},
        {recruiting, trick_won_by_both, "a trick is won that is not over, or by both"},
        {recruiting, trick_won_too_early, "a trick is won that is not over, or by both"},
        {supporting, trick_won_too_early, "a trick is won that is not over, or by both"},
        {recruiting, void_of_a_sixth_faction, "a shown void is out of range"},
        {supporting, void_in_phase_2, "a shown void is out of range"},
        {recruiting, void_that_is_held, "a hand holds a faction that it has shown not to hold"},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_broken(cases[i].state(), cases[i].breaker, cases[i].problem);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(broken_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
