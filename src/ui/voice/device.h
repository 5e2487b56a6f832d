/* What says the words. Its functions are called on one thread, one after another, and may wait. */
#ifndef VOICE_DEVICE_H
#define VOICE_DEVICE_H

#include "ui/voice.h"

typedef struct VoiceDevice {
    VoiceNeed need;
    bool (*open)(void **self); /* false: there is none */
    void (*set)(void *self, const VoiceManner *manner);
    void (*say)(void *self, const char *words);
    void (*cut)(void *self);
    void (*close)(void *self);
    bool (*is_mute)(void); /* it was opened, and has turned out to have no voice; or NULL: it cannot
                              turn out so. Called on the thread of the frames */
} VoiceDevice;

extern const VoiceDevice voice_of_system;

/* Its `self` is a FILE that is open for writing; it needs no opening. */
extern const VoiceDevice voice_of_lines;

#endif
