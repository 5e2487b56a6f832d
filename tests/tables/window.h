/* One window of 1280 × 720 for all tests of a program: the setup and teardown of its group. */
#ifndef TESTS_TABLES_WINDOW_H
#define TESTS_TABLES_WINDOW_H

#include "screen.h"

extern Screen screen;

int open_window(void **unused);
int close_window(void **unused);

#endif
