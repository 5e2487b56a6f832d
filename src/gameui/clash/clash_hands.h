/* Where the hands of Clash of Decks lie, as a part of its layout; lengths are in its units. */
#ifndef TABLES_CLASH_HANDS_H
#define TABLES_CLASH_HANDS_H

#include "clash_table.h"
#include "tables/layout_units.h"

#define BACK_WIDTH 66.0f

static inline const ClashTable *clash_shown(const LayoutBuilder *plan)
{
    const ClashView *view = plan->view;
    return &view->table;
}

/* A zone that is never looked at: its cards come from and go to this place. */
void clash_hide(LayoutBuilder *plan, unsigned zone, Rect rect);

/* Whether the own side orders destroyed units now. */
bool clash_orders_returns(const LayoutBuilder *plan);

/* Cards of the own hand, the keeper among them, and what is about to return to it: nothing moves
 * meanwhile. */
unsigned clash_hand_cards(const LayoutBuilder *plan);

/* The own hand; `place` has the width of its cards and, where they lie in lines, their number. */
void clash_place_hand(LayoutBuilder *plan, Rect rect, ZonePlace place);
void clash_place_other_hand(LayoutBuilder *plan, Rect rect);

#endif
