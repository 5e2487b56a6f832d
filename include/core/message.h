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

#include <stdbool.h>
#include <stddef.h>
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

/* A message with its values, in one breath; too many of them do not compile. The text is marked by
 * N_ or NC_, or by NP_ or NCP_ for one with plural forms, and then value 0 is their number:
 * MESSAGE(N_("{name} gives {cards} to {other}."), value_seat(a), value_cards(set), value_seat(b))
 * MESSAGE(NP_("{n} card", "{n} cards"), value_number(n)) */
#define MESSAGE(texts, ...)                                                                        \
    ((Message){texts, .values = {__VA_ARGS__},                                                     \
               .count = sizeof((Value[]){__VA_ARGS__}) / sizeof(Value)})

static inline Value value_number(int64_t number)
{
    return (Value){VALUE_NUMBER, number};
}

static inline Value value_seat(Seat seat)
{
    return (Value){VALUE_SEAT, seat};
}

static inline Value value_card(Card card)
{
    return (Value){VALUE_CARD, card};
}

static inline Value value_cards(CardSet cards)
{
    return (Value){VALUE_CARDS, (int64_t)cards};
}

static inline Value value_word(int64_t word)
{
    return (Value){VALUE_WORD, word};
}

/* A message without values. */
static inline Message message_of(const char *text)
{
    return (Message){.text = text};
}

static inline Message message_plural_of(const char *one, const char *other, int64_t number)
{
    return (Message){.text = one, .plural = other, .values = {{VALUE_NUMBER, number}}, .count = 1};
}

/* Gives a reason to whoever asked for one (`out` is not NULL); always true, to end a search for
 * reasons with. */
bool message_give(Message *out, Message message);

/* Messages in order, in memory of the caller; what finds no room is dropped. */
typedef struct MessageList {
    Message *items;
    size_t capacity, count;
} MessageList;

void message_add(MessageList *list, Message message);
void message_add_if(MessageList *list, bool applies, Message message);

#endif
