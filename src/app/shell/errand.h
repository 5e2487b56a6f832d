/* A file that the person named, being read or written beside the frames: a game that comes in, or
 * something that leaves. There is one at a time; whatever a disk does, the window goes on. */
#ifndef APP_ERRAND_H
#define APP_ERRAND_H

#include "app.h"

/* What becomes of a file that has been read. */
typedef void ErrandEnd(App *app, const Buffer *bytes);

/* Begins to read, or to write a copy of `bytes`; what became of it is said in the banner. Is there
 * a file by this name already, the person is asked. While another file is on its way nothing
 * happens but a sentence that says so. */
void errand_read(App *app, const char *path, ErrandEnd *end);
void errand_write(App *app, const char *path, const Buffer *bytes);

/* Whether the system has a dialog that asks for the name of a file. */
bool errand_has_dialog(App *app);

/* Asks by the system's dialog where the copy of `bytes` shall lie, which suggests this path, and
 * writes it there; without a dialog it is written as errand_write does. */
void errand_save(App *app, const char *path, const Buffer *bytes);

/* Asks by the dialog, which begins in this folder, named with the slash at its end, for a file that
 * is to be read; without a dialog nothing happens. */
typedef void ErrandChosen(App *app, const char *path);
void errand_choose(App *app, const char *folder, ErrandChosen *chosen);

bool errand_is_busy(const App *app); /* a file is being read or written */
void errand_check(App *app);         /* between frames */
void errand_close(App *app);         /* waits for nothing */

#endif
