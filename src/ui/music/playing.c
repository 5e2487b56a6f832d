/* The stems are at half the rate of the device: nothing in the music is higher than that holds. */
#include "playing.h"

#include "base/memory.h"
#include "base/text.h"
#include "bed.h"
#include "files.h"
#include "stem.h"

#include <stdatomic.h>
#include <stdlib.h>

#define CHUNK 512 /* frames of the stems that are mixed at once */

struct Playing {
    Stem *calm, *tense;
    Bed bed;
    Doubler doubler;
    Ramp fade, volume;
    float spare[BED_SPEAKERS]; /* a frame that the device has not asked for yet */
    bool has_spare;
    atomic_int wanted_volume, tension;
    atomic_bool is_back, leaves, is_over, is_damaged;
    atomic_uint frame;
};

static Stem *open_stem(const char *folder, const char *piece, const char *which)
{
    char name[128];
    Text text = text_in(name, sizeof name);
    text_append(&text, piece);
    text_append(&text, which);
    char *path = path_join(folder, name);
    Stem *stem = stem_open(path);
    free(path);
    return stem;
}

static bool belong_together(StemFacts calm, StemFacts tense)
{
    return calm.frames > 0 && calm.frames == tense.frames && calm.bars > 0 &&
           calm.bars == tense.bars && calm.bars <= calm.frames && 2 * calm.rate == PLAYING_RATE &&
           calm.rate == tense.rate && calm.channels == BED_SPEAKERS && tense.channels == 1;
}

static void begin_at(Playing *playing, uint32_t frame)
{
    StemFacts facts = stem_facts(playing->calm);
    bed_begin(&playing->bed, facts.frames, facts.bars, facts.rate);
    playing->bed.at = frame % facts.frames;
    stem_seek(playing->calm, playing->bed.at);
    stem_seek(playing->tense, playing->bed.at);
    atomic_store(&playing->frame, playing->bed.at);
    ramp_to(&playing->fade, 1, (float)PLAYING_FADE_IN_MS * PLAYING_RATE / 1000);
}

Playing *playing_begin(const char *folder, const char *piece, uint32_t frame)
{
    Playing *playing = memory_zeroed(sizeof *playing);
    playing->calm = open_stem(folder, piece, "-calm.ogg");
    playing->tense = open_stem(folder, piece, "-tense.ogg");
    if (!playing->calm || !playing->tense ||
        !belong_together(stem_facts(playing->calm), stem_facts(playing->tense))) {
        playing_end(playing);
        return NULL;
    }
    begin_at(playing, frame);
    return playing;
}

void playing_end(Playing *playing)
{
    if (playing) {
        stem_close(playing->calm);
        stem_close(playing->tense);
        free(playing);
    }
}

void playing_set_volume(Playing *playing, int volume)
{
    atomic_store(&playing->wanted_volume, volume);
}

void playing_set_tension(Playing *playing, int tension)
{
    atomic_store(&playing->tension, tension);
}

void playing_step_back(Playing *playing, bool is_back)
{
    atomic_store(&playing->is_back, is_back);
}

void playing_leave(Playing *playing)
{
    atomic_store(&playing->leaves, true);
}

bool playing_is_over(const Playing *playing)
{
    return atomic_load(&playing->is_over) || playing_is_damaged(playing);
}

bool playing_is_damaged(const Playing *playing)
{
    return atomic_load(&playing->is_damaged);
}

uint32_t playing_frame(const Playing *playing)
{
    return atomic_load(&playing->frame);
}

/* What was wished for since the samples before these. */
static void heed(Playing *playing, size_t frames)
{
    bed_ask(&playing->bed, (float)atomic_load(&playing->tension) / 100);
    bed_step_back(&playing->bed, atomic_load(&playing->is_back));
    ramp_to(&playing->volume, (float)atomic_load(&playing->wanted_volume) / 100, (float)frames);
    if (atomic_load(&playing->leaves) && playing->fade.goal > 0) {
        ramp_to(&playing->fade, 0, (float)PLAYING_FADE_OUT_MS * PLAYING_RATE / 1000);
    }
}

/* The next frames of the stems, twice as many. */
static void mix(Playing *playing, float out[], size_t frames)
{
    float calm[BED_SPEAKERS * CHUNK], tense[CHUNK], mixed[BED_SPEAKERS * CHUNK];
    bool is_good = stem_read(playing->calm, calm, frames);
    is_good &= stem_read(playing->tense, tense, frames);
    if (!is_good) {
        atomic_store(&playing->is_damaged, true);
    }
    bed_mix(&playing->bed, calm, tense, mixed, frames);
    doubler_run(&playing->doubler, mixed, out, frames);
    atomic_store(&playing->frame, playing->bed.at);
}

static void put(Playing *playing, const float frame[], int16_t out[])
{
    float gain = ramp_next(&playing->fade) * ramp_next(&playing->volume);
    for (size_t side = 0; side < BED_SPEAKERS; side++) {
        out[side] = bed_sample(gain * frame[side]);
    }
}

/* At most CHUNK frames for the device; how many it got. */
static size_t hear_some(Playing *playing, int16_t out[], size_t frames)
{
    float doubled[2 * BED_SPEAKERS * CHUNK];
    size_t wanted = frames < CHUNK ? frames : CHUNK;
    size_t pairs = (wanted + 1) / 2;
    mix(playing, doubled, pairs);
    for (size_t i = 0; i < wanted; i++) {
        put(playing, doubled + BED_SPEAKERS * i, out + BED_SPEAKERS * i);
    }
    playing->has_spare = wanted % 2 != 0;
    for (size_t side = 0; side < BED_SPEAKERS; side++) {
        playing->spare[side] = doubled[BED_SPEAKERS * (2 * pairs - 1) + side];
    }
    return wanted;
}

void playing_hear(Playing *playing, int16_t out[], size_t frames)
{
    heed(playing, frames);
    if (playing->has_spare && frames > 0) {
        put(playing, playing->spare, out);
        playing->has_spare = false;
        out += BED_SPEAKERS;
        frames--;
    }
    while (frames > 0) {
        size_t heard = hear_some(playing, out, frames);
        out += BED_SPEAKERS * heard;
        frames -= heard;
    }
    if (playing->fade.goal <= 0 && playing->fade.now <= 0) {
        atomic_store(&playing->is_over, true);
    }
}
