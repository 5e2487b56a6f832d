/* Rounded rectangles by their signed distance: how much of a pixel is covered follows from how far
 * its middle lies from the edge. Soft shadows are a rectangle under a Gaussian blur, which is a
 * product of one function across and one down, so they need no blurring and no cache. */
#include "shape.h"

#include "base/limits.h"

#include <math.h>
#include <stdlib.h>

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
    int x0;           /* the pixel of step 0 */
    uint32_t *pixels; /* of the row */
    int32_t u, v;     /* of step 0, in 16.16 fixed point places of the profiles */
    int32_t u_step, v_step;
    const uint32_t *shades; /* the colour at each strength, 0 … 256 */
} SoftRow;

#define PIECE 256

static void soft_piece(const SoftRow *row, int from, int count)
{
    uint32_t top[PIECE];
    int32_t u = row->u + (from - row->x0) * row->u_step;
    int32_t v = row->v + (from - row->x0) * row->v_step;
    for (int i = 0; i < count; i++) {
        int32_t a = abs(u) >> 16, b = abs(v) >> 16;
        top[i] = row->shades[(uint32_t)row->across[a] * row->down[b] >> 8];
        u += row->u_step;
        v += row->v_step;
    }
    uint32_t *restrict below = row->pixels + from;
    for (int i = 0; i < count; i++) {
        below[i] = pixel_over(top[i], below[i]);
    }
}

static void soft_steps(const SoftRow *row, int from, int to)
{
    for (int at = from; at < to; at += PIECE) {
        soft_piece(row, at, min_int(PIECE, to - at));
    }
}

/* What of a row is lit, in those spans of it that are left in sight. */
static void soft_row(const SoftRow *row, Span lit, const Span *left, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        soft_steps(row, max_int(lit.from, left[i].from), min_int(lit.to, left[i].to));
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
    uint16_t across[STEPS + 2], down[STEPS + 2];
    soft_profile(across, soft->blur, frame.hw, limits.hw);
    soft_profile(down, soft->blur, frame.hh, limits.hh);
    uint32_t shades[257];
    for (uint32_t by = 0; by <= 256; by++) {
        shades[by] = pixel_times(pixel_of(color), by);
    }
    float scale_x = STEPS / limits.hw, scale_y = STEPS / limits.hh;
    SoftRow row = {.x0 = box.x0,
                   .across = across,
                   .down = down,
                   .u_step = fixed(frame.c * scale_x),
                   .v_step = fixed(-frame.s * scale_y),
                   .shades = shades};
    for (int y = box.y0; y < box.y1; y += HIDDEN_BAND) {
        Span left[HIDDEN_MOST + 1];
        int end = min_int(y + HIDDEN_BAND, box.y1);
        size_t count = hidden_leaves(&soft->hidden, (Span){box.x0, box.x1}, y, end, left);
        for (int i = y; i < end && count; i++) {
            Point at = frame_local(&frame, box.x0, i);
            row.u = fixed(at.x * scale_x);
            row.v = fixed(at.y * scale_y);
            row.pixels = target->pixels + (ptrdiff_t)i * target->stride;
            soft_row(&row, frame_row(&limits, (Span){box.x0, box.x1}, i), left, count);
        }
    }
}
