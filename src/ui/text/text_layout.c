/* Greedy line filling over the places where Unicode allows a break; a line gives a word to the next
 * where that reads better: one of a single letter, or a companion for a short last one. Widths of
 * pieces are summed and the line is measured whole only when the sum is close, since shaping is
 * what costs. Letters shrink for a word that is wider than a whole line; one for which they cannot
 * is cut between characters. Nothing is rendered here. */
#include "text_layout.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/memory.h"
#include "base/text.h"
#include "line_break.h"
#include "squeeze.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LEADING         1.35f
#define LEADING_HAN     1.5f
#define SMALLEST_FIT    0.6f
#define SMALLEST_PX     6
#define SMALLEST_HAN    18.76f /* units, 15 pixels of a window of 1280x720: strokes run together */
#define SMALLEST_WHOLE  13.8f  /* units, 11 pixels of such a window: a word is cut before that */
#define ELLIPSIS        "\xe2\x80\xa6"
#define ELLIPSIS_LENGTH 3

typedef struct Filler {
    TextCache *texts;
    TextLines *out;
    float width;    /* 0: unbounded */
    bool *breaks;   /* where a line ends well */
    bool *possible; /* where one may end at all */
    size_t length;
    float torn; /* the widest word that no line holds; 0: none */
} Filler;

static float measure(const Filler *filler, size_t from, size_t to)
{
    return (float)fonts_width(filler->texts->fonts, filler->out->face, filler->out->px,
                              filler->out->text + from, to - from);
}

static size_t without_spaces(const char *text, size_t from, size_t to)
{
    while (to > from && text[to - 1] == ' ') {
        to--;
    }
    return to;
}

