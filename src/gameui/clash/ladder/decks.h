/* The four decks of Clash of Decks as a person chooses between them. */
#ifndef GAMEUI_CLASH_DECKS_H
#define GAMEUI_CLASH_DECKS_H

#include "app.h"

/* Texts are marked for translation, the name with the context "deck". */
typedef struct DeckWords {
    const char *name;
    const char *style;    /* how it plays, a sentence */
    const char *ease;     /* how much it asks of a person */
    Card face, others[2]; /* cards that show it best */
} DeckWords;

/* `number` from 0. */
const DeckWords *deck_words(int number);
const char *deck_name(App *app, int number);

/* Its cards, name and words in `rect`, as an element with this id, whose tip names the cards. */
void deck_tile(App *app, int number, const char *id, Rect rect);

#endif
