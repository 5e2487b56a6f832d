/* What the screens of all campaigns have in common: their heading, and how a match begins there. */
#ifndef APP_CAMPAIGN_HEAD_H
#define APP_CAMPAIGN_HEAD_H

#include "flow.h"
#include "progress.h"
#include "sheet.h"

/* Below the background: the heading, with the campaigns to choose from, of which `kind` is the one
 * that shows, and button.back. Returns the room that is left. */
Rect campaign_head(App *app, const SceneKind *kind, bool *back);

/* A campaign that lies on the table of its game: what there is to choose from, and a panel beside
 * it about what is chosen, in an upright window below it. */
typedef struct CampaignMap {
    const Game *game;
    float upright; /* the panel's share of the height of an upright window */
    void (*map)(App *app, void *campaign, Rect room); /* `campaign` is the scene's data */
    void (*panel)(App *app, void *campaign, Rect rect);
} CampaignMap;

/* A frame of the whole scene, with its heading and the way back. */
void campaign_map_frame(Scene *scene, const CampaignMap *map);

#define CAMPAIGN_PANEL  420.0f /* units: the width of a panel beside a map */
#define CAMPAIGN_MARGIN 24.0f  /* units: around both, and between them */

/* A line of the panel about a stage: whether that is the next one. It has its place either way, so
 * that what stands below does not jump from one stage to another. */
void campaign_next_line(Flow *flow, bool is_next);

/* Begins the match of a prepared deal with the name that the person last had. */
void campaign_start(App *app, DealPlace place);

/* Goes to the seats screen with this plan, which is then kept as the last one of its game. */
void campaign_customise(App *app, const MatchPlan *plan);

#endif
