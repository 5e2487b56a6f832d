/* Where the arrows and Tab, or the cross and the shoulder buttons of a pad, lead on a screen: for
 * all that can have the focus, by the ways of the program itself; nothing is pressed. */
#ifndef TESTS_LAYOUT_WAYS_H
#define TESTS_LAYOUT_WAYS_H

#include "focus.h"

#define WAYS_THINGS 600

typedef enum Move {
    MOVE_LEFT,
    MOVE_RIGHT,
    MOVE_UP,
    MOVE_DOWN,
    MOVE_ON, /* to the next part of the screen */
    MOVE_BACK,
    MOVES
} Move;

typedef struct Ways {
    const Stored *things[WAYS_THINGS]; /* good until the next frame but one */
    size_t count;
    size_t ends[WAYS_THINGS][MOVES]; /* where a move leads: a place in `things` */
} Ways;

/* Of the frame that was shown last. `is_fresh`: nothing is remembered of where keys were before. */
void ways_look(Ways *ways, const Elements *elements, bool is_fresh);

/* `count` of the ways: it cannot have the focus. */
size_t ways_place(const Ways *ways, const char *id);

/* The first move of the shortest way; MOVES: there is none. */
Move ways_first(const Ways *ways, size_t from, size_t to);

#endif
