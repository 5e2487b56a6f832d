/* Where a part of a laid-out text lies: for marks and links within a paragraph. */
#include "text_block.h"

#include "base/limits.h"

/* Pixels from the left of the block to a byte of the line. */
static float place_of(TextCache *texts, const TextLines *lines, const TextLine *line, size_t byte)
{
    const TextRun *run = buffer_at(&lines->runs, line->first);
    for (size_t i = 1; i < line->count; i++) {
        const TextRun *next = buffer_at(&lines->runs, line->first + i);
        if (next->font.from > byte) {
            break;
        }
        run = next;
    }
    size_t before = min_size(byte, run->font.to) - run->font.from;
    int width =
        fonts_width(texts->fonts, lines->face, lines->px, lines->text + run->font.from, before);
    return (float)(run->x + width);
}

size_t texts_places(TextCache *texts, const TextBlock *block, TextSpan span, Rect out[],
                    size_t capacity)
{
    const TextLines *lines = block->lines;
    size_t count = 0;
    for (size_t i = 0; i < lines->lines.count && count < capacity; i++) {
        const TextLine *line = buffer_at(&lines->lines, i);
        if (line->count == 0 || line->to <= span.from || line->from >= span.to) {
            continue;
        }
        size_t first = span.from > line->from ? span.from : line->from;
        float left = place_of(texts, lines, line, first);
        float right = place_of(texts, lines, line, min_size(span.to, line->to));
        out[count++] = (Rect){left, (float)i * lines->leading, right - left, lines->leading};
    }
    return count;
}
