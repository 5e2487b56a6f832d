/* Words in scarce room and pictures, as all drawings of Clash of Decks set them. */
#ifndef GAMEUI_CLASH_PEN_H
#define GAMEUI_CLASH_PEN_H

#include "tables/table_look.h"

/* Words in a face at `pixels`, smaller where they would be wider or higher than the room, but no
 * smaller than `clash_least` pixels. */
float clash_least(const TableScene *scene);
const TextBlock *clash_text(const TableScene *scene, const char *words, FontFace face, float pixels,
                            Rect room);
void clash_text_centred(const TableScene *scene, const TextBlock *block, Rect room, Color color);

/* The names of these abilities in lines, with a sign those of an aura; what the setting enlarges
 * shrinks to fit. NULL: there are none, or no room. */
const TextBlock *clash_keywords(const TableScene *scene, unsigned set, unsigned aura, float pixels,
                                Rect room);

/* The picture of a card alone, as wide as the window, where it is seen. */
typedef struct ClashArt {
    Card card;
    Rect window;
    float turn; /* see DressedCard */
    Color light;
} ClashArt;

void clash_art(Ui *ui, const ClashArt *art, Rect seen);

/* The picture of a keeper. */
typedef struct Castle {
    bool is_fort;
    float fall; /* 0: it stands … 1: it lies in ruins */
    float unit; /* pixels per unit of the art direction */
} Castle;

void clash_castle(Ui *ui, Rect place, const Castle *castle);

/* A disc, or a pill, of the colour of panels with a ring around it. */
void clash_disc(Ui *ui, Rect rect, float thick, Color ring);

#endif
