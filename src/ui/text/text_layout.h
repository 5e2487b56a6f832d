/* Filling a block with lines and the runs in them, in letters of a given size. */
#ifndef TEXT_LAYOUT_H
#define TEXT_LAYOUT_H

#include "text_block.h"

typedef struct Filler {
    TextCache *texts;
    TextLines *out;
    float width;    /* pixels; 0: unbounded */
    bool *breaks;   /* where a line ends well */
    bool *possible; /* where one may end at all */
    size_t length;  /* of the text */
    bool is_one_line;
    bool is_tight; /* lines end as late as they can, however that reads: there are no fewer */
    bool is_torn;  /* some word is wider than a line */
} Filler;

/* Pixels that these bytes take in one line. */
float fill_measure(const Filler *filler, size_t from, size_t to);

/* The end of a part of a text without the spaces behind it. */
size_t without_spaces(const char *text, size_t from, size_t to);

/* Appends a line of these bytes. */
void fill_line(Filler *filler, size_t from, size_t to);

/* Fills the block anew with all of the text. */
void fill_all(Filler *filler);

#endif
