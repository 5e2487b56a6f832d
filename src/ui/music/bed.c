/* The gains move linearly. A change of the tense stem waits for a bar line; one that comes on the
 * way turns at the next. */
#include "bed.h"

#include <math.h>
#include <string.h>

void ramp_to(Ramp *ramp, float goal, float frames)
{
    ramp->goal = goal;
    ramp->step = fabsf(goal - ramp->now) / fmaxf(frames, 1);
}

float ramp_next(Ramp *ramp)
{
    if (ramp->now < ramp->goal) {
        ramp->now = fminf(ramp->now + ramp->step, ramp->goal);
    } else {
        ramp->now = fmaxf(ramp->now - ramp->step, ramp->goal);
    }
    return ramp->now;
}

void bed_begin(Bed *bed, uint32_t frames, uint32_t bars, uint32_t rate)
{
    *bed = (Bed){.frames = frames, .bars = bars, .rate = rate, .back = {.now = 1, .goal = 1}};
}

void bed_ask(Bed *bed, float tense)
{
    bed->asked = fminf(fmaxf(tense, 0), 1);
}

void bed_step_back(Bed *bed, bool is_back)
{
    if (bed->is_back != is_back) {
        bed->is_back = is_back;
        float ms = is_back ? BED_BACK_MS : BED_AGAIN_MS;
        ramp_to(&bed->back, is_back ? BED_BACK : 1, ms * (float)bed->rate / 1000);
    }
}

uint32_t bed_bar(const Bed *bed, uint32_t bar)
{
    return (uint32_t)((uint64_t)bed->frames * bar / bed->bars);
}

static bool is_bar_line(const Bed *bed)
{
    uint64_t nearest = ((uint64_t)bed->at * bed->bars + bed->bars) / bed->frames;
    return bed_bar(bed, (uint32_t)nearest) == bed->at;
}

/* What is asked for begins with a bar. */
static void heed(Bed *bed)
{
    if (bed->tense.goal != bed->asked && is_bar_line(bed)) {
        ramp_to(&bed->tense, bed->asked, BED_RISE_BARS * (float)bed->frames / (float)bed->bars);
    }
}

void bed_mix(Bed *bed, const float calm[], const float tense[], float out[], size_t frames)
{
    for (size_t i = 0; i < frames; i++) {
        heed(bed);
        float added = ramp_next(&bed->tense) * tense[i];
        float back = ramp_next(&bed->back);
        for (size_t side = 0; side < BED_SPEAKERS; side++) {
            out[BED_SPEAKERS * i + side] = back * (calm[BED_SPEAKERS * i + side] + added);
        }
        bed->at = (bed->at + 1) % bed->frames;
    }
}

/* Half of a low-pass at half the rate: sin(pi x) / (pi x) at x = .5, 1.5 …, under a Blackman
 * window; both halves add up to 1. */
static const float between[DOUBLER_SIDE] = {0.618782f,  -0.164108f, 0.061115f,
                                            -0.020122f, 0.004699f,  -0.000366f};

static float after(Doubler *doubler, size_t side)
{
    float sum = 0;
    for (size_t k = 0; k < DOUBLER_SIDE; k++) {
        float around =
            doubler->past[DOUBLER_SIDE - 1 - k][side] + doubler->past[DOUBLER_SIDE + k][side];
        sum += between[k] * around;
    }
    return sum;
}

void doubler_run(Doubler *doubler, const float in[], float out[], size_t frames)
{
    for (size_t i = 0; i < frames; i++) {
        memmove(doubler->past[0], doubler->past[1], sizeof doubler->past - sizeof doubler->past[0]);
        memcpy(doubler->past[2 * DOUBLER_SIDE - 1], in + BED_SPEAKERS * i, sizeof doubler->past[0]);
        for (size_t side = 0; side < BED_SPEAKERS; side++) {
            out[2 * BED_SPEAKERS * i + side] = doubler->past[DOUBLER_SIDE - 1][side];
            out[2 * BED_SPEAKERS * i + BED_SPEAKERS + side] = after(doubler, side);
        }
    }
}

int16_t bed_sample(float value)
{
    return (int16_t)lrintf(32767 * fminf(fmaxf(value, -1), 1));
}
