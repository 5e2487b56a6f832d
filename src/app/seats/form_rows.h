/* What the parts of the form on the seats screen share: seats_form.c (columns, seats, the deal)
 * and seats_options.c (options of the game); a game adds rows by GameUi.seats. */
#ifndef APP_FORM_ROWS_H
#define APP_FORM_ROWS_H

#include "seats.h"

#define FORM_GAP   14.0f /* between rows, in units */
#define FORM_LABEL 30.0f /* the height of a heading, in units of type */

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

/* The options of one column: sets of words stand below the seats, where there is room. House rules
 * are apart. */
void form_options(Form *form, bool sets);
int form_option_count(const Seats *seats, bool sets); /* in rows */

/* The house rules of the game, folded until they are wanted. */
void form_house(Form *form);
float form_house_height(const Form *form);

/* One option by its kind. */
void form_option(Form *form, int index);
int form_option_rows(const GameOption *option);
bool form_option_is_shown(const Seats *seats, int index);

/* A choice between numbers in `rect`; with a sign before each where there is one. */
void form_numbers(Form *form, int index, Rect rect);

#endif
