/* What the coach says at a table: a note of the host's that lies over as little as can be, beside
 * what is wanted now, and stays where it is until it is put away or the words change. */
#ifndef APP_COACH_BUBBLE_H
#define APP_COACH_BUBBLE_H

#include "sheet.h"

#include <stdint.h>

/* All zero: nothing was said yet. */
typedef struct CoachBubble {
    uint64_t words; /* a hash of what is said, */
    Rect area;      /* in what part of the window, */
    Rect rect;      /* and where the note lies; */
    bool is_fresh;  /* for one frame: what was there before may have had other places */
} CoachBubble;

/* Once in a frame, after all over which it may lie: true when it was put away. */
bool coach_bubble(App *app, CoachBubble *bubble, const char *words, Rect area);

#endif
