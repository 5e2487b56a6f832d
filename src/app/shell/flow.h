/* A column of words and buttons that is run through twice in a frame: first to learn how high it
 * is, then to show it in a region that scrolls. One function of the caller does both; it must take
 * the same heights each time. */
#ifndef APP_FLOW_H
#define APP_FLOW_H

#include "sheet.h"

typedef struct Flow {
    App *app;
    void *context; /* of the caller */
    Sheet sheet;
    bool is_shown; /* false: only measured */
    Rect rest;
    float height, gap; /* so far, with the gap below the last part */
} Flow;

#define STYLE_HEAD ((TextStyle){FONT_TITLE, SIZE_HEADING, ALIGN_LEFT, false})
#define STYLE_BOLD ((TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, false})

#define FLOW_BAR                                                                                   \
    16.0f /* units at the right of what flows, for the bar of a region that scrolls                \
           */

/* A panel within `rect`, as high as what `run` puts into it; `id` is of the region that scrolls. */
void flow_panel(App *app, void *context, const char *id, Rect rect, void (*run)(Flow *flow));

/* The same in the middle of `rect`. */
void flow_panel_middle(App *app, void *context, const char *id, Rect rect, void (*run)(Flow *flow));

/* The same without a panel of its own: the region is all of `rect`. */
void flow_region(App *app, void *context, const char *id, Rect rect, void (*run)(Flow *flow));

/* All that a scene shows: a sheet `units` wide with a title, and a way back, which leaves it. */
void flow_sheet(App *app, const char *title, float units, const char *id, void (*run)(Flow *flow));

#define SECTION_GAP 18 /* between parts of a column: units */

/* The next `height` pixels, and below them a gap in units. */
Rect flow_take(Flow *flow, float height, float gap);

/* As much as a paragraph takes, left empty. */
Rect flow_skip(Flow *flow, const char *text, TextStyle style);

/* A paragraph; titles are golden. */
void flow_words(Flow *flow, const char *id, const char *text, TextStyle style);

/* The same, with a sentence about it as a tip. */
void flow_noun(Flow *flow, const char *id, const char *text, const char *tip, TextStyle style);

/* A line that can be pressed: what it is about, and at the right what belongs to it. */
typedef struct FlowRow {
    const char *id, *name, *value;
    const char *buttons; /* of a pad: they are drawn in place of the value; NULL or "": it is */
    const char *tip;     /* as for ui_tip; or NULL */
    float aside;         /* pixels left free at its right end */
    Rect *left_free;     /* where those are, while it is shown; or NULL */
} FlowRow;

/* True when it was activated. */
bool flow_row(Flow *flow, const FlowRow *row);

/* True when it was activated. The button's rect is not looked at. */
bool flow_button(Flow *flow, const Button *like);

#endif
