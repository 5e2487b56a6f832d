/* What moves on this table beside its cards, and what the last action leaves to be seen. */
#ifndef DIRENJIE_MOTION_H
#define DIRENJIE_MOTION_H

#include "direnjie_table.h"

/* All of it that is drawn over the table. */
void direnjie_motions(const TableScene *scene);

#endif
