/* What the rules of Clash of Decks say of a card, with a table or without one. */
#ifndef GAMEUI_CLASH_BOOK_H
#define GAMEUI_CLASH_BOOK_H

#include "tables/wording.h"

/* "Rage: may attack units …"; of an aura the ability with both sentences. */
void clash_ability_text(const Wording *wording, unsigned ability, bool aura, Text *out);

/* The rules of a card: of the abilities that a unit has where it stands by this view, else of those
 * printed, and of its aura. `view` may be NULL. */
void clash_rules_words(const Wording *wording, Card card, const void *view, Text *out);

void clash_card_words(const Wording *wording, Card card, const void *view,
                      Text *out);               /* GameUi.card_words */
unsigned clash_rules_chapter(const void *view); /* GameUi.rules_chapter */

#endif
