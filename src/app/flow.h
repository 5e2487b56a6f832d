/* A column of words and buttons that is run through twice in a frame: first to learn how high it
 * is, then to show it in a panel that scrolls. A function of flow_panel does both; it must take the
 * same heights each time. */
#ifndef APP_FLOW_H
#define APP_FLOW_H

#include "page.h"

typedef struct Flow {
    App *app;
    void *context; /* of the caller */
    const Page *page;
    bool is_shown; /* false: only measured */
    Rect rest;
    float height;
} Flow;

#define STYLE_HEAD ((TextStyle){FONT_TITLE, SIZE_HEADING, ALIGN_LEFT, false})
#define STYLE_BOLD ((TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, false})

/* A panel within `rect`, as high as what `run` puts into it; `id` is of the region that scrolls. */
void flow_panel(App *app, void *context, const char *id, Rect rect, void (*run)(Flow *flow));

/* The next `height` pixels, and below them a gap in units. */
Rect flow_take(Flow *flow, float height, float gap);

/* A paragraph; titles are golden. */
void flow_words(Flow *flow, const char *id, const char *text, TextStyle style);

/* True when it was activated. */
bool flow_button(Flow *flow, const char *id, const char *label, ButtonKind kind);

#endif
