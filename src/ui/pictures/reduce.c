/* A pixel of the smaller picture is the mean of the area that it covers, exactly: along a line a
 * source pixel is `small` parts long and a small one `large` parts, so that all shares are whole
 * numbers and the sums over an area fit 32 bits. */
#include "reduce.h"

#include "base/assert.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* The four channels of a pixel, or sums of them. */
typedef uint32_t Sums __attribute__((vector_size(16)));
typedef float Means __attribute__((vector_size(16)));
typedef uint8_t Channels __attribute__((vector_size(4)));

static inline Sums shares_of(uint32_t pixel, uint32_t share)
{
    Channels channels;
    memcpy(&channels, &pixel, sizeof channels);
    return __builtin_convertvector(channels, Sums) * share;
}

/* Sums of one source row for each of the `small` pixels. */
static void reduce_row(const uint32_t *row, uint32_t large, uint32_t small, Sums *sums)
{
    uint32_t left = small; /* parts of the source pixel not yet given out */
    for (uint32_t x = 0; x < small; x++) {
        uint32_t wanted = large;
        Sums sum = {0};
        while (wanted >= left) {
            sum += shares_of(*row, left);
            wanted -= left;
            left = small;
            row++;
        }
        if (wanted) {
            sum += shares_of(*row, wanted);
            left -= wanted;
        }
        sums[x] = sum;
    }
}

static void add_row(Sums *area, const Sums *sums, size_t w, uint32_t share)
{
    for (size_t x = 0; x < w; x++) {
        area[x] += sums[x] * share;
    }
}

static void write_row(uint32_t *out, const Sums *area, size_t w, float scale)
{
    for (size_t x = 0; x < w; x++) {
        Means means = __builtin_convertvector(area[x], Means) * scale + 0.5f;
        Channels channels = __builtin_convertvector(means, Channels);
        memcpy(out + x, &channels, sizeof channels);
    }
}

static void copy_rows(const uint32_t *pixels, int stride, Image *out)
{
    for (int y = 0; y < out->h; y++) {
        memcpy(out->pixels + (ptrdiff_t)y * out->w, pixels + (ptrdiff_t)y * stride,
               (size_t)out->w * sizeof *pixels);
    }
}

void image_reduce(const uint32_t *pixels, int stride, int w, int h, Image *out)
{
    if (out->w == w && out->h == h) {
        copy_rows(pixels, stride, out);
        return;
    }
    size_t count = (size_t)out->w;
    uint32_t large = (uint32_t)h, small = (uint32_t)out->h, left = small;
    float scale = 1 / ((float)w * (float)h);
    Sums *area = memory_zeroed(2 * count * sizeof *area);
    ASSERT(out->w <= w && out->h <= h && (int64_t)w * h <= 1 << 24);
    Sums *sums = area + count;
    reduce_row(pixels, (uint32_t)w, (uint32_t)out->w, sums);
    for (int y = 0, row = 0; y < out->h; y++) {
        uint32_t wanted = large;
        memset(area, 0, count * sizeof *area);
        while (wanted >= left) {
            add_row(area, sums, count, left);
            wanted -= left;
            left = small;
            if (++row < h) {
                reduce_row(pixels + (ptrdiff_t)row * stride, (uint32_t)w, (uint32_t)out->w, sums);
            }
        }
        add_row(area, sums, count, wanted);
        left -= wanted;
        write_row(out->pixels + (ptrdiff_t)y * out->w, area, (size_t)out->w, scale);
    }
    free(area);
}
