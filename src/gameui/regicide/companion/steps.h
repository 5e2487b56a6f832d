/* The companion scene as its files share it: what it keeps, its steps and its panels. */
#ifndef GAMEUI_REGICIDE_STEPS_H
#define GAMEUI_REGICIDE_STEPS_H

#include "regicide/companion/save.h"
#include "sheet.h"

typedef struct Companion {
    Tally tally;
    CardSet picked; /* for the next play */
    bool asks;      /* whether to begin anew */
} Companion;

/* What was kept, or a game for one seat. */
void companion_open(App *app, Companion *companion);

/* Takes a step and keeps the game; the cards picked are let go. */
void companion_do(App *app, Companion *companion, CardSet step);
void companion_take_back(App *app, Companion *companion);
void companion_begin_anew(App *app, Companion *companion, unsigned seats);

/* The panel beside the cards: seats, limits, jesters, and what can be taken back. */
void companion_panel(App *app, Companion *companion, Rect rect);

/* The enemy with its numbers, and what the picked cards will do. */
void companion_enemy(App *app, Companion *companion, Rect rect);

#endif
