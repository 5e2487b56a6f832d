/* A game pad: its buttons are keys, so that nothing but this file knows of pads. One pad steers,
 * the first that is there; others wait until it is gone. */
#ifndef PAD_H
#define PAD_H

#include "input.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

/* How often the pad that steers is asked, in ms: it does not speak up by itself. */
#define PAD_ASK_MS 16

/* All zero: no pad, and none was looked for. */
typedef struct Pad {
    SDL_GameController *steering; /* NULL: none */
    bool is_ready;                /* SDL looks after pads */
    bool is_used;                 /* the person pressed it last, and neither key nor pointer */
    bool pulled[2];               /* the triggers, left and right */
    uint64_t looked_at;           /* ms: when pads were last looked for; 0: never */
    const struct PadKey *leaning; /* what a stick or the cross is held towards; NULL: nothing */
    uint64_t again_at;            /* ms: when that key comes once more */
} Pad;

/* Gives the pad and SDL's part for pads back. */
void pad_close(Pad *pad);

/* Looks for pads that were plugged in; at most once in a second. */
void pad_look(Pad *pad);

/* Brings the state of the pad that steers up to date: what changed comes as events of SDL, and a
 * direction held for long as keys. */
void pad_ask(Pad *pad, Input *input);

/* Takes an event of SDL; what it is to the pad goes into `input`. */
void pad_take(Pad *pad, Input *input, const SDL_Event *event);

/* The button that stands for a key as the page of keys names it ("H"), by the letters of the pad
 * that steers; NULL: no button does. */
const char *pad_button_for(const Pad *pad, const char *key);

#endif
