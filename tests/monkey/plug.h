/* A game pad that SDL makes believe, with the buttons that every pad has. */
#ifndef TESTS_MONKEY_PLUG_H
#define TESTS_MONKEY_PLUG_H

#include "app.h"

#include <SDL.h>

/* Plugs one in and waits until it steers the program, which ends if it never does. The caller
 * closes it. */
SDL_Joystick *plug_in(App *app);

#endif
