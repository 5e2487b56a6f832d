/* Buttons of game pads, drawn. */
#ifndef GLYPHS_H
#define GLYPHS_H

#include "ui_state.h"

/* On the lower right corner of a button of the screen: the first button of the pad that stands for
 * a command; nothing while no pad is used, or where none does. */
void glyph_badge(Ui *ui, const Command *command, Rect rect);

#endif
