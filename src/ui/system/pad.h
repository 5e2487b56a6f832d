/* A game pad: its buttons are bound to commands as keys are. One pad steers,
 * the first that is there; others wait until it is gone. */
#ifndef PAD_H
#define PAD_H

#include "input.h"
#include "pad_signs.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

/* How often the pad that steers is asked, in ms: it does not speak up by itself. */
#define PAD_ASK_MS 16

/* How often pads are looked for while one is expected. */
#define PAD_LOOK_MS 150

/* Points that a mouse is moved by until it counts as used. */
#define PAD_WANDER 12

/* Where a stick or the cross is held towards: a command, or a button. All zero: nowhere. */
typedef struct Lean {
    const Command *command;
    int button;
} Lean;

/* All zero: no pad, and none was looked for. */
typedef struct Pad {
    SDL_GameController *steering; /* NULL: none */
    PadKind kind;
    bool is_ready;           /* SDL looks after pads */
    bool is_lost;            /* the one that steered is gone, and no other took its place */
    bool is_used;            /* the person pressed it last, and neither key nor pointer */
    int wandered;            /* points that a mouse was moved by since then */
    bool pulled[2];          /* the triggers, left and right */
    uint64_t looked_at;      /* ms: when pads were last looked for; 0: never */
    uint64_t expected_until; /* ms: something was plugged in, which takes its time */
    Lean leaning;
    uint64_t again_at; /* ms: when that comes once more */
} Pad;

/* Gives the pad and SDL's part for pads back. */
void pad_close(Pad *pad);

/* Looks for pads that were plugged in; at most once in a second, unless one is expected. */
void pad_look(Pad *pad);

/* Something was plugged in: for a while pads are looked for more often. */
void pad_expect(Pad *pad);
bool pad_is_expected(const Pad *pad);

/* Brings the state of the pad that steers up to date: what changed comes as events of SDL, and a
 * direction held for long as presses. */
void pad_ask(Pad *pad, Input *input);

/* Takes an event of SDL; what it is to the pad goes into `input`. */
void pad_take(Pad *pad, Input *input, const SDL_Event *event);

/* Whether the pad that steers has this button, as far as that can be told: paddles are rare. */
bool pad_has(const Pad *pad, Stroke stroke);

/* Shakes for so long, where the pad that steers was used last and can. */
void pad_shake(const Pad *pad, float strength, uint32_t milliseconds);

#endif
