/* Scaled pictures kept between starts: what takes long to decode lies ready in the user's cache
 * folder. Losing all of it at any moment costs only time. */
#ifndef DISK_CACHE_H
#define DISK_CACHE_H

#include "pixels.h"

/* The folder to use, made if need be, on the heap; NULL when nothing is to be kept. `wanted` as in
 * UiOptions.cache_folder. */
char *disk_cache_open(const char *wanted);

/* Fills `image`, whose size is set, with what was kept of `file` in that size. False when there is
 * nothing good; its pixels are then undefined. */
bool disk_cache_read(const char *folder, const char *file, Image *image);

/* Keeps the image, if it is large enough to be worth it. Failing is silent. */
void disk_cache_write(const char *folder, const char *file, const Image *image);

#endif
