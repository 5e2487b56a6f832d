/* How far a lesson or a puzzle is. */
#ifndef APP_TEACHING_H
#define APP_TEACHING_H

#include "play.h"

/* A first game with a host; nothing in other matches. */
void play_lesson_begin(Play *play);
int play_lesson_next(const Play *play);   /* its note, NOTE_NONE, NOTE_END …; only in a lesson */
void play_lesson_acted(Play *play);       /* the viewer did */
bool play_lesson_holds(const Play *play); /* before anybody else acts, or the result is shown, the
                                             host has something to say */
bool play_lesson_tells(const Play *play); /* the host asks for certain cards or a certain line, from
                                             which a hint could differ */

/* A puzzle; nothing in other matches, in which a person may always act. */
void play_puzzle_begin(Play *play);
bool play_puzzle_asks(const Play *play);           /* the person may act */
void play_puzzle_acted(Play *play, Action action); /* the viewer did */
bool play_puzzle_goes_on(const Play *play);        /* the next action is of the line */
Action play_puzzle_take(Play *play);               /* that action, which is then played */
const char *play_puzzle_status(const Play *play);  /* how it ended, worded; NULL: it goes on */

#endif
