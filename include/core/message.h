/* A sentence for the player, before translation: a text marked for translation and up to six typed
 * values. The rules speak in messages, `tables` and `app` turn them into words, and no sentence is
 * ever glued from pieces.
 *
 * The text is the English source text, a literal marked by base/mark.h, with named placeholders:
 * "{name} draws a card.". Value i belongs to the placeholder that appears i-th in the English text;
 * a translation uses the same names in any order.
 * A message with a `plural` text takes its plural form by value 0, a number whose placeholder is
 * {n} wherever it stands; the others follow in the order of the plural text: in "{name} draws {n}
 * cards." value 0 is {n} and value 1 is {name}. */
#ifndef CORE_MESSAGE_H
#define CORE_MESSAGE_H

#include "base/mark.h"
#include "core/cards.h"
#include "core/seat.h"

#include <stdint.h>

#define MESSAGE_VALUES_MAX 6

typedef enum ValueKind {
    VALUE_NUMBER,
    VALUE_SEAT,  /* shown as the name of who sits there */
    VALUE_CARD,  /* shown as the card's full name */
    VALUE_CARDS, /* a CardSet, shown as a list of short card names */
    VALUE_WORD   /* an index into the game's words, themselves marked texts: a suit, a faction */
} ValueKind;

typedef struct Value {
    ValueKind kind;
    int64_t number; /* the number, seat, card or word; the bits of a CardSet */
} Value;

typedef struct Message {
    const char *text;   /* NULL: no message */
    const char *plural; /* NULL: no plural forms */
    Value values[MESSAGE_VALUES_MAX];
    uint8_t count;
} Message;

static inline Message message_of(const char *text)
{
    return (Message){.text = text};
}

static inline Message message_plural_of(const char *one, const char *other, int64_t number)
{
    return (Message){.text = one, .plural = other, .values = {{VALUE_NUMBER, number}}, .count = 1};
}

/* The message with one more value; there must be room. */
Message message_with(Message message, ValueKind kind, int64_t value);

#endif
