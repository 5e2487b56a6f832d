/* How far apart colours are for people who see all colours, no red, no green, no blue or none. */
#ifndef TESTS_EYESIGHT_H
#define TESTS_EYESIGHT_H

#include <stdint.h>

#define EYES 5

/* In OKLab, where about 0.02 is the least that side by side is seen at all. What tells something is
 * at least so far from what tells something else. */
#define EYES_APART 0.05

/* A colour by its light, red, green and blue: 0 … 1 each. */
typedef struct Light {
    double of[3];
} Light;

Light light_of_rgb(uint32_t rgb); /* 0xRRGGBB; what is above is left out */

/* As these eyes see it, in OKLab. */
void eyes_see(unsigned eyes, Light light, double out[3]);

double eyes_apart(unsigned eyes, Light a, Light b);

const char *eyes_name(unsigned eyes); /* as doctors call it */

#endif
