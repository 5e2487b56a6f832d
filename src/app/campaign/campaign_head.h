/* What the screens of all campaigns have in common: their heading, and how a match begins there. */
#ifndef APP_CAMPAIGN_HEAD_H
#define APP_CAMPAIGN_HEAD_H

#include "progress.h"
#include "sheet.h"

/* The heading, with the campaigns to choose from: `kind` is the one that shows. */
void campaign_head(App *app, const SceneKind *kind, Rect head, bool *back);

/* Begins the match of a prepared deal with the name that the person last had. */
void campaign_start(App *app, DealPlace place);

/* Goes to the seats screen with this plan, which is then kept as the last one of its game. */
void campaign_customise(App *app, const MatchPlan *plan);

#endif
