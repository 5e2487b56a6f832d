/* The bosses of the tower, from the lowest: who they are, and what is printed of a floor before it
 * is begun. What they are played with lies in include/games/clash_tower.h. */
#ifndef GAMEUI_CLASH_BOSSES_H
#define GAMEUI_CLASH_BOSSES_H

#include "app.h"
#include "games/clash_tower.h"
#include "stage_lines.h"

/* Of a floor from 0. */
const StagePerson *boss_person(int floor);
Rival boss_rival(int floor);

#endif
