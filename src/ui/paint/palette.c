/* Colours without red. One rule serves colours and pictures: how far a colour is red is how far it
 * goes towards the violet that `violet` makes of it; orange, gold and skin stay what they are. All
 * of it is made of parts of the colour's own light, so that pixels which are multiplied by their
 * alpha need nothing else. tests/tables/eyes.c measures what comes of it. */
#include "palette.h"

#include <math.h>

/* Of what red has more than the least channel: what each channel has more than that afterwards. */
static const float violet[3] = {0.8f, 0, 1.3f};

#define HUE_FROM   0.6f /* of that light: red above the other two; less is orange */
#define HUE_FULL   0.8f
#define DEPTH_FROM 0.28f /* of red: that light; less is nearly grey, as skin in the shade */
#define DEPTH_FULL 0.44f

static float ramp(float value, float from, float full)
{
    float part = fminf(fmaxf((value - from) / (full - from), 0), 1);
    return part * part * (3 - 2 * part);
}

static float towards(float from, float to, float part, float most)
{
    return roundf(fminf(from + (to - from) * part, most));
}

/* The channels of a colour; none gets above `most`. */
static void take_red(float channels[3], float most)
{
    float red = channels[0], other = fmaxf(channels[1], channels[2]);
    float least = fminf(channels[1], channels[2]), light = red - least;
    if (red - other <= HUE_FROM * light) {
        return;
    }
    float part =
        ramp((red - other) / light, HUE_FROM, HUE_FULL) * ramp(light / red, DEPTH_FROM, DEPTH_FULL);
    for (unsigned i = 0; i < 3; i++) {
        channels[i] = towards(channels[i], least + violet[i] * light, part, most);
    }
}

Color palette_color(Color color)
{
    float channels[3] = {color.r, color.g, color.b};
    take_red(channels, 255);
    return (Color){(uint8_t)channels[0], (uint8_t)channels[1], (uint8_t)channels[2], color.a};
}

static uint32_t pixel_without_red(uint32_t pixel)
{
    float channels[3] = {(float)(pixel >> 16 & 255), (float)(pixel >> 8 & 255),
                         (float)(pixel & 255)};
    take_red(channels, (float)(pixel >> 24));
    return (pixel & 0xff000000U) | (uint32_t)channels[0] << 16 | (uint32_t)channels[1] << 8 |
           (uint32_t)channels[2];
}

void palette_image(Image *image)
{
    size_t count = (size_t)image->w * (size_t)image->h;
    for (size_t i = 0; i < count; i++) {
        image->pixels[i] = pixel_without_red(image->pixels[i]);
    }
}
