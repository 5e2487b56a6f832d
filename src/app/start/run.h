/* The program while its window is open. */
#ifndef APP_RUN_H
#define APP_RUN_H

#include "app.h"

/* Until the window is closed. */
void app_run(App *app);

#endif
