/* Appending keeps two invariants: the bytes are terminated, and what is there is whole UTF-8 if
 * every piece was. A piece that does not fit is therefore cut before the sequence that would not
 * fit, never inside it. Decoding follows RFC 3629: no overlong forms, surrogates, or code points
 * above U+10FFFF. */
#include "base/text.h"

#include "base/assert.h"
#include "base/limits.h"

#include <string.h>

#define REPLACEMENT 0xFFFDu

Text text_in(char *bytes, size_t capacity)
{
    ASSERT(capacity > 0);
    bytes[0] = '\0';
    return (Text){.bytes = bytes, .capacity = capacity};
}

static bool is_continuation(char byte)
{
    return ((unsigned char)byte & 0xC0u) == 0x80u;
}

void text_append_bytes(Text *text, const char *piece, size_t length)
{
    size_t room = text->capacity - text->length - 1;
    if (length > room) {
        text->truncated = true;
        length = room;
        while (length > 0 && is_continuation(piece[length])) {
            length--;
        }
    }
    memcpy(text->bytes + text->length, piece, length);
    text->length += length;
    text->bytes[text->length] = '\0';
}

void text_append(Text *text, const char *piece)
{
    text_append_bytes(text, piece, strlen(piece));
}

void text_append_number(Text *text, int64_t number)
{
    char digits[20];
    size_t at = sizeof digits;
    uint64_t rest = magnitude_of(number);
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (number < 0) {
        digits[--at] = '-';
    }
    text_append_bytes(text, digits + at, sizeof digits - at);
}

bool text_equal(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

size_t text_length(const char *text)
{
    return strlen(text);
}

bool text_parse_number(const char *text, size_t length, int64_t *out)
{
    bool negative = length > 0 && text[0] == '-';
    size_t at = negative;
    uint64_t limit = (uint64_t)INT64_MAX + negative;
    uint64_t value = 0;
    if (at == length) {
        return false;
    }
    for (; at < length; at++) {
        unsigned digit = (unsigned)(unsigned char)text[at] - '0';
        if (digit > 9 || value > (limit - digit) / 10) {
            return false;
        }
        value = 10 * value + digit;
    }
    if (negative) {
        value = 0 - value;
    }
    *out = (int64_t)value;
    return true;
}

/* How many bytes the sequence with this first byte has; 0 for a byte that starts none. */
static unsigned sequence_length(unsigned char first)
{
    static const struct {
        unsigned char end; /* of the first bytes, the last one excluded */
        unsigned char length;
    } ranges[] = {{0x80, 1}, {0xC2, 0}, {0xE0, 2}, {0xF0, 3}, {0xF5, 4}};
    for (size_t i = 0; i < COUNT_OF(ranges); i++) {
        if (first < ranges[i].end) {
            return ranges[i].length;
        }
    }
    return 0;
}

static bool is_code_point(uint32_t point, unsigned length)
{
    static const uint32_t lowest[] = {0, 0, 0x80, 0x800, 0x10000};
    return point >= lowest[length] && point <= 0x10FFFF && (point < 0xD800 || point > 0xDFFF);
}

/* Decodes the sequence at the start of `bytes`; 0 bytes long when it is malformed. */
static unsigned sequence_decode(const char *bytes, size_t available, uint32_t *point)
{
    unsigned char first = (unsigned char)bytes[0];
    unsigned length = sequence_length(first);
    if (length == 0 || length > available) {
        return 0;
    }
    static const unsigned char payload[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    uint32_t value = first & payload[length];
    for (unsigned i = 1; i < length; i++) {
        if (!is_continuation(bytes[i])) {
            return 0;
        }
        value = value << 6 | ((unsigned char)bytes[i] & 0x3Fu);
    }
    if (!is_code_point(value, length)) {
        return 0;
    }
    *point = value;
    return length;
}

uint32_t text_next_code_point(const char *text, size_t *at)
{
    const char *bytes = text + *at;
    if (!*bytes) {
        return 0;
    }
    uint32_t point = REPLACEMENT;
    /* The terminator is no continuation byte, so decoding never reads past it. */
    unsigned length = sequence_decode(bytes, 4, &point);
    *at += max_unsigned(length, 1);
    return point;
}

bool text_is_hidden(uint32_t letter)
{
    return letter < 0x20 || (letter >= 0x7F && letter < 0xA0) ||
           (letter >= 0x2028 && letter <= 0x202E) || (letter >= 0x2066 && letter <= 0x2069) ||
           letter == 0xFEFF;
}

/* Blanks of every width, and letters that leave no mark. */
static bool is_unseen(uint32_t letter)
{
    return letter == ' ' || letter == 0xA0 || letter == 0xAD || letter == 0x3000 ||
           letter == 0x3164 || (letter >= 0x2000 && letter <= 0x200F) ||
           (letter >= 0x2028 && letter <= 0x202F) || (letter >= 0x205F && letter <= 0x2064) ||
           text_is_hidden(letter);
}

void text_trim(char *text)
{
    size_t from = 0, to = 0, at = 0, before = 0;
    bool is_begun = false;
    for (uint32_t letter; (letter = text_next_code_point(text, &at)) != 0; before = at) {
        if (is_unseen(letter)) {
            continue;
        }
        if (!is_begun) {
            from = before;
        }
        is_begun = true;
        to = at;
    }
    memmove(text, text + from, to - from);
    text[to - from] = '\0';
}

void text_append_harmless(Text *text, const char *piece)
{
    uint32_t letter;
    for (size_t at = 0, start = 0; (letter = text_next_code_point(piece, &at)) != 0; start = at) {
        if (text_is_hidden(letter) || letter == REPLACEMENT) {
            text_append(text, "\xEF\xBF\xBD");
        } else {
            text_append_bytes(text, piece + start, at - start);
        }
    }
}

bool text_is_utf8(const char *text, size_t length)
{
    for (size_t at = 0; at < length;) {
        uint32_t point;
        unsigned step = sequence_decode(text + at, length - at, &point);
        if (step == 0) {
            return false;
        }
        at += step;
    }
    return true;
}
