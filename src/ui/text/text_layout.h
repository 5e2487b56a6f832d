/* Filling a block: choosing lines and the runs in them. */
#ifndef TEXT_LAYOUT_H
#define TEXT_LAYOUT_H

#include "text_block.h"

/* Lays `text` out into `lines`, whose cache fields stay as they are. */
void text_lay_out(TextCache *texts, TextLines *lines, const char *text, const TextStyle *style,
                  float width);

#endif
