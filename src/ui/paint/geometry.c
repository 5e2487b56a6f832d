/* Plane geometry of rectangles and turned outlines. Pure arithmetic without state; a rectangle of
 * no size is at home everywhere and meets nothing. */
#include "ui/geometry.h"
#include "ui/tween.h"

#include <math.h>

Rect rect_union(Rect a, Rect b)
{
    if (rect_is_empty(a)) {
        return b;
    }
    if (rect_is_empty(b)) {
        return a;
    }
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return (Rect){x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y};
}

Rect rect_intersection(Rect a, Rect b)
{
    float x = fmaxf(a.x, b.x), y = fmaxf(a.y, b.y);
    float w = fminf(a.x + a.w, b.x + b.w) - x, h = fminf(a.y + a.h, b.y + b.h) - y;
    Rect common = {x, y, w, h};
    if (rect_is_empty(common)) {
        common.w = common.h = 0;
    }
    return common;
}

Rect rect_cut_left(Rect *rect, float width)
{
    Rect cut = {rect->x, rect->y, fminf(width, rect->w), rect->h};
    rect->x += cut.w;
    rect->w -= cut.w;
    return cut;
}

Rect rect_cut_right(Rect *rect, float width)
{
    float w = fminf(width, rect->w);
    rect->w -= w;
    return (Rect){rect->x + rect->w, rect->y, w, rect->h};
}

Rect rect_cut_top(Rect *rect, float height)
{
    Rect cut = {rect->x, rect->y, rect->w, fminf(height, rect->h)};
    rect->y += cut.h;
    rect->h -= cut.h;
    return cut;
}

Rect rect_cut_bottom(Rect *rect, float height)
{
    float h = fminf(height, rect->h);
    rect->h -= h;
    return (Rect){rect->x, rect->y + rect->h, rect->w, h};
}

bool outline_has(Outline outline, Point point)
{
    Point centre = rect_centre(outline.rect);
    float c = cosf(RADIANS(outline.angle)), s = sinf(RADIANS(outline.angle));
    float dx = point.x - centre.x, dy = point.y - centre.y;
    return rect_has(outline.rect, (Point){centre.x + dx * c + dy * s, centre.y - dx * s + dy * c});
}

Rect outline_bounds(Outline outline)
{
    float c = fabsf(cosf(RADIANS(outline.angle))), s = fabsf(sinf(RADIANS(outline.angle)));
    return rect_around(rect_centre(outline.rect), outline.rect.w * c + outline.rect.h * s,
                       outline.rect.w * s + outline.rect.h * c);
}
