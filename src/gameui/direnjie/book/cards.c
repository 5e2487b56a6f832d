/* What the rules say of one card of Di Renjie, in the sentences of the page of rules. */
#include "direnjie/pieces.h"

#include "games/direnjie.h"

#define EMPRESS       6 /* the number of the Target that matches every request */
#define SUMMARY_BONUS 5 /* the line of the summary about the first category */

static void add(const Wording *wording, const char *sentence, Text *out)
{
    if (out->length > 0) {
        text_append(out, "\n");
    }
    text_append(out, tr(wording->catalogue, sentence));
}

static void identity_words(const Wording *wording, Card card, Text *out)
{
    unsigned category = (unsigned)direnjie_category(card);
    add(wording,
        N_("One of sixteen different cards, three copies of each. One card of every category is "
           "set aside: the killer's secret mission."),
        out);
    add(wording, direnjie_submits[0].text, out);
    add(wording, summary_direnjie.lines[SUMMARY_BONUS + category].text, out);
    if (direnjie_number(card) == EMPRESS) {
        add(wording, direnjie_requests[1].text, out);
    }
}

void direnjie_card_words(const Wording *wording, Card card, const void *view, Text *out)
{
    (void)view;
    if (direnjie_is_identity(card)) {
        identity_words(wording, card, out);
    } else if (card == DIRENJIE_KILLER_CARD) {
        add(wording, direnjie_killers[0].text, out);
        add(wording, direnjie_killers[1].text, out);
    } else {
        add(wording, direnjie_submits[0].text, out);
        add(wording, direnjie_requests[1].text, out);
    }
}
