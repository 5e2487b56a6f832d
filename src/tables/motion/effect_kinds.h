/* What effects are made of: drawings and pushes by the age of an effect. The row of each kind, in
 * effect.c, says which it has. */
#ifndef TABLES_EFFECT_KINDS_H
#define TABLES_EFFECT_KINDS_H

#include "effects.h"
#include "motion.h"

/* How an effect moves its card, on top of what others do. */
typedef struct Push {
    Point by;
    float angle;
} Push;

/* Whole until `from` of the time `t`, then nothing after `length` of it. */
static inline float fade_late(float t, float from, float length)
{
    return t < from ? 1 : 1 - (t - from) / length;
}

/* bow.c: from the card that strikes to the one that is struck */
void bow_draw(Table *table, const RunningEffect *effect);
void bow_draw_broken(Table *table, const RunningEffect *effect); /* over what it broke at */
void bow_burst(Table *table, const RunningEffect *effect);       /* the number where it lands */

/* climax.c: a blow: back, at what is struck, standing there, and home. Lengths are units. */
typedef struct Lunge {
    float back, far;           /* units */
    float backs, dashes, home; /* seconds: back, from there on, and home */
    float stops;
} Lunge;

float lunge_at(const Lunge *lunge, float age); /* seconds; units */

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

/* effect_words.c */
void effect_words(Table *table, const RunningEffect *shown); /* an icon and words on a plate */
void effect_ribbon(Table *table, const RunningEffect *shown);
void effect_veil(Table *table, const RunningEffect *shown); /* see CueLook.spares */

/* climax.c */
void climax_torn(Table *table, const RunningEffect *shown);
void climax_lozenges(Table *table, const RunningEffect *shown);
void climax_rays(Table *table, const RunningEffect *shown);
void climax_frame(Table *table, const RunningEffect *shown);
/* Where the cards of a seat are: of another the place that the game gives to it. */
Rect climax_hand(Table *table, int seat);
void climax_wound(Table *table, const RunningEffect *shown); /* of the hand */
#define STRIKE_CONTACT 0.23f /* seconds: then the card is at the hand */
void climax_strike(const Table *table, const RunningEffect *shown, Push *push);
#define CHARGE_CONTACT 0.19f /* the same, of cards that are played at another */
void climax_charge(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);
/* A card of the hand that is struck. */
void climax_sink(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);
void climax_rise(const Table *table, const RunningEffect *shown, Push *push);

/* Whether a cue is one of the game's own. */
static inline bool cue_is_of_game(unsigned cue)
{
    return cue < SOON_CUE;
}

/* Writes the words of an effect: of the look, or else those that the game gives, at their own
 * place.
 */
void effect_word(Table *table, RunningEffect *shown, unsigned cue, int value);

#endif
