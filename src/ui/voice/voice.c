/* Words wait here until the thread of the voice is free, and go to it all at once: so a frame never
 * waits for a voice, and what cuts off takes everything with it that has not been handed over. */
#include "ui/voice.h"

#include "device.h"

#include "base/arena.h"
#include "base/buffer.h"
#include "base/memory.h"
#include "base/worker.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is handed over at once. */
typedef struct Speech {
    bool cuts; /* before the first of `words` */
    VoiceManner manner;
    Arena arena;
    Buffer words; /* const char * */
} Speech;

struct Voice {
    Worker *worker;
    const VoiceDevice *device;
    void *self;             /* the device's; NULL: it is not open */
    atomic_bool is_missing; /* it could not be opened */
    Speech waiting;
    Speech said; /* the worker's, while it has a job */
    VoiceManner manner;
};

static void speech_clear(Speech *speech)
{
    arena_reset(&speech->arena);
    buffer_truncate(&speech->words, 0);
    speech->cuts = false;
}

static void speech_release(Speech *speech)
{
    arena_release(&speech->arena);
    buffer_release(&speech->words);
}

Voice *voice_new(const char *file, void (*wake)(void *context), void *context)
{
    FILE *lines = file ? fopen(file, "w") : NULL;
    if (file && !lines) {
        return NULL;
    }
    Voice *voice = memory_zeroed(sizeof *voice);
    voice->worker = worker_new(wake, context);
    voice->device = file ? &voice_of_lines : &voice_of_system;
    voice->self = lines;
    buffer_init(&voice->waiting.words, sizeof(const char *));
    buffer_init(&voice->said.words, sizeof(const char *));
    voice->manner = (VoiceManner){.language = "en", .volume = 100};
    return voice;
}

void voice_free(Voice *voice)
{
    if (!voice) {
        return;
    }
    worker_free(voice->worker);
    if (voice->self) {
        voice->device->close(voice->self);
    }
    speech_release(&voice->waiting);
    speech_release(&voice->said);
    free(voice);
}

static bool is_open(Voice *voice)
{
    if (!voice->self && !atomic_load(&voice->is_missing)) {
        atomic_store(&voice->is_missing, !voice->device->open(&voice->self));
    }
    return voice->self != NULL;
}

static void say_all(void *context)
{
    Voice *voice = context;
    const Speech *speech = &voice->said;
    if (!is_open(voice)) {
        return;
    }
    if (speech->cuts) {
        voice->device->cut(voice->self);
    }
    voice->device->set(voice->self, &speech->manner);
    for (size_t i = 0; i < speech->words.count; i++) {
        voice->device->say(voice->self, *(const char **)buffer_at(&speech->words, i));
    }
}

static bool has_something(const Voice *voice)
{
    return voice->waiting.cuts || voice->waiting.words.count > 0;
}

bool voice_is_busy(const Voice *voice)
{
    return has_something(voice) || !worker_is_idle(voice->worker);
}

void voice_turn(Voice *voice)
{
    if (!has_something(voice) || !worker_is_idle(voice->worker)) {
        return;
    }
    Speech empty = voice->said;
    speech_clear(&empty);
    voice->said = voice->waiting;
    voice->said.manner = voice->manner;
    voice->waiting = empty;
    worker_give(voice->worker, say_all, voice);
}

void voice_set(Voice *voice, const VoiceManner *manner)
{
    voice->manner = *manner;
}

void voice_hush(Voice *voice)
{
    speech_clear(&voice->waiting);
    voice->waiting.cuts = true;
}

void voice_say(Voice *voice, const char *words)
{
    const char *copy = arena_copy_text(&voice->waiting.arena, words);
    buffer_push(&voice->waiting.words, &copy);
}

bool voice_is_missing(const Voice *voice)
{
    const VoiceDevice *device = voice->device;
    return atomic_load(&voice->is_missing) || (device->is_mute && device->is_mute());
}

VoiceNeed voice_need(void)
{
    return voice_of_system.need;
}
