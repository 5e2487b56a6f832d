/* Sentences for programs and their authors: always English, bounded, whole UTF-8. */
#include "refusal.h"

#include "base/assert.h"
#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void refusal_write(Refusal *refusal, const char *format, ...)
{
    char whole[4 * REFUSAL_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(whole, sizeof whole, format, arguments);
    va_end(arguments);
    Text text = text_in(refusal->sentence, sizeof refusal->sentence);
    text_append_harmless(&text, whole); /* what was asked for stands in it, and may be anything */
}

/* A marked text as it is read: the context before it only tells it from others. */
static const char *without_context(const char *text)
{
    const char *context = strchr(text, '\004');
    return context ? context + 1 : text;
}

static void append_cards(Text *text, const Game *game, CardSet set)
{
    for (; set; set = set_without_first(set)) {
        text_append(text, game->names.cards[set_first(set)]);
        text_append(text, set_without_first(set) ? " " : "");
    }
}

static void append_value(Text *text, const Game *game, const Value *value)
{
    switch (value->kind) {
    case VALUE_SEAT:
        text_append(text, "seat ");
        text_append_number(text, value->number);
        return;
    case VALUE_NUMBER:
        text_append_number(text, value->number);
        return;
    case VALUE_CARD:
        text_append(text, game->names.cards[value->number]);
        return;
    case VALUE_CARDS:
        append_cards(text, game, (CardSet)value->number);
        return;
    case VALUE_WORD:
        text_append(text, without_context(game->names.words[value->number]));
        return;
    }
}

/* The English text of a message in the number that it speaks of. */
static const char *message_source(const Message *message)
{
    bool is_other = message->plural && message->values[0].number != 1;
    return is_other ? message->plural : without_context(message->text);
}

bool refuse_with_message(Refusal *refusal, const Game *game, const Message *message)
{
    Text text = text_in(refusal->sentence, sizeof refusal->sentence);
    unsigned next = message->plural ? 1 : 0;
    for (const char *at = message_source(message); *at;) {
        if (*at != '{') {
            size_t plain = strcspn(at, "{");
            text_append_bytes(&text, at, plain);
            at += plain;
            continue;
        }
        bool counts = message->plural && strncmp(at, "{n}", 3) == 0;
        unsigned index = counts ? 0 : next++;
        ASSERT(index < message->count);
        append_value(&text, game, &message->values[index]);
        at += strcspn(at, "}") + 1;
    }
    return false;
}
