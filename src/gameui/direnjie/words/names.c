/* The names of the cards of Di Renjie, and of what is asked for. */
#include "direnjie/words.h"
#include "direnjie/words/tellings.h"

#include "base/text.h"
#include "i18n/format.h"

#define NAMED_CARDS 3 /* so many are listed by their names, more by their codes */

static const char *const identity_names[DIRENJIE_IDENTITIES] = {
    N_("Chancellor"),  N_("General"),           N_("Sogdian Merchant"), N_("Court Musician"),
    N_("Abbot"),       N_("Empress"),           N_("Dagger"),           N_("Poisoned Tea"),
    N_("Crossbow"),    N_("Silver Needle"),     N_("Bronze Mace"),      N_("Daming Palace"),
    N_("West Market"), N_("Wild Goose Pagoda"), N_("Qujiang Pond"),     N_("Vermilion Bird Gate"),
};

void direnjie_name(const Wording *wording, Card card, Text *out)
{
    char number[8];
    Text digits = text_in(number, sizeof number);
    if (card == DIRENJIE_KILLER_CARD) {
        text_append(out, tr(wording->catalogue, NC_("card", "Killer")));
    } else if (!direnjie_is_identity(card)) {
        text_append_number(&digits, direnjie_number(card));
        tr_format(wording->catalogue, N_("Beggar {n}"), TR_VALUES(number), out);
    } else {
        const char *name = tr(wording->catalogue, identity_names[card / 3]);
        tr_format(wording->catalogue, N_("{code} {name}"),
                  TR_VALUES(direnjie_game.names.cards[card], name), out);
    }
}

void direnjie_bare_name(const Wording *wording, Card card, Text *out)
{
    if (direnjie_is_identity(card)) {
        text_append(out, tr(wording->catalogue, identity_names[card / 3]));
    } else {
        direnjie_name(wording, card, out);
    }
}

const char *direnjie_named(const TableScene *scene, Card card, bool has_code)
{
    char bytes[96];
    Text text = text_in(bytes, sizeof bytes);
    (has_code ? direnjie_name : direnjie_bare_name)(scene->wording, card, &text);
    return panel_copy(scene, bytes);
}

void direnjie_listed_name(const Wording *wording, Card card, unsigned count, Text *out)
{
    if (count <= NAMED_CARDS) {
        direnjie_name(wording, card, out);
    } else {
        text_append(out, direnjie_game.names.cards[card]);
    }
}

Value direnjie_ask_value(unsigned ask)
{
    return ask < DIRENJIE_ASK_ONE ? value_word(ask) : value_number(ask - DIRENJIE_ASK_ONE + 1);
}

Message direnjie_about_ask(unsigned ask, const char *category, const char *number)
{
    return MESSAGE(ask < DIRENJIE_ASK_ONE ? category : number, direnjie_ask_value(ask));
}

Message direnjie_ask_message(unsigned ask)
{
    return direnjie_about_ask(ask, N_("{category}"), N_("Number {n}"));
}

const char *direnjie_request(const TableScene *scene, unsigned ask)
{
    Message message = direnjie_ask_message(ask);
    return panel_message(scene, &message);
}
