/* Setting a text into a room: the size of its letters, its lines, where it is cut. */
#ifndef TEXT_FIT_H
#define TEXT_FIT_H

#include "text_block.h"

/* The part of a size to which TextStyle.fit shrinks letters. */
#define SMALLEST_FIT 0.6f

/* Sets `text` into `out`, whose cache fields stay as they are. See text_fit. */
void text_set(TextCache *texts, TextLines *out, const char *text, const TextStyle *style,
              const TextRoom *room);

#endif
