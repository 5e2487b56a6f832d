/* What is seen around a keeper that is struck, or falls. */
#ifndef GAMEUI_CLASH_FALL_H
#define GAMEUI_CLASH_FALL_H

#include "tables/table_look.h"

/* By how many pixels a keep is moved aside: it shakes while a blow lands on it, and as it falls. */
float clash_shaken(const TableScene *scene, Seat seat);

/* Cracks over the castle, the blocks that fall out of it, and dust where they come down. */
void clash_fall(const TableScene *scene, Seat seat, Rect castle);

#endif
