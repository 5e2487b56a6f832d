/* Making pictures smaller, for every new size once. */
#ifndef REDUCE_H
#define REDUCE_H

#include "pixels.h"

#define REDUCE_PIXELS_MAX 16000000 /* of a picture that is made smaller */

/* Fills `out`, whose size is the wanted one and at most w × h, with the means of the areas that its
 * pixels cover. `stride` is in pixels; the pixels are premultiplied as everywhere. w × h is at most
 * REDUCE_PIXELS_MAX. */
void image_reduce(const uint32_t *pixels, int stride, int w, int h, Image *out);

#endif
