/* The strip between the bar and the table in which a figure speaks: of a lesson, of a puzzle, as
 * the coach. The table begins below it, so that what is said never covers anything. */
#ifndef APP_HOST_STRIP_H
#define APP_HOST_STRIP_H

#include "sheet.h"

#define HOST_BUTTONS_MAX 3

typedef struct HostButton {
    const char *id, *label; /* label: worded */
} HostButton;

typedef struct HostStrip {
    const char *id, *words; /* words: worded, of any length */
    bool is_quiet;          /* no speech, only what the figure is there for */
    unsigned room;          /* for so many buttons there is room, whether they are offered or not */
    HostButton buttons[HOST_BUTTONS_MAX]; /* the first of them, from the right or the top, */
    unsigned count;                       /* are offered */
    bool is_golden;                       /* the first of them */
    const char *number_id, *number; /* worded, beside the buttons: which of how many; or NULL */
    const char *close_id;           /* of the sign that puts the words away; or NULL */
} HostStrip;

/* What was pressed when it was none of the buttons. */
#define HOST_NOTHING (-1)
#define HOST_CLOSED  (-2)

/* Pixels that it needs across the whole window. */
float host_strip_height(App *app, const HostStrip *strip);

/* The least that is needed for so many lines. */
float host_strip_lines(App *app, int lines);

/* Once in a frame: the index of the button that was pressed, or one of the above. */
int host_strip(App *app, Rect rect, const HostStrip *strip);

#endif
