/* What the parts of the form on the seats screen share: seats_form.c (columns, seats, the deal),
 * seats_options.c (options of the game) and seats_level.c (how hard they make it). */
#ifndef APP_SEATS_FORM_H
#define APP_SEATS_FORM_H

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

void form_label(Form *form, const char *id, const char *text);

/* Ids: "stem" and a word or a number, for this frame. */
const char *form_id(App *app, const char *stem, const char *last);
const char *form_numbered(App *app, const char *stem, int number);

/* The options of one column: sets of words stand below the seats, where there is room. */
void form_options(Form *form, bool sets);
int form_option_count(const Seats *seats, bool sets); /* in rows */

/* The level of difficulty that is aimed at, and how hard the game is; nothing where a game has no
 * such measure. How many rows and labels they take. */
void form_level(Form *form);
int form_level_rows(const Seats *seats);
int form_level_labels(const Seats *seats);

#endif
