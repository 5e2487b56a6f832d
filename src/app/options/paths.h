/* Where the program finds its data: pictures, fonts, sounds, catalogues. */
#ifndef APP_PATHS_H
#define APP_PATHS_H

#include "base/text.h"

/* Appends the first of these that holds the data: the folder that the environment variable
 * MEJA_DATA names, share/meja beside the program's own folder, share/meja in it, Resources/meja
 * beside it, share/meja of the build. False when none does; the folder appended is then where the
 * data was looked for first. */
bool paths_find_data(const char *program, Text *out);

#endif
