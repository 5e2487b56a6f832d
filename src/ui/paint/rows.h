/* What of a row of pixels a turned rectangle covers, and what of it is left in sight by those that
 * will be painted over it: nothing opaque is painted twice in one place. */
#ifndef ROWS_H
#define ROWS_H

#include "pixels.h"

/* A turned rectangle, ready to be asked about many pixels. */
typedef struct Frame {
    Point centre;
    float c, s;   /* of the angle */
    float hw, hh; /* half width and height */
} Frame;

Frame frame_of(Outline outline);

/* The middle of a pixel, as seen from the rectangle's middle and along its sides. */
static inline Point frame_local(const Frame *frame, int x, int y)
{
    float dx = (float)x + 0.5f - frame->centre.x, dy = (float)y + 0.5f - frame->centre.y;
    return (Point){dx * frame->c + dy * frame->s, dy * frame->c - dx * frame->s};
}

/* Pixels of a row, from `from` up to but not including `to`. */
typedef struct Span {
    int from, to;
} Span;

/* Those whose middles the rectangle covers; empty for none. */
Span frame_row(const Frame *frame, Span row, int y);

#define HIDDEN_MOST 4
#define HIDDEN_BAND 8 /* rows that are asked about together */

/* What opaque things will hide. */
typedef struct Hidden {
    Frame frames[HIDDEN_MOST];
    size_t count;
} Hidden;

void hidden_add(Hidden *hidden, Outline outline); /* left out when there are too many */

/* What is in sight of `row` in any of the rows from y0 up to y1: spans from left to right. Returns
 * how many. */
size_t hidden_leaves(const Hidden *hidden, Span row, int y0, int y1, Span left[HIDDEN_MOST + 1]);

#endif
