/* Layouts as drawings: what lies where is a table of rows, in units of a sheet of a fixed size, one
 * sheet for each form of the window (wide, tall, beside a book). This room picks the form in which
 * cards come out largest, scales the sheet into the space, lets rows follow what the window has
 * more, and grows or shrinks them with the letters and the cards that a person has set. Games give
 * tables; code of theirs remains only where a place is computed from what lies there.
 *
 * Smaller cards lie where others do, those of a fan on its foot. Larger ones need rows that grow:
 * the sheet's foot, and what stands on it.
 *
 * Rows are looked at in their order, and of those for one thing the last whose facts hold counts,
 * so a table says first how things usually lie and then what is different when. */
#ifndef TABLES_DRAWING_H
#define TABLES_DRAWING_H

#include "tables/table_look.h"

/* What a row places: a spot by its number, or one of these. */
enum {
    PLACE_BUTTONS = SPOTS_MAX,
    PLACE_WORDS,
    PLACE_DROP,
    PLACE_HAND,
    PLACE_RIBBON,
    PLACE_FELT,
    PLACE_GLIMPSE,
    PLACE_CARDS /* + the row of a zone in the game's table of zones */
};

#define ALWAYS 0 /* a row without facts */

/* Where a row lies in the room that its window has more than the sheet; in the middle without. */
#define AT_LEFT   .right = -0.5f
#define AT_RIGHT  .right = 0.5f
#define AT_TOP    .down = -0.5f
#define AT_BOTTOM .down = 0.5f

/* What makes rows larger or smaller: a length that is 0 up to `from` and all there up to `to`;
 * equal ones are a step. What is added up is measured in units of the sheet, or in those of the
 * window. */
typedef struct Growth {
    unsigned when;  /* only while these facts hold */
    float lines;    /* so many lines of body text, by the size that the person has set */
    float insets;   /* so many units of the window */
    float pixels;   /* so many pixels */
    float spare;    /* so much of the width that the window has more than the grown sheet */
    float cards;    /* so many times by how much larger than usual cards are wanted: 0.5 at most */
    bool by_window; /* measured in units of the window */
    float from, to;
} Growth;

#define GROWTHS_MAX  11
#define GROWINGS_MAX 5

/* What is added to a row by a growth that is all there: units. */
typedef struct Growing {
    float x, y, w, h;
    float card, words;
    float foot; /* of the sheet: below its rows, which keep their places but for their own growth */
    uint8_t by; /* which growth of the drawing */
} Growing;

typedef struct DrawnRow {
    uint8_t what;        /* it places: a spot or one of PLACE_… */
    unsigned when;       /* facts of the game of which all must hold */
    Rect at;             /* units of the sheet */
    uint8_t run;         /* so many of them in the order of their numbers; 0: one */
    Point pitch;         /* from one of them to the next */
    float right, down;   /* the share of the spare room by which it keeps away from its middle */
    float wider, higher; /* the share of that room which it takes itself */
    Growing larger[GROWINGS_MAX];
    /* Of a zone: */
    float card;  /* width of its cards; 0: as wide as the row */
    float step;  /* of a hand or row: from card to card at most; 0: as its zone says */
    float lean;  /* see ZonePlace */
    float words; /* of a pile: see ZonePlace */
    float deep;
} DrawnRow;

typedef struct Drawing {
    uint8_t form;        /* what the game calls it: Layout.form */
    float width, height; /* of the sheet */
    float bar;           /* that part of its height which lies behind the scene's bar */
    float card;          /* by this width forms are compared */
    bool is_upright;     /* for windows higher than wide alone */
    bool is_within_rim;  /* on the felt without its rim */
    ButtonFlow flow;
    uint8_t buttons_least;        /* see Layout */
    float lift, hover, ready;     /* see Layout */
    Growing larger[GROWINGS_MAX]; /* by which the sheet itself grows */
    const Growth *growths;        /* GROWTHS_MAX of them; NULL: nothing grows */
    const DrawnRow *rows;
    size_t row_count;
} Drawing;

#define DRAWN_ROWS(of) .rows = (of), .row_count = sizeof(of) / sizeof(of)[0]

/* A row of the zones that a game's drawings place, with what does not depend on the form. */
typedef struct DrawnZone {
    uint8_t zone; /* of the first seat */
    uint8_t each; /* zones that every seat has there; 0: it is nobody's */
    uint8_t seat; /* how many seats after the one in front its owner sits */
    ZonePlace place;
} DrawnZone;

#define DRAWN_ZONE(what) ((what)-PLACE_CARDS) /* its row in that table */

/* A drawing put into a space. */
typedef struct Plan {
    const Space *space;
    const Drawing *drawing;
    const DrawnZone *zones;
    Layout *out;
    Seat seat;
    uint8_t seats;
    unsigned facts; /* of the game, for the rows that follow */
    float unit;     /* pixels of a unit */
    Point corner;   /* of the sheet: pixels */
    Point spare;    /* units of the room that the window has more */
    float grown[GROWTHS_MAX];
} Plan;

/* Of so many forms the one with the largest cards; the first of equal ones. `facts` are those that
 * growths ask for. */
Plan drawing_plan(const Space *space, const Drawing forms[], unsigned count, unsigned facts);

/* The same, for the parts of a panel that lies at `room`: a drawing of its own, in the same unit.
 */
Plan drawing_within(const Plan *plan, const Drawing *drawing, Rect room);

/* Puts every row of the drawing into the layout, with what the drawing says of all of it; or the
 * rows alone, of a drawing of a panel. */
void drawing_place(Plan *plan);
void drawing_place_rows(Plan *plan);

/* Where the row lies that counts for it: pixels; empty: the drawing has none. */
Rect drawing_find(const Plan *plan, unsigned what);

/* The place of a zone's cards, for what is computed. */
ZonePlace *drawing_cards(const Plan *plan, unsigned what);

/* Cards go on coming from there and going there, unseen. */
void drawing_hide(const Plan *plan, unsigned what);

/* The width of cards, as large as they fit into a grid of so many; a little apart. */
float drawing_grid_card(Rect room, unsigned columns, unsigned rows);

#endif
