/* Painting an image through an affine mapping: cards that move, turn and change size. Coordinates
 * run in 16.16 fixed point; a row is split into the part whose four neighbours all lie inside the
 * image, which needs no questions, and the rim, where outside counts as transparent and so gives
 * smooth edges. */
#include "lanes.h"
#include "pixels.h"

#include "base/limits.h"

#include <math.h>
#include <string.h>

#define ONE 65536

/* Between two pixels: `by` of 0 … 255 of the second. */
static inline uint32_t between(uint32_t a, uint32_t b, uint32_t by)
{
    uint32_t rest = 256 - by;
    uint32_t red_blue = ((a & 0xff00ffU) * rest + (b & 0xff00ffU) * by) >> 8 & 0xff00ffU;
    uint32_t alpha_green =
        (((a >> 8) & 0xff00ffU) * rest + ((b >> 8) & 0xff00ffU) * by) & 0xff00ff00U;
    return red_blue | alpha_green;
}

/* A large image lies in no cache, and its rows are too short to be foreseen. */
#define ROWS_AHEAD 5

static uint32_t pixel_or_nothing(const Image *image, int x, int y)
{
    if (x < 0 || y < 0 || x >= image->w || y >= image->h) {
        return 0;
    }
    return image->pixels[(ptrdiff_t)y * image->w + x];
}

static uint32_t sample_rim(const Image *image, int32_t u, int32_t v)
{
    int x = u >> 16, y = v >> 16;
    uint32_t across = (uint32_t)(u >> 8) & 255, down = (uint32_t)(v >> 8) & 255;
    uint32_t upper =
        between(pixel_or_nothing(image, x, y), pixel_or_nothing(image, x + 1, y), across);
    uint32_t lower =
        between(pixel_or_nothing(image, x, y + 1), pixel_or_nothing(image, x + 1, y + 1), across);
    return between(upper, lower, down);
}

typedef struct Range {
    float from, to;
} Range;

/* The steps i for which low <= start + i * step < high, within `range`. */
static Range range_meet(Range range, float start, float step, Range wanted)
{
    if (fabsf(step) < 1e-6f) {
        return start >= wanted.from && start < wanted.to ? range : (Range){0, 0};
    }
    float a = (wanted.from - start) / step, b = (wanted.to - start) / step;
    return (Range){fmaxf(range.from, fminf(a, b)), fminf(range.to, fmaxf(a, b))};
}

typedef struct Row {
    const Image *image;
    uint32_t *below;
    int32_t u, v, u_step, v_step;
    uint16_t tint[4]; /* 0 … 256: blue, green, red, alpha */
    bool plain;       /* no tint */
} Row;

/* Sampled, tinted and painted piece by piece: each of the three is a loop of one kind. */
#define PIECE 256

static void paint_piece(const Row *row, uint32_t *restrict top, uint32_t *restrict below, int count)
{
    if (!row->plain) {
        lanes_tint(top, count, row->tint);
    }
    uint32_t all = UINT32_MAX;
    for (int i = 0; i < count; i++) {
        all &= top[i];
    }
    if (all >> 24 == 255) {
        memcpy(below, top, (size_t)count * sizeof *top);
        return;
    }
    lanes_over(below, top, count);
}

static void row_rim(const Row *row, int from, int to)
{
    uint32_t piece[PIECE];
    for (int at = from; at < to; at += PIECE) {
        int count = min_int(PIECE, to - at);
        for (int i = 0; i < count; i++) {
            piece[i] = sample_rim(row->image, row->u + (at + i) * row->u_step,
                                  row->v + (at + i) * row->v_step);
        }
        paint_piece(row, piece, row->below + at, count);
    }
}

