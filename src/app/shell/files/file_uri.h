/* The path in the URI of a file, as desktops name files (RFC 8089). */
#ifndef APP_FILE_URI_H
#define APP_FILE_URI_H

#include "base/text.h"

#include <stdbool.h>

/* Appends the path of "file:///home/me/a%20game.meja", with its escapes undone. False, with any
 * bytes appended, when it is no file of this machine, or a path that is no UTF-8 or would not be
 * shown as it is. */
bool file_uri_path(const char *uri, Text *path);

#endif
