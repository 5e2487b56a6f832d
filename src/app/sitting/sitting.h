/* People with their hands on phones: how their match begins, and what phones have sent. */
#ifndef APP_SITTING_H
#define APP_SITTING_H

#include "app.h"

/* Leads to the scene in which the people of this plan sit down at their phones, and say who they
 * are. Without a network nothing has changed, and it is said. */
void sitting_begin(App *app, const MatchPlan *plan);

/* The match begins with those who sit there; or they are sent home. */
void sitting_deal(App *app);
void sitting_end(App *app);

/* Before each frame: what phones have sent is done, and they are sent what is new. */
void sitting_attend(App *app);

#endif
