/* Steers the program in a window that nobody sees, by what the system would tell it. No time is
 * slept through: see skip_time.c. */
#ifndef TESTS_MONKEY_STEER_H
#define TESTS_MONKEY_STEER_H

#include "app.h"
#include "elements.h"

#include <SDL.h>

/* Time passes, so that no press is thrown away as meant for what was there before. */
void steer_pass(unsigned milliseconds);

/* Frames until none must follow at once. */
void steer_turn(App *app);

/* So much time passes that no press is thrown away, and all is shown that follows. */
void steer_settle(App *app);

void steer_key(SDL_Keycode code, uint16_t modifier);
void steer_move(Point at);
void steer_button(Point at, uint8_t button, bool is_down);
void steer_click(Point at);

/* What the window shows under this id when it has settled; NULL: nothing. */
const Stored *steer_find(App *app, const char *id);

/* Clicks on that; false: it is not there, or disabled. */
bool steer_click_on(App *app, const char *id);

/* Every key that the page of keys names, as the system tells it; what belongs to it. */
typedef struct SteerKey {
    const char *name;
    SDL_Keycode code;
    uint16_t modifier;
} SteerKey;

extern const SteerKey steer_keys[];
extern const size_t steer_key_count;

#endif
