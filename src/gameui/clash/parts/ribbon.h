/* A card of Clash of Decks as it is being drawn, for the files that draw its parts. */
#ifndef GAMEUI_CLASH_RIBBON_H
#define GAMEUI_CLASH_RIBBON_H

#include "games/clash.h"
#include "tables/table_look.h"

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

/* The name of a card, and above it what it can do. */
void token_name(const Token *token);
void token_keywords(const Token *token);

/* The names of a card's abilities alone, over the bow that crosses it. */
void clash_token_words(const TableScene *scene, const DressedCard *card);

extern const char *const clash_ability_icons[CLASH_ABILITIES];

/* Where one of `count` signs of abilities lies on a card of which so much is seen, all in pixels of
 * its drawing: down the left edge below the cost, closer where there are many; where the numbers
 * lie on that edge, the others down the right one. */
Rect clash_sign(float seen, int count, unsigned nth);

#endif
