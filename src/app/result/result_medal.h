/* The medal that a match has won at its place, a stage or a day, where the game's own scene strikes
 * none: it comes down beside the heading when that scene is at its end. */
#ifndef APP_RESULT_MEDAL_H
#define APP_RESULT_MEDAL_H

#include "result_lines.h"

/* Fixes what is struck, so many seconds after the result begins. */
void result_medal_enter(App *app, Result *result, float at);

/* Seconds until it lies and has shone; 0: there is none. */
float result_medal_seconds(const Result *result);

/* In this frame, and its sound; it hangs at the left of what it was won for. */
void result_medal_frame(App *app, Result *result, Rect heading);

#endif
