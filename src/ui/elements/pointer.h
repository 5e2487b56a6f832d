/* What the pointer does to elements, a mouse or a finger. */
#ifndef POINTER_H
#define POINTER_H

#include "elements.h"

#define POINTER_FAR 6.0f /* pixels: see Elements.far, until a window says more */

/* Acts on an element; it refuses when it is disabled. */
void pointer_act_on(Elements *elements, const Stored *stored);

void pointer_press(Elements *elements, const InputEvent *event);
void pointer_move(Elements *elements, Point at);
void pointer_release(Elements *elements, const InputEvent *event);

/* Press and release of the other button in one. */
void pointer_alternate(Elements *elements, Point at);

/* Another finger came: what is pressed is not meant. */
void pointer_stray(Elements *elements);

/* Ends a drag without a drop; false when there is none. */
bool pointer_lets_go(Elements *elements);

#endif
