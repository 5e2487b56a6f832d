/* The deals of the day: one for each game that has them. */
#ifndef APP_DAILY_H
#define APP_DAILY_H

#include "progress.h"

typedef struct Daily {
    int games;  /* that have one; 0: none */
    int played; /* of them, today and to the end */
    int streak; /* the longest that goes on, of any game */
} Daily;

/* Today's. */
Daily daily_today(App *app);

/* Whether this deal was begun and is not over: then also its record. */
bool daily_find(App *app, DealPlace day, SavedMatch *out);

/* Begins it; once begun it is gone on with, not dealt again. */
void daily_play(App *app, DealPlace today);

/* "Best result: Gold medal", "Not won yet", "Not played yet". */
const char *daily_best(App *app, const CampaignDeal *deal);

#endif
