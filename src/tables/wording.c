/* Typed values become words here, and only here. Sentences come whole from the catalogue; this file
 * only words their values, in the order in which the message counts them. */
#include "tables/wording.h"

#include "tables/table_look.h"

#include "base/assert.h"
#include "i18n/format.h"

#include <string.h>

#define VALUE_BYTES 256

static void value_write(const Wording *wording, const Value *value, Text *out)
{
    switch (value->kind) {
    case VALUE_NUMBER:
        number_write(wording->catalogue, value->number, out);
        return;
    case VALUE_SEAT:
        text_append(out, wording->seat_names[value->number]);
        return;
    case VALUE_CARD:
        wording_card(wording, (Card)value->number, out);
        return;
    case VALUE_CARDS:
        wording_cards(wording, (CardSet)value->number, out);
        return;
    case VALUE_WORD:
        text_append(out, tr(wording->catalogue, wording->look->game->names.words[value->number]));
        return;
    }
}

/* NULL: the sentence does not speak of the reader, or calls everybody by name. */
static const OwnForm *own_form(const Wording *wording, const Message *message)
{
    const char *text = message->plural ? message->plural : message->text;
    if (!wording->you || !wording->look) {
        return NULL;
    }
    for (const OwnForm *form = wording->look->own; form && form->text; form++) {
        const Value *seat = &message->values[form->seat];
        if (seat->kind == VALUE_SEAT && seat->number == *wording->you &&
            strcmp(text, form->text) == 0) {
            return form;
        }
    }
    return NULL;
}

/* The same message as it is told to whom it speaks of. */
static Message own_message(const Message *message, const OwnForm *form)
{
    Message own = *message;
    own.text = form->own;
    own.plural = form->plural;
    own.count--;
    for (unsigned i = form->seat; i < own.count; i++) {
        own.values[i] = message->values[i + 1];
    }
    return own;
}

void wording_message(const Wording *wording, const Message *message, Text *out)
{
    const OwnForm *form = own_form(wording, message);
    Message own;
    if (form) {
        own = own_message(message, form);
        message = &own;
    }
    char bytes[MESSAGE_VALUES_MAX][VALUE_BYTES];
    const char *values[MESSAGE_VALUES_MAX + 1] = {NULL};
    ASSERT(message->text && message->count <= MESSAGE_VALUES_MAX);
    for (unsigned i = 0; i < message->count; i++) {
        Text value = text_in(bytes[i], sizeof bytes[i]);
        value_write(wording, &message->values[i], &value);
        values[i] = bytes[i];
    }
    Phrase phrase = {.text = message->text,
                     .plural = message->plural,
                     .number = message->values[0].number,
                     .values = values};
    phrase_write(wording->catalogue, &phrase, out);
}

void wording_card(const Wording *wording, Card card, Text *out)
{
    if (card >= wording->look->game->names.card_count) {
        text_append(out, tr(wording->catalogue, N_("Face-down card")));
    } else {
        wording->look->name(wording, card, out);
    }
}

void wording_cards(const Wording *wording, CardSet cards, Text *out)
{
    char bytes[CARD_LIMIT][64];
    const char *items[CARD_LIMIT];
    size_t count = 0;
    unsigned all = (unsigned)set_count(cards);
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        Text item = text_in(bytes[count], sizeof bytes[count]);
        if (wording->look->listed_name) {
            wording->look->listed_name(wording, set_first(rest), all, &item);
        } else {
            wording_card(wording, set_first(rest), &item);
        }
        items[count] = bytes[count];
        count++;
    }
    list_write(wording->catalogue, items, count, out);
}

void wording_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    wording->look->log(wording, entry, out);
}

static bool takes_one_card(const Verb *verb)
{
    return verb->operands[0] == OPERAND_CARD && verb->operands[1] == OPERAND_END;
}

/* What the button of an action says once it is picked; empty: not all of it. */
static Message button_words(const TableLook *look, Action action)
{
    unsigned verb = action_verb(action);
    const VerbLook *button = &look->verbs[verb];
    const Verb *it = &look->game->names.verbs[verb];
    bool is_set = it->form == VERB_CARD_SET;
    if (is_set && button->cards) {
        return MESSAGE(button->cards, value_cards(action_cards(action)));
    }
    if (!is_set && takes_one_card(it) && button->cards) {
        return MESSAGE(button->cards, value_cards(card_bit(action_operand(action, 0))));
    }
    if (!is_set && action == action_bare(verb) && it->operands[0] == OPERAND_END && button->label) {
        return message_of(button->label);
    }
    return message_of("");
}

bool wording_advise(const Wording *wording, const void *view, Action action, Text *out)
{
    Message message = button_words(wording->look, action);
    if (!message.text[0] && wording->look->advise) {
        message = wording->look->advise(view, action);
    }
    if (!message.text[0]) {
        return false;
    }
    wording_message(wording, &message, out);
    return true;
}
