/* What the coach says of a decision, in words that live until the end of the next frame. The match
 * is the app's. */
#ifndef APP_COACH_WORDS_H
#define APP_COACH_WORDS_H

#include "app.h"
#include "coach.h"

/* At the table, after the choice, to whom made it: what was wrong, and what it cost; on a second
 * line what was better, and why. */
const char *coach_remark_words(App *app, const Remark *remark);

/* The same decision with this action, after the match: "Ann plays 7.", or "You play 7." where she
 * was the only person; and as if a computer had sat there: "Computer plays 7." The remark's
 * judgement is not looked at. */
const char *coach_action_words(App *app, const Remark *remark, Action action);
const char *coach_computer_words(App *app, const Remark *remark, Action action);

/* On a list: which move, what was done, and what it cost, "Move 18: Ann plays 7♦. 18% instead of
 * 72%"; briefly without what was done. */
const char *coach_place_words(App *app, const Remark *remark, bool is_brief);

/* The same in lines, with what would have been better. */
#define COACH_LINES 3
void coach_place_lines(App *app, const Remark *remark, const char *lines[COACH_LINES]);

/* In the replay: what was done, and what would have been better. */
const char *coach_lesson_words(App *app, const Remark *remark);

#endif
