/* Images in memory and the few loops that touch pixels. A pixel is 0xAARRGGBB with its colours
 * multiplied by its alpha, so that painting over is one multiplication and enlarging or turning an
 * image never pulls in the colour of what is transparent. Everything is cut to a clip, and a clip
 * always lies inside its target. */
#ifndef PIXELS_H
#define PIXELS_H

#include "ui/geometry.h"

#include <stddef.h>
#include <stdint.h>

/* Whole pixels from (x0, y0) up to but not including (x1, y1). */
typedef struct Box {
    int x0, y0, x1, y1;
} Box;

Box box_of(Rect rect); /* all pixels that the rectangle touches */
Box box_meet(Box a, Box b);
Box box_join(Box a, Box b);
bool box_is_empty(Box box);
int64_t box_area(Box box);

/* In each row, pixels from `from` up to `to` are opaque: painted by copying. */
typedef struct OpaqueSpan {
    uint16_t from, to;
} OpaqueSpan;

typedef struct Image {
    int w, h;
    uint32_t *pixels;  /* w × h, no gaps */
    OpaqueSpan *spans; /* h of them, or NULL when not known */
} Image;

/* Where painting goes. */
typedef struct Target {
    uint32_t *pixels;
    int w, h;
    int stride; /* pixels from row to row */
} Target;

void image_init(Image *image, int w, int h); /* transparent */
void image_release(Image *image);
void image_find_spans(Image *image);
size_t image_bytes(const Image *image);

/* A place on a target: an affine map from the target's pixels into an image. */
typedef struct Mapping {
    float u, v;     /* in the image, of the middle of the target's pixel (0, 0) */
    float u_x, v_x; /* added per pixel to the right */
    float u_y, v_y; /* added per pixel downwards */
} Mapping;

/* The image stretched to a turned rectangle. */
Mapping mapping_of(const Image *image, Outline outline);

void pixels_fill(const Target *target, Box box, Color color);
void pixels_blit(const Target *target, Box clip, const Image *image, int x, int y);
void pixels_blit_tinted(const Target *target, Box clip, const Image *image, int x, int y,
                        Color tint);

/* Paints the image through a mapping, between pixels linearly; outside it is transparent. */
void pixels_map(const Target *target, Box clip, const Image *image, const Mapping *mapping,
                Color tint);

/* A coverage of 0 … 255 per pixel, painted in one colour. */
typedef struct Mask {
    int w, h;
    uint8_t *coverage;
} Mask;

void pixels_mask(const Target *target, Box clip, const Mask *mask, Point at, Color color);

/* One pixel over another: both multiplied by their alphas. */
static inline uint32_t pixel_over(uint32_t top, uint32_t below)
{
    uint32_t left = 256 - (top >> 24);
    uint32_t red_blue = ((below & 0xff00ffU) * left >> 8) & 0xff00ffU;
    uint32_t alpha_green = ((below >> 8) & 0xff00ffU) * left & 0xff00ff00U;
    return top + red_blue + alpha_green;
}

/* All four channels times `by` / 256, 0 … 256. */
static inline uint32_t pixel_times(uint32_t pixel, uint32_t by)
{
    return (((pixel & 0xff00ffU) * by >> 8) & 0xff00ffU) |
           (((pixel >> 8) & 0xff00ffU) * by & 0xff00ff00U);
}

static inline uint32_t pixel_of(Color color)
{
    uint32_t by = (uint32_t)color.a + (color.a >> 7);
    uint32_t opaque = 0xff000000U | (uint32_t)color.r << 16 | (uint32_t)color.g << 8 | color.b;
    return pixel_times(opaque, by);
}

#endif
