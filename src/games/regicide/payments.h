/* The payments of RG-25, for the legal list and for computer players, who ask most often; inline,
 * so that prices cost nothing where nobody asks for them. */
#ifndef REGICIDE_PAYMENTS_H
#define REGICIDE_PAYMENTS_H

#include "regicide/state.h"

/* What a seat pays with. */
typedef struct RegicidePurse {
    CardSet hand;
    int left;          /* of the attack */
    const int *prices; /* by card: any measure that adds up; NULL: not asked for */
} RegicidePurse;

/* A payment is a set that falls short without its highest card and suffices with it, since
 * without jesters the highest card has the largest value. `open` are the sets that fall short,
 * from which larger sets grow. In all of them the sum of the values stands where an action has its
 * verb, so that one addition adds a card and its value. */
static inline size_t payments_without_jesters(const RegicidePurse *purse, Action out[],
                                              int prices[])
{
    Action open[1 << REGICIDE_HAND_MAX], enough = action_bare((unsigned)purse->left);
    int open_prices[1 << REGICIDE_HAND_MAX];
    size_t count = 0, open_count = 1;
    open[0] = 0;
    open_prices[0] = 0;
    for (CardSet rest = purse->hand & ~JESTERS; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        Action added = action_with_cards((unsigned)regicide_value(card), card_bit(card));
        for (size_t i = 0, before = open_count; i < before; i++) {
            Action grown = open[i] + added;
            out[count] = action_with_cards(REGICIDE_DISCARD, action_cards(grown));
            open[open_count] = grown;
            if (prices) {
                prices[count] = open_prices[open_count] = open_prices[i] + purse->prices[card];
            }
            count += grown >= enough;
            open_count += grown < enough;
        }
    }
    return count;
}

/* Writes every legal payment in ascending order, and what each costs; returns their number. A
 * jester, worth nothing, may join any payment. */
static inline size_t regicide_payments(const RegicidePurse *purse, Action out[], int prices[])
{
    size_t count = payments_without_jesters(purse, out, prices);
    for (CardSet rest = purse->hand & JESTERS; rest; rest = set_without_first(rest)) {
        for (size_t i = 0, before = count; i < before; i++) {
            out[count] = out[i] | (rest & -rest);
            if (prices) {
                prices[count] = prices[i] + purse->prices[set_first(rest)];
            }
            count++;
        }
    }
    return count;
}

#endif
