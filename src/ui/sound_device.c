/* The sound device. The first sound opens it, in a thread so that no frame waits for it, and it is
 * closed a while after the last one, since an open device wakes the processor many times a second.
 * A machine without one plays nothing and is asked only once. */
#include "sounds.h"

#include "base/log.h"

#include <math.h>

#define RATE           44100
#define SPEAKERS       2
#define BUFFER_SAMPLES 1024

static const int group_channels[GROUP_COUNT] = {4, 4, 2, 2}; /* SOUND_CHANNELS in all */

static void share_channels(void)
{
    int first = 0;
    Mix_AllocateChannels(SOUND_CHANNELS);
    for (int group = 0; group < GROUP_COUNT; group++) {
        Mix_GroupChannels(first, first + group_channels[group] - 1, group);
        first += group_channels[group];
    }
}

void sounds_fold(int16_t samples[], size_t pairs)
{
    for (size_t i = 0; i < pairs; i++) {
        int16_t mean = (int16_t)((samples[2 * i] + samples[2 * i + 1]) / 2);
        samples[2 * i] = samples[2 * i + 1] = mean;
    }
}

/* Played faster: between two samples it goes straight. */
Mix_Chunk *sounds_pitched(const Mix_Chunk *clip, int cents)
{
    double faster = pow(2, cents / 1200.0);
    size_t pairs = clip->alen / (SPEAKERS * sizeof(int16_t));
    size_t length = (size_t)((double)pairs / faster);
    const int16_t *from = (const int16_t *)(const void *)clip->abuf;
    int16_t *to = SDL_malloc(SDL_max(length, 1) * SPEAKERS * sizeof *to);
    Mix_Chunk *out = to ? Mix_QuickLoad_RAW((Uint8 *)to, 0) : NULL;
    if (!out) {
        SDL_free(to);
        return NULL;
    }
    for (size_t i = 0; i < length * SPEAKERS; i++) {
        double at = (double)(i / SPEAKERS) * faster;
        size_t sample = SDL_min((size_t)at, pairs - 1) * SPEAKERS + i % SPEAKERS;
        size_t next = SDL_min(sample + SPEAKERS, pairs * SPEAKERS - SPEAKERS + i % SPEAKERS);
        double share = at - floor(at);
        to[i] = (int16_t)(from[sample] * (1 - share) + from[next] * share);
    }
    out->alen = (Uint32)(length * SPEAKERS * sizeof *to);
    out->allocated = 1; /* the samples go with it */
    out->volume = clip->volume;
    return out;
}

/* On the device's thread, of all that is heard. */
static void fold(int channel, void *stream, int length, void *context)
{
    const Sounds *sounds = context;
    (void)channel;
    if (atomic_load(&sounds->mono)) {
        sounds_fold(stream, (size_t)length / (SPEAKERS * sizeof(int16_t)));
    }
}

static bool open_device(Sounds *sounds)
{
    if (SDL_InitSubSystem(SDL_INIT_AUDIO)) {
        return false;
    }
    if (Mix_OpenAudioDevice(RATE, AUDIO_S16SYS, SPEAKERS, BUFFER_SAMPLES, NULL, 0)) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return false;
    }
    share_channels();
    Mix_RegisterEffect(MIX_CHANNEL_POST, fold, NULL, sounds);
    return true;
}

static void run_opener(void *context)
{
    Sounds *sounds = context;
    bool good = open_device(sounds);
    if (!good) {
        log_line("ui: no sound (%s)", SDL_GetError());
    }
    atomic_store(&sounds->state, good ? DEVICE_OPEN : DEVICE_FAILED);
    if (sounds->wake_event) {
        SDL_Event event = {.type = sounds->wake_event};
        SDL_PushEvent(&event);
    }
    SDL_TLSCleanup(); /* of a thread that SDL has not made */
}

DeviceState device_state(const Sounds *sounds)
{
    return (DeviceState)atomic_load(&sounds->state);
}

void device_want(Sounds *sounds)
{
    if (sounds->wanted && device_state(sounds) == DEVICE_CLOSED) {
        atomic_store(&sounds->state, DEVICE_OPENING);
        sounds->opener = worker_new(NULL, NULL);
        worker_give(sounds->opener, run_opener, sounds);
    }
}

void device_close(Sounds *sounds)
{
    worker_free(sounds->opener);
    sounds->opener = NULL;
    if (device_state(sounds) == DEVICE_OPEN) {
        music_stop(sounds);
        Mix_HaltChannel(-1);
        Mix_CloseAudio();
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        atomic_store(&sounds->state, DEVICE_CLOSED);
    }
}
