/* The campaign of Clash of Decks: towers to climb at one side, at the other a panel with the chosen
 * stage; and what both say of a stage. The stages of the ladder come first, then the floors of the
 * tower of bosses. */
#ifndef GAMEUI_CLASH_STAGES_H
#define GAMEUI_CLASH_STAGES_H

#include "games/clash_campaign.h"
#include "games/clash_tower.h"
#include "progress.h"
#include "sheet.h"

#define LADDER_STAGES (CLASH_STAGES + CLASH_FLOORS)

typedef struct Ladder {
    CampaignDeal stages[LADDER_STAGES];
    int next;   /* the stage that is due, or NO_STAGE */
    int chosen; /* whose facts the panel shows */
} Ladder;

void ladder_panel(App *app, void *ladder, Rect rect); /* of a Ladder */

static inline bool ladder_is_floor(int stage)
{
    return stage >= CLASH_STAGES;
}

/* Of a stage that is one. */
static inline int ladder_floor(int stage)
{
    return stage - CLASH_STAGES;
}

/* "Tide", "Draft"; "Hard", "Quick play"; "Tide · Hard", "Nettle · floor 1". */
const char *ladder_name(App *app, int ladder);
const char *ladder_level_name(App *app, int level);
const char *ladder_stage_name(App *app, int stage);

/* Of a stage of the ladder: "Won", "Won with help", "Not won yet", "Not played yet". */
const char *ladder_best(App *app, const CampaignDeal *deal);

#endif
