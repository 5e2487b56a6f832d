/* Pictures of a table and of its cards, for other screens too. */
#ifndef TABLES_TABLE_PICTURE_H
#define TABLES_TABLE_PICTURE_H

#include "tables/table.h"

/* The face of a card, for other screens; its indices are large on a card
 * less than 120 pixels wide. */
Picture table_face(const Wording *wording, Card card, float width);

/* The picture of a card face down: the one that whoever looks has chosen, else the game's. */
const char *table_back(const Wording *wording);

/* What the colour of a card tells, as a letter on a plate at its left edge: `down` is the foot of
 * the letter in pixels of the 500 × 700 drawing. It shows where ui_set_letters wants it. */
void table_face_letter(PictureLabel *label, const char *letter, float down, Color ink);

/* Draws a table at rest small, without words or elements: only these cards are shown, all hands
 * lie face down, and of the view nothing tells but how many lie where. */
void table_draw_small(const TableSetting *setting, const void *view, const TableCards *known,
                      Rect rect);

/* Draws a card alone: its face, or its back for CARD_HIDDEN. */
void table_draw_card(Ui *ui, const Wording *wording, Card card, Outline outline);

/* A band from one card to another, with an arrow at its head: gold from the own side, red from the
 * other. `along`: how much of the way it has come, 0 … 1. */
typedef struct Bow {
    Rect from, to;
    float along;
    float rise; /* times as high as on a table */
    bool is_own;
} Bow;

/* `unit`: pixels per unit of the art direction. */
void table_draw_bow(Ui *ui, const Bow *bow, float unit);
bool table_bow_meets(const Bow *bow, float unit, Rect rect); /* whether it goes over it */

#endif
