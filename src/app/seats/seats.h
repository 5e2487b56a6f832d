/* The seats screen: seats.c is the scene, seats_form.h names the parts of what is filled in. */
#ifndef APP_SEATS_H
#define APP_SEATS_H

#include "sheet.h"

#define DEAL_BYTES 24

typedef struct Seats {
    MatchPlan plan;
    char deal[DEAL_BYTES]; /* the deal number as typed */
    SavedDeal origin;      /* of that number */
    Seat picking;          /* for whom the people scene was opened */
    int level;             /* of difficulty that is aimed at; 0: none */
} Seats;

/* Puts a number there that is drawn. */
void seats_draw_deal(Seats *seats);

/* Shows a number that nobody asked for only where it is no secret. */
void seats_fit_deal(Seats *seats);

/* The level that a plan is made for, as far as its variables tell. */
int seats_level(const MatchPlan *plan);

/* Whether this option means anything at the level; why the variables are too much for it, or NULL.
 */
bool seats_has_variables(const Seats *seats, int option);
const char *seats_level_reason(App *app, const Seats *seats);

/* Pixels that the form needs. */
float seats_form_height(App *app, Seats *seats, const Sheet *sheet);

/* Draws the form into `rect` and changes `seats` by what is filled in. */
void seats_form(App *app, Seats *seats, Rect rect, const Sheet *sheet);

/* How many games are played in a row, where the game is played so: a row of the form. */
bool seats_has_series(const Game *game);
void seats_series(App *app, MatchPlan *plan, Rect row);

#endif
