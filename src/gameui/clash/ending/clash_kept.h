/* The cards that a side fought with in Clash of Decks, small, with what each of them destroyed. */
#ifndef TABLES_CLASH_KEPT_H
#define TABLES_CLASH_KEPT_H

#include "clash_table.h"
#include "clash_ui.h"

typedef struct ClashKept {
    App *app;
    const Wording *wording;
    Seat seat;
    CardSet cards;
    const uint8_t *kills; /* by card */
    Color light;          /* of the side */
    float unit;           /* pixels of a unit of the scene */
    Rect place;
} ClashKept;

void clash_kept(const ClashKept *kept);

#endif
