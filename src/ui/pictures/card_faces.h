/* One picture made whole: the art scaled to size with its labels set into it. */
#ifndef CARD_FACES_H
#define CARD_FACES_H

#include "art.h"
#include "text_block.h"

/* Sets the labels into an image of the whole picture. `master_w` is the width of the drawing in
 * which they are measured. */
void compose_labels(TextCache *texts, const Picture *picture, int master_w, Image *image);

/* What stands for a picture that cannot be read: a paper card with its name. */
void compose_missing(TextCache *texts, const Picture *picture, Image *image);

/* `source` turned by `angle` degrees and scaled so that it was w × h before turning; with smooth
 * edges. */
void compose_turned(const Image *source, int w, int h, float angle, Image *out);

#endif
