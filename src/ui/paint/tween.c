/* Easings of the art direction. Every curve starts at 0 and ends at 1 exactly, so that a motion
 * that is over lies where the layout says; only EASE_OUT_BACK leaves that range on the way. */
#include "ui/tween.h"

#include <math.h>

static float ease_in_out(float t)
{
    if (t < 0.5f) {
        return 4 * t * t * t;
    }
    float turned = 2 - 2 * t;
    return 1 - turned * turned * turned / 2;
}

float ease(Ease kind, float t)
{
    t = fminf(fmaxf(t, 0), 1);
    float back = t - 1;
    switch (kind) {
    case EASE_LINEAR:
        return t;
    case EASE_OUT_CUBIC:
        return 1 + back * back * back;
    case EASE_IN_CUBIC:
        return t * t * t;
    case EASE_IN_OUT:
        return ease_in_out(t);
    case EASE_OUT_BACK:
        return 1 + 2.2f * back * back * back + 1.2f * back * back;
    }
    return t;
}
