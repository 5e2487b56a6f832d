/* Machado, Oliveira and Fernandes 2009, of all severity; the last sees brightness alone. */
#include "eyesight.h"

#include <math.h>

typedef double Matrix[3][3];

static const Matrix eyes_of[EYES] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868},
     {0.114503, 0.786281, 0.099216},
     {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968},
     {0.280085, 0.672501, 0.047413},
     {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779},
     {-0.078411, 0.930809, 0.147602},
     {0.004733, 0.691367, 0.303900}},
    {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}},
};

static double linear_of(uint32_t byte)
{
    double value = byte / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

Light light_of_rgb(uint32_t rgb)
{
    return (Light){{linear_of(rgb >> 16 & 255), linear_of(rgb >> 8 & 255), linear_of(rgb & 255)}};
}

static Light multiplied(const Matrix by, Light light)
{
    Light out;
    for (unsigned i = 0; i < 3; i++) {
        double sum = by[i][0] * light.of[0] + by[i][1] * light.of[1] + by[i][2] * light.of[2];
        out.of[i] = fmax(sum, 0);
    }
    return out;
}

/* Ottosson 2020. */
void eyes_see(unsigned eyes, Light light, double out[3])
{
    static const Matrix cones = {{0.4122214708, 0.5363325363, 0.0514459929},
                                 {0.2119034982, 0.6806995451, 0.1073969566},
                                 {0.0883024619, 0.2817188376, 0.6299787005}};
    static const Matrix to = {{0.2104542553, 0.7936177850, -0.0040720468},
                              {1.9779984951, -2.4285922050, 0.4505937099},
                              {0.0259040371, 0.7827717662, -0.8086757660}};
    Light seen = multiplied(cones, multiplied(eyes_of[eyes], light));
    for (unsigned i = 0; i < 3; i++) {
        out[i] =
            to[i][0] * cbrt(seen.of[0]) + to[i][1] * cbrt(seen.of[1]) + to[i][2] * cbrt(seen.of[2]);
    }
}

double eyes_apart(unsigned eyes, Light a, Light b)
{
    double one[3], other[3], sum = 0;
    eyes_see(eyes, a, one);
    eyes_see(eyes, b, other);
    for (unsigned i = 0; i < 3; i++) {
        sum += (one[i] - other[i]) * (one[i] - other[i]);
    }
    return sqrt(sum);
}

const char *eyes_name(unsigned eyes)
{
    static const char *const names[EYES] = {"all colours", "protanopia", "deuteranopia",
                                            "tritanopia", "achromatopsia"};
    return names[eyes];
}
