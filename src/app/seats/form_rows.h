/* What the parts of the form on the seats screen share: seats_form.c (columns, seats, the deal)
 * and seats_options.c (options of the game); a game adds rows by GameUi.seats. */
#ifndef APP_FORM_ROWS_H
#define APP_FORM_ROWS_H

#include "seats.h"

#define FORM_GAP 14.0f /* between rows, in units */

typedef struct Form {
    App *app;
    Seats *seats;
    const Sheet *sheet;
    Rect rest; /* of the present column */
} Form;

/* The next row of the column, and how high each is: pixels. */
Rect form_take_row(Form *form);
float form_row_height(const Form *form);

/* A heading, worded, in a low row of its own. */
void form_label(Form *form, const char *id, const char *text);

/* The options of one column: sets of words stand below the seats, where there is room. */
void form_options(Form *form, bool sets);
int form_option_count(const Seats *seats, bool sets); /* in rows */

#endif
