/* A turned rectangle meets a row in one run of pixels. It is convex, so what it covers in the first
 * and in the last row of a band it covers in all between. */
#include "rows.h"

#include "base/limits.h"
#include "ui/tween.h"

#include <math.h>

Frame frame_of(Outline outline)
{
    float radians = RADIANS(outline.angle);
    return (Frame){rect_centre(outline.rect), cosf(radians), sinf(radians), outline.rect.w / 2,
                   outline.rect.h / 2};
}

typedef struct Range {
    float from, to;
} Range;

/* The steps for which -limit < start + i * step < limit, within `range`. */
static Range range_within(Range range, float start, float step, float limit)
{
    if (fabsf(step) < 1e-5f) {
        return fabsf(start) < limit ? range : (Range){0, 0};
    }
    float a = (-limit - start) / step, b = (limit - start) / step;
    return (Range){fmaxf(range.from, fminf(a, b)), fminf(range.to, fmaxf(a, b))};
}

Span frame_row(const Frame *frame, Span row, int y)
{
    Point at = frame_local(frame, row.from, y);
    Range range = {0, (float)(row.to - row.from)};
    range = range_within(range, at.x, frame->c, frame->hw);
    range = range_within(range, at.y, -frame->s, frame->hh);
    if (range.from >= range.to) {
        return (Span){row.from, row.from};
    }
    return (Span){row.from + (int)ceilf(range.from), row.from + (int)ceilf(range.to)};
}

void hidden_add(Hidden *hidden, Outline outline)
{
    if (hidden->count < HIDDEN_MOST && !rect_is_empty(outline.rect)) {
        hidden->frames[hidden->count++] = frame_of(outline);
    }
}

static Span covered(const Frame *frame, Span row, int y0, int y1)
{
    Span first = frame_row(frame, row, y0), last = frame_row(frame, row, y1 - 1);
    return (Span){max_int(first.from, last.from), min_int(first.to, last.to)};
}

/* Takes a hole out of the spans. */
static size_t cut(Span spans[HIDDEN_MOST + 1], size_t count, Span hole)
{
    Span left[HIDDEN_MOST + 1];
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        Span before = {spans[i].from, min_int(spans[i].to, hole.from)};
        Span after = {max_int(spans[i].from, hole.to), spans[i].to};
        if (before.from < before.to) {
            left[kept++] = before;
        }
        if (after.from < after.to) {
            left[kept++] = after;
        }
    }
    for (size_t i = 0; i < kept; i++) {
        spans[i] = left[i];
    }
    return kept;
}

size_t hidden_leaves(const Hidden *hidden, Span row, int y0, int y1, Span left[HIDDEN_MOST + 1])
{
    size_t count = 1;
    left[0] = row;
    for (size_t i = 0; i < hidden->count; i++) {
        Span hole = covered(&hidden->frames[i], row, y0, y1);
        if (hole.from < hole.to) {
            count = cut(left, count, hole);
        }
    }
    return count;
}
