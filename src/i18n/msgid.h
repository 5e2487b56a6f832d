/* The make-up of English source texts: an optional context, and placeholders {name}, of small
 * letters, digits and _. */
#ifndef MSGID_H
#define MSGID_H

#include <stddef.h>

/* The text without its context. */
const char *source_words(const char *text);

/* The bytes of the placeholder that begins at `text`, its braces included; 0 when none does. */
size_t placeholder_length(const char *text);

#endif
