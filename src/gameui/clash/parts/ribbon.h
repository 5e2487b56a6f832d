/* A card of Clash of Decks as it is being drawn, for the files that draw its parts. */
#ifndef CLASH_RIBBON_H
#define CLASH_RIBBON_H

#include "clash/table.h"

#define SIGNS_LEFT 3 /* signs of abilities that find room below one another at their size */

typedef struct Token {
    const TableScene *scene;
    const DressedCard *card;
    const ClashFacts *facts; /* NULL: of a keeper */
    const ClashUnit *unit;   /* NULL: it stands in no row */
    ClashAbilitySet set, aura;
    float scale; /* pixels of a pixel of the drawing */
    Rect rect;
    float seen; /* pixels */
    Color light;
} Token;

/* A rectangle in pixels of the drawing; a picture of the kit in the light of the card; the name of
 * its set. */
Rect token_part(const Token *token, float x, float y, float w, float h);
void token_sprite(const Token *token, const char *stem, const char *set, Rect rect);
const char *token_set(const Token *token);

/* Its name, and above it what it can do. */
void token_name(const Token *token);
void token_keywords(const Token *token);

#endif
