/* The folders in which a person expects to find what was saved for them. */
#ifndef APP_DOCUMENTS_H
#define APP_DOCUMENTS_H

#include "base/text.h"

#include <stdbool.h>

/* Appends the folder of documents as the desktop names it, or where it would lie; false, with `out`
 * untouched, when the person has no home folder. */
bool documents_folder(Text *out);
bool pictures_folder(Text *out); /* the same of pictures */

/* Whether the program is in a sandbox that hides them: in their places are folders that nobody
 * looks into, and only a dialog's answer leads out. */
bool documents_are_hidden(void);

#endif
