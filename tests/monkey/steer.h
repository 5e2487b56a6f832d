/* Steers the program in a window that nobody sees, by what the system would tell it. No time is
 * slept through: see skip_time.c. */
#ifndef TESTS_MONKEY_STEER_H
#define TESTS_MONKEY_STEER_H

#include "app.h"

#include <SDL.h>

/* Time passes, so that no press is thrown away as meant for what was there before. */
void steer_pass(unsigned milliseconds);

/* Frames until none must follow at once. */
void steer_turn(App *app);

void steer_key(SDL_Keycode code, uint16_t modifier);
void steer_move(Point at);
void steer_button(Point at, uint8_t button, bool is_down);
void steer_click(Point at);

/* Every key that the page of keys names, as the system tells it; what belongs to it. */
typedef struct SteerKey {
    const char *name;
    SDL_Keycode code;
    uint16_t modifier;
} SteerKey;

extern const SteerKey steer_keys[];
extern const size_t steer_key_count;

#endif
