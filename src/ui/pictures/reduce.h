/* Making pictures smaller, for every new size once. */
#ifndef REDUCE_H
#define REDUCE_H

#include "pixels.h"

/* Fills `out`, whose size is the wanted one and at most w × h, with the means of the areas that its
 * pixels cover. `stride` is in pixels; the pixels are premultiplied as everywhere. w × h is at most
 * 16 million. */
void image_reduce(const uint32_t *pixels, int stride, int w, int h, Image *out);

#endif
