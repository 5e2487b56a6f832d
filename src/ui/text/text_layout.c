/* Greedy line filling over the places where Unicode allows a break; a line gives a word to the next
 * where that reads better: one of a single letter, or a companion for a short last one. Widths of
 * pieces are summed and the line is measured whole only when the sum is close, since shaping is
 * what costs. A word that is wider than a whole line is cut between characters. Nothing is rendered
 * here, and the size of the letters is given. */
#include "text_layout.h"

#include "base/text.h"
#include "line_break.h"
#include "squeeze.h"

#include <math.h>
#include <string.h>

float fill_measure(const Filler *filler, size_t from, size_t to)
{
    return (float)fonts_width(filler->texts->fonts, filler->out->face, filler->out->px,
                              filler->out->text + from, to - from);
}

size_t without_spaces(const char *text, size_t from, size_t to)
{
    while (to > from && text[to - 1] == ' ') {
        to--;
    }
    return to;
}

void fill_line(Filler *filler, size_t from, size_t to)
{
    to = without_spaces(filler->out->text, from, to);
    TextLine line = {filler->out->runs.count, 0, from, to, 0};
    Squeezing squeezing = {filler->texts->fonts, filler->out->face, filler->out->px,
                           filler->out->text, from};
    for (size_t at = from; at < to;) {
        line.width -= (float)squeeze_at(&squeezing, at);
        TextRun run = {.x = (int)line.width};
        run.font = fonts_run(filler->texts->fonts, filler->out->face, filler->out->text, at, to);
        run.font.to = squeeze_end(&squeezing, run.font);
        line.width += fill_measure(filler, run.font.from, run.font.to);
        at = run.font.to;
        buffer_push(&filler->out->runs, &run);
        line.count++;
    }
    buffer_push(&filler->out->lines, &line);
}

/* The end of the piece that begins at `at`: the next place where a line may begin. */
static size_t piece_end(const Filler *filler, size_t at, size_t end)
{
    for (at++; at < end && !filler->breaks[at]; at++) {
    }
    return at;
}

/* The end of the line within a piece that is too long for one, where any line may end; else where
 * it starts. */
static size_t possible_end(const Filler *filler, size_t from, size_t end)
{
    size_t best = from;
    for (size_t at = from + 1; at < end; at++) {
        if (!filler->possible[at]) {
            continue;
        }
        if (fill_measure(filler, from, at) > filler->width) {
            break;
        }
        best = at;
    }
    return best;
}

/* The end of as many whole characters as fit on a line, at least one. */
static size_t forced_end(const Filler *filler, size_t from, size_t end)
{
    const char *text = filler->out->text;
    size_t at = grapheme_end(text, end, from);
    while (at < end) {
        size_t next = grapheme_end(text, end, at);
        if (fill_measure(filler, from, next) > filler->width) {
            break;
        }
        at = next;
    }
    return at;
}

/* Widths of pieces are rounded, so their sum is off by a little. */
static bool fits(const Filler *filler, size_t from, size_t to, float sum)
{
    if (filler->width <= 0 || sum <= filler->width * 0.95f) {
        return true;
    }
    to = without_spaces(filler->out->text, from, to);
    return sum * 0.9f <= filler->width && fill_measure(filler, from, to) <= filler->width;
}

/* The end of the line that begins at `from` of a paragraph that ends at `end`. */
static size_t line_end(Filler *filler, size_t from, size_t end)
{
    float sum = 0;
    size_t at = from;
    while (at < end) {
        size_t next = piece_end(filler, at, end);
        sum += fill_measure(filler, at, next);
        if (!fits(filler, from, next, sum)) {
            break;
        }
        at = next;
    }
    if (at == from) {
        size_t stop = piece_end(filler, from, end);
        at = possible_end(filler, from, stop);
        if (at > from) {
            return at;
        }
        filler->is_torn = true;
        return forced_end(filler, from, stop);
    }
    return at;
}

#define LONELY_MOST 2 /* Chinese characters that do not make a last line */

/* Whether what is left is a Chinese character or two with their marks. */
static bool is_lonely(const Filler *filler, size_t from, size_t end)
{
    int count = 0;
    for (size_t at = from; at < end;) {
        uint32_t c = text_next_code_point(filler->out->text, &at);
        bool is_han = c >= 0x4e00 && c <= 0x9fff;
        if (c < 0x3000) {
            return false;
        }
        count += is_han;
    }
    return count > 0 && count <= LONELY_MOST;
}

