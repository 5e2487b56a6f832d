/* Effects: what cues look like. */
#ifndef TABLES_EFFECTS_H
#define TABLES_EFFECTS_H

#include "motion.h"

/* effect.c; these stand for ribbons that are no cues of the game */
#define TURN_CUE  0xFFu
#define PHASE_CUE 0xFEu
/* 0xFDu: ARRIVAL_CUE */
#define LANDED_CUE 0xFCu /* its value: the cue that had the card carried */
#define STRIKE_CUE 0xFBu
#define NOD_CUE    0xFAu
#define CHARGE_CUE 0xF9u /* its value: the cue that the blow leads to */
#define SAID_CUE   0xF8u /* its value: the cue whose words these are */
#define GLINT_CUE  0xF7u
#define PUFF_CUE   0xF6u /* its value: how many puffs */
#define SOON_CUE   0xF5u /* the turn of whoever has just acted; the least of these */
void effect_start(Table *table, const Beat *beat);
/* looks.c: pushes the sound of a cue that is shown at the time, if it is heard later than it
 * begins. */
void effect_sound_at(Table *table, float time, unsigned cue, int value);
float effect_seconds(Effect effect);
float effect_holds(Effect effect); /* seconds that what follows waits */
void effect_nod(Table *table, uint8_t sprite);
void effects_advance(Table *table, float seconds);
bool effects_move(const Table *table);  /* whether any is not at its end yet */
void effects_push(Table *table);        /* moves the sprites of this frame */
void effects_draw_behind(Table *table); /* below panels and cards */
void effects_draw(Table *table);

/* bow.c: the sprite at which a cue is aimed, or SPRITE_NONE; the other end of its bow, where
 * `struck` was struck last and the events go on until `end` */
uint8_t cue_sprite(const Table *table, const Event *event);
/* What the bow of a cue leads to, and whether it breaks there. */
void bow_aim(const Table *table, const Event *event, const Event *end, Beat *beat);

#endif
