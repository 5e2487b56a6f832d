/* What tempts who plays Claim for the first time: to win every trick, whatever it brings, with the
 * highest card there is, and to keep high cards where none wins. */
#include "claim/state.h"

int claim_tempt(const void *memory, Action action)
{
    const ClaimView *view = memory;
    Card card = action_operand(action, 0), lead = view->table.lead;
    int value = (int)claim_value(card);
    bool wins = lead == CARD_NONE || (claim_beating(lead) & card_bit(card)) != 0;
    return wins ? 1 + value : -value;
}
