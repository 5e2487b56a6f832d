/* What single moments look like: words, a card that lands, what a power sends, what breaks, the end
 * of a match. */
#ifndef TABLES_MOMENTS_H
#define TABLES_MOMENTS_H

#include "push.h"

/* effect_words.c */
void effect_words(Table *table, const RunningEffect *shown); /* an icon and words on a plate */
void effect_ribbon(Table *table, const RunningEffect *shown);
void effect_veil(Table *table, const RunningEffect *shown);        /* see CueLook.spares */
void effect_plate_light(Table *table, const RunningEffect *shown); /* that says what is wanted */

/* Writes the words of an effect: of the look, or else those that the game gives, at their own
 * place.
 */
void effect_word(Table *table, RunningEffect *shown, unsigned cue, int value);

/* tear.c */
#define TEAR_STOPS 0.11f /* seconds for which all stands before a card parts, or breaks */
void climax_torn(Table *table, const RunningEffect *shown);

/* climax.c */
void climax_lozenges(Table *table, const RunningEffect *shown);
void climax_rays(Table *table, const RunningEffect *shown);
void climax_frame(Table *table, const RunningEffect *shown);
void climax_split(Table *table, const RunningEffect *shown); /* see CueLook.splits */
/* What lies below all cards is dim, and of all cards but one the light: 0 … 1. */
void climax_dim(Table *table, const RunningEffect *shown);
float climax_light(const RunningEffect *shown);
void climax_rise(const Table *table, const RunningEffect *shown, Push *push);
void climax_sent(Table *table, const RunningEffect *shown); /* see CueLook.sends */

/* shatter.c: a card in pieces, out of whose dust it rises when it goes on; and whether it is in
 * pieces where it lies, and not to be seen */
void shatter_draw(Table *table, const RunningEffect *shown);
bool shatter_hides(const Table *table, const RunningEffect *shown, const Sprite *sprite);

/* lanterns.c: what tells how a match ended. Of win, loss and draw: */
void lanterns_draw(Table *table, const RunningEffect *effect);
/* See CueLook.victor: it steps forward; where no motion is wanted it is marked. */
void victor_step(const Table *table, const RunningEffect *shown, Push *push);
void victor_mark(Table *table, const RunningEffect *shown);
/* A card of the hand that has lost sinks. */
void victor_fall(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);
/* Of all other cards meanwhile: 0 … 1. */
float victor_light(const RunningEffect *shown);

/* landing.c: dust where a card comes down; beside one that falls, neighbours hop */
#define PUFF_SECONDS 0.18f
void landing_puffs(Table *table, const RunningEffect *shown);
void landing_dust(Table *table, Rect card, int puffs, float t); /* at this part of its time */
void landing_hop(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);
bool landing_reaches(const Table *table, const RunningEffect *shown, const Sprite *sprite);

/* landing.c: what is left, at `t` of its way, of what a card was turned and larger by, if that
 * takes so many seconds */
float landing_toss(float t);
float landing_rise(float t, float seconds);

#define PUFFS_OF_FALL 6u /* of a card that comes down; with so many and more it falls */

#endif
