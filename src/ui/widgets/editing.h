/* What keys, text, the clipboard and the pointer do to the line of text that is being edited. */
#ifndef UI_EDITING_H
#define UI_EDITING_H

#include "ui_state.h"

/* The field got the keyboard: its whole text is selected, so that typing replaces it. */
void editing_begin(Editing *editing, const char *id, const char *text);

/* The text was changed by somebody else since. */
void editing_fit(Editing *editing, const char *text);

/* What was typed since the last frame. The text never grows beyond its capacity or the columns of
 * the field: what does not fit is not typed. */
void editing_take(Ui *ui, const Field *field, char *text, size_t capacity);

/* The caret goes to byte `at`; `extends`: what lies between is selected. */
void editing_move(Editing *editing, size_t at, bool extends);

void editing_select_all(Editing *editing, const char *text);

/* Selects the word around byte `at`. */
void editing_select_word(Editing *editing, const char *text, size_t at);

/* The bytes that are selected; equal where none are. */
size_t editing_from(const Editing *editing);
size_t editing_to(const Editing *editing);

#endif
