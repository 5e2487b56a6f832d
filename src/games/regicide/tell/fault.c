/* What is wrong with an action that was far worse than another, in one sentence: the weightiest
 * difference between what the two are certain to do. */
#include "regicide/state.h"
#include "regicide/tell.h"

typedef struct Pair {
    const RegicideView *view;
    Action chosen, best;
    RegicideForecast after, best_after;
    Message *why;
} Pair;

/* The cards of the hand that stay after an action of cards. */
static CardSet kept_by(const Pair *pair, Action action)
{
    if (regicide_game.names.verbs[action_verb(action)].form == VERB_CARD_SET) {
        return pair->view->hand & ~action_cards(action);
    }
    return pair->view->hand;
}

static bool fault_unpaid(const Pair *pair)
{
    if (pair->after.risk == pair->best_after.risk) {
        return false;
    }
    switch (pair->after.risk) {
    case REGICIDE_SAFE:
        return false;
    case REGICIDE_COSTS_MEDAL:
        return message_give(pair->why, message_of(N_("That costs a Jester, and a medal with it.")));
    case REGICIDE_LOSES:
        if (action_verb(pair->chosen) == REGICIDE_DISCARD && kept_by(pair, pair->chosen)) {
            return message_give(pair->why,
                                message_of(N_("No card left in your hand saves the game.")));
        }
        return message_give(pair->why,
                            message_of(N_("The cards left in your hand do not cover the attack.")));
    }
    return false;
}

static bool fault_spared(const Pair *pair)
{
    return pair->best_after.defeats && !pair->after.defeats &&
           message_give(pair->why, MESSAGE(N_("The {card} could have been defeated at once."),
                                           value_card(pair->view->table.enemy)));
}

/* More than another payment would have taken. */
static bool fault_overpaid(const Pair *pair)
{
    bool pays = action_verb(pair->chosen) == REGICIDE_DISCARD &&
                action_verb(pair->best) == REGICIDE_DISCARD;
    int more = pays ? regicide_values(action_cards(pair->chosen)) -
                          regicide_values(action_cards(pair->best))
                    : 0;
    return more > 0 &&
           message_give(pair->why, MESSAGE(N_("Another choice would have cost {n} less."),
                                           value_number(more)));
}

/* A suit of which nothing stays in the hand, though the other choice would have kept some: first
 * the one that brings new cards. */
static bool fault_last(const Pair *pair)
{
    static const unsigned order[] = {REGICIDE_DIAMONDS, REGICIDE_SPADES, REGICIDE_HEARTS,
                                     REGICIDE_CLUBS};
    unsigned left = regicide_suits(kept_by(pair, pair->chosen));
    unsigned lost = regicide_suits(kept_by(pair, pair->best)) & ~left;
    for (unsigned i = 0; i < 4; i++) {
        if (lost >> order[i] & 1) {
            return message_give(pair->why,
                                MESSAGE(N_("That used up the last of this suit: {suit}."),
                                        value_word((int)order[i])));
        }
    }
    return false;
}

static bool fault_yield(const Pair *pair)
{
    return action_verb(pair->chosen) == REGICIDE_YIELD &&
           message_give(
               pair->why,
               message_of(N_("Yielding left the enemy unhurt, and it attacks all the same.")));
}

bool regicide_fault(const void *memory, Action action, Action best, Message *why)
{
    Pair pair = {.view = memory, .chosen = action, .best = best, .why = why};
    regicide_foresee(memory, action, &pair.after);
    regicide_foresee(memory, best, &pair.best_after);
    return fault_unpaid(&pair) || fault_spared(&pair) || fault_yield(&pair) ||
           fault_overpaid(&pair) || fault_last(&pair);
}
