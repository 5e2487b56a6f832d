/* Minimum, maximum, clamp and magnitude, one name each for the kinds of numbers that are compared,
 * and the length of an array. Named by kind because C converts silently: the wrong one is a
 * warning. */
#ifndef BASE_LIMITS_H
#define BASE_LIMITS_H

#include <stddef.h>
#include <stdint.h>

/* The number of items of an array; never for a pointer. */
#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

static inline int min_int(int a, int b)
{
    return a < b ? a : b;
}

static inline int max_int(int a, int b)
{
    return a > b ? a : b;
}

/* The value, or the nearer end of low … high. */
static inline int clamp_int(int value, int low, int high)
{
    return max_int(low, min_int(value, high));
}

static inline unsigned min_unsigned(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static inline unsigned max_unsigned(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

static inline uint64_t min_u64(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static inline size_t min_size(size_t a, size_t b)
{
    return a < b ? a : b;
}

static inline size_t max_size(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* The value, or the nearer end of low … high; low when that is above high. */
static inline float clamp_float(float value, float low, float high)
{
    if (value > high) {
        value = high;
    }
    if (value < low) {
        value = low;
    }
    return value;
}

/* The number without its sign: of INT64_MIN too, whose magnitude no int64_t holds. */
static inline uint64_t magnitude_of(int64_t number)
{
    if (number < 0) {
        return 0 - (uint64_t)number;
    }
    return (uint64_t)number;
}

#endif
