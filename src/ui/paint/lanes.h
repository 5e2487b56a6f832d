/* Pixels two at a time: each channel has room for a product with 0 … 256, so that one instruction
 * does for eight of them. All of it gives what the same sums give for each channel alone. */
#ifndef LANES_H
#define LANES_H

#include "ui/geometry.h"

#include <stdint.h>
#include <string.h>

/* Of two pixels: blue, green, red and alpha of the first, then of the second. */
typedef uint16_t Lanes __attribute__((vector_size(16)));
typedef uint64_t Halves __attribute__((vector_size(16))); /* a pixel each */
typedef uint8_t Bytes __attribute__((vector_size(8)));

static inline Lanes lanes_read(const uint32_t *pixels)
{
    Bytes bytes;
    memcpy(&bytes, pixels, sizeof bytes);
    return __builtin_convertvector(bytes, Lanes);
}

static inline void lanes_write(Lanes lanes, uint32_t *pixels)
{
    Bytes bytes = __builtin_convertvector(lanes, Bytes);
    memcpy(pixels, &bytes, sizeof bytes);
}

/* Between two of each, by so much of the second; all are below 256, and what does not fit while it
 * is reckoned comes right again. */
static inline Lanes lanes_between(Lanes a, Lanes b, Lanes by)
{
    return ((a << 8) + (b - a) * by) >> 8;
}

/* What is left of what lies below: both multiplied by their alphas. */
static inline Lanes lanes_over_lanes(Lanes top, Lanes below)
{
    Lanes alpha = {top[3], top[3], top[3], top[3], top[7], top[7], top[7], top[7]};
    return top + (below * (256 - alpha) >> 8);
}

/* A tint as what is left of blue, green, red and alpha, 0 … 256. */
static inline void lanes_shares(Color tint, uint16_t shares[4])
{
    uint32_t a = (uint32_t)tint.a + (tint.a >> 7);
    const uint8_t channels[3] = {tint.b, tint.g, tint.r};
    for (int i = 0; i < 3; i++) {
        shares[i] = (uint16_t)(((uint32_t)channels[i] + (channels[i] >> 7)) * a >> 8);
    }
    shares[3] = (uint16_t)a;
}

/* `count` pixels over others. */
static inline void lanes_over(uint32_t *restrict below, const uint32_t *restrict top, int count)
{
    for (int i = 0; i + 1 < count; i += 2) {
        lanes_write(lanes_over_lanes(lanes_read(top + i), lanes_read(below + i)), below + i);
    }
    if (count % 2) {
        uint32_t pair[2] = {top[count - 1], 0}, under[2] = {below[count - 1], 0};
        lanes_write(lanes_over_lanes(lanes_read(pair), lanes_read(under)), pair);
        below[count - 1] = pair[0];
    }
}

/* One pixel over `count` others. */
static inline void lanes_over_even(uint32_t *below, uint32_t top, int count)
{
    Lanes above = lanes_read((const uint32_t[2]){top, top});
    uint16_t rest = (uint16_t)(256 - (top >> 24));
    for (int i = 0; i + 1 < count; i += 2) {
        lanes_write(above + (lanes_read(below + i) * rest >> 8), below + i);
    }
    if (count % 2) {
        uint32_t pair[2] = {below[count - 1], 0};
        lanes_write(above + (lanes_read(pair) * rest >> 8), pair);
        below[count - 1] = pair[0];
    }
}

/* `count` pixels, where they are. */
static inline void lanes_tint(uint32_t *pixels, int count, const uint16_t shares[4])
{
    Lanes by = {shares[0], shares[1], shares[2], shares[3],
                shares[0], shares[1], shares[2], shares[3]};
    for (int i = 0; i + 1 < count; i += 2) {
        lanes_write(lanes_read(pixels + i) * by >> 8, pixels + i);
    }
    if (count % 2) {
        uint32_t pair[2] = {pixels[count - 1], 0};
        lanes_write(lanes_read(pair) * by >> 8, pair);
        pixels[count - 1] = pair[0];
    }
}

/* One pixel pair whose red and blue lie the other way round and whose colours stand for themselves:
 * each by alpha / 255, cut off. */
static inline Lanes lanes_premultiply(Lanes pixels)
{
    Lanes turned = {pixels[2], pixels[1], pixels[0], 255, pixels[6], pixels[5], pixels[4], 255};
    Lanes alpha = {pixels[3], pixels[3], pixels[3], pixels[3],
                   pixels[7], pixels[7], pixels[7], pixels[7]};
    Lanes product = turned * alpha;
    return (product + 1 + (product >> 8)) >> 8;
}

/* `count` pixels, where they are. */
static inline void lanes_premultiply_swapped(uint32_t *pixels, int count)
{
    for (int i = 0; i + 1 < count; i += 2) {
        lanes_write(lanes_premultiply(lanes_read(pixels + i)), pixels + i);
    }
    if (count % 2) {
        uint32_t pair[2] = {pixels[count - 1], 0};
        lanes_write(lanes_premultiply(lanes_read(pair)), pair);
        pixels[count - 1] = pair[0];
    }
}

#endif
