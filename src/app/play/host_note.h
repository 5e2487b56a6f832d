/* The host at the table: a figure with a note on paper, rings of light around what the note speaks
 * of, and the rest in the dusk while it is only to be read. */
#ifndef APP_HOST_NOTE_H
#define APP_HOST_NOTE_H

#include "play.h"

#define HOST_BUTTONS_MAX 2
#define HOST_LIT_MAX     3
#define HOST_NO_BUTTON   (-1)

typedef struct HostButton {
    const char *id, *label; /* worded */
} HostButton;

typedef struct HostNote {
    const char *id;                       /* of the words' element */
    const char *words;                    /* worded, as all texts here */
    const char *foot_id, *foot;           /* small words below them; or NULL */
    const char *const *points;            /* ids of elements, or what they begin with: at most
                                             HOST_LIT_MAX, NULL behind fewer; NULL: nothing */
    HostButton buttons[HOST_BUTTONS_MAX]; /* the first is the one to press */
    unsigned button_count;
    bool is_read; /* the rest lies in the dusk, else a person acts beside it */
} HostNote;

/* Draws the note and returns the button that was pressed, or HOST_NO_BUTTON. */
int host_note(const Play *play, Rect area, const HostNote *note);

#endif
