/* A medal as it is struck, and what flies then: more of it, and for longer, the more it is worth.
 */
#ifndef APP_MEDAL_H
#define APP_MEDAL_H

#include "finale.h"

/* Seconds until it lies in its place, and for which it shines from then on: for the steps of a
 * finale. */
#define MEDAL_DROPS         0.35f
#define MEDAL_SHINES        0.35f
#define MEDAL_SILVER_SHINES 0.5f
#define MEDAL_GOLD_DROPS    0.45f
#define MEDAL_GOLD_SHINES   1.4f

/* How long it takes to lie in its place, how long it shines from then on, and what is heard then.
 */
float medal_drops(Medal medal);
float medal_shines(Medal medal);
Sound medal_sound(Medal medal);

/* Draws one, or what stands in its stead, that began to come down so many seconds ago, over its
 * light: nothing below 0. What flies is left out where no motion is wanted. */
void medal_strike(const Finale *finale, Medal medal, const char *picture, Rect place, float since);

/* The same where it lies among others: its light goes out in the end. False when it has. */
bool medal_strike_amid(App *app, Medal medal, const char *picture, Rect place, float since);

/* One that was won with help alone, anywhere: paler, with a sign. */
void medal_helped(App *app, const char *picture, Rect place, float alpha);

#endif
