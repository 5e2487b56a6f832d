/* What the narrator is told of a frame, how it is to speak, and what it can be asked for. */
#ifndef APP_VOICE_TERMS_H
#define APP_VOICE_TERMS_H

#include "phrase.h"

#define NARRATOR_KEPT 50 /* of the last things said */

typedef struct Narrator Narrator;

/* Whether it speaks, and how fast (-100 … 100) and loud (0 … 100), in the catalogue's language. */
typedef struct Narration {
    bool on;
    bool is_brief; /* does not say which one of how many a thing is */
    int rate, volume;
} Narration;

/* What lies around after a frame. */
typedef struct Surroundings {
    const void *screen; /* another one than before: it has opened */
    const char *title;  /* said of it before its heading; or NULL */
    const char
        *kept_private; /* said instead of what only one seat may see; NULL: all may be said */
    bool is_left;      /* another window has the keyboard: nothing is said until it is back */
    bool is_aside;     /* a page on which questions to the narrator are chosen: what it says is not
                          kept, and nothing of the screen below is told anew after it */
} Surroundings;

/* What the keys of listening ask for; it is answered after the frame. */
typedef enum Listen {
    LISTEN_TO_NOTHING,
    LISTEN_TO_PLACE,   /* what has the focus, and on which screen */
    LISTEN_TO_WANTED,  /* of the person */
    LISTEN_TO_SCREEN,  /* all that can be read here */
    LISTEN_TO_PART,    /* the next part of it: a seat, a row, the piles, the hand */
    LISTEN_TO_HAND,    /* the own cards, from left to right */
    LISTEN_TO_CHOICES, /* all that can be pressed here */
    LISTEN_TO_RULE,    /* of the card there, which narrator_explain brings */
    LISTEN_TO_LETTERS  /* of what has the focus; else of what was said last */
} Listen;

#endif
