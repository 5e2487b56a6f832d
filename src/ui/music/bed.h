/* How loud the two stems of a piece are from one sample to the next: the tense one comes and goes
 * over two bars that begin at a bar line, and both step back under what decides. Mathematics alone:
 * no device, no file, no clock. A frame is one sample for each speaker. */
#ifndef BED_H
#define BED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define BED_RISE_BARS 2
#define BED_BACK      0.5f /* of the loudness, under what decides: -6 dB */
#define BED_BACK_MS   60
#define BED_AGAIN_MS  400
#define BED_SPEAKERS  2

/* A number on its way to another. */
typedef struct Ramp {
    float now, goal;
    float step; /* of a frame, never below 0 */
} Ramp;

/* Takes so many frames from where it is; 0: at once. */
void ramp_to(Ramp *ramp, float goal, float frames);
float ramp_next(Ramp *ramp);

/* One round of a piece, which repeats without end. */
typedef struct Bed {
    uint32_t frames, bars, rate; /* of one round; frames of a second. None is 0 */
    uint32_t at;                 /* the next frame, below `frames` */
    float asked;  /* how much of the tense stem, 0 … 1, from the next bar line on */
    bool is_back; /* under what decides */
    Ramp tense, back;
} Bed;

void bed_begin(Bed *bed, uint32_t frames, uint32_t bars, uint32_t rate);

/* From the next bar line on; 0 … 1. */
void bed_ask(Bed *bed, float tense);

/* From the next frame on. */
void bed_step_back(Bed *bed, bool is_back);

/* The first frame of a bar, 0 … `bars`; the last is the end of the round. */
uint32_t bed_bar(const Bed *bed, uint32_t bar);

/* Mixes the next frames and goes on by them: `calm` has two samples a frame, `tense` one, `out`
 * two. It may be longer than a round. */
void bed_mix(Bed *bed, const float calm[], const float tense[], float out[], size_t frames);

/* Twice as many frames: between two that are there comes what a low-pass makes of twelve. So many
 * frames later than what is given: DOUBLER_LATE. */
#define DOUBLER_SIDE 6
#define DOUBLER_LATE DOUBLER_SIDE
typedef struct Doubler {
    float past[2 * DOUBLER_SIDE][BED_SPEAKERS]; /* the latest last */
} Doubler;

/* `out` has room for twice the frames of `in`, two samples each. */
void doubler_run(Doubler *doubler, const float in[], float out[], size_t frames);

/* To what a device takes: what is too loud is cut. */
int16_t bed_sample(float value);

#endif
