/* What the command line asks for once the window is open. */
#ifndef APP_WISH_H
#define APP_WISH_H

#include "app.h"

/* Goes on with the match that was left, plays the deal of the day, or takes a file in; nothing when
 * none of them is asked for, or when something else must be decided first. */
void wish_fulfil(App *app);

#endif
