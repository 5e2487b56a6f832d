/* What a key means for shortcuts: letters by the place of the key, so that they work with every
 * script, and signs by what the keyboard writes. */
#ifndef SIGNS_H
#define SIGNS_H

#include <SDL.h>
#include <stdint.h>

/* The code point of the letter or sign; 0: none that a shortcut could mean. `script` is the code of
 * the key that is A on an American keyboard: it tells keyboards apart whose keys write the same
 * without Shift. */
uint32_t sign_of(SDL_Keysym symbol, SDL_Keycode script);

#endif
