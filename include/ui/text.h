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
    bool fit; /* of text_layout: one line in a room of that width, whose letters get no smaller
                 than 60 % of what they are when the text size setting does not enlarge them */
} TextStyle;

typedef struct TextBlock {
    float w, h; /* pixels: the widest line; all lines with leading */
    size_t line_count;
    float size; /* of its letters: that of a TextStyle */
    bool cut;   /* not all of the text could be shown */
    struct TextLines *lines;
} TextBlock;

/* The place that words may take. */
typedef struct TextRoom {
    float w, h;   /* whole pixels; 0: as wide, as high as they need */
    size_t lines; /* at most; 0: as many as there is height for */
    float least;  /* pixels of the size below which no letter gets for want of room, and Chinese
                     ones on several lines not below what can be read; 0: as large as the style has
                     them, but smaller where that keeps a word from being torn */
    bool spills;  /* lines that have no room leave it below rather than being cut */
} TextRoom;

/* Sets UTF-8 text into a room: in the size of the style or, where that is too large, in the largest
 * whole number of pixels in which all of it fits and no word is torn; in the least size words are
 * torn and the end is cut with an ellipsis. Larger rooms never have smaller letters, unless only
 * they have room for the lines that the text itself ends. One line at least is set, whatever the
 * height.
 */
const TextBlock *text_fit(Ui *ui, const char *text, TextStyle style, TextRoom room);

/* Lays out UTF-8 text into lines at most `width` pixels wide; 0: as wide as it needs. */
const TextBlock *text_layout(Ui *ui, const char *text, TextStyle style, float width);

/* Pixels of a size, as the text size setting has it, and not enlarged by it: the least of rooms. */
float text_pixels(const Ui *ui, float size);
float text_plain_pixels(const Ui *ui, float size);

/* For things that share a size: the largest whole number from `least` to `most` at which they hold,
 * found by halving; `least` where they do not hold at all. */
int text_largest(int least, int most, bool (*holds)(void *context, int size), void *context);

/* The bytes of a text from `from` to before `to`. */
typedef struct TextSpan {
    size_t from, to;
} TextSpan;

/* Where a part of a block's text lies: a rectangle as high as the line for each line that it is on,
 * from the top left corner of the block. Returns how many were written. The bytes are those of the
 * text that was laid out, if that is free of control characters. */
size_t text_places(Ui *ui, const TextBlock *block, TextSpan span, Rect out[], size_t capacity);

#endif
