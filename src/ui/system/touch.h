/* Fingers, as the system tells of them. */
#ifndef TOUCH_H
#define TOUCH_H

#include "input.h"

#define TOUCH_FAR_MM       2.0f  /* a finger that went farther does not tap */
#define TOUCH_MOUSE_FAR_MM 1.59f /* nor does a mouse click: 6 pixels of a plain screen */
#define TOUCH_TARGET_MM    9.0f  /* as wide and high as what is tapped has to be, at least */
#define TOUCH_TARGET_PX    44.0f /* and so many points of the system */

/* Pixels per millimetre of a screen that says to have so many per inch; INPUT_PLAIN where that
 * cannot be. */
float touch_millimetre(float per_inch);

/* Takes an event of a finger, and lets go of what the system made a mouse of the same finger say.
 * False: the event is for others. */
bool touch_takes(Input *input, const SDL_Event *event);

#endif
