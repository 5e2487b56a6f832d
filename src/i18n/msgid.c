/* Reads source texts. A brace that does not begin a well-formed placeholder is ordinary text, so
 * there is nothing to escape and no text is malformed. */
#include "msgid.h"

#include <stdbool.h>
#include <string.h>

const char *source_words(const char *text)
{
    const char *mark = strchr(text, '\004');
    return mark ? mark + 1 : text;
}

static bool is_name_byte(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '_';
}

size_t placeholder_length(const char *text)
{
    if (*text != '{') {
        return 0;
    }
    size_t length = 1;
    while (is_name_byte(text[length])) {
        length++;
    }
    if (length == 1 || text[length] != '}') {
        return 0;
    }
    return length + 1;
}
