/* Laid-out text: lines broken by the rules of Unicode (UAX 14), shaped and measured, ready to draw.
 * Blocks are owned by the window's text cache: they live until the end of the next frame in which
 * nobody asks for them, so a scene asks anew in every frame and never keeps one. */
#ifndef UI_TEXT_H
#define UI_TEXT_H

#include "ui/geometry.h"
#include "ui/picture.h"

#include <stddef.h>

typedef struct Ui Ui;

typedef enum TextAlign { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT } TextAlign;

typedef struct TextStyle {
    FontFace face;
    float size;      /* units; the text size setting multiplies it */
    TextAlign align; /* within the width of the block */
    bool fit; /* one line, shrunk to fit the width, then cut with an ellipsis: down to 60 % of
                 what it is when the text size setting does not enlarge it */
} TextStyle;

typedef struct TextBlock {
    float w, h; /* pixels: the widest line; all lines with leading */
    size_t line_count;
    bool cut; /* not all of the text could be shown */
    struct TextLines *lines;
} TextBlock;

/* Lays out UTF-8 text into lines at most `width` pixels wide; 0: as wide as it needs. It lives
 * until the end of a frame in which nobody has asked for it. */
const TextBlock *text_layout(Ui *ui, const char *text, TextStyle style, float width);

/* The bytes of a text from `from` to before `to`. */
typedef struct TextSpan {
    size_t from, to;
} TextSpan;

/* Where a part of a block's text lies: a rectangle as high as the line for each line that it is on,
 * from the top left corner of the block. Returns how many were written. The bytes are those of the
 * text that was laid out, if that is free of control characters. */
size_t text_places(Ui *ui, const TextBlock *block, TextSpan span, Rect out[], size_t capacity);

#endif
