/* Sounds from inside: the device, what is loaded, and when it may be closed again. */
#ifndef SOUNDS_H
#define SOUNDS_H

#include "ui/sound.h"

#include <stdint.h>

struct Mix_Chunk;

typedef struct Sounds {
    char *folder;
    bool wanted; /* there may be a device */
    bool open;
    bool failed; /* there is none; not tried again */
    bool away;   /* the window does not have the keyboard */
    bool muted;
    int volume;       /* 0 … 100 */
    uint32_t last;    /* ms: when the last voice began */
    uint32_t variety; /* drives the small differences */
    unsigned played[SOUND_COUNT];
    struct Mix_Chunk *chunks[SOUND_COUNT];
} Sounds;

void sounds_init(Sounds *sounds, const char *data_folder, bool wanted);
void sounds_release(Sounds *sounds);
void sounds_start(Sounds *sounds, Sound sound);

/* Closes the device when nothing sounds. Answers in how many ms to ask again; 0: never. */
uint32_t sounds_rest(Sounds *sounds);

#endif
