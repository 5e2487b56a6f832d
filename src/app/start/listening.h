/* What is read aloud, and the keys of those who listen. */
#ifndef APP_LISTENING_H
#define APP_LISTENING_H

#include "app.h"

/* After each frame. */
void listening_follow(App *app);

/* What is said where no voice is there, marked: what this kind of system needs for one. */
const char *listening_missing(VoiceNeed need);

/* Whether the press was for the ears. */
bool listening_takes(App *app, const KeyPress *press);

#endif
