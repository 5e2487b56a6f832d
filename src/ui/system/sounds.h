/* Sounds from inside: the device, what is loaded, and when it may be closed again. */
#ifndef SOUNDS_H
#define SOUNDS_H

#include "ui/sound.h"

#include <SDL.h>
#include <stdatomic.h>
#include <stdint.h>

#define SOUND_VOICES 12

typedef struct Clip {
    int16_t *samples; /* mono, of the device's rate */
    uint32_t count;
} Clip;

/* A clip being played; `clip` is NULL when the voice is free. */
typedef struct Voice {
    const Clip *clip;
    Sound sound;
    uint64_t at;   /* 32.32 fixed point samples */
    uint64_t step; /* per sample of the device: the pitch */
    int gain;      /* 0 … 256 */
} Voice;

typedef enum DeviceState { DEVICE_CLOSED, DEVICE_OPENING, DEVICE_OPEN, DEVICE_FAILED } DeviceState;

typedef struct Sounds {
    char *folder;
    bool wanted; /* there may be a device */
    bool away;   /* the window does not have the keyboard */
    bool muted;
    int volume; /* 0 … 100 */
    unsigned played[SOUND_COUNT];
    Clip clips[SOUND_COUNT];
    bool tried[SOUND_COUNT]; /* to load */
    uint32_t variety;        /* drives the small differences */
    uint32_t last;           /* ms: when a voice was last heard */
    atomic_int state;        /* DeviceState */
    SDL_Thread *opener;
    SDL_AudioDeviceID device;
    SDL_SpinLock lock; /* over `voices` */
    Voice voices[SOUND_VOICES];
} Sounds;

void sounds_init(Sounds *sounds, const char *data_folder, bool wanted);
void sounds_release(Sounds *sounds);
void sounds_start(Sounds *sounds, Sound sound);

/* Closes the device when nothing sounds. Answers in how many ms to ask again; 0: never. */
uint32_t sounds_rest(Sounds *sounds);

/* Adds all voices into `out` and moves them on: the work of the device's thread. */
void sounds_mix(Sounds *sounds, int16_t *out, size_t count);

#endif
