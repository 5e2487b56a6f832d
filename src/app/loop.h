/* The loop of frames. */
#ifndef APP_LOOP_H
#define APP_LOOP_H

#include "app.h"

/* Whether something moves or no person owes a decision. */
bool app_is_busy(App *app);

#endif
