/* What the end of Regicide says of a match to other screens. */
#ifndef GAMEUI_REGICIDE_ENDING_H
#define GAMEUI_REGICIDE_ENDING_H

#include "game_ui.h"

Medal regicide_medal_of(unsigned grade);          /* GameUi.aim_medal */
Medal regicide_won_medal(const Match *match);     /* ResultUi.medal */
bool regicide_ends_suffering(const Match *match); /* in step 4, not at the begin of a turn */

#endif
