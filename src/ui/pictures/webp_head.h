/* What the head of a WebP file says of its picture, before anything of it is decoded. */
#ifndef UI_WEBP_HEAD_H
#define UI_WEBP_HEAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define WEBP_HEAD_BYTES 30

/* Reads width and height, 0 … 2^24 pixels, from the first bytes of a file; false, and nothing is
 * written, when they begin none. A decoder gives a picture of this size or refuses the file. */
bool webp_head_read(const uint8_t head[WEBP_HEAD_BYTES], int *w, int *h);

#endif