static void add_line(Filler *filler, size_t from, size_t to)
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
        line.width += measure(filler, run.font.from, run.font.to);
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
        if (measure(filler, from, at) > filler->width) {
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
        if (measure(filler, from, next) > filler->width) {
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
    return sum * 0.9f <= filler->width && measure(filler, from, to) <= filler->width;
}

/* The end of the line that begins at `from` of a paragraph that ends at `end`. */
static size_t line_end(Filler *filler, size_t from, size_t end)
{
    float sum = 0;
    size_t at = from;
    while (at < end) {
        size_t next = piece_end(filler, at, end);
        sum += measure(filler, at, next);
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
        filler->torn = fmaxf(filler->torn, measure(filler, from, stop));
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
    if (!is_one || measure(filler, to, end) > SHORT_PART * filler->width) {
        return to;
    }
    size_t earlier = with_its_word(filler, from, earlier_break(filler, from, to));
    float last = measure(filler, earlier, end);
    if (last > filler->width || last > measure(filler, from, earlier)) {
        return to;
    }
    return earlier;
}

/* What is left takes pieces of the line before, which stays the longer one. */
static size_t accompanied(const Filler *filler, size_t from, size_t to, size_t end)
{
    while (is_lonely(filler, to, end)) {
        size_t earlier = earlier_break(filler, from, to);
        if (earlier == to || measure(filler, earlier, end) > measure(filler, from, earlier)) {
            break;
        }
        to = earlier;
    }
    return to;
}

/* Where a line that is full at `to` ends better. */
static size_t better_end(const Filler *filler, size_t from, size_t to, size_t end)
{
    if (to >= end) {
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
        add_line(filler, from, to < end ? without_dot(filler->out->text, from, to) : to);
        from = to;
        while (from < end && filler->out->text[from] == ' ') {
            from++;
        }
    } while (from < end);
}

static void fill_all(Filler *filler)
{
    const char *text = filler->out->text;
    size_t from = 0;
    while (from <= filler->length) {
        size_t stop = from + strcspn(text + from, "\n");
        fill_paragraph(filler, from, stop);
        from = stop + 1;
    }
}

/* With smaller letters where a word would be torn else; they shrink only if that helps. */
static void fill_whole_words(Filler *filler, float size)
{
    TextLines *out = filler->out;
    float scale = filler->texts->fit_scale;
    int least = (int)ceilf(scale * fmaxf(size * SMALLEST_FIT, SMALLEST_WHOLE));
    int wanted = out->px;
    fill_all(filler);
    while (filler->torn > 0 && out->px > least) {
        int guess = (int)((float)out->px * filler->width / filler->torn);
        out->px = min_int(guess, out->px - 1);
        if (out->px < least) {
            out->px = wanted;
            least = wanted;
        }
        buffer_truncate(&out->lines, 0);
        buffer_truncate(&out->runs, 0);
        filler->torn = 0;
        fill_all(filler);
    }
}

/* Cuts the text so that it fits with an ellipsis behind it. */
static void cut_to_fit(Filler *filler)
{
    TextLines *out = filler->out;
    char *grown = memory_resized(out->text, filler->length + ELLIPSIS_LENGTH + 1);
    out->text = grown;
    size_t at = filler->length;
    do {
        /* Only what lies before the ellipsis is still the text: the next cut starts there. */
        at = without_spaces(out->text, 0, grapheme_start(out->text, at));
        memcpy(out->text + at, ELLIPSIS, ELLIPSIS_LENGTH + 1);
        filler->length = at + ELLIPSIS_LENGTH;
    } while (at > 0 && measure(filler, 0, filler->length) > filler->width);
    out->block.cut = true;
}

static void fill_one_line(Filler *filler, int least)
{
    TextLines *out = filler->out;
    for (char *c = out->text; *c; c++) {
        if (*c == '\n') {
            *c = ' ';
        }
    }
    float wanted = measure(filler, 0, filler->length);
    while (filler->width > 0 && wanted > filler->width && out->px > least) {
        int guess = (int)((float)out->px * filler->width / wanted);
        out->px = max_int(least, min_int(guess, out->px - 1));
        wanted = measure(filler, 0, filler->length);
    }
    if (filler->width > 0 && wanted > filler->width) {
        cut_to_fit(filler);
    }
    add_line(filler, 0, filler->length);
}

/* How far a line goes to the right in the room that it leaves. */
static float shift_of(TextAlign align, float room)
{
    switch (align) {
    case ALIGN_LEFT:
        return 0;
    case ALIGN_CENTRE:
        return room / 2;
    case ALIGN_RIGHT:
        return room;
    }
    return 0;
}

static void align_lines(TextLines *out, TextAlign align, float width)
{
    if (width <= 0) {
        width = out->block.w;
    }
    for (size_t i = 0; i < out->lines.count; i++) {
        const TextLine *line = buffer_at(&out->lines, i);
        float shift = shift_of(align, width - line->width);
        for (size_t j = 0; j < line->count; j++) {
            TextRun *run = buffer_at(&out->runs, line->first + j);
            run->x += (int)lroundf(shift);
        }
    }
}

static bool has_han(const char *text)
{
    for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
        if (*c >= 0xe3 && *c <= 0xe9) {
            return true;
        }
    }
    return false;
}

static void find_breaks(Filler *filler)
{
    const char *text = filler->out->text;
    size_t length = filler->length;
    filler->possible = line_breaks(text, length);
    open_at_quotes(text, length, filler->possible);
    filler->breaks = memory_bytes(length + 1);
    memcpy(filler->breaks, filler->possible, length + 1);
    keep_names_whole(text, length, filler->breaks);
    keep_numbers_whole(text, length, filler->breaks);
    keep_dots_behind(text, length, filler->breaks);
    if (filler->texts->kept_words) {
        keep_words_whole(text, filler->texts->kept_words, filler->breaks);
    }
}

int text_pixel_size(const TextCache *texts, float size)
{
    return max_int((int)lroundf(size * texts->scale), SMALLEST_PX);
}

static float leading_of(const TextLines *out, bool han)
{
    return roundf((float)out->px * (han ? LEADING_HAN : LEADING));
}

void text_lay_out(TextCache *texts, TextLines *out, const char *text, const TextStyle *style,
                  float width)
{
    buffer_init(&out->lines, sizeof(TextLine));
    buffer_init(&out->runs, sizeof(TextRun));
    out->text = text_cleaned(text);
    out->face = style->face;
    bool is_han = has_han(out->text), han = texts->fonts->chinese || is_han;
    out->px = text_pixel_size(texts, style->size);
    if (texts->fonts->chinese && is_han) {
        out->px = max_int(out->px, (int)(SMALLEST_HAN * texts->fit_scale));
    }
    out->leading = leading_of(out, han);
    Filler filler = {.texts = texts, .out = out, .width = width, .length = strlen(out->text)};
    find_breaks(&filler);
    if (style->fit) {
        fill_one_line(&filler, (int)ceilf(style->size * texts->fit_scale * SMALLEST_FIT));
    } else {
        fill_whole_words(&filler, style->size);
        out->leading = leading_of(out, han);
    }
    free(filler.breaks);
    free(filler.possible);
    for (size_t i = 0; i < out->lines.count; i++) {
        const TextLine *line = buffer_at(&out->lines, i);
        out->block.w = fmaxf(out->block.w, line->width);
        out->block.cut |= width > 0 && line->width > width + 1;
    }
    out->block.line_count = out->lines.count;
    out->block.h = out->leading * (float)out->lines.count;
    align_lines(out, style->align, width);
}
