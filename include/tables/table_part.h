/* A table is a list of parts: panels, plates, signs, pages. A part says in which layer it lies, has
 * its place in the layout, and draws itself there; the table runs the list in its order. So a new
 * panel is a row of the list and a function, and the table knows no panel by name. */
#ifndef TABLES_TABLE_PART_H
#define TABLES_TABLE_PART_H

#include "tables/table_scene.h"

typedef enum PartLayer {
    PART_UNDER, /* on the felt, below all cards */
    PART_OVER,  /* before the cards that lie, and behind the hand */
    PART_BAR,   /* in the bar above the table, where it tells how far the turn is */
    PART_PAGE   /* on a page of its own, which table_command_memory opens, and below the cards of an
                   open   pile */
} PartLayer;

#define PART_NO_SPOT 0xFF /* it finds its place by itself */

/* `is_there` and `draw` see the part's place and its number in the scene: TableScene.part. */
typedef struct TablePart {
    PartLayer layer;
    uint8_t
        spot; /* its place, of Layout.spots; a layout that leaves it empty leaves the part out */
    Section
        section;   /* to which its elements belong; unnamed: to the table, of the bar to the bar */
    uint8_t count; /* so many of them lie in the spots from that one on; 0: one */
    bool (*is_there)(const TableScene *scene); /* NULL: always */
    void (*draw)(const TableScene *scene);     /* also declares its elements */
    /* The pick beside itself for which a card is dropped on it at this point; of NULL the place in
     * it that the keys are on. False: none. Or NULL. */
    bool (*takes)(const TableScene *scene, const Point *point, Pick *out);
    const char *title;                  /* of a page, marked for translation */
    float (*opening)(const void *view); /* seconds for which it shows something once a new match is
                                           dealt: TableScene.opening; or NULL */
} TablePart;

#endif
