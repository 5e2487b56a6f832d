/* The legal actions, in ascending order because each list is grown by its highest card: sets whose
 * highest card is n come after all sets of cards below n, and among themselves in the order of
 * their lower cards. Nothing is sorted and no set is made twice.
 *
 * A play asks only for the hand, a payment for the hand and the attack left: so legality tells a
 * seat nothing that it does not know. */
#include "regicide/payments.h"
#include "regicide/state.h"

#include "base/assert.h"

/* The cards that can be in a combo at all. */
static CardSet combo_cards(const RegicideTable *table)
{
    CardSet cards = COMBO_RANK;
    if (table->combo_more > 0) {
        cards = NUMBERED;
    }
    if (!regicide_has_companions(table)) {
        cards |= ANIMALS;
    }
    return cards;
}

/* RG-8, RG-32: whether so many cards of a combo's rank may lie below its highest. */
static bool is_combo_rest(int limit, int value, CardSet lower)
{
    limit -= value;
    while (lower && limit >= value) {
        lower = set_without_first(lower);
        limit -= value;
    }
    return lower == 0;
}

/* The combos of these cards whose highest card is `top`. */
static size_t legal_combos(CardSet cards, int limit, CardSet top, Action out[])
{
    size_t count = 0;
    unsigned rank = regicide_rank(set_first(top));
    int value = regicide_value(set_first(top));
    CardSet same = cards & (UINT64_C(15) << (4 * rank)) & (top - 1);
    for (CardSet lower = -same & same; lower; lower = (lower - same) & same) {
        if (is_combo_rest(limit, value, lower)) {
            out[count++] = action_with_cards(REGICIDE_PLAY, lower | top);
        }
    }
    return count;
}

/* RG-6, RG-7 */
static size_t legal_plays(const RegicideTable *table, CardSet hand, Action out[])
{
    size_t count = 0;
    CardSet combos = hand & combo_cards(table);
    CardSet companions = regicide_has_companions(table) ? hand & ANIMALS : 0;
    int limit = regicide_combo_limit(table);
    for (CardSet rest = hand; rest; rest = set_without_first(rest)) {
        CardSet top = rest & -rest;
        out[count++] = action_with_cards(REGICIDE_PLAY, top);
        CardSet animals = top & JESTERS ? 0 : companions & (top - 1);
        for (; animals; animals = set_without_first(animals)) {
            out[count++] = action_with_cards(REGICIDE_PLAY, top | (animals & -animals));
        }
        count += legal_combos(combos, limit, top, &out[count]);
    }
    return count;
}

static size_t legal_payments(const RegicideState *state, Seat seat, Action out[])
{
    const RegicidePurse purse = {state->hands[seat], regicide_attack_left(&state->table), NULL};
    return regicide_payments(&purse, out, NULL);
}

size_t regicide_legal(const void *memory, Seat seat, Action out[], size_t capacity)
{
    const RegicideState *state = memory;
    const RegicideTable *table = &state->table;
    ASSERT(capacity >= (size_t)1 << REGICIDE_HAND_MAX);
    size_t count = 0;
    if (seat != table->active) {
        return 0;
    }
    switch ((RegicidePhase)table->phase) {
    case REGICIDE_PLAYING:
        count = legal_plays(table, state->hands[seat], out);
        if (regicide_can_yield(table)) {
            out[count++] = action_bare(REGICIDE_YIELD);
        }
        break;
    case REGICIDE_SUFFERING:
        if (regicide_can_flip(table)) {
            out[count++] = action_bare(REGICIDE_FLIP);
        }
        return count + legal_payments(state, seat, out + count);
    case REGICIDE_NAMING:
        for (Seat next = 0; next < table->seats; next++) {
            out[count++] = action_with_1(REGICIDE_NEXT, next);
        }
        return count;
    case REGICIDE_OVER:
        return 0;
    }
    if (regicide_can_flip(table)) {
        out[count++] = action_bare(REGICIDE_FLIP);
    }
    return count;
}
