/* Motion as a function of elapsed time: easings from 0 to 1 over 0 … 1, by the formulas of the art
 * direction (assets/README.md). No state. */
#ifndef UI_TWEEN_H
#define UI_TWEEN_H

#define TURN         6.2831853f /* once around, in radians */
#define RADIANS(deg) ((deg) * (TURN / 360))
#define DEGREES(rad) ((rad) * (360 / TURN))

typedef enum Ease { EASE_LINEAR, EASE_OUT_CUBIC, EASE_IN_CUBIC, EASE_IN_OUT, EASE_OUT_BACK } Ease;

/* `t` is clamped to 0 … 1. */
float ease(Ease kind, float t);

static inline float mix(float from, float to, float t)
{
    return from + (to - from) * t;
}

#endif
