/* What tells how a match ended: lanterns, and the card that has won. */
#ifndef TABLES_RESULT_EFFECTS_H
#define TABLES_RESULT_EFFECTS_H

#include "effect_kinds.h"

/* Of win, loss and draw. */
void lanterns_draw(Table *table, const RunningEffect *effect);

/* See CueLook.victor: it steps forward; where no motion is wanted it is marked. */
void victor_step(const Table *table, const RunningEffect *shown, Push *push);
void victor_mark(Table *table, const RunningEffect *shown);

/* A card of the hand that has lost sinks. */
void victor_fall(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);

/* Of all other cards meanwhile: 0 … 1. */
float victor_light(const RunningEffect *shown);

#endif
