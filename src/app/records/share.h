/* Games that leave the profile and come in: the app's match as a code or as a text file, and a game
 * that somebody else played as one to look at or to go on with. */
#ifndef APP_SHARE_H
#define APP_SHARE_H

#include "app.h"

/* Takes in a share code or, by its path, a file with one or with the text of a game; keeps the game
 * without counting it, makes it the app's match and shows it: its replay, or its table. A challenge
 * is shown as what is to be beaten, and nothing is kept yet. A file is
 * read beside the frames. When it is no game that can be played here the problem is told, and
 * nothing has changed. */
void share_take_in(App *app, const char *text);

/* The same for a file that was dropped on the window. In scenes that hold something else
 * nothing happens but a sentence that says where to drop it. */
void share_take_dropped(App *app, const char *file);

#endif
