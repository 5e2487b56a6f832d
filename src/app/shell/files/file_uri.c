/* What could mean something else to whoever reads the path is refused, not mended: a slash or an
 * end that was hidden in an escape, control characters, a query. */
#include "file_uri.h"

#include <string.h>

#define SCHEME "file://"
#define HERE   "localhost"

static int digit_of(char letter)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *found = letter == '\0' ? NULL : strchr(digits, letter);
    return found ? (int)(found - digits) % 16 : -1;
}

/* The byte of "%20"; 0, which is none in a path, when it is no escape. */
static char byte_of(const char *escape)
{
    int high = digit_of(escape[1]), low = high < 0 ? -1 : digit_of(escape[2]);
    return low < 0 ? '\0' : (char)(16 * high + low);
}

static bool undo_escapes(const char *from, Text *path)
{
    while (*from != '\0') {
        bool is_escape = *from == '%';
        char byte = is_escape ? byte_of(from) : *from;
        if (byte == '\0' || strchr(is_escape ? "/" : "?#", byte)) {
            return false;
        }
        text_append_bytes(path, &byte, 1);
        from += is_escape ? 3 : 1;
    }
    return !path->truncated;
}

static bool is_shown(const char *path)
{
    uint32_t letter;
    for (size_t at = 0; (letter = text_next_code_point(path, &at)) != 0;) {
        if (text_is_hidden(letter)) {
            return false;
        }
    }
    return true;
}

bool file_uri_path(const char *uri, Text *path)
{
    size_t start = path->length;
    if (strncmp(uri, SCHEME, strlen(SCHEME)) != 0) {
        return false;
    }
    uri += strlen(SCHEME);
    if (strncmp(uri, HERE "/", strlen(HERE "/")) == 0) {
        uri += strlen(HERE);
    }
    return uri[0] == '/' && undo_escapes(uri, path) &&
           text_is_utf8(path->bytes + start, path->length - start) && is_shown(path->bytes + start);
}
