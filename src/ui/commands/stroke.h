/* One key, with what is held beside it, or one button of a game pad; and its name. */
#ifndef STROKE_H
#define STROKE_H

#include "base/text.h"
#include "ui/bindings.h"

#include <SDL.h>

/* The triggers, after SDL's buttons. */
#define PAD_LEFT_TRIGGER  SDL_CONTROLLER_BUTTON_MAX
#define PAD_RIGHT_TRIGGER (SDL_CONTROLLER_BUTTON_MAX + 1)

typedef struct Stroke {
    uint32_t code; /* the letter or sign, or SDL's code of a key with a name; of a pad the button
                      + 1. 0: none */
    bool control, shift;
} Stroke;

/* 0 as its code: no key that a command could have. `script` as in sign_of. */
Stroke stroke_of_key(SDL_Keysym symbol, SDL_Keycode script);
Stroke stroke_of_button(int button);

/* The letter or sign; 0: it is a key with a name. */
uint32_t stroke_sign(Stroke key);

bool stroke_is(Stroke a, Stroke b);

/* All of a text; false, with `out` untouched, when that is none or too many. */
bool strokes_read(Device device, const char *text, Stroke out[STROKES_MAX]);

void stroke_write(Device device, Stroke stroke, Text *out);

/* As people read a key: the names of keys are texts marked for translation, which `word` words. */
typedef const char *KeyWord(const void *context, const char *text);
void stroke_say(Stroke key, KeyWord *word, const void *context, Text *out);

#endif
