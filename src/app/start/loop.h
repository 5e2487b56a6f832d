/* One frame of the program. */
#ifndef APP_LOOP_H
#define APP_LOOP_H

#include "app.h"

/* One frame without input and without painting: its elements and its draw list can be looked at. */
void app_lay_out(App *app);

/* One frame as it is painted, with the input that waits; changes of the scene are not done yet. */
void app_show(App *app);

/* Between the menu and a table the new screen comes out of the dark; it can be used meanwhile. */
void app_darken(App *app);
bool app_is_dark(const App *app); /* still, in part */

/* Whether something moves or no person owes a decision. */
bool app_is_busy(App *app);

/* Whether the window is large enough to play in; one that is not says so and shows nothing else. */
bool app_has_room(const App *app);

#endif
