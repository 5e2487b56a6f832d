/* Buttons of game pads within a text: a label in a ring, or in a longer frame, in the colour of the
 * words around it. All sizes are pixels; `px` is that of the words, per em. */
#ifndef TEXT_BUTTONS_H
#define TEXT_BUTTONS_H

#include "ui/picture.h"

#include "pixels.h"

#include <stdbool.h>

int button_high(int px);
int button_label_px(int px); /* the size of the label */

/* Of what it takes in a line, its label being so wide. */
int button_wide(int px, int label, bool is_round);

/* Onto a mask of these sizes without coverage: the frame, and then the label in its middle. */
void button_draw_frame(Mask *mask, int px);
void button_put_label(Mask *mask, const Mask *label);

#endif
