/* What a turn that goes on can still come to at best, found by trying all of it. */
#ifndef GAMEUI_CLASH_REACH_H
#define GAMEUI_CLASH_REACH_H

#include "games/clash.h"

typedef struct Reach {
    unsigned fallen; /* of the other side's units in play, at most */
    unsigned life;   /* durability of its keeper at the end of the turn, at least; 0: it falls */
} Reach;

/* Of a duel in the turn of the view's seat. False when it would take too long to know. */
bool reach_of(const ClashView *view, Reach *out);

#endif
