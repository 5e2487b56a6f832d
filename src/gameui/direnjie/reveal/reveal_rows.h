/* The end of Di Renjie, shared by the scene and the panels that it is made of. */
#ifndef DIRENJIE_REVEAL_ROWS_H
#define DIRENJIE_REVEAL_ROWS_H

#include "app.h"
#include "direnjie_pen.h"
#include "direnjie_ui.h"
#include "reveal_motion.h"
#include "sheet.h"

/* Where the parts lie in the window: pixels. */
typedef struct RevealPlan {
    float unit;
    bool is_tall;
    Rect bar, lanterns[2], pavilion, winner, killer, heads, rows, why;
    Rect sums; /* of teams, beside the rows; or empty */
    float row, gap;
} RevealPlan;

RevealPlan reveal_plan(const App *app, const Reveal *reveal);

/* What there is to show: the end of the match, its seats by their points. */
void reveal_look(const App *app, Reveal *reveal);

/* Who has won by which points, against whom with which: one sentence. */
const char *reveal_why(App *app, const Reveal *reveal);

/* The secret cards in their house. */
void reveal_pavilion(App *app, Pen pen, const Reveal *reveal, Rect place);

/* Panels: who wins and by what; who the killer was, and who said so. */
void reveal_winner(App *app, Pen pen, const Reveal *reveal, Rect panel);
void reveal_killer(App *app, Pen pen, const Reveal *reveal, Rect panel);

/* The reckoning, from the last row up, and whose case it is. */
void reveal_rows(App *app, Pen pen, const Reveal *reveal, const RevealPlan *plan);

/* Points of the seat, or of its team. */
int reveal_side_points(const Reveal *reveal, Seat seat);

#endif
