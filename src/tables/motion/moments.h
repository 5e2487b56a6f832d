/* Effects of single moments: a card that lands, what a power sends, what breaks, the end of a
 * match. */
#ifndef TABLES_MOMENTS_H
#define TABLES_MOMENTS_H

#include "effect_kinds.h"

/* lanterns.c: what tells how a match ended. Of win, loss and draw: */
void lanterns_draw(Table *table, const RunningEffect *effect);
/* See CueLook.victor: it steps forward; where no motion is wanted it is marked. */
void victor_step(const Table *table, const RunningEffect *shown, Push *push);
void victor_mark(Table *table, const RunningEffect *shown);
/* A card of the hand that has lost sinks. */
void victor_fall(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);
/* Of all other cards meanwhile: 0 … 1. */
float victor_light(const RunningEffect *shown);

#define PUFFS_OF_FALL 6u /* and more: a fall */
/* landing.c: dust where a card comes down; beside one that falls, neighbours hop */
void landing_puffs(Table *table, const RunningEffect *shown);
void landing_hop(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);
bool landing_reaches(const Table *table, const RunningEffect *shown, const Sprite *sprite);

/* landing.c: what is left, at `t` of its way, of what a card was turned and larger by */
float landing_toss(float t);
float landing_rise(float t);
#define PUFF_SECONDS 0.18f

/* climax.c */
void climax_sent(Table *table, const RunningEffect *shown);   /* see CueLook.sends */
void climax_shards(Table *table, const RunningEffect *shown); /* of what breaks */

/* effect_words.c: round the plate that says what is wanted */
void effect_plate_light(Table *table, const RunningEffect *shown);

#endif
