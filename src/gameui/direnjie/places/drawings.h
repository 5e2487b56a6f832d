/* The drawings of the Di Renjie table. */
#ifndef GAMEUI_DIRENJIE_DRAWINGS_H
#define GAMEUI_DIRENJIE_DRAWINGS_H

#include "tables/drawing.h"

#define DIRENJIE_FORMS 4

/* When rows count; beside them SEATED(n): so many seats. */
enum {
    SEATED_FEW = 1 << 7, /* four seats at most */
    GIVING = 1 << 8,     /* the person is asked for a card */
    ANSWERING = 1 << 9,
    HANDS_OPEN = 1 << 10, /* those of the others lie face up */
    HANDS_SHUT = 1 << 11,
    HANDS_HANG = 1 << 12, /* open ones hang below their seats, and what stands there makes room */
    HIGH = 1 << 13        /* the table goes down to the window's edge: no log lies below it */
};
#define SEATED(seats) (1u << (seats))

/* The table of zones. */
enum { CARDS_SECRET = PLACE_CARDS, CARDS_DECK, CARDS_CLUES, CARDS_HAND, CARDS_OTHER_HAND };

extern const DrawnZone direnjie_zones[];

/* One for each DirenjieForm: those with the notebook open follow the others, in the same order. */
extern const Drawing direnjie_forms[DIRENJIE_FORMS];

/* How the hand and the clues of another seat lie in its panel: at the sides of a wide window, above
 * (by how many sit there), beside the open notebook, in a tall window. */
typedef enum Station {
    STATION_SIDE,
    STATION_ALONE,
    STATION_PAIR,
    STATION_TRIO,
    STATION_BOOK,
    STATION_TALL,
    STATION_COUNT
} Station;
extern const Drawing direnjie_stations[STATION_COUNT];

#endif
