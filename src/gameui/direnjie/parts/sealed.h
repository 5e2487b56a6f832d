/* What stands around the leaves of the final answer. */
#ifndef GAMEUI_DIRENJIE_SEALED_H
#define GAMEUI_DIRENJIE_SEALED_H

#include "direnjie/seen/now.h"
#include "tables/panel_lines.h"

/* How many leaves it has, what it is worth, and below it who has sealed theirs. */
unsigned direnjie_leaves(const TableScene *scene);
void direnjie_worth(const TableScene *scene, Rect rect);
void direnjie_sealed(const TableScene *scene, Rect rect);

/* What stands below the memorial: what holds for all of it, what the scene has to say, the way to
 * the notebook.
 */
void direnjie_answer_note(const TableScene *scene, Rect rect);
void direnjie_answer_notice(const TableScene *scene, const Line *notice, Rect rect);
void direnjie_answer_book(const TableScene *scene, Rect rect);

/* Draws the chop beside the button, falling on the last leaf once `sealed` is not NULL. True: that
 * has been seen. */
bool direnjie_chop(const TableScene *scene, Rect button, Rect leaves, DirenjieSeal *sealed);

#endif
