/* Input as it waits to act: what came from the system since, in order, in window pixels. */
#ifndef INPUT_H
#define INPUT_H

#include "bindings.h"
#include "clock.h"

#include "base/buffer.h"
#include "ui/ui.h"

#include <SDL.h>

typedef enum InputKind {
    INPUT_MOVE,
    INPUT_PRESS,
    INPUT_RELEASE,
    INPUT_ALTERNATE, /* the other button was let go */
    INPUT_LET_GO,    /* it was pressed while something is held: a drag ends without a drop */
    INPUT_STRAY,     /* another finger came: what is pressed is not meant */
    INPUT_LEAVE,     /* the pointer left the window */
    INPUT_WHEEL,
    INPUT_KEY,
    INPUT_TEXT,
    INPUT_COMPOSITION
} InputKind;

/* Keys that a field takes, whatever else they are bound to. */
typedef enum EditKey {
    EDIT_NONE,
    EDIT_BACKSPACE,
    EDIT_DELETE,
    EDIT_HOME,
    EDIT_END,
    EDIT_LEFT,
    EDIT_RIGHT,
    EDIT_CHARACTER /* or Space; what it writes comes as INPUT_TEXT */
} EditKey;

#define INPUT_TEXT_MAX 64
#define INPUT_PLAIN    (96 / 25.4f) /* pixels per millimetre of a screen that says nothing sane */

typedef struct InputEvent {
    InputKind kind;
    Point at;
    float wheel;  /* steps, positive upwards */
    KeyPress key; /* what it may mean; nothing: it is for a field alone */
    EditKey edit;
    uint32_t character; /* of EDIT_CHARACTER: 'v' */
    bool control, shift;
    bool repeated;
    bool finger;     /* of a press: it is a finger's */
    unsigned clicks; /* of a press or release: how many in a row, as the system counts them */
    char text[INPUT_TEXT_MAX];
} InputEvent;

/* The first finger on the screen is the pointer; see touch.c. */
typedef struct Fingers {
    SDL_FingerID first;
    bool presses;      /* it is down, and means something */
    bool strays;       /* it has gone so far that it does not tap */
    bool are_known;    /* the system tells of fingers as such */
    unsigned count;    /* that are down */
    uint64_t heard_at; /* ms: of the last event of any */
    Point pressed;     /* where the first came down */
    unsigned taps;     /* in a row */
    uint64_t tapped_at;
} Fingers;

typedef struct Input {
    const Clock *clock;
    Bindings bindings;
    Device listens;      /* to the next stroke of this device; DEVICES: to none */
    Stroke heard;        /* that stroke; no code: not yet */
    Buffer queue;        /* InputEvent */
    float scale;         /* window pixels per point of the system */
    float millimetre;    /* the same per millimetre of the screen */
    float width, height; /* of the window, in pixels */
    Fingers fingers;
    bool closing;
    bool exposed; /* the window's content was lost */
    bool resized; /* or moved to another screen */
    bool entered; /* the pointer, or the window opened below it; until a frame knows where it is */
    bool unfocused; /* another window has the keyboard */
    bool discard;   /* until everything pressed is let go */
    Point pointer;
    uint32_t held_since; /* ms; 0: nothing is held */
    unsigned held;       /* what of ui_held_ms is down */
    SDL_Keycode held_keys[2];
    bool touched;        /* touch mode: from the first finger until the mouse is used */
    bool other_is_spent; /* the other button is down, and has ended a drag */
    bool woken;
    char *dropped; /* SDL's: the path of a file; NULL: none */
} Input;

void input_init(Input *input, const Clock *clock);
void input_release(Input *input);

/* Takes one event of the system. */
void input_take(Input *input, const SDL_Event *event);

/* What is no mouse moves the pointer, presses, lets go, and means nothing by what it pressed. */
void input_move(Input *input, Point at);
void input_press(Input *input, Point at, unsigned clicks);
void input_release_press(Input *input, Point at, unsigned clicks);
void input_stray(Input *input);

/* After a frame: a finger that was lifted points nowhere. */
void input_lift(Input *input);

/* A button of a game pad is pressed, or is down still (`repeated`); all are let go that could be
 * held. */
void input_press_button(Input *input, Stroke button, bool repeated);
void input_let_go_buttons(Input *input);

/* Something that is no stroke asks for a command. */
void input_ask(Input *input, const Command *command, bool repeated);

/* Whether it is the key that asks for what the clipboard holds. */
bool input_pastes(const SDL_Event *event);

/* Throws away what waits, and whatever is held until it is let go. */
void input_flush(Input *input);

/* Whether the pointer is pressed. */
bool input_is_pressed(const Input *input);

/* Whether an event may change what the program does, rather than only where the pointer is. */
bool input_acts(const InputEvent *event);

/* Whether one of those is in the queue. */
bool input_waits(const Input *input);

#endif
