/* Where keys go in the list of elements of the last frame. */
#ifndef FOCUS_H
#define FOCUS_H

#include "elements.h"

typedef enum Way { WAY_NONE, WAY_LEFT, WAY_RIGHT, WAY_UP, WAY_DOWN } Way;

/* Of a press that moves the focus to what lies nearest. */
Way way_of(const KeyPress *press);

/* Moves the focus in declared order (+1, -1), or to the nearest element in a direction: of its part
 * of the screen, where there is one. False when there is nothing to move to. */
bool focus_step(Elements *elements, int by);
bool focus_towards(Elements *elements, Way way);
/* Whether something of its part lies beside what has the focus. */
bool focus_has_aside(const Elements *elements);
/* Moves it to the next part of the screen or the one before, to what had it there last. As
 * focus_step where there is only one part, and from what takes the arrows that lead aside for
 * itself, where something lies there. */
bool focus_cross(Elements *elements, int by);
/* Moves it to the last (+1) or first (-1) of its part. */
bool focus_leap(Elements *elements, int by);
/* Where nothing has it, or what had it is gone: gives it to the neighbour, else to where one begins
 * (+1) or ends (-1). */
bool focus_again(Elements *elements, int by);
void focus_set(Elements *elements, const Stored *stored);

/* See ui_take_focus and ui_give_focus. */
Focus focus_take(Elements *elements);
void focus_give(Elements *elements, const Focus *focus);

/* When what is shown to have the focus is gone from the last frame: gives it to the nearest. */
void focus_keep(Elements *elements);

/* How far it is by an arrow key; below 0 when it lies elsewhere, or there is no
 * way. */
float focus_cost(Rect from, Rect to, Way way);

#endif
