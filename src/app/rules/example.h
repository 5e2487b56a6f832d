/* An example of the book of rules: its cards in rows, as the table shows them. A press on one looks
 * at it closely. */
#ifndef APP_EXAMPLE_H
#define APP_EXAMPLE_H

#include "app.h"

#define EXAMPLE_SLOTS 24 /* cards and signs of one example, at most */

typedef struct ExamplePlace {
    float left, top, width; /* of the column */
    int paragraph;          /* its number, for ids */
} ExamplePlace;

/* How high it is in a column of this width: pixels. */
float example_height(App *app, const GameUi *ui, const RulesExample *example, float width);

/* Draws it and declares its cards. */
void example_draw(App *app, const GameUi *ui, const RulesExample *example,
                  const ExamplePlace *place);

/* Whether all that stands in it is known: for tests. */
bool example_is_sound(const GameUi *ui, const RulesExample *example);

#endif
