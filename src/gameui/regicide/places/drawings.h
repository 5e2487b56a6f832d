/* The drawings of the Regicide table. */
#ifndef GAMEUI_REGICIDE_DRAWINGS_H
#define GAMEUI_REGICIDE_DRAWINGS_H

#include "tables/drawing.h"

#define REGICIDE_FORMS 3
#define INSET          40.0f /* of a panel's words, both sides, in units of the window */
#define LARGE_LINE     34.0f /* units of a line of body text that is much larger than usual */

/* Conditions under which rows of the tables count. */
enum {
    TERSE = 1 << 0,    /* a word stands in the panels for several */
    SUFFERING = 1 << 1 /* cards are put on the discard pile, and dropped around it */
};

/* The table of zones. */
enum {
    CARDS_CASTLE = PLACE_CARDS,
    CARDS_TAVERN,
    CARDS_DISCARDED,
    CARDS_ENEMY,
    CARDS_PLAYED,
    CARDS_HAND,
    CARDS_OTHER_HAND
};

/* Parts that grow with the lines of body text: the smaller the cards, the more of their units words
 * need. */
enum {
    BY_COLUMN, /* the panels at the left, and the buttons at the right */
    BY_BUTTONS,
    BY_NUMBER, /* a number panel */
    BY_LARGE,  /* at once: large words rather lie over raised cards than be too small to be read */
    BY_BAND,   /* the panels above, */
    BY_BAND_STEP, /* and at once, as they grow, the words of the piles */
    BY_PLATE,
    BY_APART, /* from one pile to the next */
    BY_POWERS,
    BY_ROOM, /* number panels take what a square window has more */
    BY_CARDS /* the hand, on its sheet's foot */
};

extern const DrawnZone regicide_zones[];

/* One for each RegicideForm, of which that is taken in which cards are largest. */
extern const Drawing regicide_forms[REGICIDE_FORMS];

#endif
