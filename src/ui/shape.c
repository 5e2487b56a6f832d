/* Rounded rectangles by their signed distance: how much of a pixel is covered follows from how far
 * its middle lies from the edge. Soft shadows are a rectangle under a Gaussian blur, which is a
 * product of one function across and one down, so they need no blurring and no cache. */
#include "shape.h"

#include <math.h>

typedef struct Frame {
    Point centre;
    float c, s;   /* of the angle */
    float hw, hh; /* half width and height */
} Frame;

static Frame frame_of(Outline outline)
{
    float radians = outline.angle * 3.14159265f / 180.0f;
    return (Frame){rect_centre(outline.rect), cosf(radians), sinf(radians), outline.rect.w / 2,
                   outline.rect.h / 2};
}

static Point frame_local(const Frame *frame, int x, int y)
{
    float dx = (float)x + 0.5f - frame->centre.x, dy = (float)y + 0.5f - frame->centre.y;
    return (Point){dx * frame->c + dy * frame->s, dy * frame->c - dx * frame->s};
}

/* How far outside the rounded rectangle. */
static float distance(const Frame *frame, float radius, Point at)
{
    float dx = fabsf(at.x) - frame->hw + radius, dy = fabsf(at.y) - frame->hh + radius;
    float ox = fmaxf(dx, 0), oy = fmaxf(dy, 0);
    return sqrtf(ox * ox + oy * oy) + fminf(fmaxf(dx, dy), 0) - radius;
}

/* A place along the border, in pixels from the top left corner of each side: dashes begin anew at
 * every corner. */
static float along(const Frame *frame, Point at)
{
    bool sideways = fabsf(at.x) - frame->hw < fabsf(at.y) - frame->hh;
    return sideways ? at.x + frame->hw : at.y + frame->hh;
}

static float dash_cover(const Shape *shape, const Frame *frame, Point at)
{
    bool sideways = fabsf(at.x) - frame->hw < fabsf(at.y) - frame->hh;
    float length = 2 * (sideways ? frame->hw : frame->hh);
    float period = shape->dash + shape->gap;
    float count = fmaxf(1, roundf((length + shape->gap) / period));
    float stretch = (length + shape->gap) / (count * period);
    float place = fmodf(along(frame, at) / stretch, period);
    return place < shape->dash ? 1 : 0;
}

static float cover(const Shape *shape, const Frame *frame, Point at)
{
    float outside = distance(frame, shape->radius, at);
    float part = fminf(fmaxf(0.5f - outside, 0), 1);
    if (shape->thickness > 0) {
        part *= fminf(fmaxf(0.5f + outside + shape->thickness, 0), 1);
        if (shape->dash > 0 && part > 0) {
            part *= dash_cover(shape, frame, at);
        }
    }
    return part;
}

static void paint_slowly(const Target *target, Box box, const Shape *shape, Color color)
{
    Frame frame = frame_of(shape->outline);
    uint32_t pixel = pixel_of(color);
    for (int y = box.y0; y < box.y1; y++) {
        uint32_t *row = target->pixels + (ptrdiff_t)y * target->stride;
        for (int x = box.x0; x < box.x1; x++) {
            uint32_t by = (uint32_t)(cover(shape, &frame, frame_local(&frame, x, y)) * 256);
            if (by) {
                row[x] = pixel_over(pixel_times(pixel, by), row[x]);
            }
        }
    }
}

static int inner_edge(float outer, float margin, bool upper)
{
    return upper ? (int)floorf(outer - margin) : (int)ceilf(outer + margin);
}

/* What an upright shape covers evenly: all of it (filled) or nothing (a border). */
static Box inside_of(const Shape *shape)
{
    Rect rect = shape->outline.rect;
    float margin = fmaxf(shape->radius, shape->thickness) + 1;
    Box inside = {inner_edge(rect.x, margin, false), inner_edge(rect.y, margin, false),
                  inner_edge(rect.x + rect.w, margin, true),
                  inner_edge(rect.y + rect.h, margin, true)};
    return box_is_empty(inside) ? (Box){0, 0, 0, 0} : inside;
}

