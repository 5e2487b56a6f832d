/* A sentence for the player, before translation: a text marked for translation and up to six typed
 * values. The rules speak in messages, `tables` and `app` turn them into words, and no sentence is
 * ever glued from pieces.
 *
 * The text is the English source text, a literal that lives as long as the program, with named
 * placeholders: "{name} draws {n} cards.". Value i belongs to the placeholder that appears i-th in
 * the English text; a translation uses the same names in any order.
 * A message with a `plural` text takes its plural form by value 0, a number whose placeholder is
 * {n} wherever it stands; the others follow in the order of the plural text: in "{name} draws {n}
 * cards." value 0 is {n} and value 1 is {name}. */
#ifndef CORE_MESSAGE_H
#define CORE_MESSAGE_H

#include "core/cards.h"
#include "core/seat.h"

#include <stdint.h>

#define MESSAGE_VALUES_MAX 6

/* Marks a literal for the catalogues without translating it: N_("text"), NC_("context", "text"),
 * message_plural_of(NP_("{n} card", "{n} cards"), n); with NCP_ the context belongs to both.
 * A context is what tells two equal English texts apart. */
#define N_(text)                  (text)
#define NC_(context, text)        (context "\004" text)
#define NP_(one, other)           (one), (other)
#define NCP_(context, one, other) (context "\004" one), (other)

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
