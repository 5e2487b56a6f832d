/* Rounded rectangles by their signed distance: how much of a pixel is covered follows from how far
 * its middle lies from the edge. Soft shadows are a rectangle under a Gaussian blur, which is a
 * product of one function across and one down, so they need no blurring and no cache. */
#include "shape.h"

#include "ui/tween.h"

#include <math.h>
#include <stdlib.h>

typedef struct Frame {
    Point centre;
    float c, s;   /* of the angle */
    float hw, hh; /* half width and height */
} Frame;

static Frame frame_of(Outline outline)
{
    float radians = RADIANS(outline.angle);
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

/* Along its side of the border, from the corner at the top left: dashes begin anew at every
 * corner. */
static float dash_cover(const Shape *shape, const Frame *frame, Point at)
{
    float half = frame->hh, along = at.y + half;
    if (fabsf(at.x) - frame->hw < fabsf(at.y) - frame->hh) {
        half = frame->hw;
        along = at.x + half;
    }
    float length = 2 * half;
    float period = shape->dash + shape->gap;
    float count = fmaxf(1, roundf((length + shape->gap) / period));
    float stretch = (length + shape->gap) / (count * period);
    return fmodf(along / stretch, period) < shape->dash;
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

/* What an upright shape covers evenly: all of it (filled) or nothing (a border); may be empty. */
static Box inside_of(const Shape *shape)
{
    Rect rect = shape->outline.rect;
    float margin = fmaxf(shape->radius, shape->thickness) + 1;
    return (Box){(int)ceilf(rect.x + margin), (int)ceilf(rect.y + margin),
                 (int)floorf(rect.x + rect.w - margin), (int)floorf(rect.y + rect.h - margin)};
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

/* A value of the profile across, `limit` being half the width. */
static float profile(float blur, float across, float limit)
{
    return edge(limit + across, blur) * edge(limit - across, blur);
}

typedef struct Range {
    float from, to;
} Range;

/* The steps for which -limit < start + i * step < limit, within `range`. */
static Range range_within(Range range, float start, float step, float limit)
{
    if (fabsf(step) < 1e-5f) {
        return fabsf(start) < limit ? range : (Range){0, 0};
    }
    float a = (-limit - start) / step, b = (limit - start) / step;
    return (Range){fmaxf(range.from, fminf(a, b)), fminf(range.to, fmaxf(a, b))};
}

/* The pixels of a row, as steps from x0 to x1, that the frame covers. */
static Range row_within(const Frame *frame, int x0, int x1, int y)
{
    Point at = frame_local(frame, x0, y);
    Range range = {0, (float)(x1 - x0)};
    range = range_within(range, at.x, frame->c, frame->hw);
    range = range_within(range, at.y, -frame->s, frame->hh);
    return range.from < range.to ? (Range){ceilf(range.from), floorf(range.to)} : (Range){0, 0};
}

#define STEPS 512

/* The profile of one side at STEPS places from the middle outwards. */
static void soft_profile(uint16_t out[STEPS + 2], float blur, float limit, float reach)
{
    for (int i = 0; i <= STEPS + 1; i++) {
        out[i] = (uint16_t)(profile(blur, reach * (float)i / STEPS, limit) * 256);
    }
}

typedef struct SoftRow {
    const uint16_t *across, *down;
    uint32_t *pixels; /* of step 0 */
    int32_t u, v;     /* of step 0, in 16.16 fixed point places of the profiles */
    int32_t u_step, v_step;
    uint32_t pixel;
} SoftRow;

static void soft_steps(const SoftRow *row, int from, int to)
{
    int32_t u = row->u + from * row->u_step, v = row->v + from * row->v_step;
    for (int i = from; i < to; i++) {
        int32_t a = abs(u) >> 16, b = abs(v) >> 16;
        uint32_t by = (uint32_t)row->across[a] * row->down[b] >> 8;
        row->pixels[i] = pixel_over(pixel_times(row->pixel, by), row->pixels[i]);
        u += row->u_step;
        v += row->v_step;
    }
}

static int32_t fixed(float value)
{
    return (int32_t)lroundf(value * 65536);
}

void soft_paint(const Target *target, Box clip, const Soft *soft, Color color)
{
    Outline reach = {rect_inset(soft->outline.rect, -2.5f * soft->blur - 1), soft->outline.angle};
    Box box = box_meet(clip, box_of(outline_bounds(reach)));
    if (box_is_empty(box)) {
        return;
    }
    Frame frame = frame_of(soft->outline), limits = frame_of(reach);
    Frame hidden = frame_of(soft->hidden);
    uint16_t across[STEPS + 2], down[STEPS + 2];
    soft_profile(across, soft->blur, frame.hw, limits.hw);
    soft_profile(down, soft->blur, frame.hh, limits.hh);
    float scale_x = STEPS / limits.hw, scale_y = STEPS / limits.hh;
    SoftRow row = {.across = across,
                   .down = down,
                   .u_step = fixed(frame.c * scale_x),
                   .v_step = fixed(-frame.s * scale_y),
                   .pixel = pixel_of(color)};
    for (int y = box.y0; y < box.y1; y++) {
        Point at = frame_local(&frame, box.x0, y);
        row.u = fixed(at.x * scale_x);
        row.v = fixed(at.y * scale_y);
        row.pixels = target->pixels + (ptrdiff_t)y * target->stride + box.x0;
        Range lit = row_within(&limits, box.x0, box.x1, y);
        Range gap = row_within(&hidden, box.x0, box.x1, y);
        if (gap.from >= gap.to) {
            gap = (Range){lit.to, lit.to};
        }
        soft_steps(&row, (int)lit.from, (int)gap.from);
        soft_steps(&row, (int)gap.to, (int)lit.to);
    }
}
