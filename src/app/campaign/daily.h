/* The deal of the day: of the first game in the menu that has one. */
#ifndef APP_DAILY_H
#define APP_DAILY_H

#include "progress.h"

typedef struct Daily {
    DealPlace place; /* without a game: no game has such deals */
    CampaignDeal reached;
    Streaks streaks;
} Daily;

/* Today's. */
Daily daily_today(App *app);

/* Begins it; once begun it is gone on with, not dealt again. */
void daily_play(App *app, DealPlace today);

/* "Best result: Gold medal", "Not won yet", "Not played yet". */
const char *daily_best(App *app, const CampaignDeal *deal);

#endif
