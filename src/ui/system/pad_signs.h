/* What stands on the buttons of pads. */
#ifndef PAD_SIGNS_H
#define PAD_SIGNS_H

#include "stroke.h"

#include "base/text.h"
#include "ui/geometry.h"

#include <SDL.h>

/* Whose signs its buttons bear. */
typedef enum PadKind {
    PAD_PLAIN,
    PAD_XBOX,
    PAD_SONY,
    PAD_NINTENDO,          /* A is the button at the right, as it is printed */
    PAD_NINTENDO_BY_PLACE, /* A is asked for by the lowest button, on which B is printed */
    PAD_DECK,
    PAD_KINDS
} PadKind;

PadKind pad_kind_of(SDL_GameController *controller);

#define PAD_LABEL_BYTES 8 /* of the longest, with its end */

/* What is printed on a button of such a pad, in every language; NULL: it has no name. */
const char *pad_label(PadKind kind, Stroke button);

/* A letter that is set as such a button where it stands in a text, in a place that no script has:
 * of this kind of pad, so that the same text always looks the same. 0: it has no label. */
uint32_t pad_letter(PadKind kind, Stroke button);

/* What is printed on the button of such a letter; NULL: it is another one. */
const char *pad_letter_label(uint32_t letter);

/* Whether there is such a letter in a text; and the text with the labels in their place, for
 * whoever hears it or reads it elsewhere. */
bool pad_has_letters(const char *text);
void pad_spell(const char *text, Text *out);

/* What a button is like, to be drawn. */
typedef enum PadMark {
    MARK_WORDS,  /* the label on a long button */
    MARK_LETTER, /* the label on a round one */
    MARK_CROSS,  /* these on a round one */
    MARK_RING,
    MARK_SQUARE,
    MARK_TRIANGLE,
    MARK_PLUS,
    MARK_MINUS,
    MARK_RAYS,    /* three, side by side */
    MARK_LINES,   /* three, one below another */
    MARK_WINDOWS, /* two squares, one before another */
    MARK_STICK,   /* a stick that is pressed, with the first letter of the label */
    MARK_ARM      /* an arm of the cross */
} PadMark;

typedef struct PadSign {
    PadMark mark;
    Point place; /* of the four round buttons and the arms: from the middle, -1 … 1; else 0, 0 */
} PadSign;

PadSign pad_sign(PadKind kind, Stroke button);

#endif
