/* What can be learnt from a match, on its result: what cost most, looked for while the result
 * shows, up to three decisions each of which leads into the replay; of a loss, its last move and
 * how the deal could have been won. */
#ifndef APP_RESULT_LEARN_H
#define APP_RESULT_LEARN_H

#include "result_lines.h"
#include "sheet.h"

/* Goes on looking, once in a frame. */
void result_review(App *app, Result *result);

/* How far it has come, or what the decisions found are. */
const char *review_words(App *app, const Review *review);

/* How many rows of the height of a button it takes, and one of them. */
int learn_rows(const Result *result, const Sheet *sheet);
void learn_row(App *app, Result *result, int row, Rect rect, bool graced);

#endif
