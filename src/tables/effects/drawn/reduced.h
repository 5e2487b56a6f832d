/* What motion becomes when a person wants none: nothing is to travel, turn, shake or grow. */
#ifndef TABLES_REDUCED_H
#define TABLES_REDUCED_H

#include "table_state.h"

float reduced_along(const Table *table, float along); /* of a way that is not to be seen: its end */
float reduced_fade(const RunningEffect *effect);
Pose reduced_pose(const Motion *motion, float t, bool *arrives);
/* What marks a card in the stead of an effect. */
void reduced_wound(Table *table, const RunningEffect *effect);
void reduced_frame(Table *table, const RunningEffect *effect);
void reduced_picture(Table *table, const RunningEffect *effect);

#endif
