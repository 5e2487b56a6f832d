/* Unicode's own rules by libunistring, which also survives the emoji flags that people put into
 * names. Its tables keep closing marks off the start of a line and opening ones off its end, in
 * Chinese as elsewhere. */
#include "line_break.h"

#include "base/assert.h"
#include "base/memory.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>
#include <unicase.h>
#include <unigbrk.h>
#include <unilbrk.h>
#include <uninorm.h>
#include <uniwidth.h>

/* Direction marks, joiners, variation selectors, tags: none has a shape of its own. */
static bool is_steering(uint32_t c)
{
    return c == 0xad || (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) ||
           (c >= 0x2060 && c <= 0x206f) || (c >= 0xfe00 && c <= 0xfe0f) || c == 0xfeff ||
           (c >= 0xe0000 && c <= 0xe0fff);
}

static bool is_control(uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029;
}

char *text_cleaned(const char *text)
{
    char *clean = memory_bytes(3 * strlen(text) + 1);
    size_t length = 0, at = 0;
    while (text[at]) {
        size_t from = at;
        uint32_t c = text_next_code_point(text, &at);
        if (c == '\n') {
            clean[length++] = '\n';
        } else if (is_control(c)) {
            clean[length++] = ' ';
        } else if (c == 0xfffd) {
            memcpy(clean + length, "\xef\xbf\xbd", 3);
            length += 3;
        } else if (!is_steering(c)) {
            memcpy(clean + length, text + from, at - from);
            length += at - from;
        }
    }
    clean[length] = 0;
    return clean;
}

/* LB29 of UAX 14, which libunistring leaves out: "e.g." and "find .com" stay whole. */
static bool is_inside_abbreviation(unsigned char before, unsigned char after)
{
    bool letter = (after >= 'A' && after <= 'Z') || (after >= 'a' && after <= 'z') ||
                  (after >= 0xc3 && after <= 0xd4); /* Latin with marks … Cyrillic */
    bool like_letter = letter || (after && strchr("#&*<=>@^_`~", after));
    return like_letter && strchr(".,:;", before) != NULL;
}

/* Russian and Chinese typography: no line begins with a dash. */
static bool is_dash(const char *text)
{
    return !strncmp(text, "\u2014", 3) || !strncmp(text, "\u2013", 3);
}

static bool is_glued(const char *text, size_t at)
{
    unsigned char before = (unsigned char)text[at - 1], after = (unsigned char)text[at];
    return (before && is_inside_abbreviation(before, after)) || is_dash(text + at);
}

bool *line_breaks(const char *text, size_t length)
{
    char *kinds = memory_bytes(length + 1);
    bool *breaks = memory_zeroed((length + 1) * sizeof *breaks);
    if (length) {
        u8_possible_linebreaks((const uint8_t *)text, length, "UTF-8", kinds);
    }
    for (size_t i = 1; i < length; i++) {
        bool possible = kinds[i] == UC_BREAK_POSSIBLE && !is_glued(text, i);
        breaks[i] = possible || kinds[i] == UC_BREAK_MANDATORY;
    }
    free(kinds);
    return breaks;
}

#define NAME_MOST 4 /* characters of a Chinese name, with a family name of two */

/* Characters and marks that are as wide as they are high. */
#define FIRST_EAST_ASIAN 0x2e80

/* The end of those that begin at byte `at`, and how many they are. */
static size_t east_asian_end(const char *text, size_t at, size_t *count)
{
    *count = 0;
    for (size_t next = at; text_next_code_point(text, &next) >= FIRST_EAST_ASIAN; at = next) {
        ++*count;
    }
    return at;
}

void keep_names_whole(const char *text, size_t length, bool *breaks)
{
    for (size_t at = 0; at < length;) {
        size_t count, end = east_asian_end(text, at, &count);
        for (size_t i = at + 1; count <= NAME_MOST && i < end; i++) {
            breaks[i] = false;
        }
        if (count == 0) {
            text_next_code_point(text, &end);
        }
        at = end;
    }
}

#define NAMED_MOST 3 /* characters of a name that a number follows: of most factions and cards */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_han(uint32_t c)
{
    return c >= 0x4e00 && c <= 0x9fff;
}

/* The beginning of the Han character that ends at byte `at`, or `at`: there is none. */
static size_t han_before(const char *text, size_t at)
{
    size_t start = at >= 3 ? at - 3 : at, next = start;
    return start < at && is_han(text_next_code_point(text, &next)) && next == at ? start : at;
}

static void glue_before(const char *text, size_t at, int most, bool *breaks)
{
    size_t start = han_before(text, at);
    for (int i = 0; i < most && start < at; i++) {
        breaks[at] = false;
        at = start;
        start = han_before(text, at);
    }
}

/* Words that count what the number before them says: it is no part of a name then. */
static bool is_measure(const char *text)
{
    static const char measures[] = "张点个名墩组分枚轮局次步天秒小号倍位年月日胜负连人章关票种级项";
    for (const char *word = measures; *word; word += 3) {
        if (!strncmp(text, word, 3)) {
            return true;
        }
    }
    return false;
}

/* A number takes the name before it along, or the one word that leads to what it counts; a value
 * stays with the colon of its label. */
