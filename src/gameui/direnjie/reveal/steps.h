/* The end of Di Renjie, shared by the scene in which it is revealed, the result that shows all of
 * it at once, and the panels of both. */
#ifndef GAMEUI_DIRENJIE_STEPS_H
#define GAMEUI_DIRENJIE_STEPS_H

#include "direnjie/pen.h"
#include "finale.h"

/* What comes when: the light, three cards turned, each with a ring of light, and the answers to
 * each stamped, the killer, a row for each seat from the last up, whose points run up, who wins,
 * and a while in which all is still. */
enum {
    STEP_LIGHT,
    STEP_CARD,
    STEP_IRIS,
    STEP_STAMP,
    STEP_KILLER,
    STEP_ROW,
    STEP_ROLL,
    STEP_WINNER,
    STEP_STILL,
    STEPS
};

/* Lists the steps, with the end of the list. */
void reveal_steps(unsigned seats, FinaleStep out[STEPS + 1]);

/* Where the parts lie: units of the finale. */
typedef struct RevealForm {
    Rect pavilion, winner, killer, lanterns[2], heads;
    Rect row;      /* the first one, as high as it gets */
    float low_row; /* how high that is with many seats */
    float gap;     /* between rows */
    float foot;    /* that stays free below the rows */
    Rect why;      /* below the last row, from there */
} RevealForm;

typedef struct Reveal {
    App *app;
    DirenjieView view;
    Outcome outcome;
    Seat order[DIRENJIE_SEATS]; /* from the best down; teams together */
    bool is_result;             /* lines of sides have the ids of the result */
    const Finale *finale;       /* from here on set by reveal_place */
    const RevealForm *form;
    Pen pen;
    Rect row, sums; /* pixels: the first row; beside the rows what teams have, or empty */
    float pitch;    /* from row to row */
} Reveal;

/* What there is to show: the end of the match in play. */
Reveal reveal_look(App *app);

/* Puts it on a finale. */
void reveal_place(Reveal *reveal, const Finale *finale, const RevealForm *form);

/* How high a row is at most: units. */
float reveal_row(const RevealForm *form, unsigned seats);

/* Whether two seats win as one. */
bool reveal_are_one_side(const Reveal *reveal, Seat seat, Seat other);

/* Points of the seat, or of its team. */
int reveal_side_points(const Reveal *reveal, Seat seat);

/* Who has won by which points, against whom with which: one sentence. */
const char *reveal_why(const Reveal *reveal);

/* The secret cards in their house. */
void reveal_pavilion(const Reveal *reveal);

/* The answers of all seats, until the reckoning begins. */
void reveal_guesses(const Reveal *reveal);

/* Panels: who wins and by what; who the killer was, and who said so. */
void reveal_winner(const Reveal *reveal);
void reveal_killer(const Reveal *reveal);

/* The reckoning, from the last row up, and whose case it is. */
void reveal_rows(const Reveal *reveal);

#endif
