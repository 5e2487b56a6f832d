/* What changed between two frames: a few rectangles that together hold every pixel that may look
 * different now. */
#ifndef DAMAGE_H
#define DAMAGE_H

#include "draw_list.h"

#define DAMAGE_MAX 12

typedef struct Damage {
    Box boxes[DAMAGE_MAX]; /* they do not overlap */
    size_t count;
} Damage;

void damage_add(Damage *damage, Box box);

/* Adds what must be painted to turn a picture of `before` into one of `now`. */
void damage_compare(Damage *damage, const DrawList *before, const DrawList *now);

#endif
