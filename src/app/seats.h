/* The seats screen, shared by its two parts: seats.c (the scene) and seats_form.c (what is filled
 * in). */
#ifndef APP_SEATS_H
#define APP_SEATS_H

#include "page.h"

#define DEAL_BYTES 24

typedef struct Seats {
    MatchPlan plan;
    char deal[DEAL_BYTES]; /* the deal number as typed */
    Seat picking;          /* for whom the people scene was opened */
} Seats;

void seats_draw_deal(App *app, Seats *seats);

/* Pixels that the form needs. */
float seats_form_height(App *app, Seats *seats, const Page *page);

/* Draws the form into `rect` and changes `seats` by what is filled in. */
void seats_form(App *app, Seats *seats, Rect rect, const Page *page);

#endif
