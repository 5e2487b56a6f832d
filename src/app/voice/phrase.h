/* Words of the ear: what is said of an element, and what is said instead of signs. */
#ifndef APP_PHRASE_H
#define APP_PHRASE_H

#include "base/text.h"
#include "i18n/catalogue.h"
#include "ui/element.h"

/* Where an element stands among its like: the third of eight; `total` 0: alone. */
typedef struct PhrasePlace {
    size_t number, total;
} PhrasePlace;

/* Name, kind, state, place, and why it cannot be used: "Redo, button, not now. There is nothing to
 * redo." What `value` says of cards and texts is for programs; their names say it in words. */
void phrase_element(const Catalogue *catalogue, const Element *element, PhrasePlace place,
                    Text *out);

/* Words without the signs that a voice would spell or swallow: a dot between two things is a pause,
 * a minus is "minus". */
void phrase_for_ears(const Catalogue *catalogue, const char *words, Text *out);

#endif
