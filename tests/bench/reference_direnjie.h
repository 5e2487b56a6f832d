/* Di Renjie's reference, a player of fixed habits: see reference.h for what that is good for. */
#ifndef BENCH_REFERENCE_DIRENJIE_H
#define BENCH_REFERENCE_DIRENJIE_H

#include "games/direnjie.h"

/* What the reference does when the view's seat owes a decision. */
Action direnjie_reference(const DirenjieView *view);

#endif
