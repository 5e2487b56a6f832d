/* Writes down a screen that was laid out: what is drawn and what can be reached, a line each, so
 * that a change to the code of the screens can be compared with what was before it. */
#ifndef TESTS_LAYOUT_LISTING_H
#define TESTS_LAYOUT_LISTING_H

#include "ui/ui.h"

#include <stdio.h>

void list_screen(const Ui *ui, FILE *file);

#endif
