/* The size of letters: as large as they are wanted, or the largest whole number of pixels in which
 * the words have room, found by halving; what does not fit in the smallest is cut. Whether words
 * fit is asked of lines that end as late as they can, so that a larger room holds whatever a
 * smaller one does, and never gives smaller letters. */
#include "text_fit.h"

#include "base/limits.h"
#include "base/memory.h"
#include "line_break.h"
#include "text_layout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LEADING         1.35f
#define LEADING_HAN     1.5f
#define SMALLEST_PX     6
#define SMALLEST_HAN    18.76f /* units, 15 pixels of a window of 1280x720: strokes run together */
#define SMALLEST_WHOLE  13.8f  /* units, 11 pixels of such a window: a word is cut before that */
#define ELLIPSIS        "\xe2\x80\xa6"
#define ELLIPSIS_LENGTH 3

int text_largest(int least, int most, bool (*holds)(void *context, int size), void *context)
{
    if (least >= most || holds(context, most)) {
        return most;
    }
    while (least + 1 < most) { /* `most` does not fit */
        int middle = least + (most - least) / 2;
        if (holds(context, middle)) {
            least = middle;
        } else {
            most = middle;
        }
    }
    return least;
}

/* A text on its way into a room. */
typedef struct Fitting {
    Filler filler;
    TextRoom room;
    bool is_airy; /* lines stand as far apart as Chinese ones */
} Fitting;

static bool has_han(const char *text)
{
    for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
        if (*c >= 0xe3 && *c <= 0xe9) {
            return true;
        }
    }
    return false;
}

/* On one line there are no others. */
static void flatten(char *text)
{
    for (char *c = text; *c; c++) {
        if (*c == '\n') {
            *c = ' ';
        }
    }
}

int text_pixel_size(const TextCache *texts, float size)
{
    return max_int((int)lroundf(size * texts->scale), SMALLEST_PX);
}

static float leading_of(const Fitting *fitting, int px)
{
    return roundf((float)px * (fitting->is_airy ? LEADING_HAN : LEADING));
}

static void set_lines(Fitting *fitting, int px, bool is_tight)
{
    TextLines *out = fitting->filler.out;
    out->px = px;
    out->leading = leading_of(fitting, px);
    fitting->filler.is_tight = is_tight;
    fill_all(&fitting->filler);
}

/* How many lines of the size that is set the room holds. */
static size_t room_lines(const Fitting *fitting)
{
    const TextRoom *room = &fitting->room;
    size_t count = room->lines > 0 ? room->lines : SIZE_MAX;
    if (room->h == 0) {
        return count;
    }
    return min_size(count, (size_t)(fmaxf(room->h, 0) / fitting->filler.out->leading));
}

/* Whether the room has only one line even of the smallest letters. */
static bool holds_one(const Fitting *fitting, int least)
{
    const TextRoom *room = &fitting->room;
    bool is_low = !room->spills && room->h != 0 && room->h < 2 * leading_of(fitting, least);
    return room->lines == 1 || is_low;
}

static bool is_full(const Fitting *fitting)
{
    return fitting->filler.out->lines.count > room_lines(fitting);
}

static bool holds(void *context, int px)
{
    Fitting *fitting = context;
    set_lines(fitting, px, false);
    if (is_full(fitting)) {
        set_lines(fitting, px, true);
    }
    return !fitting->filler.is_torn && !is_full(fitting);
}

/* Ends a line with an ellipsis, before byte `to` as far as need be, and the text with it. */
static void cut_line(Filler *filler, size_t from, size_t to)
{
    TextLines *out = filler->out;
    char *grown = memory_resized(out->text, filler->length + ELLIPSIS_LENGTH + 1);
    out->text = grown;
    memcpy(out->text + to, ELLIPSIS, ELLIPSIS_LENGTH + 1);
    while (to > from && fill_measure(filler, from, to + ELLIPSIS_LENGTH) > filler->width) {
        to = without_spaces(out->text, from, grapheme_start(out->text, to));
        memcpy(out->text + to, ELLIPSIS, ELLIPSIS_LENGTH + 1);
    }
    filler->length = to + ELLIPSIS_LENGTH;
    fill_line(filler, from, filler->length);
    out->block.cut = true;
}

