/* Rounded rectangles by their signed distance: how much of a pixel is covered follows from how far
 * its middle lies from the edge. Soft shadows are a rectangle under a Gaussian blur, which is a
 * product of one function across and one down, so they need no blurring and no cache. */
#include "shape.h"

#include "lanes.h"

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

/* The colour of a pixel as the shape covers it. */
static uint32_t shade(const Shape *shape, const Frame *frame, uint32_t pixel, int x, int y)
{
    return pixel_times(pixel, (uint32_t)(cover(shape, frame, frame_local(frame, x, y)) * 256));
}

static void paint_slowly(const Target *target, Box box, const Shape *shape, uint32_t pixel)
{
    Frame frame = frame_of(shape->outline);
    for (int y = box.y0; y < box.y1; y++) {
        uint32_t *row = target->pixels + (ptrdiff_t)y * target->stride;
        for (int x = box.x0; x < box.x1; x++) {
            uint32_t top = shade(shape, &frame, pixel, x, y);
            if (top) {
                row[x] = pixel_over(top, row[x]);
            }
        }
    }
}

/* What a shape has within its edges is even: all of it (filled) or nothing (a border). */
static float margin_of(const Shape *shape)
{
    return fmaxf(shape->radius, shape->thickness) + 1;
}

static Box inside_of(const Shape *shape)
{
    Rect rect = shape->outline.rect;
    float margin = margin_of(shape);
    return (Box){(int)ceilf(rect.x + margin), (int)ceilf(rect.y + margin),
                 (int)floorf(rect.x + rect.w - margin), (int)floorf(rect.y + rect.h - margin)};
}

/* Only the rim of a turned shape is asked about pixel by pixel. */
static void paint_turned(const Target *target, Box box, const Shape *shape, Color color)
{
    Frame reach = frame_of(shape->outline), inside = reach;
    reach.hw += 1;
    reach.hh += 1;
    inside.hw = fmaxf(inside.hw - margin_of(shape), 0);
    inside.hh = fmaxf(inside.hh - margin_of(shape), 0);
    for (int y = box.y0; y < box.y1; y++) {
        Span all = frame_row(&reach, (Span){box.x0, box.x1}, y), even = frame_row(&inside, all, y);
        paint_slowly(target, (Box){all.from, y, even.from, y + 1}, shape, pixel_of(color));
        paint_slowly(target, (Box){even.to, y, all.to, y + 1}, shape, pixel_of(color));
        if (shape->thickness <= 0) {
            pixels_fill(target, (Box){even.from, y, even.to, y + 1}, color);
        }
    }
}

/* Along the upper and the lower edge, between the corners, each row is of one shade. */
static void paint_rows(const Target *target, Box box, const Shape *shape, uint32_t pixel)
{
    Frame frame = frame_of(shape->outline);
    for (int y = box.y0; y < box.y1 && box.x0 < box.x1; y++) {
        uint32_t top = shade(shape, &frame, pixel, box.x0, y);
        if (top) {
            lanes_over_even(target->pixels + (ptrdiff_t)y * target->stride + box.x0, top,
                            box.x1 - box.x0);
        }
    }
}

#define PIECE 256

/* Along the left and the right edge, between the corners, all rows are alike. */
static void paint_columns(const Target *target, Box box, const Shape *shape, uint32_t pixel)
{
    Frame frame = frame_of(shape->outline);
    for (int from = box.x0; from < box.x1; from += PIECE) {
        uint32_t tops[PIECE];
        int count = min_int(PIECE, box.x1 - from);
        for (int i = 0; i < count; i++) {
            tops[i] = shade(shape, &frame, pixel, from + i, box.y0);
        }
        for (int y = box.y0; y < box.y1; y++) {
            lanes_over(target->pixels + (ptrdiff_t)y * target->stride + from, tops, count);
        }
    }
}

/* What lies within, drawn together to nothing where the edges leave no room for it. */
static Box inside_or_nothing(const Shape *shape)
{
    Box in = inside_of(shape);
    if (in.x0 > in.x1) {
        in.x0 = in.x1 = (in.x0 + in.x1) / 2;
    }
    if (in.y0 > in.y1) {
        in.y0 = in.y1 = (in.y0 + in.y1) / 2;
    }
    return in;
}

