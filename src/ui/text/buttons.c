/* All lengths are parts of the size of the letters around it. */
#include "buttons.h"

#include "base/limits.h"

#include <math.h>

#define HIGH  1.24f
#define LABEL 0.78f
#define BLANK 0.5f  /* beside a long label, both sides together */
#define APART 0.12f /* from its neighbours, both sides together */
#define LINE  0.08f

int button_high(int px)
{
    return (int)ceilf(HIGH * (float)px);
}

int button_label_px(int px)
{
    return max_int(1, (int)(LABEL * (float)px));
}

int button_wide(int px, int label, bool is_round)
{
    int wide = button_high(px);
    if (!is_round) {
        wide = max_int(label + (int)(BLANK * (float)px), wide);
    }
    return wide + (int)ceilf(APART * (float)px);
}

/* How far a point lies outside of a box with round ends, whose middle is 0, 0; below 0: within. */
static float outside(float x, float y, float half_wide, float half_high)
{
    float straight = half_wide - half_high;
    return hypotf(fmaxf(fabsf(x) - straight, 0), y) - half_high;
}

void button_draw_frame(Mask *mask, int px)
{
    float thick = fmaxf(1.2f, LINE * (float)px), apart = APART * (float)px;
    float half_wide = ((float)mask->w - apart) / 2, half_high = (float)mask->h / 2;
    for (int y = 0; y < mask->h; y++) {
        for (int x = 0; x < mask->w; x++) {
            float away = outside((float)x + 0.5f - (float)mask->w / 2, (float)y + 0.5f - half_high,
                                 half_wide, half_high);
            float cover = 0.5f + thick / 2 - fabsf(away + 0.5f + thick / 2);
            mask->coverage[y * mask->w + x] = (uint8_t)(255 * clamp_float(cover, 0, 1));
        }
    }
}

/* The rows of a label that have ink: the middle of these is its middle, whatever face it is of. */
static void ink_rows(const Mask *label, int *first, int *last)
{
    *first = label->h;
    *last = -1;
    for (int i = 0; i < label->w * label->h; i++) {
        if (label->coverage[i] > 64) {
            *first = min_int(*first, i / label->w);
            *last = i / label->w;
        }
    }
}

void button_put_label(Mask *mask, const Mask *label)
{
    int first, last;
    ink_rows(label, &first, &last);
    int left = (mask->w - label->w) / 2;
    int top = (int)roundf((float)(mask->h - (first + last + 1)) / 2);
    for (int y = 0; y < label->h; y++) {
        for (int x = 0; x < label->w; x++) {
            int to_x = left + x, to_y = top + y;
            bool is_within = to_x >= 0 && to_x < mask->w && to_y >= 0 && to_y < mask->h;
            uint8_t cover = label->coverage[y * label->w + x];
            if (is_within && cover > mask->coverage[to_y * mask->w + to_x]) {
                mask->coverage[to_y * mask->w + to_x] = cover;
            }
        }
    }
}