/* Leaves out what has no room: whole lines, and the end of the last one that stays. */
static void cut_to_fit(Fitting *fitting)
{
    TextLines *out = fitting->filler.out;
    size_t last = min_size(max_size(room_lines(fitting), 1), out->lines.count) - 1;
    TextLine line = *(TextLine *)buffer_at(&out->lines, last);
    buffer_truncate(&out->lines, last);
    buffer_truncate(&out->runs, line.first);
    cut_line(&fitting->filler, line.from, line.to);
}

/* Sets the lines in the size that suits the room best. */
static void fit_lines(Fitting *fitting, int least, int most)
{
    Filler *filler = &fitting->filler;
    int px = text_largest(least, most, holds, fitting);
    if (filler->out->px != px) {
        holds(fitting, px);
    }
    if (filler->is_torn && fitting->room.least <= 0) {
        holds(fitting, most);
    }
}

/* Chinese letters are made smaller than can be read well where a line would be cut else. */
static void fit_readable(Fitting *fitting, int least, int readable, int most)
{
    const Filler *filler = &fitting->filler;
    fit_lines(fitting, max_int(least, readable), max_int(most, readable));
    if (filler->is_one_line && filler->is_torn && least < readable) {
        fitting->room.h = 0;
        fit_lines(fitting, least, readable);
    }
    bool is_too_wide = filler->is_one_line && filler->is_torn;
    bool is_too_high = is_full(fitting) && filler->out->lines.count > 1;
    if (is_too_wide || (is_too_high && !fitting->room.spills)) {
        cut_to_fit(fitting);
    }
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

/* The size that the letters do not go below. */
static int least_of(const TextCache *texts, float size, const TextRoom *room)
{
    float least = room->least;
    if (least <= 0) {
        least = ceilf(texts->fit_scale * fmaxf(size * SMALLEST_FIT, SMALLEST_WHOLE));
    }
    return max_int((int)lroundf(least), 1);
}

static void measure_block(TextLines *out, float width)
{
    for (size_t i = 0; i < out->lines.count; i++) {
        const TextLine *line = buffer_at(&out->lines, i);
        out->block.w = fmaxf(out->block.w, line->width);
        out->block.cut |= width > 0 && line->width > width + 1;
    }
    out->block.line_count = out->lines.count;
    out->block.h = out->leading * (float)out->lines.count;
}

void text_set(TextCache *texts, TextLines *out, const char *text, const TextStyle *style,
              const TextRoom *room)
{
    buffer_init(&out->lines, sizeof(TextLine));
    buffer_init(&out->runs, sizeof(TextRun));
    out->text = text_cleaned(text);
    out->face = style->face;
    bool is_han = has_han(out->text), is_chinese = texts->fonts->chinese && is_han;
    int readable = is_chinese ? (int)(SMALLEST_HAN * texts->fit_scale) : 0;
    int least = least_of(texts, style->size, room), most = text_pixel_size(texts, style->size);
    Fitting fitting = {.room = *room, .is_airy = texts->fonts->chinese || is_han};
    fitting.filler = (Filler){.texts = texts,
                              .out = out,
                              .width = room->w,
                              .length = strlen(out->text),
                              .is_one_line = holds_one(&fitting, min_int(least, most))};
    if (fitting.filler.is_one_line) {
        flatten(out->text);
    }
    find_breaks(&fitting.filler);
    fit_readable(&fitting, least, readable, most);
    free(fitting.filler.breaks);
    free(fitting.filler.possible);
    measure_block(out, room->w);
    out->block.size = (float)out->px / texts->scale;
    align_lines(out, style->align, room->w);
}
