/* The signs on a card. */
#ifndef TABLES_SIGNS_H
#define TABLES_SIGNS_H

#include "table_state.h"

/* Of a card that is drawn at this pose, dark or not. */
void signs_draw(Table *table, uint8_t sprite, const Pose *seen, bool is_dark);

#endif
