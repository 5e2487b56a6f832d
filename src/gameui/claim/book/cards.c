/* What the rules say of one card of Claim, in the sentences of the page of rules. */
#include "claim/pieces.h"

#include "games/claim.h"
#include "i18n/format.h"

void claim_card_words(const Wording *wording, Card card, const void *view, Text *out)
{
    (void)view;
    static const uint8_t powers[] = {[CLAIM_GOBLIN] = 0,
                                     [CLAIM_KNIGHT] = 1,
                                     [CLAIM_UNDEAD] = 2,
                                     [CLAIM_DWARF] = 3,
                                     [CLAIM_DOPPELGANGER] = 4};
    char bytes[16];
    Text number = text_in(bytes, sizeof bytes);
    text_append_number(&number, claim_value(card));
    tr_format(
        wording->catalogue,
        N_("Value {n}. The higher value of the faction led wins the trick; if equal, the card "
           "that was led."),
        TR_VALUES(bytes), out);
    text_append(out, "\n");
    text_append(out, tr(wording->catalogue, claim_powers[powers[claim_faction(card)]].text));
}
