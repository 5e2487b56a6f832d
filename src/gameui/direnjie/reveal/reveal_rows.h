/* The end of Di Renjie, shared by the scene and the panels that it is made of. */
#ifndef DIRENJIE_REVEAL_ROWS_H
#define DIRENJIE_REVEAL_ROWS_H

#include "app.h"
#include "direnjie_pen.h"
#include "direnjie_ui.h"
#include "sheet.h"

typedef struct Reveal {
    DirenjieView view;
    Outcome outcome;
    Seat order[DIRENJIE_SEATS]; /* from the best down; teams together */
    uint64_t since_ms;
    int heard; /* steps that have sounded */
    bool is_settled;
} Reveal;

/* Where the parts lie in the window: pixels. */
typedef struct RevealPlan {
    float unit;
    bool is_tall;
    Rect bar, lanterns[2], pavilion, winner, killer, heads, rows, next;
    Rect sums; /* of teams, beside the rows; or empty */
    float row, gap;
} RevealPlan;

RevealPlan reveal_plan(const App *app, const Reveal *reveal);

/* Sorts the seats by their points. */
void reveal_rank(Reveal *reveal);

/* Panels: who wins and by what; who the killer was, and who said so. */
void reveal_winner(App *app, Pen pen, const Reveal *reveal, Rect panel);
void reveal_killer(App *app, Pen pen, const Reveal *reveal, Rect panel);

/* The reckoning, from the last row up, and whose case it is. */
void reveal_rows(App *app, Pen pen, const Reveal *reveal, const RevealPlan *plan);

/* Points of the seat, or of its team. */
int reveal_side_points(const Reveal *reveal, Seat seat);

/* Steps: three cards, the killer, a row for each seat, the winner. */
enum { STEP_KILLER = DIRENJIE_CATEGORIES, STEP_SEATS };

static inline int reveal_last_step(const Reveal *reveal)
{
    return STEP_SEATS + reveal->view.table.seats;
}

/* Seconds since a step began, below 0 before; -1: the light before the first one. */
float reveal_since(const App *app, const Reveal *reveal, int step);

/* How far something of that age has come that takes so many seconds: 0 … 1. */
float reveal_part(const App *app, float age, float seconds);

/* How many steps have begun. */
int reveal_steps(const App *app, const Reveal *reveal);

#endif
