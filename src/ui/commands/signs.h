/* What a key means for shortcuts: signs by what the keyboard writes, and so are Latin letters, as
 * they are printed on the key; where a script has none, letters by the place of the key. */
#ifndef SIGNS_H
#define SIGNS_H

#include <SDL.h>
#include <stdint.h>

/* The code point of the letter or sign; 0: none that a shortcut could mean. `script` is the code of
 * the key that is A on an American keyboard: it tells keyboards apart whose keys write the same
 * without Shift. */
uint32_t sign_of(SDL_Keysym symbol, SDL_Keycode script);

/* The sign that a key writes which counts as a digit all the same; 0: none. */
uint32_t sign_beside(SDL_Keysym symbol, SDL_Keycode script);

#endif
