/* Games that leave the profile and come in: the app's match as a code or as a text file, and a game
 * that somebody else played as one to look at or to go on with. */
#ifndef APP_SHARE_H
#define APP_SHARE_H

#include "app.h"

/* Takes in a share code, the text of a game or, by its path, a file with either; keeps the game
 * without counting it and makes it the app's match. False, with the problem told and nothing
 * changed, when it is no game that can be played here. */
bool share_take_in(App *app, const char *text);

/* Shows the match that was taken in: its replay, or its table. */
void share_show(App *app);

/* Takes in a file that was dropped on the window, and shows it. In scenes that hold something else
 * nothing happens but a sentence that says where to drop it. */
void share_take_dropped(App *app, const char *file);

#endif
