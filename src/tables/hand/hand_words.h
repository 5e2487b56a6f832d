/* What the window says beside the hand, and the buttons for seats. */
#ifndef TABLES_HAND_WORDS_H
#define TABLES_HAND_WORDS_H

#include "hand.h"

/* Whether a seat is to be chosen now, by which verb; and the buttons for it. */
bool seats_wanted(const TableScene *scene, unsigned *verb);
void seats_offer(const TableScene *scene, Rect inner); /* on the plate */
void seats_press(const TableScene *scene);             /* where they stand */
bool seats_stand(const Layout *layout);                /* whether any other seat does */
const char *seat_choice_id(const TableScene *scene, Seat seat);

/* Whether words tell what an action will do. */
bool words_foretell(const TableScene *scene);

/* What an action will do, after a heading or nothing, in the words of the game's preview. */
const char *words_preview(const TableScene *scene, Action action, const char *heading);

/* The same below what the button is for that warns of it. */
const char *words_warned(const TableScene *scene, Action action, const char *hint);

/* Of a text of several lines the last ones, or all but the last. */
const char *words_last(const char *text, unsigned count);
const char *words_but_last(const TableScene *scene, const char *text);

#endif
