/* By the ink itself, whatever the face: of two marks that meet, half a square of the blank between
 * them goes, but never so much that they would touch. */
#include "squeeze.h"

#include "base/limits.h"
#include "base/text.h"

#define LEFT_OPEN 0.12f /* of the size: the least blank that stays */

static bool is_one_of(uint32_t c, const uint32_t marks[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (marks[i] == c) {
            return true;
        }
    }
    return false;
}

/* Quotes are as wide as Han characters only where the screen is written in them. */
static bool is_opening(const Fonts *fonts, uint32_t c)
{
    static const uint32_t marks[] = {0x3008, 0x300a, 0x300c, 0x300e, 0x3010, 0xff08};
    return (fonts->chinese && (c == 0x2018 || c == 0x201c)) || is_one_of(c, marks, COUNT_OF(marks));
}

static bool is_closing(const Fonts *fonts, uint32_t c)
{
    static const uint32_t marks[] = {0x3001, 0x3002, 0x3009, 0x300b, 0x300d, 0x300f, 0x3011,
                                     0xff01, 0xff09, 0xff0c, 0xff1a, 0xff1b, 0xff1f};
    return (fonts->chinese && (c == 0x2019 || c == 0x201d)) || is_one_of(c, marks, COUNT_OF(marks));
}

static uint32_t character_before(const char *text, size_t from, size_t at)
{
    size_t start = at;
    while (start > from && ((unsigned char)text[--start] & 0xc0) == 0x80) {
    }
    return start < at ? text_next_code_point(text, &start) : 0;
}

int squeeze_at(const Squeezing *squeezing, size_t at)
{
    Fonts *fonts = squeezing->fonts;
    uint32_t before = character_before(squeezing->text, squeezing->from, at);
    uint32_t after = text_next_code_point(squeezing->text, &at);
    bool opens = is_opening(fonts, after);
    bool meet = is_closing(fonts, before) && (opens || is_closing(fonts, after));
    meet |= opens && is_opening(fonts, before);
    if (!meet) {
        return 0;
    }
    int blank = fonts_blank(fonts, squeezing->face, squeezing->px, after).before +
                fonts_blank(fonts, squeezing->face, squeezing->px, before).after;
    int least = (int)((float)squeezing->px * LEFT_OPEN);
    return max_int(0, min_int(blank - least, squeezing->px / 2));
}

size_t squeeze_end(const Squeezing *squeezing, FontRun run)
{
    size_t at = run.from;
    text_next_code_point(squeezing->text, &at);
    while (at < run.to && squeeze_at(squeezing, at) == 0) {
        text_next_code_point(squeezing->text, &at);
    }
    return at;
}
