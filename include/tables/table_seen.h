/* Where the cards of a table are seen in this frame, for the functions of a game. */
#ifndef TABLES_TABLE_SEEN_H
#define TABLES_TABLE_SEEN_H

#include "tables/table.h"

/* Where the card at `index` of a zone is drawn, without its turn; false: there is none. */
bool table_card_rect(const Table *table, unsigned zone, unsigned index, Rect *out);

/* Whether that is this card, and how many are seen to lie in a zone, as far as events have come. */
bool table_card_is(const Table *table, unsigned zone, unsigned index, Card card);
unsigned table_seen_count(const Table *table, unsigned zone);

/* How far this card has come on the way that it goes, or will go, 0 … 1: it lies there. */
float table_card_way(const Table *table, Card card);

/* Whether this card is seen in a zone now; and how many others after it. `after` may be NULL. */
bool table_sees(const Table *table, unsigned zone, Card card, unsigned *after);

#endif
