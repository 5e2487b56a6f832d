/* Why a card may not be played, in one sentence, read off the view. */
#include "claim/state.h"

static const char *const follow_texts[CLAIM_FACTIONS] = {
    [CLAIM_GOBLIN] = N_("You hold Goblins: follow with a Goblin or a Doppelgänger."),
    [CLAIM_KNIGHT] = N_("You hold Knights: follow with a Knight or a Doppelgänger."),
    [CLAIM_UNDEAD] = N_("You hold Undead: follow with an Undead or a Doppelgänger."),
    [CLAIM_DWARF] = N_("You hold Dwarves: follow with a Dwarf or a Doppelgänger."),
    [CLAIM_DOPPELGANGER] = N_("You hold Doppelgängers: follow with a Doppelgänger."),
};

bool claim_refuse(const void *memory, Action action, Message *why)
{
    const ClaimView *view = memory;
    const ClaimTable *table = &view->table;
    CardSet hand = view->hands[view->seat] & ~(GOBLIN_ZEROS - 1);
    Card card = action_operand(action, 0);
    if (table->phase == CLAIM_OVER) {
        *why = message_of(N_("The game is over."));
        return true;
    }
    if (view->seat != claim_active(table)) {
        Seat active = claim_active(table);
        *why = MESSAGE(N_("It is {name}'s turn."), value_seat(active));
        return true;
    }
    if (card >= CLAIM_CARDS || !(hand & card_bit(card))) {
        *why = message_of(N_("This card is not in your hand."));
        return true;
    }
    if (table->lead != CARD_NONE && !(claim_answers(hand, table->lead) & card_bit(card))) {
        *why = message_of(follow_texts[claim_faction(table->lead)]);
        return true;
    }
    return false;
}
