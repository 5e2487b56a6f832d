/* Laid-out texts from inside: lines of runs, and the cache that owns them. */
#ifndef TEXT_BLOCK_H
#define TEXT_BLOCK_H

#include "base/buffer.h"
#include "fonts.h"
#include "ui/text.h"

typedef struct TextRun {
    FontRun font;
    int x;     /* from the left of the block */
    Mask mask; /* made when first painted; no coverage before */
    bool made;
} TextRun;

typedef struct TextLine {
    size_t first, count; /* runs */
    size_t from, to;     /* bytes */
    float width;
} TextLine;

typedef struct TextLines {
    TextBlock block;
    uint64_t hash;
    unsigned last_frame; /* in which it was asked for */
    char *text;
    FontFace face;
    int px;
    float leading; /* pixels from baseline to baseline */
    Buffer lines, runs;
} TextLines;

typedef struct TextCache {
    Fonts *fonts;
    Buffer blocks; /* TextLines *, by hash */
    unsigned frame;
    float scale;      /* pixels per unit, the text size setting included */
    char *kept_words; /* that no line cuts, with | between them; NULL: none */
    uint64_t kept_hash;
    float fit_scale; /* the same, but not enlarged: what fitting may shrink to is a part of it */
} TextCache;

void texts_init(TextCache *texts, Fonts *fonts);
void texts_release(TextCache *texts);

/* From now on no line ends within one of these words, which stand with | between them. */
void texts_keep_words(TextCache *texts, const char *words);

/* Forgets blocks that nobody asked for in this frame. */
void texts_end_frame(TextCache *texts);
void texts_clear(TextCache *texts);

/* See text_fit and text_layout. */
const TextBlock *texts_fit(TextCache *texts, const char *text, TextStyle style, TextRoom room);
const TextBlock *texts_layout(TextCache *texts, const char *text, TextStyle style, float width);

uint64_t text_block_hash(const TextBlock *block);
float text_block_reach(const TextBlock *block); /* the right end of the last pixel, from the left */

typedef struct Painting {
    const Target *target;
    Box clip;
    Point at; /* of the top left corner */
    Color color;
} Painting;

/* See text_places. */
size_t texts_places(TextCache *texts, const TextBlock *block, TextSpan span, Rect out[],
                    size_t capacity);

/* Paints a block of this cache. */
void texts_paint(TextCache *texts, const TextBlock *block, const Painting *painting);

/* Pixels per em of a size in units. */
int text_pixel_size(const TextCache *texts, float size);

#endif
