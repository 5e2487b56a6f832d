/* What others took from the hand of the notebook's owner since its last turn: told when it has the
 * turn again, as nobody can have read all of it in between. */
#ifndef GAMEUI_DIRENJIE_LOSSES_H
#define GAMEUI_DIRENJIE_LOSSES_H

#include "games/direnjie.h"

/* The losses with those of one more action, of which these are the events as the owner saw them.
 * A gift is none, nor is a hand that is swapped; they end with the owner's own ask. */
CardSet losses_after(CardSet lost, Seat owner, Seat actor, const Event events[], size_t count);

#endif