static void keep_number(const char *text, size_t at, bool *breaks)
{
    size_t end = at + strspn(text + at, "0123456789");
    glue_before(text, at, is_measure(text + end) ? 1 : NAMED_MOST, breaks);
    if (at >= 3 && !strncmp(text + at - 3, "：", 3)) {
        breaks[at] = false;
    }
}

/* A code and the name behind it: "T4 乐师". */
static bool is_coded(const char *text, size_t at)
{
    size_t next = at;
    return at >= 3 && text[at - 1] == ' ' && is_digit(text[at - 2]) && text[at - 3] >= 'A' &&
           text[at - 3] <= 'Z' && is_han(text_next_code_point(text, &next));
}

void keep_numbers_whole(const char *text, size_t length, bool *breaks)
{
    for (size_t at = 1; at < length; at++) {
        size_t next = at;
        bool after_digit = is_digit(text[at - 1]);
        if (is_digit(text[at]) && !after_digit) {
            keep_number(text, at, breaks);
        } else if (after_digit && is_han(text_next_code_point(text, &next))) {
            breaks[at] = false;
        } else if (is_coded(text, at)) {
            breaks[at] = false;
        }
    }
}

/* A mark at which a line of Chinese may end on its left, or begin on its right. */
static bool is_opening(uint32_t c)
{
    return c == 0x3008 || c == 0x300a || c == 0x300c || c == 0x300e || c == 0x3010 || c == 0xff08;
}

static uint32_t character_before(const char *text, size_t at)
{
    size_t start = at;
    while (start > 0 && ((unsigned char)text[--start] & 0xc0) == 0x80) {
    }
    return start < at ? text_next_code_point(text, &start) : 0;
}

void open_at_quotes(const char *text, size_t length, bool *breaks)
{
    for (size_t at = 1; at + 3 < length; at++) {
        bool opens = !strncmp(text + at, "\u201c", 3), closes = !strncmp(text + at, "\u201d", 3);
        size_t after = at + 3, next = after;
        uint32_t before = character_before(text, at);
        if (opens && before >= FIRST_EAST_ASIAN && !is_opening(before)) {
            breaks[at] = true;
        } else if (closes && is_han(text_next_code_point(text, &next))) {
            breaks[after] = true;
        }
    }
}

/* Clears the breaks inside every place where the word of `size` bytes stands. */
static void keep_word(const char *text, const char *word, size_t size, bool *breaks)
{
    for (const char *at = strchr(text, word[0]); at; at = strchr(at + 1, word[0])) {
        if (!strncmp(at, word, size)) {
            memset(breaks + (at - text) + 1, false, size - 1);
        }
    }
}

void keep_words_whole(const char *text, const char *words, bool *breaks)
{
    while (*words) {
        size_t size = strcspn(words, "|");
        if (size > 1) {
            keep_word(text, words, size, breaks);
        }
        words += size;
        words += *words == '|';
    }
}

void keep_dots_behind(const char *text, size_t length, bool *breaks)
{
    for (size_t at = 1; at + 1 < length; at++) {
        if (text[at - 1] == ' ' && !strncmp(text + at, MIDDLE_DOT, 2)) {
            breaks[at] = false;
        }
    }
}

/* Longer than any character that is not a joke. */
#define LONGEST_GRAPHEME 128

size_t grapheme_end(const char *text, size_t length, size_t at)
{
    char breaks[LONGEST_GRAPHEME];
    if (at >= length) {
        return at;
    }
    size_t seen = length - at;
    if (seen > LONGEST_GRAPHEME) {
        seen = LONGEST_GRAPHEME;
        while ((text[at + seen] & 0xc0) == 0x80) {
            seen--;
        }
    }
    u8_grapheme_breaks((const uint8_t *)text + at, seen, breaks);
    size_t size = 1;
    while (size < seen && !breaks[size]) {
        size++;
    }
    return at + size;
}

/* Found by stepping forwards: what belongs to a flag depends on all that stands before it. */
size_t grapheme_start(const char *text, size_t at)
{
    size_t start = 0;
    for (size_t next = 0; next < at; next = grapheme_end(text, at, next)) {
        start = next;
    }
    return start;
}

int text_columns(const char *text)
{
    return u8_strwidth((const uint8_t *)text, "UTF-8");
}

/* What libunistring has made; of the text itself where it has made nothing. */
static char *owned(uint8_t *made, const char *text, size_t length)
{
    const char *from = (const char *)made;
    if (!made) {
        from = text;
        length = strlen(text);
    }
    char *copy = memory_bytes(length + 1);
    memcpy(copy, from, length);
    copy[length] = 0;
    free(made);
    return copy;
}

char *text_composed(const char *text)
{
    size_t length = 0;
    const uint8_t *bytes = (const uint8_t *)text;
    uint8_t *composed = u8_normalize(UNINORM_NFC, bytes, strlen(text), NULL, &length);
    return owned(composed, text, length);
}

char *text_upper(const char *text)
{
    size_t length = 0;
    const uint8_t *bytes = (const uint8_t *)text;
    uint8_t *upper = u8_toupper(bytes, strlen(text), NULL, UNINORM_NFC, NULL, &length);
    return owned(upper, text, length);
}
