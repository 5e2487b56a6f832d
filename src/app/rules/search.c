/* Letter by letter from each place of the text. */
#include "search.h"

#include "base/text.h"

#include <string.h>

uint32_t search_small(uint32_t letter)
{
    bool is_latin = (letter >= 'A' && letter <= 'Z') || (letter >= 0xC0 && letter <= 0xDE);
    if (is_latin || (letter >= 0x410 && letter <= 0x42F)) { /* А … Я */
        return letter + 0x20;
    }
    return letter == 0x401 ? 0x451 : letter; /* Ё */
}

size_t search_length(const char *text, const char *words, size_t length)
{
    size_t at = 0, of = 0;
    while (of < length) {
        if (text[at] == '\0' || search_small(text_next_code_point(text, &at)) !=
                                    search_small(text_next_code_point(words, &of))) {
            return 0;
        }
    }
    return at;
}

bool search_next(const char *text, const char *words, size_t from, TextSpan *out)
{
    size_t length = strlen(words);
    for (size_t at = from; length > 0 && text[at] != '\0'; text_next_code_point(text, &at)) {
        size_t found = search_length(text + at, words, length);
        if (found > 0) {
            *out = (TextSpan){at, at + found};
            return true;
        }
    }
    return false;
}

bool search_finds(const char *text, const char *words)
{
    TextSpan span;
    return words[0] == '\0' || search_next(text, words, 0, &span);
}
