/* Sound from inside: SDL_mixer's device, its channels by group, the piece of music, and when the
 * device may be closed again. All of it belongs to the thread of the window; only the opening of
 * the device has a thread of its own. */
#ifndef SOUNDS_H
#define SOUNDS_H

#include "base/worker.h"
#include "playing.h"
#include "ui/music.h"
#include "ui/sound.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdatomic.h>
#include <stdint.h>

#define SOUND_CHANNELS 12
#define SOUND_VARIANTS 3

/* What sounds for the same reason: with channels of its own, so that a deal never silences a
 * button, and a volume of its own. */
typedef enum SoundGroup {
    GROUP_CARDS,
    GROUP_EVENTS,
    GROUP_STINGERS, /* what decides: the music steps back under it */
    GROUP_INTERFACE,
    GROUP_COUNT
} SoundGroup;

typedef enum DeviceState { DEVICE_CLOSED, DEVICE_OPENING, DEVICE_OPEN, DEVICE_FAILED } DeviceState;

/* One sound in its variants; those that were not heard yet, or cannot be read, are NULL. */
typedef struct Clip {
    Mix_Chunk *variants[SOUND_VARIANTS];
    unsigned last;              /* that was heard */
    bool tried[SOUND_VARIANTS]; /* to load */
} Clip;

/* A sound that was asked for. */
typedef struct SoundCall {
    Sound sound;
    int pan;       /* -100: all left, 100: all right */
    int cents;     /* hundredths of a semitone that it is higher, or lower */
    uint32_t when; /* ms */
} SoundCall;

typedef struct MusicPlayer {
    const char *wanted, *current; /* pieces; NULL: none. `current` is that of `playing` */
    Playing *playing;             /* or NULL */
    int volume, tension;          /* 0 … 100 */
    uint32_t frame;               /* where `wanted` goes on after the device was closed */
    bool is_back;                 /* behind a stinger */
    bool leaving;                 /* fading out */
    bool failed;                  /* the wanted piece cannot be played, */
    bool is_lost;                 /* which was not told yet */
} MusicPlayer;

typedef struct Sounds {
    char *folder; /* with the folders "sounds" and "music" */
    bool wanted;  /* there may be a device */
    bool away;    /* the window does not have the keyboard */
    bool muted;
    int volume;       /* 0 … 100, of the effects */
    atomic_bool mono; /* both speakers play the same: one ear is enough */
    unsigned played[SOUND_COUNT];
    Clip clips[SOUND_COUNT];
    Sound on_channel[SOUND_CHANNELS];
    Mix_Chunk *pitched[SOUND_CHANNELS]; /* what a channel plays that is no clip; or NULL */
    SoundCall waiting[SOUND_CHANNELS];  /* for the device to open */
    size_t waiting_count;
    uint32_t variety;    /* drives the small differences */
    uint32_t last;       /* ms: when something was last heard */
    uint32_t open_for;   /* ms after that until the device is closed */
    uint32_t wake_event; /* pushed when the device has opened; 0: none */
    atomic_int state;    /* DeviceState */
    Worker *opener;      /* or NULL */
    MusicPlayer music;
} Sounds;

void sounds_init(Sounds *sounds, const char *data_folder, bool wanted);
void sounds_release(Sounds *sounds);
void sounds_start(Sounds *sounds, Sound sound, int pan, int cents);

/* Plays what waited, moves the music on, and closes the device when nothing sounds. Answers in how
 * many ms to ask again; 0: never. */
uint32_t sounds_rest(Sounds *sounds);

/* How loud each speaker plays what happens there, 0 … 255. */
typedef struct SoundSides {
    uint8_t left, right;
} SoundSides;
SoundSides sounds_sides(const Sounds *sounds, int pan);

/* A clip higher by so many hundredths of a semitone, and shorter, to be freed; NULL: no memory. */
Mix_Chunk *sounds_pitched(const Mix_Chunk *clip, int cents);

/* Makes both channels of 16-bit stereo samples their mean. */
void sounds_fold(int16_t samples[], size_t pairs);

/* Opens the device in its thread unless it is open, opening or known to fail. */
void device_want(Sounds *sounds);
DeviceState device_state(const Sounds *sounds);
void device_close(Sounds *sounds);

/* Whether music is or ought to be heard. */
bool music_is_wanted(const Sounds *sounds);

/* Fades between pieces; the answer is as that of sounds_rest. */
uint32_t music_rest(Sounds *sounds);

/* Before the device is closed: the piece will go on from its place, if it shall. */
void music_stop(Sounds *sounds);

#endif
