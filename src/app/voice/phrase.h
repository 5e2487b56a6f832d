/* Words of the ear: what is said of an element, and what is said instead of signs. */
#ifndef APP_PHRASE_H
#define APP_PHRASE_H

#include "base/text.h"
#include "i18n/catalogue.h"
#include "ui/element.h"

/* A name as lists have it, short for the eye, and in full: "A♠", "Ace of Spades". */
typedef struct EarName {
    const char *listed, *full;
} EarName;

/* In which language, and what is called by its full name. */
typedef struct Ears {
    const Catalogue *catalogue;
    const EarName *names;
    size_t name_count;
} Ears;

/* Where an element stands among its like: the third of eight; `total` 0: alone. */
typedef struct PhrasePlace {
    size_t number, total;
} PhrasePlace;

/* Name, kind, state, place, and why it cannot be used: "Redo, button, not now. There is nothing to
 * redo." What `value` says of cards and texts is for programs; their names say it in words. */
void phrase_element(const Ears *ears, const Element *element, PhrasePlace place, Text *out);

/* Words without the signs that a voice would spell or swallow: a dot between two things is a pause,
 * a minus is "minus", an arrow from number to number is "to". */
void phrase_for_ears(const Ears *ears, const char *words, Text *out);

/* Letter by letter. */
void phrase_spell(const char *words, Text *out);

#endif
