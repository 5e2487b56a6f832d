/* The loops that touch pixels, written so that compilers turn them into vector code. What is opaque
 * is copied, what is transparent is skipped, and only edges pay for blending: a card is nearly all
 * opaque. Nothing here knows about pictures, texts or caches. */
#include "pixels.h"

#include "lanes.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/memory.h"
#include "ui/tween.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

Box box_of(Rect rect)
{
    return (Box){(int)floorf(rect.x), (int)floorf(rect.y), (int)ceilf(rect.x + rect.w),
                 (int)ceilf(rect.y + rect.h)};
}

Box box_meet(Box a, Box b)
{
    return (Box){max_int(a.x0, b.x0), max_int(a.y0, b.y0), min_int(a.x1, b.x1),
                 min_int(a.y1, b.y1)};
}

Box box_join(Box a, Box b)
{
    return (Box){min_int(a.x0, b.x0), min_int(a.y0, b.y0), max_int(a.x1, b.x1),
                 max_int(a.y1, b.y1)};
}

bool box_is_empty(Box box)
{
    return box.x0 >= box.x1 || box.y0 >= box.y1;
}

int64_t box_area(Box box)
{
    if (box_is_empty(box)) {
        return 0;
    }
    return (int64_t)(box.x1 - box.x0) * (box.y1 - box.y0);
}

void image_init(Image *image, int w, int h)
{
    ASSERT(w > 0 && h > 0 && w < 65536 && h < 65536);
    *image = (Image){.w = w, .h = h};
    image->pixels = memory_zeroed((size_t)w * (size_t)h * sizeof *image->pixels);
}

void image_release(Image *image)
{
    free(image->pixels);
    free(image->spans);
    *image = (Image){0};
}

size_t image_bytes(const Image *image)
{
    size_t bytes = (size_t)image->w * (size_t)image->h * sizeof *image->pixels;
    if (image->spans) {
        bytes += (size_t)image->h * sizeof *image->spans;
    }
    return bytes;
}

/* The longest run of opaque pixels of a row. */
static OpaqueSpan find_span(const uint32_t *row, int w)
{
    OpaqueSpan best = {0, 0};
    uint32_t all = UINT32_MAX;
    for (int x = 0; x < w; x++) {
        all &= row[x];
    }
    if (all >> 24 == 255) {
        return (OpaqueSpan){0, (uint16_t)w};
    }
    for (int x = 0; x < w; x++) {
        int from = x;
        while (x < w && row[x] >> 24 == 255) {
            x++;
        }
        if (x - from > best.to - best.from) {
            best = (OpaqueSpan){(uint16_t)from, (uint16_t)x};
        }
    }
    return best;
}

void image_find_spans(Image *image)
{
    if (!image->spans) {
        image->spans = memory_zeroed((size_t)image->h * sizeof *image->spans);
    }
    for (int y = 0; y < image->h; y++) {
        image->spans[y] = find_span(image->pixels + (size_t)y * (size_t)image->w, image->w);
    }
}

Mapping mapping_of(const Image *image, Outline outline)
{
    float radians = RADIANS(outline.angle);
    float c = cosf(radians), s = sinf(radians);
    float across = (float)image->w / outline.rect.w, down = (float)image->h / outline.rect.h;
    Point centre = rect_centre(outline.rect);
    Mapping map = {.u_x = c * across, .u_y = s * across, .v_x = -s * down, .v_y = c * down};
    float dx = 0.5f - centre.x, dy = 0.5f - centre.y;
    map.u = (float)image->w / 2 + dx * map.u_x + dy * map.u_y;
    map.v = (float)image->h / 2 + dx * map.v_x + dy * map.v_y;
    return map;
}

static uint32_t *target_at(const Target *target, int x, int y)
{
    return target->pixels + (ptrdiff_t)y * target->stride + x;
}

void pixels_fill(const Target *target, Box box, Color color)
{
    uint32_t pixel = pixel_of(color);
    for (int y = box.y0; y < box.y1 && box.x0 < box.x1; y++) {
        uint32_t *row = target_at(target, box.x0, y);
        if (color.a < 255) {
            lanes_over_even(row, pixel, box.x1 - box.x0);
            continue;
        }
        for (int x = 0; x < box.x1 - box.x0; x++) {
            row[x] = pixel;
        }
    }
}

/* A row from x0 to x1 of the image, the middle of which is opaque. */
static void blit_row(uint32_t *below, const uint32_t *top, OpaqueSpan span, int x0, int x1)
{
    int from = clamp_int(span.from, x0, x1), to = clamp_int(span.to, from, x1);
    lanes_over(below, top + x0, from - x0);
    memcpy(below + (from - x0), top + from, (size_t)(to - from) * sizeof *top);
    lanes_over(below + (to - x0), top + to, x1 - to);
}

void pixels_blit(const Target *target, Box clip, const Image *image, int x, int y)
{
    Box box = box_meet(clip, (Box){x, y, x + image->w, y + image->h});
    for (int row = box.y0; row < box.y1 && box.x0 < box.x1; row++) {
        const uint32_t *top = image->pixels + (ptrdiff_t)(row - y) * image->w;
        OpaqueSpan span = image->spans ? image->spans[row - y] : (OpaqueSpan){0, 0};
        blit_row(target_at(target, box.x0, row), top, span, box.x0 - x, box.x1 - x);
    }
}

static bool is_plain(Color tint)
{
    return (tint.r & tint.g & tint.b & tint.a) == 255;
}

#define PIECE 256

static void tint_row(uint32_t *below, const uint32_t *top, int count, const uint16_t shares[4])
{
    uint32_t piece[PIECE];
    for (int at = 0; at < count; at += PIECE) {
        int length = min_int(PIECE, count - at);
        memcpy(piece, top + at, (size_t)length * sizeof *piece);
        lanes_tint(piece, length, shares);
        lanes_over(below + at, piece, length);
    }
}

void pixels_blit_tinted(const Target *target, Box clip, const Image *image, int x, int y,
                        Color color)
{
    if (is_plain(color)) {
        pixels_blit(target, clip, image, x, y);
        return;
    }
    uint16_t shares[4];
    lanes_shares(color, shares);
    Box box = box_meet(clip, (Box){x, y, x + image->w, y + image->h});
    for (int row = box.y0; row < box.y1 && box.x0 < box.x1; row++) {
        const uint32_t *top = image->pixels + (ptrdiff_t)(row - y) * image->w + (box.x0 - x);
        tint_row(target_at(target, box.x0, row), top, box.x1 - box.x0, shares);
    }
}

void pixels_mask(const Target *target, Box clip, const Mask *mask, Point at, Color color)
{
    int x = (int)lroundf(at.x), y = (int)lroundf(at.y);
    Box box = box_meet(clip, (Box){x, y, x + mask->w, y + mask->h});
    uint32_t pixel = pixel_of(color);
    for (int row = box.y0; row < box.y1 && box.x0 < box.x1; row++) {
        const uint8_t *coverage = mask->coverage + (ptrdiff_t)(row - y) * mask->w + (box.x0 - x);
        uint32_t *below = target_at(target, box.x0, row);
        for (int i = 0; i < box.x1 - box.x0; i++) {
            if (coverage[i]) {
                uint32_t by = (uint32_t)coverage[i] + (coverage[i] >> 7);
                below[i] = pixel_over(pixel_times(pixel, by), below[i]);
            }
        }
    }
}
