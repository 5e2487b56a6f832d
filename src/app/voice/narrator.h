/* Tells by ear what the window shows: the screen that opens, what a key brought the focus to, what
 * is wanted and what was refused, and what happened at the table. It hears all of it where
 * everybody does, in the list of elements, and so knows no screen; only events come to it as words.
 *
 * A press of the person cuts off what is being said; all else waits for its turn. The last things
 * said can be heard again. Nothing is said of an element that only one seat may see unless that was
 * allowed. */
#ifndef APP_NARRATOR_H
#define APP_NARRATOR_H

#include "i18n/catalogue.h"
#include "ui/element.h"
#include "ui/voice.h"

#define NARRATOR_KEPT 50 /* of the last things said */

typedef struct Narrator Narrator;

/* `file`: see voice_new. NULL: the file cannot be written. It is silent at first. */
Narrator *narrator_new(Ui *ui, const Catalogue *catalogue, const char *file,
                       void (*wake)(void *context), void *context);
void narrator_free(Narrator *narrator);

/* Whether it speaks, and how fast (-100 … 100) and loud (0 … 100), in the catalogue's language. */
typedef struct Narration {
    bool on;
    int rate, volume;
} Narration;
void narrator_set(Narrator *narrator, const Narration *narration);
bool narrator_is_on(const Narrator *narrator);

/* Whether it is on, and there is no voice. */
bool narrator_is_missing(const Narrator *narrator);

/* Whether something is still on its way to the voice. */
bool narrator_is_busy(const Narrator *narrator);

/* What lies around after a frame. */
typedef struct Surroundings {
    const void *screen; /* another one than before: it has opened */
    const char *title;  /* said of it where nothing on it is a heading; or NULL */
    const char
        *kept_private; /* said instead of what only one seat may see; NULL: all may be said */
} Surroundings;

/* After each frame. */
void narrator_look(Narrator *narrator, const Surroundings *around);

/* The person has pressed something: what is being said is of no interest any more. */
void narrator_hush(Narrator *narrator);

/* Something that has happened, in the words of the person at the table; lines apart by '\n'. */
void narrator_tell(Narrator *narrator, const char *words);

/* Answers to the keys of listening: the last thing said, or the one before and after what was heard
 * again (-1, +1); what has the focus and on which screen; what is wanted; all that can be read
 * here; all that can be pressed here. */
void narrator_repeat(Narrator *narrator, int by);
void narrator_say_place(Narrator *narrator);
void narrator_say_wanted(Narrator *narrator);
void narrator_read_screen(Narrator *narrator);
void narrator_read_choices(Narrator *narrator);

#endif
