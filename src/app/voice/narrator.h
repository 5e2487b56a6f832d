/* Tells by ear what the window shows: the screen that opens, what a key brought the focus to, what
 * is wanted and what was refused, and what happened at the table. It hears all of it where
 * everybody does, in the list of elements, and so knows no screen; only events come to it as words.
 *
 * A press of the person cuts off what is being said; all else waits for its turn. The last things
 * said can be heard again. Nothing is said of an element that only one seat may see unless that was
 * allowed. */
#ifndef APP_NARRATOR_H
#define APP_NARRATOR_H

#include "terms.h"

#include "ui/command.h"
#include "ui/voice.h"

/* `file`: see voice_new. NULL: the file cannot be written. It is silent at first. */
Narrator *narrator_new(Ui *ui, const Catalogue *catalogue, const char *file,
                       void (*wake)(void *context), void *context);
void narrator_free(Narrator *narrator);

void narrator_set(Narrator *narrator, const Narration *narration);
bool narrator_is_on(const Narrator *narrator);

/* Whether it is on, and there is no voice. */
bool narrator_is_missing(const Narrator *narrator);

/* Whether something is still on its way to the voice. */
bool narrator_is_busy(const Narrator *narrator);

/* Whether something was told in this frame, so that what it shows is of before: another must
 * follow.
 */
bool narrator_is_behind(const Narrator *narrator);

/* What is called by its full name from now on, copied: of `named`, for which narrator_named asks; a
 * change of the language forgets them. */
void narrator_name(Narrator *narrator, const void *named, const EarName names[], size_t count);
const void *narrator_named(const Narrator *narrator);

/* Says, with the keys or the buttons of what is in use: although it is silent, and not otherwise,
 * how to make it speak; and while it is not, by what a listener goes on. */
void narrator_offer(Narrator *narrator);
void narrator_guide(Narrator *narrator);

/* After each frame. */
void narrator_look(Narrator *narrator, const Surroundings *around);

/* The person has pressed something: what is being said is of no interest any more. */
void narrator_hush(Narrator *narrator);

/* Something that has happened, in the words of the person at the table; lines apart by '\n'. */
void narrator_tell(Narrator *narrator, const char *words);

/* In this frame somebody acts of whom all is told anyway: whose turn it is would be old before it
 * was said, and is told only to whoever asks. */
void narrator_pass_turn(Narrator *narrator);

/* The last thing said, or the one before and after what was heard again (-1, +1). */
void narrator_repeat(Narrator *narrator, int by);

/* What else the keys of listening ask for. */
void narrator_ask(Narrator *narrator, Listen what);

/* An answer in words of the caller's, lines apart by '\n'; kept back like what has the focus. */
void narrator_explain(Narrator *narrator, const char *words);

#endif
