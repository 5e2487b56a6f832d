/* Where a window opens. */
#ifndef PLACE_H
#define PLACE_H

#include "ui/loop.h"
#include "ui/window.h"

#include <SDL.h>

#define PLACE_TITLE_BAR 32 /* room above a window for the bar by which it is moved */

/* The size of a first window: a part of the screen whose usable bounds are given, as wide as it is
 * high at most as PLACE_WIDEST says, and large enough to play in where that is possible. NULL: no
 * screen is known. */
void place_first(WindowPlace *place, const SDL_Rect *screen);

#define PLACE_PART   0.85f
#define PLACE_WIDEST (16.0f / 9)

/* Moves and shrinks a window so that it lies on one of the screens, whose usable bounds are given:
 * that on which most of it lay, or else the first. An `x` of INT_MIN stays: the window is centred
 * there. */
void place_fit(WindowPlace *place, const SDL_Rect screens[], int count);

/* As it is wanted exactly, or fitted into the screens that there are; where nothing is wanted as
 * large as suits the first of them. */
WindowPlace place_wanted(const UiOptions *options);

#endif
