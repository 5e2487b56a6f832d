/* The ladder of Clash of Decks: towers to climb at one side, at the other a panel with the chosen
 * stage, its cards and what the AI is given; and what both say of a stage. */
#ifndef GAMEUI_CLASH_STAGES_H
#define GAMEUI_CLASH_STAGES_H

#include "games/clash_campaign.h"
#include "progress.h"
#include "sheet.h"

typedef struct Ladder {
    CampaignDeal stages[CLASH_STAGES];
    int next;   /* the stage that is due, or NO_STAGE */
    int chosen; /* whose facts the panel shows */
} Ladder;

void ladder_panel(App *app, void *ladder, Rect rect); /* of a Ladder */

/* "Tide", "Draft"; "Hard", "Quick play"; "Tide · Hard". */
const char *ladder_name(App *app, int ladder);
const char *ladder_level_name(App *app, int level);
const char *ladder_stage_name(App *app, int stage);

/* "Won", "Won with help", "Not won yet", "Not played yet". */
const char *ladder_best(App *app, const CampaignDeal *deal);

#endif
