/* Our own keyboard on the screen, as fields and frames see it. */
#ifndef KEYBOARD_H
#define KEYBOARD_H

#include "elements.h"
#include "ui/widgets.h"

/* Our own keyboard. */
typedef struct Keyboard {
    ElementId field; /* that is typed into; "" while there is no keyboard */
    int page;
    bool is_shifted;
    bool only_digits;
    bool is_above; /* at the upper edge of the window, since the field is below */
    bool takes;    /* a pad has opened it: the focus goes to it when it is there */
    Rect rect;     /* where it was in the last frame */
    Buffer typed;  /* InputEvent: for the field, in the next frame */
    KeyboardWords words;
} Keyboard;

/* Opens the keyboard for a field when `is_wanted`, or when a pad or a finger has brought it here
 * otherwise; whether it types into this field. */
bool keyboard_serves(Ui *ui, const Field *field, const char *text, bool is_wanted);

/* Keys while it is open, or that open it. False: it is for others. */
bool keyboard_takes(Ui *ui, const InputEvent *event);

/* After the input of a frame: what was typed goes to the field. At its end: keys above all else. */
void keyboard_begin(Ui *ui);
void keyboard_finish(Ui *ui);

#endif
