/* One frame of the program. */
#ifndef APP_LOOP_H
#define APP_LOOP_H

#include "app.h"

/* One frame without input and without painting: its elements and its draw list can be looked at. */
void app_lay_out(App *app);

/* One frame as it is painted, with the input that waits; changes of the scene are not done yet. */
void app_show(App *app);

/* What the screen on top was before its scenes changed. */
typedef struct Departure {
    const SceneKind *kind;
    SceneMusic music;
    int depth;
    bool is_shared; /* others sit at the match, too */
} Departure;

/* Before a frame that may bring a change; after the change, the way to what lies on top now. */
Departure app_depart(App *app);
void app_arrive(App *app, const Departure *from);

/* Whether something moves or no person owes a decision. */
bool app_is_busy(App *app);

/* Whether the window is large enough to play in; one that is not says so and shows nothing else. */
bool app_has_room(const App *app);

#endif
