/* What the screens of all campaigns have in common: their heading, and how a match begins there. */
#ifndef APP_CAMPAIGN_HEAD_H
#define APP_CAMPAIGN_HEAD_H

#include "flow.h"
#include "progress.h"
#include "sheet.h"

/* The heading, with the campaigns to choose from: `kind` is the one that shows. */
void campaign_head(App *app, const SceneKind *kind, Rect head, bool *back);

/* A line of the panel about a stage: whether that is the next one. It has its place either way, so
 * that what stands below does not jump from one stage to another. */
void campaign_next_line(Flow *flow, bool is_next);

/* Begins the match of a prepared deal with the name that the person last had. */
void campaign_start(App *app, DealPlace place);

/* Goes to the seats screen with this plan, which is then kept as the last one of its game. */
void campaign_customise(App *app, const MatchPlan *plan);

#endif
