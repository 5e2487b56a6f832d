/* What the two files of the layout share: parts of the drawings, and the plan that puts them into
 * the window. */
#ifndef DIRENJIE_PLAN_H
#define DIRENJIE_PLAN_H

#include "direnjie_table.h"

/* How far a part follows what a window has more than the drawing. */
typedef struct Part {
    float x, y, w, h;
    float right, down; /* 0: the left or upper edge, 1: the right or lower one */
} Part;

typedef struct Drawing {
    float width, height, bar;
    float hand_card, lean, lift, hover;
    float secret, clue, own_clue;
    Part shrine, lanterns_left, lanterns_right, book, deck, tallies, meaning, story, buttons, desk;
    Part me, hand;
} Drawing;

typedef struct Plan {
    const Drawing *drawing;
    const DirenjieView *view;
    Layout *out;
    DirenjieForm form;
    float unit, x, y;       /* pixels: a pixel of the drawing, and its corner */
    float spare_w, spare_h; /* in pixels of the drawing */
    bool open;              /* the hands of the others lie face up */
    float line;             /* pixels: of body text, by the size that the person has set */
    float large;            /* 0 … 1: how far the cards give way to a person's large letters */
} Plan;

/* Where a part lies in the window. */
static inline Rect plan_part(const Plan *plan, Part part)
{
    float unit = plan->unit;
    return (Rect){plan->x + (part.x + plan->spare_w * part.right) * unit,
                  plan->y + (part.y + plan->spare_h * part.down) * unit, part.w * unit,
                  part.h * unit};
}

/* Places for three clues in a row, or the steps that more of them need. */
void plan_clues(const Plan *plan, Seat seat, Rect row, float width);

void plan_stations(Plan *plan);

#endif
