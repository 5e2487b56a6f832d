/* What is read aloud, and the keys of those who listen. */
#ifndef APP_LISTENING_H
#define APP_LISTENING_H

#include "app.h"

/* After each frame. */
void listening_follow(App *app);

/* Whether the press was for the ears. */
bool listening_takes(App *app, const KeyPress *press);

#endif
