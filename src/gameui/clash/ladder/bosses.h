/* The bosses of the tower, from the lowest: who they are, and what is printed of a floor before it
 * is begun. What they are played with lies in include/games/clash_tower.h. */
#ifndef GAMEUI_CLASH_BOSSES_H
#define GAMEUI_CLASH_BOSSES_H

#include "app.h"
#include "games/clash_tower.h"

/* Of a floor from 0: in the language shown, but for the picture. */
const char *boss_name(App *app, int floor);
const char *boss_site(App *app, int floor);
const char *boss_greeting(App *app, int floor); /* before the first game */
const char *boss_habit(App *app, int floor);    /* after it: how that one drafts */
const char *boss_portrait(int floor);

Rival boss_rival(int floor);

#endif
