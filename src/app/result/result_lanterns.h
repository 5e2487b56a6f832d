/* The lanterns that hang over the result of a match: lit for who has won. */
#ifndef APP_RESULT_LANTERNS_H
#define APP_RESULT_LANTERNS_H

#include "app.h"
#include "result_words.h"

#define LANTERNS_ALL 8

/* Hangs the first `count` of them, with all lengths times `size`. */
void lanterns(App *app, ResultLight light, size_t count, float size);

/* How many have room beside headings so wide in the middle of the window: pixels. */
size_t lanterns_beside(const App *app, float width, float size);

#endif
