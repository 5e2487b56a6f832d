/* Any bytes in a file that is heard; the first says in which:
 *     e    an effect
 *     c    the calm stem of a piece of music, beside a tense one that is sound
 *     t    the tense stem, beside a calm one that is sound
 * The second byte of a stem says where in the piece it begins. What may not happen is a crash, a
 * leak, or a wait without an end; what cannot be read is silence. */
#include "sounds.h"
#include "base/assert.h"
#include "scratch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATIENCE   2000 /* looks until the device must be open, one every 5 ms */
#define FRAMES     4096
#define SMALL_FILE 65536

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static Sounds sounds;

static void end(void)
{
    sounds_release(&sounds);
}

/* Copies a stem of the corpus, without its first two bytes. */
static void copy_stem(const char *from, const char *to)
{
    static uint8_t bytes[SMALL_FILE];
    char path[SCRATCH_PATH_MAX];
    (void)snprintf(path, sizeof path, "%s/%s", SOUND_CORPUS, from);
    FILE *file = fopen(path, "rb");
    ASSERT(file);
    size_t size = fread(bytes, 1, sizeof bytes, file);
    (void)fclose(file);
    ASSERT(size > 2);
    scratch_write(to, bytes + 2, size - 2);
}

/* The three variants of the effect are one file. */
static void link_variants(void)
{
    char target[2 * SCRATCH_PATH_MAX];
    (void)snprintf(target, sizeof target, "%s", scratch_path("sounds/hit.ogg"));
    ASSERT(!symlink(target, scratch_path("sounds/hit-b.ogg")));
    ASSERT(!symlink(target, scratch_path("sounds/hit-c.ogg")));
}

static void begin(void)
{
    scratch_make("sounds");
    scratch_make("music");
    link_variants();
    (void)setenv("SDL_AUDIODRIVER", "dummy", 1);
    sounds_init(&sounds, scratch_folder(), true);
    (void)atexit(end);
    device_want(&sounds);
    for (int i = 0; i < PATIENCE && device_state(&sounds) == DEVICE_OPENING; i++) {
        SDL_Delay(5);
    }
    ASSERT(device_state(&sounds) == DEVICE_OPEN);
}

static void forget(Clip *clip)
{
    Mix_HaltChannel(-1);
    for (size_t i = 0; i < SOUND_VARIANTS; i++) {
        Mix_FreeChunk(clip->variants[i]);
    }
    *clip = (Clip){.last = 0};
}

static void take_effect(const uint8_t *data, size_t size)
{
    scratch_write("sounds/hit.ogg", data, size);
    sounds_start(&sounds, SOUND_HIT, 0, 0);
    forget(&sounds.clips[SOUND_HIT]);
}

/* As the device's thread does, a little at a time. */
static void hear(uint32_t from)
{
    static int16_t out[2 * 700];
    Playing *playing = playing_begin(scratch_path("music"), "any", from);
    if (playing) {
        playing_set_volume(playing, 100);
        playing_set_tension(playing, 100);
        for (int heard = 0; heard < FRAMES && !playing_is_damaged(playing); heard += 700) {
            playing_hear(playing, out, 700);
        }
        playing_end(playing);
    }
}

static void take_stem(const char *whole, const uint8_t *data, size_t size)
{
    bool is_calm = !strcmp(whole, "calm");
    if (size > 0) {
        copy_stem("calm", "music/any-calm.ogg");
        copy_stem("tense", "music/any-tense.ogg");
        scratch_write(is_calm ? "music/any-calm.ogg" : "music/any-tense.ogg", data + 1, size - 1);
        hear((uint32_t)data[0] * 64);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (device_state(&sounds) != DEVICE_OPEN) {
        begin();
    }
    if (size > 0 && data[0] == 'c') {
        take_stem("calm", data + 1, size - 1);
    } else if (size > 0 && data[0] == 't') {
        take_stem("tense", data + 1, size - 1);
    } else if (size > 0) {
        take_effect(data + 1, size - 1);
    }
    return 0;
}
