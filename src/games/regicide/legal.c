/* The legal actions, in ascending order because each list is grown by its highest card: sets whose
 * highest card is n come after all sets of cards below n, and among themselves in the order of
 * their lower cards. Nothing is sorted and no set is made twice.
 *
 * A play asks only for the hand, a payment for the hand and the attack left: so legality tells a
 * seat nothing that it does not know. */
#include "state.h"

#include "base/assert.h"

/* RG-8: how many cards of a combo's rank may lie below its highest: 2s three, 3s two, 4s and 5s
 * one. */
static bool is_combo_rest(unsigned rank, CardSet lower)
{
    unsigned limit = rank == 1 ? 3 : rank == 2 ? 2 : 1;
    while (lower && limit > 0) {
        lower = set_without_first(lower);
        limit--;
    }
    return lower == 0;
}

/* The combos whose highest card is `top`. */
static size_t legal_combos(CardSet hand, CardSet top, Action out[])
{
    size_t count = 0;
    unsigned rank = regicide_rank(set_first(top));
    CardSet same = hand & (UINT64_C(15) << (4 * rank)) & (top - 1);
    for (CardSet lower = -same & same; lower; lower = (lower - same) & same) {
        if (is_combo_rest(rank, lower)) {
            out[count++] = action_with_cards(REGICIDE_PLAY, lower | top);
        }
    }
    return count;
}

/* RG-6, RG-7 */
static size_t legal_plays(CardSet hand, Action out[])
{
    size_t count = 0;
    for (CardSet rest = hand; rest; rest = set_without_first(rest)) {
        CardSet top = rest & -rest;
        out[count++] = action_with_cards(REGICIDE_PLAY, top);
        CardSet animals = top & JESTERS ? 0 : hand & ANIMALS & (top - 1);
        for (; animals; animals = set_without_first(animals)) {
            out[count++] = action_with_cards(REGICIDE_PLAY, top | (animals & -animals));
        }
        if (top & COMBO_RANK) {
            count += legal_combos(hand, top, &out[count]);
        }
    }
    return count;
}

/* RG-25: a payment is a set that falls short without its highest card and suffices with it, since
 * without jesters the highest card has the largest value. `open` are the sets that fall short,
 * from which larger sets grow. A jester, worth nothing, may join any payment. */
size_t regicide_payments(const RegicidePurse *purse, Action out[], int prices[])
{
    struct {
        CardSet set;
        int sum, price;
    } open[1 << REGICIDE_HAND_MAX];
    size_t count = 0, open_count = 1;
    open[0].set = 0;
    open[0].sum = open[0].price = 0;
    for (CardSet rest = purse->hand & ~JESTERS; rest; rest = set_without_first(rest)) {
        int value = regicide_value(set_first(rest)), price = purse->prices[set_first(rest)];
        for (size_t i = 0, before = open_count; i < before; i++) {
            open[open_count].set = open[i].set | (rest & -rest);
            open[open_count].sum = open[i].sum + value;
            open[open_count].price = open[i].price + price;
            out[count] = action_with_cards(REGICIDE_DISCARD, open[open_count].set);
            prices[count] = open[open_count].price;
            bool pays = open[open_count].sum >= purse->left;
            count += pays;
            open_count += !pays;
        }
    }
    for (CardSet rest = purse->hand & JESTERS; rest; rest = set_without_first(rest)) {
        for (size_t i = 0, before = count; i < before; i++) {
            out[count] = out[i] | (rest & -rest);
            prices[count++] = prices[i] + purse->prices[set_first(rest)];
        }
    }
    return count;
}

static size_t legal_payments(const RegicideState *state, Seat seat, Action out[])
{
    static const int no_prices[REGICIDE_CARDS];
    int prices[1 << REGICIDE_HAND_MAX];
    const RegicidePurse purse = {state->hands[seat], regicide_attack_left(&state->table),
                                 no_prices};
    return regicide_payments(&purse, out, prices);
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
        count = legal_plays(state->hands[seat], out);
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
