/* Points, rectangles and colours. Lengths are window pixels unless a comment says otherwise; y
 * grows downwards; angles are degrees, clockwise. */
#ifndef UI_GEOMETRY_H
#define UI_GEOMETRY_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Point {
    float x, y;
} Point;

typedef struct Rect {
    float x, y, w, h;
} Rect;

typedef struct Color {
    uint8_t r, g, b, a; /* not premultiplied */
} Color;

/* 0xRRGGBB, opaque. */
static inline Color color_rgb(uint32_t rgb)
{
    return (Color){(uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8), (uint8_t)rgb, 255};
}

/* 0 … 1: a picture that is multiplied by it is so bright. */
static inline Color color_grey(float level)
{
    uint8_t value = (uint8_t)(255 * level);
    return (Color){value, value, value, 255};
}

static inline Color color_faded(Color color, float alpha)
{
    color.a = (uint8_t)((float)color.a * alpha);
    return color;
}

static inline Point rect_centre(Rect rect)
{
    return (Point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

static inline Rect rect_around(Point centre, float w, float h)
{
    return (Rect){centre.x - w / 2, centre.y - h / 2, w, h};
}

static inline Rect rect_inset(Rect rect, float by)
{
    return (Rect){rect.x + by, rect.y + by, rect.w - 2 * by, rect.h - 2 * by};
}

static inline bool rect_has(Rect rect, Point point)
{
    return point.x >= rect.x && point.y >= rect.y && point.x < rect.x + rect.w &&
           point.y < rect.y + rect.h;
}

/* Without a width or a height. */
static inline bool rect_is_empty(Rect rect)
{
    return rect.w <= 0 || rect.h <= 0;
}

Rect rect_union(Rect a, Rect b);
Rect rect_intersection(Rect a, Rect b); /* of size 0 when they do not meet */

/* Cuts a strip off one side of `*rect` and returns it; what is left stays in `*rect`. */
Rect rect_cut_left(Rect *rect, float width);
Rect rect_cut_right(Rect *rect, float width);
Rect rect_cut_top(Rect *rect, float height);
Rect rect_cut_bottom(Rect *rect, float height);

/* A rectangle turned around its centre: the whole shape of a card on the table. */
typedef struct Outline {
    Rect rect; /* before turning */
    float angle;
} Outline;

bool outline_has(Outline outline, Point point);
Rect outline_bounds(Outline outline);

#endif
