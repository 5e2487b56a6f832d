/* The decoder reads from memory, since the thread of the device waits for no disk. */
#include "stem.h"

#include "base/memory.h"
#include "files.h"

#include <stdlib.h>
#include <string.h>
#define OV_EXCLUDE_STATIC_CALLBACKS
#include <vorbis/vorbisfile.h>

struct Stem {
    unsigned char *bytes; /* of the file */
    size_t size, at;
    OggVorbis_File file;
    StemFacts facts;
    uint32_t next;  /* frame */
    float *overlap; /* what the round before goes on with after its end */
    uint32_t faded; /* of the overlap; STEM_OVERLAP: there was no round before, or it is over */
    bool damaged;
};

static size_t read_bytes(void *out, size_t size, size_t count, void *context)
{
    Stem *stem = context;
    size_t left = (stem->size - stem->at) / size;
    size_t taken = left < count ? left : count;
    memcpy(out, stem->bytes + stem->at, taken * size);
    stem->at += taken * size;
    return taken;
}

static int seek_byte(void *context, ogg_int64_t offset, int whence)
{
    Stem *stem = context;
    ogg_int64_t from = 0;
    if (whence == SEEK_CUR) {
        from = (ogg_int64_t)stem->at;
    } else if (whence == SEEK_END) {
        from = (ogg_int64_t)stem->size;
    }
    if (from + offset < 0 || from + offset > (ogg_int64_t)stem->size) {
        return -1;
    }
    stem->at = (size_t)(from + offset);
    return 0;
}

static long tell_byte(void *context)
{
    return (long)((Stem *)context)->at;
}

static uint32_t bars_of(OggVorbis_File *file)
{
    static const char name[] = "BARS=";
    const vorbis_comment *comments = ov_comment(file, -1);
    for (int i = 0; comments && i < comments->comments; i++) {
        if (!strncmp(comments->user_comments[i], name, sizeof name - 1)) {
            return (uint32_t)strtoul(comments->user_comments[i] + sizeof name - 1, NULL, 10);
        }
    }
    return 0;
}

/* Of several pieces in one file there are none. */
static void read_facts(Stem *stem)
{
    const vorbis_info *info = ov_info(&stem->file, -1);
    ogg_int64_t frames = ov_pcm_total(&stem->file, -1);
    bool is_one = ov_streams(&stem->file) == 1; /* each has a rate and channels of its own */
    if (info && is_one && frames > 2 * STEM_OVERLAP && frames < INT32_MAX) {
        stem->facts = (StemFacts){.frames = (uint32_t)frames - STEM_OVERLAP,
                                  .rate = (uint32_t)info->rate,
                                  .channels = (uint32_t)info->channels,
                                  .bars = bars_of(&stem->file)};
    }
}

/* So many frames as the decoder has ready; 0: it is damaged. */
static size_t read_some(Stem *stem, float out[], size_t frames)
{
    float **sides = NULL;
    int section = 0;
    long taken = ov_read_float(&stem->file, &sides, (int)(frames < 4096 ? frames : 4096), &section);
    for (long i = 0; i < taken; i++) {
        for (uint32_t side = 0; side < stem->facts.channels; side++) {
            *out++ = sides[side][i];
        }
    }
    stem->damaged |= taken <= 0;
    return taken > 0 ? (size_t)taken : 0;
}

static void go_to(Stem *stem, uint32_t frame)
{
    stem->damaged |= ov_pcm_seek(&stem->file, frame) != 0;
    stem->next = frame;
}

static void read_overlap(Stem *stem)
{
    size_t channels = stem->facts.channels;
    stem->overlap = memory_zeroed(STEM_OVERLAP * channels * sizeof *stem->overlap);
    go_to(stem, stem->facts.frames);
    for (size_t read = 0; read < STEM_OVERLAP && !stem->damaged;) {
        read += read_some(stem, stem->overlap + read * channels, STEM_OVERLAP - read);
    }
    stem_seek(stem, 0);
}

Stem *stem_open(const char *path)
{
    static const ov_callbacks callbacks = {read_bytes, seek_byte, NULL, tell_byte};
    Stem *stem = memory_zeroed(sizeof *stem);
    stem->bytes = file_read(path, &stem->size);
    if (!stem->bytes || ov_open_callbacks(stem, &stem->file, NULL, 0, callbacks)) {
        free(stem->bytes);
        free(stem);
        return NULL;
    }
    read_facts(stem);
    if (stem->facts.frames > 0) {
        read_overlap(stem);
    }
    return stem;
}

void stem_close(Stem *stem)
{
    if (stem) {
        ov_clear(&stem->file);
        free(stem->overlap);
        free(stem->bytes);
        free(stem);
    }
}

StemFacts stem_facts(const Stem *stem)
{
    return stem->facts;
}

void stem_seek(Stem *stem, uint32_t frame)
{
    go_to(stem, frame);
    stem->faded = STEM_OVERLAP;
}

/* The round before out of what was read of this one. */
static void fade(Stem *stem, float out[], size_t frames)
{
    size_t channels = stem->facts.channels;
    for (size_t i = 0; i < frames && stem->faded < STEM_OVERLAP; i++, stem->faded++) {
        float share = (float)stem->faded / STEM_OVERLAP;
        for (size_t side = 0; side < channels; side++) {
            float before = stem->overlap[stem->faded * channels + side];
            out[i * channels + side] = before + share * (out[i * channels + side] - before);
        }
    }
}

bool stem_read(Stem *stem, float out[], size_t frames)
{
    size_t channels = stem->facts.channels;
    while (frames > 0 && !stem->damaged) {
        if (stem->next == stem->facts.frames) {
            go_to(stem, 0);
            stem->faded = 0;
        }
        size_t left = stem->facts.frames - stem->next;
        size_t taken = read_some(stem, out, left < frames ? left : frames);
        fade(stem, out, taken);
        stem->next += (uint32_t)taken;
        out += taken * channels;
        frames -= taken;
    }
    memset(out, 0, frames * channels * sizeof *out);
    return !stem->damaged;
}
