/* The program while its window is open. */
#ifndef APP_RUN_H
#define APP_RUN_H

#include "app.h"

/* Until the window is closed. */
void app_run(App *app);

/* What of it follows when input has come: a frame, and what was asked for in it. True when another
 * must follow at once. */
bool app_turn(App *app);

#endif
