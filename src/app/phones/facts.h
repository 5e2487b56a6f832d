/* What the table shows beside its cards, as a phone is told it. */
#ifndef APP_PHONE_FACTS_H
#define APP_PHONE_FACTS_H

#include "game_ui.h"

#include <jansson.h>

/* What the seat has written down, and what of it is open: see RecitalPencil. */
typedef struct PhoneNote {
    const char *text, *open;
} PhoneNote;

/* What is told, and to whom. */
typedef struct PhoneFacts {
    const GameUi *ui;
    int setting; /* the choice that only this game knows */
    const Wording *wording;
    const void *view;      /* of the seat */
    const PhoneNote *note; /* NULL: nothing is written here */
} PhoneFacts;

/* A list of sections, each with lines and, but for the first, a name; a line that can be pressed is
 * an object. */
json_t *phone_facts(const PhoneFacts *facts);

/* Adds what the rules say of a card: "print", what is printed on it, and "use", for whoever looks
 * at it; where the game has words. */
void phone_card_words(const PhoneFacts *facts, Card card, json_t *out);

/* The lines of the log. */
json_t *phone_log(const char *const lines[], size_t count);

#endif