/* What the row above and the row below a place in an image have there. */
static inline Halves sample_rows(const uint32_t *upper, const uint32_t *lower, int32_t u)
{
    uint16_t by = (uint8_t)(u >> 8);
    Halves above = (Halves)lanes_read(upper), below = (Halves)lanes_read(lower);
    Lanes left = (Lanes)(Halves){above[0], below[0]}, right = (Lanes)(Halves){above[1], below[1]};
    return (Halves)lanes_between(left, right, (Lanes){by, by, by, by, by, by, by, by});
}

/* `count` pixels of the target, two at once. */
static void sample_inside(const Row *row, int32_t u, int32_t v, uint32_t *out, int count)
{
    const uint32_t *pixels = row->image->pixels;
    ptrdiff_t w = row->image->w, ahead = ROWS_AHEAD * w;
    int32_t u_step = row->u_step, v_step = row->v_step;
    for (int i = 0; i < count; i += 2) {
        const uint32_t *at = pixels + (v >> 16) * w + (u >> 16);
        uint16_t first = (uint8_t)(v >> 8);
        __builtin_prefetch(at + ahead);
        Halves one = sample_rows(at, at + w, u);
        if (i + 1 < count) {
            u += u_step;
            v += v_step;
        }
        at = pixels + (v >> 16) * w + (u >> 16);
        uint16_t second = (uint8_t)(v >> 8);
        Halves two = sample_rows(at, at + w, u);
        Lanes above = (Lanes)(Halves){one[0], two[0]}, below = (Lanes)(Halves){one[1], two[1]};
        Lanes by = {first, first, first, first, second, second, second, second};
        lanes_write(lanes_between(above, below, by), out + i);
        u += u_step;
        v += v_step;
    }
}

static void row_inside(const Row *row, int from, int to)
{
    uint32_t piece[PIECE]; /* an even number */
    for (int at = from; at < to; at += PIECE) {
        int count = min_int(PIECE, to - at);
        sample_inside(row, row->u + at * row->u_step, row->v + at * row->v_step, piece, count);
        paint_piece(row, piece, row->below + at, count);
    }
}

static int fixed(float value)
{
    return (int)lroundf(value * ONE);
}

/* Paints `count` pixels whose first has the middle (u, v) in the image. */
static void paint_row(Row *row, float u, float v, const Mapping *map, int count)
{
    const Image *image = row->image;
    float w = (float)image->w, h = (float)image->h;
    Range all = {0, (float)count};
    Range touched = range_meet(all, u, map->u_x, (Range){-1, w});
    touched = range_meet(touched, v, map->v_x, (Range){-1, h});
    Range inside = range_meet(all, u, map->u_x, (Range){0.01f, w - 1.01f});
    inside = range_meet(inside, v, map->v_x, (Range){0.01f, h - 1.01f});
    int from = (int)ceilf(touched.from), to = (int)ceilf(touched.to);
    int first = (int)ceilf(inside.from), last = (int)ceilf(inside.to);
    if (from >= to) {
        return;
    }
    row->u = fixed(u);
    row->v = fixed(v);
    if (first >= last) {
        row_rim(row, from, to);
        return;
    }
    row_rim(row, from, first);
    row_inside(row, first, last);
    row_rim(row, last, to);
}

void pixels_map(const Target *target, Box clip, const Image *image, const Mapping *mapping,
                Color tint)
{
    Row row = {.image = image,
               .u_step = fixed(mapping->u_x),
               .v_step = fixed(mapping->v_x),
               .plain = (tint.r & tint.g & tint.b & tint.a) == 255};
    lanes_shares(tint, row.tint);
    for (int y = clip.y0; y < clip.y1 && clip.x0 < clip.x1; y++) {
        float x = (float)clip.x0, down = (float)y;
        float u = mapping->u - 0.5f + x * mapping->u_x + down * mapping->u_y;
        float v = mapping->v - 0.5f + x * mapping->v_x + down * mapping->v_y;
        row.below = target->pixels + (ptrdiff_t)y * target->stride + clip.x0;
        paint_row(&row, u, v, mapping, clip.x1 - clip.x0);
    }
}
