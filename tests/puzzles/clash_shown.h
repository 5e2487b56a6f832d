/* Which abilities decide a turn of Clash of Decks, told by what happens in it. */
#ifndef PUZZLES_CLASH_SHOWN_H
#define PUZZLES_CLASH_SHOWN_H

#include "games/clash.h"

/* A turn, followed action by action. */
typedef struct ClashShown {
    CardSet pierced, splashed; /* enemy units that took such damage and still stand */
    ClashAbilitySet abilities; /* that have decided something so far */
    bool repeats;              /* a unit attacks once more; nothing has fallen to it yet */
} ClashShown;

/* What this legal action adds. Splash, Perforation and Berserk decide when a unit of the other side
 * falls to them, Rage and Sprint when a unit attacks by them, Protection and Indestructible when
 * they keep a unit of the other side from damage. */
void clash_shown_add(ClashShown *shown, const ClashState *before, Seat seat, Action action);

#endif
