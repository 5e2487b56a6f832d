/* The cards that a side fought with in Clash of Decks, small, with what each of them destroyed. */
#ifndef GAMEUI_CLASH_KEPT_H
#define GAMEUI_CLASH_KEPT_H

#include "finale.h"

typedef struct ClashKept {
    Seat seat;
    CardSet cards;
    const uint8_t *kills; /* by card */
    Rect place;           /* pixels */
} ClashKept;

void clash_kept(const Finale *finale, const ClashKept *kept);

#endif
