/* What tempts who plays Regicide for the first time: to hit as hard as possible, however much of it
 * is too much, and to pay with as few cards as possible, which are the highest ones. And what is
 * hardly ever of use to anybody: to pay with a card without which the others suffice. */
#include "regicide/state.h"
#include "regicide/think.h"

#define LAST (-1000) /* worse than any play or payment */

int regicide_tempt(const void *memory, Action action)
{
    (void)memory;
    CardSet cards = action_cards(action);
    switch ((enum RegicideVerb)action_verb(action)) {
    case REGICIDE_PLAY:
        return regicide_values(cards);
    case REGICIDE_DISCARD:
        return -(int)set_count(cards);
    case REGICIDE_YIELD:
    case REGICIDE_FLIP:
        return LAST;
    case REGICIDE_NEXT:
        return 0;
    }
    return 0;
}

bool regicide_is_idle(const void *memory, Action action)
{
    const RegicideView *view = memory;
    CardSet cards = action_cards(action);
    if (action_verb(action) != REGICIDE_DISCARD) {
        return false;
    }
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        CardSet others = cards & ~card_bit(set_first(rest));
        if (regicide_values(others) >= regicide_attack_left(&view->table)) {
            return true;
        }
    }
    return false;
}
