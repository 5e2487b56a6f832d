/* How colours look to a person who asked for none that are red: violet, as bright, and as far from
 * what they are to be told from. */
#ifndef PALETTE_H
#define PALETTE_H

#include "pixels.h"

/* Of a command, whose alpha stays. */
Color palette_color(Color color);

/* Of each pixel of an image. */
void palette_image(Image *image);

#endif