void shape_paint(const Target *target, Box clip, const Shape *shape, Color color)
{
    Box box = box_meet(clip, box_of(outline_bounds(shape->outline)));
    if (box_is_empty(box)) {
        return;
    }
    Box inside = inside_of(shape);
    if (fabsf(shape->outline.angle) > 0.01f || box_is_empty(inside)) {
        paint_slowly(target, box, shape, color);
        return;
    }
    Box parts[4] = {{box.x0, box.y0, box.x1, inside.y0},
                    {box.x0, inside.y1, box.x1, box.y1},
                    {box.x0, inside.y0, inside.x0, inside.y1},
                    {inside.x1, inside.y0, box.x1, inside.y1}};
    for (int i = 0; i < 4; i++) {
        paint_slowly(target, box_meet(box, parts[i]), shape, color);
    }
    if (shape->thickness <= 0) {
        pixels_fill(target, box_meet(box, inside), color);
    }
}

/* The blurred edge: 0 far outside, 1 far inside, by distance in units of the blur. A polynomial
 * stands for the Gaussian integral; its ends are flat. */
static float edge(float inside, float blur)
{
    float t = inside / (5 * blur) + 0.5f;
    t = fminf(fmaxf(t, 0), 1);
    return t * t * t * (t * (t * 6 - 15) + 10);
}

static float soft(const Frame *frame, float blur, float across, float limit)
{
    (void)frame;
    return edge(limit + across, blur) * edge(limit - across, blur);
}

static void soft_upright(const Target *target, Box box, const Frame *frame, float blur,
                         uint32_t pixel)
{
    for (int x0 = box.x0; x0 < box.x1; x0 += 256) {
        uint16_t columns[256];
        int count = box.x1 - x0 < 256 ? box.x1 - x0 : 256;
        for (int i = 0; i < count; i++) {
            float across = (float)(x0 + i) + 0.5f - frame->centre.x;
            columns[i] = (uint16_t)(soft(frame, blur, across, frame->hw) * 256);
        }
        for (int y = box.y0; y < box.y1; y++) {
            float down = (float)y + 0.5f - frame->centre.y;
            uint32_t by = (uint32_t)(soft(frame, blur, down, frame->hh) * 256);
            uint32_t *row = target->pixels + (ptrdiff_t)y * target->stride + x0;
            for (int i = 0; by && i < count; i++) {
                row[i] = pixel_over(pixel_times(pixel, columns[i] * by >> 8), row[i]);
            }
        }
    }
}

#define STEPS 512

/* The profile of one side at STEPS places from the middle outwards. */
static void soft_profile(uint16_t out[STEPS + 1], float blur, float limit, float reach)
{
    for (int i = 0; i <= STEPS; i++) {
        float across = reach * (float)i / STEPS;
        out[i] = (uint16_t)(edge(limit + across, blur) * edge(limit - across, blur) * 256);
    }
}

static void soft_turned(const Target *target, Box box, const Frame *frame, float blur,
                        uint32_t pixel)
{
    uint16_t across[STEPS + 1], down[STEPS + 1];
    float reach_x = frame->hw + 2.5f * blur + 1, reach_y = frame->hh + 2.5f * blur + 1;
    soft_profile(across, blur, frame->hw, reach_x);
    soft_profile(down, blur, frame->hh, reach_y);
    float scale_x = STEPS / reach_x, scale_y = STEPS / reach_y;
    for (int y = box.y0; y < box.y1; y++) {
        uint32_t *row = target->pixels + (ptrdiff_t)y * target->stride;
        Point at = frame_local(frame, box.x0, y);
        for (int x = box.x0; x < box.x1; x++) {
            int i = (int)(fabsf(at.x) * scale_x), j = (int)(fabsf(at.y) * scale_y);
            if (i <= STEPS && j <= STEPS) {
                uint32_t by = (uint32_t)across[i] * down[j] >> 8;
                row[x] = pixel_over(pixel_times(pixel, by), row[x]);
            }
            at.x += frame->c;
            at.y -= frame->s;
        }
    }
}

void soft_paint(const Target *target, Box clip, Outline outline, float blur, Color color)
{
    Frame frame = frame_of(outline);
    Outline reach = {rect_inset(outline.rect, -2.5f * blur - 1), outline.angle};
    Box box = box_meet(clip, box_of(outline_bounds(reach)));
    if (box_is_empty(box)) {
        return;
    }
    if (fabsf(outline.angle) < 0.01f) {
        soft_upright(target, box, &frame, blur, pixel_of(color));
    } else {
        soft_turned(target, box, &frame, blur, pixel_of(color));
    }
}
