/* People with their hands on phones: how their match begins, and what phones have sent. */
#ifndef APP_SITTING_H
#define APP_SITTING_H

#include "app.h"

/* Begins the match of this plan, in which every person plays on a phone, and leads by the scene in
 * which they sit down. Without a network nothing has changed, and it is said. */
void sitting_begin(App *app, const MatchPlan *plan);

/* Before each frame: what phones have sent is done, and they are sent what is new. */
void sitting_attend(App *app);

#endif