/* Three rows of three parts: corners, edges and what lies within. */
static void paint_upright(const Target *target, Box box, const Shape *shape, Color color)
{
    Box in = inside_or_nothing(shape);
    const int x[4] = {box.x0, in.x0, in.x1, box.x1}, y[4] = {box.y0, in.y0, in.y1, box.y1};
    uint32_t pixel = pixel_of(color);
    for (int i = 0; i < 9; i++) {
        bool middle_x = i % 3 == 1, middle_y = i / 3 == 1;
        Box part = {x[i % 3], y[i / 3], x[i % 3 + 1], y[i / 3 + 1]};
        part = box_meet(box, part);
        if (middle_x && middle_y) {
            if (shape->thickness <= 0) {
                pixels_fill(target, part, color);
            }
        } else if (middle_x) {
            paint_rows(target, part, shape, pixel);
        } else if (middle_y) {
            paint_columns(target, part, shape, pixel);
        } else {
            paint_slowly(target, part, shape, pixel);
        }
    }
}

void shape_paint(const Target *target, Box clip, const Shape *shape, Color color)
{
    Box box = box_meet(clip, box_of(outline_bounds(shape->outline)));
    if (box_is_empty(box)) {
        return;
    }
    if (shape->outline.angle == 0 && shape->dash <= 0) {
        paint_upright(target, box, shape, color);
    } else {
        paint_turned(target, box, shape, color);
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

#define MIDDLE (STEPS + 2)

/* The profile at places from one end to the other, the two in the middle next to each other. */
static void soft_profile(uint16_t out[2 * MIDDLE], float blur, float limit, float reach)
{
    int even = clamp_int((int)((limit - 2.5f * blur) / reach * STEPS), 0, MIDDLE);
    for (int i = 0; i < MIDDLE; i++) {
        uint16_t value = 256;
        if (i >= even) {
            value = (uint16_t)(profile(blur, reach * (float)i / STEPS, limit) * 256);
        }
        out[MIDDLE + i] = out[MIDDLE - 1 - i] = value;
    }
}

/* How many of the steps from the middle there is anything to see of: `other` is the strongest
 * value of the other profile. */
static int soft_steps_seen(const uint16_t at[2 * MIDDLE], uint32_t other, const uint32_t *shades)
{
    int steps = STEPS;
    while (steps > 1 && shades[at[MIDDLE + steps - 1] * other >> 8] == 0) {
        steps--;
    }
    return steps;
}

typedef struct SoftRow {
    const uint16_t *across, *down; /* their middles */
    int x0;                        /* the pixel of step 0 */
    uint32_t *pixels;              /* of the row */
    int32_t u, v;                  /* of step 0, in 16.16 fixed point places of the profiles */
    int32_t u_step, v_step;
    const uint32_t *shades; /* the colour at each strength, 0 … 256 */
} SoftRow;

static void soft_piece(const SoftRow *row, int from, int count)
{
    uint32_t top[PIECE];
    int32_t u = row->u + (from - row->x0) * row->u_step;
    int32_t v = row->v + (from - row->x0) * row->v_step;
    for (int i = 0; i < count; i++) {
        top[i] = row->shades[(uint32_t)row->across[u >> 16] * row->down[v >> 16] >> 8];
        u += row->u_step;
        v += row->v_step;
    }
    lanes_over(row->pixels + from, top, count);
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
    uint16_t across[2 * MIDDLE], down[2 * MIDDLE];
    soft_profile(across, soft->blur, frame.hw, limits.hw);
    soft_profile(down, soft->blur, frame.hh, limits.hh);
    uint32_t shades[257];
    for (uint32_t by = 0; by <= 256; by++) {
        shades[by] = pixel_times(pixel_of(color), by);
    }
    float scale_x = STEPS / limits.hw, scale_y = STEPS / limits.hh;
    limits.hw *= (float)soft_steps_seen(across, down[MIDDLE], shades) / STEPS;
    limits.hh *= (float)soft_steps_seen(down, across[MIDDLE], shades) / STEPS;
    SoftRow row = {.x0 = box.x0,
                   .across = across + MIDDLE,
                   .down = down + MIDDLE,
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
