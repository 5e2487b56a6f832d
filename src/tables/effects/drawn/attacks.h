/* What blows look like: what strikes, what flies, what is struck. */
#ifndef TABLES_ATTACKS_H
#define TABLES_ATTACKS_H

#include "push.h"

/* bow.c: from the card that strikes to the one that is struck */
void bow_draw(Table *table, const RunningEffect *effect);
void bow_draw_broken(Table *table, const RunningEffect *effect); /* over what it broke at */
void bow_burst(Table *table, const RunningEffect *effect);       /* the number where it lands */

/* bow.c: the sprite at which a cue is aimed, or SPRITE_NONE; the other end of its bow, where
 * `struck` was struck last and the events go on until `end` */
uint8_t cue_sprite(const Table *table, const Event *event);
/* What the bow of a cue leads to, and whether it breaks there. */
void bow_aim(const Table *table, const Event *event, const Event *end, Beat *beat);

/* lunge.c: a blow: back, at what is struck, standing there, and home. Lengths are units. */
typedef struct Lunge {
    float back, far;           /* units */
    float backs, dashes, home; /* seconds: back, from there on, and home */
    float stops;
} Lunge;

float lunge_at(const Lunge *lunge, float age); /* seconds; units */

/* lunge.c: where the cards of a seat are: of another the place that the game gives to it */
Rect lunge_hand(Table *table, int seat);
void lunge_wound(Table *table, const RunningEffect *shown); /* of the hand */
#define STRIKE_CONTACT 0.23f /* seconds: then the card that strikes is at the hand */
void lunge_strike(const Table *table, const RunningEffect *shown, Push *push);
#define CHARGE_CONTACT 0.19f /* the same, of cards that are played at another */
void lunge_charge(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);
/* A card of the hand that is struck. */
void lunge_sink(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);

/* attack_effects.c */
void attack_dome(Table *table, const RunningEffect *effect);
void attack_rings(Table *table, const RunningEffect *effect);
void attack_drops(Table *table, const RunningEffect *effect);
void attack_spear(Table *table, const RunningEffect *effect);
void attack_streaks(Table *table, const RunningEffect *effect);
void attack_sparks(Table *table, const RunningEffect *effect);
void attack_fury(Table *table, const RunningEffect *effect);
/* Stands where the blow has thrown it, away from the bridge, then comes to rest. */
void attack_shake(const Table *table, const RunningEffect *effect, Push *push);
void attack_lunge(const Table *table, const RunningEffect *effect, Push *push);
void attack_push_down(const Table *table, const RunningEffect *effect, Push *push);
void attack_push_back(const Table *table, const RunningEffect *effect, Push *push);
void attack_tremble(const Table *table, const RunningEffect *effect, Push *push);

#endif
