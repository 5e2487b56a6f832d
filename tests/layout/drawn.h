/* A screen as its pixels: all of it, and what lies below its words and its edges. */
#ifndef TESTS_LAYOUT_DRAWN_H
#define TESTS_LAYOUT_DRAWN_H

#include "ui_state.h"

/* Pixels in rows of `w`, as the window has them. Kept from frame to frame. */
typedef struct Drawn {
    uint32_t *whole;
    uint32_t *wordless; /* without its words */
    uint32_t *bare;     /* without them, its edges and the light around what is lit */
    int w, h;
    Buffer items; /* DrawItem: a list with something left out */
} Drawn;

void drawn_open(Drawn *drawn, const Ui *ui);
void drawn_release(Drawn *drawn);

/* What was laid out last and not shown. `bare` counts only where the list has edges that tell. */
DrawList *drawn_see(Drawn *drawn, Ui *ui);

/* Whether this ink is seen at a pixel, all of it, over this ground. */
bool drawn_shows(const Drawn *drawn, const uint32_t *ground, size_t at, uint32_t ink);

/* A dashed line, and one in a colour of a state, tells something. */
bool drawn_tells(const DrawItem *item);
bool drawn_is_same_edge(Rect a, Rect b);

/* What a veil or a panel lies over is not to be read then. */
bool drawn_is_veiled(const DrawList *list, size_t index);

#endif
