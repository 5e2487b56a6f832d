/* The campaign: its map at one side, at the other a panel with the chosen stage, the trophies and
 * the deal of the day; and what both say of a deal. */
#ifndef GAMEUI_REGICIDE_DEALS_H
#define GAMEUI_REGICIDE_DEALS_H

#include "games/regicide_campaign.h"
#include "progress.h"
#include "sheet.h"

typedef struct Campaign {
    CampaignDeal stages[REGICIDE_DEALS];
    int next;   /* the stage that is due, or NO_STAGE */
    int chosen; /* whose facts the panel shows; NO_STAGE: the lesson's */
    int today;
    CampaignDeal day;
    Streaks streaks;
    bool is_explained; /* the words about the campaign lie below the map, not in the panel */
} Campaign;

/* The stages of a realm that were won without help. */
int campaign_realm_wins(const Campaign *campaign, int realm);

/* Today's deal. */
DealPlace campaign_today(const Campaign *campaign);

void campaign_panel(App *app, Campaign *campaign, Rect rect);

/* What the medals and trophies are for. */
const char *campaign_explanation(App *app);

#endif
