/* A pixel of the smaller picture is the mean of the area that it covers, exactly: along a line a
 * source pixel is `small` parts long and a small one `large` parts, so that all shares are whole
 * numbers and the sums over an area fit 32 bits. */
#include "reduce.h"

#include "base/assert.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

#define CHANNELS 4

static void add(uint32_t *sums, uint32_t pixel, uint32_t share)
{
    sums[0] += (pixel & 0xff) * share;
    sums[1] += (pixel >> 8 & 0xff) * share;
    sums[2] += (pixel >> 16 & 0xff) * share;
    sums[3] += (pixel >> 24) * share;
}

/* Sums of one source row for each of the `small` pixels. */
static void reduce_row(const uint32_t *row, uint32_t large, uint32_t small, uint32_t *sums)
{
    uint32_t left = small; /* parts of the source pixel not yet given out */
    for (uint32_t x = 0; x < small; x++, sums += CHANNELS) {
        uint32_t wanted = large;
        memset(sums, 0, CHANNELS * sizeof *sums);
        while (wanted >= left) {
            add(sums, *row, left);
            wanted -= left;
            left = small;
            row++;
        }
        if (wanted) {
            add(sums, *row, wanted);
            left -= wanted;
        }
    }
}

static void add_row(uint32_t *area, const uint32_t *sums, size_t count, uint32_t share)
{
    for (size_t i = 0; i < count; i++) {
        area[i] += sums[i] * share;
    }
}

static void write_row(uint32_t *out, const uint32_t *area, size_t w, float scale)
{
    for (size_t x = 0; x < w; x++, area += CHANNELS) {
        uint32_t pixel = 0;
        for (int i = CHANNELS - 1; i >= 0; i--) {
            pixel = pixel << 8 | (uint32_t)((float)area[i] * scale + 0.5f);
        }
        out[x] = pixel;
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
    size_t count = (size_t)out->w * CHANNELS;
    uint32_t large = (uint32_t)h, small = (uint32_t)out->h, left = small;
    float scale = 1 / ((float)w * (float)h);
    uint32_t *area = memory_zeroed(2 * count * sizeof *area);
    ASSERT(out->w <= w && out->h <= h && (int64_t)w * h <= 1 << 24);
    uint32_t *sums = area + count;
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
