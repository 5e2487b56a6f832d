/* What happened last on the Clash of Decks table: the last deeds; the log has all of them. */
#ifndef TABLES_CLASH_DEEDS_H
#define TABLES_CLASH_DEEDS_H

#include "clash/table.h"

/* Somebody struck somebody, or a card was summoned or removed from a deck. */
typedef struct Deed {
    Card actor, target; /* CARD_NONE: none */
    Seat actor_side, target_side;
    int damage;
    bool destroys;
    bool is_spared; /* by Protection, or because it is Indestructible */
    bool is_summons;
} Deed;

#define DEEDS   6u
#define REVEALS 12u

/* The last deeds of a turn, oldest first, and the cards that the automaton revealed in it. */
typedef struct Deeds {
    Deed deeds[DEEDS];
    size_t count;
    Card reveals[REVEALS];
    size_t reveal_count;
} Deeds;

/* Of the last turn in which anything was told; `moving`: see table_last. */
Deeds clash_deeds(const TableScene *scene, bool moving);

/* parts/grid.c: where one of so many deeds is drawn in the told panel, below words if there is
 * room.
 */
bool clash_has_heading(const TableScene *scene);
#define CLASH_DEED_HEADING 24 /* units */
Rect clash_deed_cell(const TableScene *scene, size_t count, unsigned index);

#endif
