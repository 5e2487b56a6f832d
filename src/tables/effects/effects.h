/* Effects: what cues look like while they run. */
#ifndef TABLES_EFFECTS_H
#define TABLES_EFFECTS_H

#include "table_state.h"

/* effect_kinds.c */
float effect_seconds(Effect effect);
float effect_holds(Effect effect); /* seconds that what follows waits */

/* effect.c */
void effect_start(Table *table, const Beat *beat);
void effect_nod(Table *table, uint8_t sprite);
void effects_advance(Table *table, float seconds);
bool effects_move(const Table *table); /* whether any is not at its end yet */

/* effect_frame.c */
void effects_push(Table *table);        /* moves the sprites of this frame */
void effects_draw_behind(Table *table); /* below panels and cards */
void effects_draw(Table *table);

#endif
