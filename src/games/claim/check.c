/* The invariants of a state, for developers, tests, and positions that come from outside. Each
 * question may rely on those asked before it. Which positions play can reach is not asked. */
#include "claim/state.h"

#include "base/limits.h"

#include <stddef.h>

#define SETS 9 /* of cards, in a state */

static bool is_card(Card card)
{
    return card == 0 || (card >= 5 && card < CLAIM_CARDS);
}

static const char *check_table(const ClaimState *state)
{
    const ClaimTable *table = &state->table;
    if (table->phase > CLAIM_OVER || table->leader >= CLAIM_SEATS) {
        return "the phase or the leader is out of range";
    }
    if (table->trick < 1 || table->trick > CLAIM_TRICKS) {
        return "the trick is out of range";
    }
    if (table->phase == CLAIM_OVER && table->trick != CLAIM_TRICKS) {
        return "the game is over before the last trick";
    }
    if (table->phase == CLAIM_RECRUIT ? !is_card(table->prize) : table->prize != CARD_NONE) {
        return "a prize must lie in the first phase, and only then";
    }
    if (table->lead != CARD_NONE && (!is_card(table->lead) || table->phase == CLAIM_OVER)) {
        return "the lead is not a card";
    }
    return NULL;
}

static const char *check_deck(const ClaimState *state)
{
    for (unsigned i = 0; i < CLAIM_DECK_MAX; i++) {
        Card card = state->deck[i];
        if (i < claim_deck_count(&state->table) ? !is_card(card) : card != 0) {
            return "the deck holds something that is no card";
        }
    }
    return NULL;
}

static const char *check_counts(const ClaimState *state)
{
    const ClaimTable *table = &state->table;
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        if ((unsigned)set_count(state->hands[seat]) != claim_hand_count(table, seat)) {
            return "a hand does not hold as many cards as the trick says";
        }
        int followers = set_count(table->prizes[seat]) + set_count(state->drawn[seat]);
        if ((unsigned)followers != claim_follower_count(table)) {
            return "the followers are not as many as the trick says";
        }
    }
    return NULL;
}

/* Goblins 0 count up in the lowest bits, so the number of cards tells whether one is doubled. */
static const char *check_cards(const ClaimState *state)
{
    const ClaimTable *table = &state->table;
    const CardSet sets[SETS] = {state->hands[0], state->hands[1],  state->drawn[0],
                                state->drawn[1], table->prizes[0], table->prizes[1],
                                table->score[0], table->score[1],  table->discard};
    Card singles[CLAIM_DECK_MAX + 2] = {table->prize, table->lead};
    unsigned deck_count = claim_deck_count(table);
    CardSet all = 0;
    int count = 0;
    for (unsigned i = 0; i < SETS; i++) {
        CardSet zeros = sets[i] & GOBLIN_ZEROS;
        if (sets[i] & ~ALL_CARDS || zeros & (zeros + 1)) {
            return "a set of cards is not well formed";
        }
        all = claim_join(all, sets[i]);
        count += set_count(sets[i]);
    }
    for (unsigned i = 0; i < deck_count; i++) {
        singles[i + 2] = state->deck[i];
    }
    for (unsigned i = 0; i < deck_count + 2; i++) {
        if (singles[i] != CARD_NONE) {
            all = claim_add(all, singles[i]);
            count++;
        }
    }
    if (all == ALL_CARDS && count == CLAIM_CARDS) {
        return NULL;
    }
    return "a card is missing or in two places";
}

/* CL-11, CL-14: what the first phase left behind. */
static const char *check_piles(const ClaimState *state)
{
    const ClaimTable *table = &state->table;
    CardSet undead = claim_cards_of(CLAIM_UNDEAD), score = table->score[0] | table->score[1];
    int kept = 2 * CLAIM_TRICKS - set_count(table->discard);
    if (table->discard & undead) {
        return "an Undead is discarded";
    }
    if (table->phase == CLAIM_RECRUIT) {
        if (score & ~undead) {
            return "only Undead can be scored in the first phase";
        }
        return NULL;
    }
    if (kept < 0 || kept > set_count(score & undead)) {
        return "the first phase discarded another number of cards";
    }
    return NULL;
}

/* A position from outside need not say who won the tricks before it. */
static const char *check_won(const ClaimState *state)
{
    const ClaimTable *table = &state->table;
    unsigned over = table->trick - 1u + (table->phase == CLAIM_OVER);
    if (table->won[0] & table->won[1] || (table->won[0] | table->won[1]) >> over) {
        return "a trick is won that is not over, or by both";
    }
    return NULL;
}

static const char *check_memory(const ClaimState *state)
{
    const ClaimTable *table = &state->table;
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        bool recruiting = table->phase == CLAIM_RECRUIT;
        if (table->voids[seat] >> CLAIM_FACTIONS || (!recruiting && table->voids[seat])) {
            return "a shown void is out of range";
        }
        for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
            CardSet cards = state->hands[seat] & claim_cards_of((ClaimFaction)faction);
            if (table->voids[seat] >> faction & 1 && cards) {
                return "a hand holds a faction that it has shown not to hold";
            }
        }
    }
    return NULL;
}

const char *claim_check(const void *memory)
{
    static const char *(*const checks[])(const ClaimState *) = {
        check_table, check_deck, check_cards, check_counts, check_piles, check_won, check_memory,
    };
    const char *broken = NULL;
    for (size_t i = 0; i < COUNT_OF(checks) && !broken; i++) {
        broken = checks[i](memory);
    }
    return broken;
}
