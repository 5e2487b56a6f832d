/* The end of Di Renjie as it goes on: its steps, and how far each has come. */
#ifndef DIRENJIE_REVEAL_MOTION_H
#define DIRENJIE_REVEAL_MOTION_H

#include "app.h"
#include "games/direnjie.h"

typedef struct Reveal {
    DirenjieView view;
    Outcome outcome;
    Seat order[DIRENJIE_SEATS]; /* from the best down; teams together */
    uint64_t since_ms;
    int heard; /* steps that have sounded */
    bool is_settled;
    bool is_result; /* on the screen of the result: lines of sides have its ids */
} Reveal;

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
