/* The pages of our own keyboard. */
#ifndef KEYBOARD_ROWS_H
#define KEYBOARD_ROWS_H

#include "keyboard.h"

typedef enum KeyboardPage {
    PAGE_LATIN,
    PAGE_CYRILLIC,
    PAGE_SIGNS,
    PAGE_DIGITS,
    PAGES
} KeyboardPage;

/* What a key is for. */
typedef enum CapAction {
    CAP_TYPES, /* its sign */
    CAP_SHIFTS,
    CAP_ERASES,
    CAP_PASTES,
    CAP_TURNS, /* to another page */
    CAP_ENDS
} CapAction;

typedef struct KeyCap {
    CapAction action;
    char sign[5];      /* UTF-8, small; of a key that turns: what its page begins with */
    const char *name;  /* of its id: "a", "shift" */
    const char *label; /* on it */
    float share;       /* of the width of a row */
    KeyboardPage page; /* to which it turns */
} KeyCap;

#define KEYBOARD_ROWS    5
#define KEYBOARD_COLUMNS 16

/* The keys of a row from the left; returns how many. */
size_t keyboard_row(const Keyboard *keyboard, size_t row, KeyCap out[KEYBOARD_COLUMNS]);

#endif
