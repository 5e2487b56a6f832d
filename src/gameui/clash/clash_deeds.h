/* What is remembered of what happened last on the Clash of Decks table: the last deeds; the log has
 * all of them. */
#ifndef TABLES_CLASH_DEEDS_H
#define TABLES_CLASH_DEEDS_H

#include "clash_table.h"

enum DeedMark {
    DEED_DESTROYS = 1,
    DEED_SPARED = 2, /* by Protection, or because it is Indestructible */
    DEED_SUMMONS = 4,
    DEED_VAIN = 8,      /* an incantation without a target */
    DEED_ACTOR = 0x40,  /* of side 1 */
    DEED_TARGET = 0x80, /* of side 1 */
};

/* As it lies in the bytes that the table keeps. */
typedef struct Deed {
    Card actor, target; /* CARD_NONE: none */
    uint8_t damage;
    uint8_t marks;
} Deed;

#define DEEDS 6u

/* The last deeds as far as they have been shown, oldest first; false: there are none. */
bool clash_deeds(const TableScene *scene, Deed out[DEEDS]);

#define DEED_HEADING 24 /* units above them, where there is room */

bool clash_has_heading(const TableScene *scene);

/* Where each is drawn in the told panel. */
Rect clash_deed_cell(const TableScene *scene, unsigned index);

#endif
