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

/* The steps i for which wanted.from <= start + i * step < wanted.to, within `range`. */
static Range range_meet(Range range, float start, float step, Range wanted)
{
    if (wanted.from >= wanted.to) {
        return (Range){0, 0}; /* an image of one row or column has no inside */
    }
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

/* Whether all four neighbours of a pixel lie inside the image. */
static bool is_inside(const Row *row, int at)
{
    int x = (row->u + at * row->u_step) >> 16, y = (row->v + at * row->v_step) >> 16;
    return x >= 0 && y >= 0 && x < row->image->w - 1 && y < row->image->h - 1;
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
    /* Over a long row the rounded steps add up. */
    while (first < last && !is_inside(row, first)) {
        first++;
    }
    while (first < last && !is_inside(row, last - 1)) {
        last--;
    }
    if (first >= last) {
        row_rim(row, from, to);
        return;
    }
    row_rim(row, from, first);
    row_inside(row, first, last);
    row_rim(row, last, to);
}

/* A row of the image as wide as it is wanted, of `count` pixels. */
static void sample_across(const Row *row, int y, int32_t u, uint32_t *out, int count)
{
    const uint32_t *pixels = row->image->pixels + (ptrdiff_t)y * row->image->w;
    for (int i = 0; i < count; i++, u += row->u_step) {
        const uint32_t *at = pixels + (u >> 16);
        out[i] = between(at[0], at[1], (uint32_t)(u >> 8) & 255);
    }
}

/* Between two rows by `down` of 0 … 255 of the lower. */
static void sample_down(const uint32_t *upper, const uint32_t *lower, uint32_t down, uint32_t *out)
{
    uint16_t by = (uint16_t)down;
    Lanes all = {by, by, by, by, by, by, by, by};
    for (int i = 0; i < PIECE; i += 2) {
        lanes_write(lanes_between(lanes_read(upper + i), lanes_read(lower + i), all), out + i);
    }
}

/* Of an image that is made higher and not turned, many rows lie between the same two of its own. */
typedef struct Rows {
    uint32_t wide[2][PIECE]; /* as wide as they are wanted */
    int at[2];               /* which of the image these are */
} Rows;

static const uint32_t *wide_row(Rows *rows, const Row *row, int y, int32_t u, int count)
{
    int slot = y & 1;
    if (rows->at[slot] != y) {
        sample_across(row, y, u, rows->wide[slot], count);
        rows->at[slot] = y;
    }
    return rows->wide[slot];
}

/* A part of the target, at most a piece wide, all of whose neighbours lie inside the image. */
static void paint_column(const Target *target, const Row *row, const Mapping *map, Box part)
{
    Rows rows = {.at = {-1, -1}};
    int count = part.x1 - part.x0;
    int32_t u = fixed(map->u - 0.5f + (float)part.x0 * map->u_x);
    for (int y = part.y0; y < part.y1; y++) {
        int32_t v = fixed(map->v - 0.5f + (float)y * map->v_y);
        uint32_t piece[PIECE] = {0};
        const uint32_t *upper = wide_row(&rows, row, v >> 16, u, count);
        const uint32_t *lower = wide_row(&rows, row, (v >> 16) + 1, u, count);
        sample_down(upper, lower, (uint32_t)(v >> 8) & 255, piece);
        paint_piece(row, piece, target->pixels + (ptrdiff_t)y * target->stride + part.x0, count);
    }
}

/* The part of a clip whose neighbours all lie inside an image that is made higher and not turned;
 * an empty one where it is not so. */
static Box even_part(Box clip, const Image *image, const Mapping *map)
{
    bool is_even = fabsf(map->v_x) < 1e-6f && fabsf(map->u_y) < 1e-6f && map->u_x > 1e-5f &&
                   map->v_y > 1e-5f && map->v_y < 0.8f;
    if (!is_even || box_is_empty(clip)) {
        return (Box){clip.x0, clip.y0, clip.x0, clip.y0};
    }
    Range across = {0.01f, (float)image->w - 1.01f}, down = {0.01f, (float)image->h - 1.01f};
    Range columns =
        range_meet((Range){(float)clip.x0, (float)clip.x1}, map->u - 0.5f, map->u_x, across);
    Range rows = range_meet((Range){(float)clip.y0, (float)clip.y1}, map->v - 0.5f, map->v_y, down);
    return box_meet(clip, (Box){(int)ceilf(columns.from), (int)ceilf(rows.from),
                                (int)ceilf(columns.to), (int)ceilf(rows.to)});
}

static void paint_rows(const Target *target, Box clip, Row *row, const Mapping *map)
{
    for (int y = clip.y0; y < clip.y1 && clip.x0 < clip.x1; y++) {
        float x = (float)clip.x0, down = (float)y;
        float u = map->u - 0.5f + x * map->u_x + down * map->u_y;
        float v = map->v - 0.5f + x * map->v_x + down * map->v_y;
        row->below = target->pixels + (ptrdiff_t)y * target->stride + clip.x0;
        paint_row(row, u, v, map, clip.x1 - clip.x0);
    }
}

void pixels_map(const Target *target, Box clip, const Image *image, const Mapping *mapping,
                Color tint)
{
    Row row = {.image = image,
               .u_step = fixed(mapping->u_x),
               .v_step = fixed(mapping->v_x),
               .plain = (tint.r & tint.g & tint.b & tint.a) == 255};
    lanes_shares(tint, row.tint);
    Box even = even_part(clip, image, mapping);
    if (box_is_empty(even)) {
        paint_rows(target, clip, &row, mapping);
        return;
    }
    paint_rows(target, (Box){clip.x0, clip.y0, clip.x1, even.y0}, &row, mapping);
    paint_rows(target, (Box){clip.x0, even.y0, even.x0, even.y1}, &row, mapping);
    paint_rows(target, (Box){even.x1, even.y0, clip.x1, even.y1}, &row, mapping);
    paint_rows(target, (Box){clip.x0, even.y1, clip.x1, clip.y1}, &row, mapping);
    for (int x = even.x0; x < even.x1; x += PIECE) {
        Box part = {x, even.y0, min_int(x + PIECE, even.x1), even.y1};
        paint_column(target, &row, mapping, part);
    }
}