/* One piece earlier, unless the line has only one. */
static size_t earlier_break(const Filler *filler, size_t from, size_t to)
{
    size_t at = to - 1;
    while (at > from && !filler->breaks[at]) {
        at--;
    }
    return at > from ? at : to;
}

/* Whether the line ends with a word of one letter, which belongs to the next: a, I; in Russian any.
 */
static bool ends_with_letter(const Filler *filler, size_t from, size_t to)
{
    const char *text = filler->out->text;
    size_t end = without_spaces(text, from, to), start = end - 1;
    if (end == from) {
        return false;
    }
    unsigned char last = (unsigned char)text[start];
    if (last >= 0x80 && start > from) {
        unsigned char lead = (unsigned char)text[--start];
        bool is_cyrillic = lead == 0xd0 || lead == 0xd1;
        return is_cyrillic && (start == from || text[start - 1] == ' ');
    }
    bool is_word = last == 'a' || last == 'A' || last == 'I';
    return is_word && (start == from || text[start - 1] == ' ');
}

static size_t with_its_word(const Filler *filler, size_t from, size_t to)
{
    while (ends_with_letter(filler, from, to)) {
        size_t earlier = earlier_break(filler, from, to);
        if (earlier == to) {
            break;
        }
        to = earlier;
    }
    return to;
}

#define SHORT_PART 0.25f /* of the width: a word that does not make a last line */

/* A last line of one short word takes another from the line before, which stays the longer one. */
static size_t balanced(const Filler *filler, size_t from, size_t to, size_t end)
{
    bool is_one = to < end && piece_end(filler, to, end) == end;
    if (!is_one || fill_measure(filler, to, end) > SHORT_PART * filler->width) {
        return to;
    }
    size_t earlier = with_its_word(filler, from, earlier_break(filler, from, to));
    float last = fill_measure(filler, earlier, end);
    if (last > filler->width || last > fill_measure(filler, from, earlier)) {
        return to;
    }
    return earlier;
}

/* What is left takes pieces of the line before, which stays the longer one. */
static size_t accompanied(const Filler *filler, size_t from, size_t to, size_t end)
{
    while (is_lonely(filler, to, end)) {
        size_t earlier = earlier_break(filler, from, to);
        if (earlier == to ||
            fill_measure(filler, earlier, end) > fill_measure(filler, from, earlier)) {
            break;
        }
        to = earlier;
    }
    return to;
}

/* Where a line that is full at `to` ends better. */
static size_t better_end(const Filler *filler, size_t from, size_t to, size_t end)
{
    if (filler->is_tight || to >= end) {
        return to;
    }
    to = with_its_word(filler, from, to);
    if (is_lonely(filler, to, end)) {
        return accompanied(filler, from, to, end);
    }
    return balanced(filler, from, to, end);
}

/* A dot between two things parts nothing at the end of a line. */
static size_t without_dot(const char *text, size_t from, size_t to)
{
    size_t end = without_spaces(text, from, to);
    bool is_dot = end > from + 3 && text[end - 3] == ' ' && !strncmp(text + end - 2, MIDDLE_DOT, 2);
    return is_dot ? end - 3 : to;
}

static void fill_paragraph(Filler *filler, size_t from, size_t end)
{
    do {
        size_t to = end;
        if (filler->width > 0 && from < end) {
            to = better_end(filler, from, line_end(filler, from, end), end);
        }
        fill_line(filler, from, to < end ? without_dot(filler->out->text, from, to) : to);
        from = to;
        while (from < end && filler->out->text[from] == ' ') {
            from++;
        }
    } while (from < end);
}

/* A line that is wider than the room is as a torn word. */
static void fill_one_line(Filler *filler)
{
    filler->is_torn = filler->width > 0 && fill_measure(filler, 0, filler->length) > filler->width;
    fill_line(filler, 0, filler->length);
}

void fill_all(Filler *filler)
{
    const char *text = filler->out->text;
    size_t from = 0;
    buffer_truncate(&filler->out->lines, 0);
    buffer_truncate(&filler->out->runs, 0);
    filler->is_torn = false;
    if (filler->is_one_line) {
        fill_one_line(filler);
        return;
    }
    while (from <= filler->length) {
        size_t stop = from + strcspn(text + from, "\n");
        fill_paragraph(filler, from, stop);
        from = stop + 1;
    }
}
