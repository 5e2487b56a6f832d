/* The words of the campaign's panel about a floor of the tower. */
#ifndef GAMEUI_CLASH_BOSS_PANEL_H
#define GAMEUI_CLASH_BOSS_PANEL_H

#include "flow.h"
#include "progress.h"

/* `deal` is what was reached on the floor from 0. */
void boss_panel(Flow *flow, int floor, const CampaignDeal *deal, bool is_next);

#endif
