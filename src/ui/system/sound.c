/* A mixer of a dozen short mono voices. The device is opened by the first sound, in a thread so
 * that no frame waits for it, and closed soon after the last one, since an open device wakes the
 * processor many times a second. A machine without one plays nothing and is asked only once. */
#include "ui_state.h"

#include "base/log.h"
#include "files.h"

#include <stdlib.h>
#include <string.h>

#define RATE           44100
#define VOICES_OF_ONE  4
#define CLOSE_AFTER_MS 1500U

static const char *const FILES[SOUND_COUNT] = {
    "card_slide", "card_place", "card_flip", "shuffle",  "trick_sweep", "hit",
    "heal",       "draw",       "shield",    "jester",   "reveal",      "win",
    "lose",       "ui_hover",   "ui_click",  "ui_error",
};

void sounds_init(Sounds *sounds, const char *data_folder, bool wanted)
{
    *sounds = (Sounds){
        .folder = path_join(data_folder, "sounds"), .wanted = wanted, .volume = 70, .variety = 1};
}

static int device_state(Sounds *sounds)
{
    return atomic_load(&sounds->state);
}

static bool mix_voice(Voice *voice, int32_t *sums, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        uint64_t place = voice->at >> 32;
        if (place + 1 >= voice->clip->count) {
            return false;
        }
        int32_t a = voice->clip->samples[place], b = voice->clip->samples[place + 1];
        int32_t part = (int32_t)(voice->at >> 17 & 0x7fff);
        sums[i] += (a + ((b - a) * part >> 15)) * voice->gain >> 8;
        voice->at += voice->step;
    }
    return true;
}

#define BLOCK 256

void sounds_mix(Sounds *sounds, int16_t *out, size_t count)
{
    for (size_t from = 0; from < count; from += BLOCK) {
        int32_t sums[BLOCK] = {0};
        size_t size = count - from < BLOCK ? count - from : BLOCK;
        SDL_AtomicLock(&sounds->lock);
        for (size_t i = 0; i < SOUND_VOICES; i++) {
            Voice *voice = &sounds->voices[i];
            if (voice->clip && !mix_voice(voice, sums, size)) {
                voice->clip = NULL;
            }
        }
        SDL_AtomicUnlock(&sounds->lock);
        for (size_t i = 0; i < size; i++) {
            int32_t sum = sums[i];
            out[from + i] = (int16_t)(sum > 32767 ? 32767 : sum < -32768 ? -32768 : sum);
        }
    }
}

static void SDLCALL feed(void *context, Uint8 *bytes, int size)
{
    sounds_mix(context, (int16_t *)(void *)bytes, (size_t)size / sizeof(int16_t));
}

static int open_device(void *context)
{
    Sounds *sounds = context;
    SDL_AudioSpec wanted = {.freq = RATE,
                            .format = AUDIO_S16SYS,
                            .channels = 1,
                            .samples = 1024,
                            .callback = feed,
                            .userdata = sounds};
    bool good = !SDL_InitSubSystem(SDL_INIT_AUDIO) &&
                (sounds->device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0)) != 0;
    if (good) {
        SDL_PauseAudioDevice(sounds->device, 0);
    } else {
        log_line("ui: no sound (%s)", SDL_GetError());
    }
    atomic_store(&sounds->state, good ? DEVICE_OPEN : DEVICE_FAILED);
    return 0;
}

static void close_device(Sounds *sounds)
{
    SDL_WaitThread(sounds->opener, NULL);
    sounds->opener = NULL;
    if (device_state(sounds) == DEVICE_OPEN) {
        SDL_CloseAudioDevice(sounds->device);
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        atomic_store(&sounds->state, DEVICE_CLOSED);
    }
}

void sounds_release(Sounds *sounds)
{
    if (sounds->opener) {
        close_device(sounds);
    }
    for (size_t i = 0; i < SOUND_COUNT; i++) {
        free(sounds->clips[i].samples);
    }
    free(sounds->folder);
    *sounds = (Sounds){0};
}

/* Brings what was read to the mixer's format. */
static Clip clip_of(const SDL_AudioSpec *spec, const Uint8 *bytes, Uint32 size)
{
    SDL_AudioCVT convert;
    Clip clip = {0};
    int needed = SDL_BuildAudioCVT(&convert, spec->format, spec->channels, spec->freq, AUDIO_S16SYS,
                                   1, RATE);
    if (needed < 0) {
        return clip;
    }
    convert.len = (int)size;
    clip.samples = malloc((size_t)size * (size_t)(convert.len_mult > 0 ? convert.len_mult : 1));
    if (!clip.samples) {
        return clip;
    }
    memcpy(clip.samples, bytes, size);
    convert.buf = (Uint8 *)clip.samples;
    convert.len_cvt = (int)size;
    if (needed > 0) {
        SDL_ConvertAudio(&convert);
    }
    clip.count = (uint32_t)convert.len_cvt / sizeof *clip.samples;
    return clip;
}

static const Clip *clip_for(Sounds *sounds, Sound sound)
{
    if (!sounds->tried[sound]) {
        sounds->tried[sound] = true;
        char name[32];
        SDL_snprintf(name, sizeof name, "%s.wav", FILES[sound]);
        char *path = path_join(sounds->folder, name);
        SDL_AudioSpec spec;
        Uint8 *bytes;
        Uint32 size;
        if (SDL_LoadWAV(path, &spec, &bytes, &size)) {
            sounds->clips[sound] = clip_of(&spec, bytes, size);
            SDL_FreeWAV(bytes);
        }
        free(path);
    }
    return sounds->clips[sound].count ? &sounds->clips[sound] : NULL;
}

/* -128 … 127, the same after the same calls. */
static int vary(Sounds *sounds)
{
    sounds->variety = sounds->variety * 1664525U + 1013904223U;
    return (int)(sounds->variety >> 24) - 128;
}

/* ±3 % of pitch and ±1 dB, so that a deal does not sound like a machine. */
static Voice voice_of(Sounds *sounds, Sound sound, const Clip *clip)
{
    int pitch = vary(sounds), gain = vary(sounds);
    uint64_t step = (UINT64_C(1) << 32) + (uint64_t)((int64_t)pitch * 1006632);
    return (Voice){clip, sound, 0, step, 256 * sounds->volume / 100 * (1024 + gain) / 1152};
}

static void start_voice(Sounds *sounds, Voice voice)
{
    int same = 0;
    Voice *place = NULL;
    SDL_AtomicLock(&sounds->lock);
    for (size_t i = 0; i < SOUND_VOICES; i++) {
        Voice *at = &sounds->voices[i];
        same += at->clip && at->sound == voice.sound;
        place = at->clip ? place : at;
    }
    if (place && same < VOICES_OF_ONE) {
        *place = voice;
    }
    SDL_AtomicUnlock(&sounds->lock);
}

void sounds_start(Sounds *sounds, Sound sound)
{
    sounds->played[sound]++;
    bool silent = !sounds->wanted || sounds->muted || sounds->away || !sounds->volume ||
                  device_state(sounds) == DEVICE_FAILED;
    const Clip *clip = silent ? NULL : clip_for(sounds, sound);
    if (!clip) {
        return;
    }
    start_voice(sounds, voice_of(sounds, sound, clip));
    sounds->last = SDL_GetTicks();
    if (device_state(sounds) == DEVICE_CLOSED) {
        atomic_store(&sounds->state, DEVICE_OPENING);
        sounds->opener = SDL_CreateThread(open_device, "meja-sound", sounds);
    }
}

/* Whether something sounds; silences everything when nothing may. */
static bool is_sounding(Sounds *sounds)
{
    bool sounding = false, silent = sounds->muted || sounds->away;
    SDL_AtomicLock(&sounds->lock);
    for (size_t i = 0; i < SOUND_VOICES; i++) {
        if (silent) {
            sounds->voices[i].clip = NULL;
        }
        sounding |= sounds->voices[i].clip != NULL;
    }
    SDL_AtomicUnlock(&sounds->lock);
    return sounding;
}

uint32_t sounds_rest(Sounds *sounds)
{
    int state = device_state(sounds);
    if (state == DEVICE_CLOSED || state == DEVICE_FAILED) {
        return 0;
    }
    if (state == DEVICE_OPENING || is_sounding(sounds)) {
        sounds->last = SDL_GetTicks();
        return 250;
    }
    uint32_t silent = SDL_GetTicks() - sounds->last;
    if (silent < CLOSE_AFTER_MS) {
        return CLOSE_AFTER_MS - silent + 1;
    }
    close_device(sounds);
    return 0;
}

void ui_play(Ui *ui, Sound sound)
{
    sounds_start(&ui->sounds, sound);
}

void ui_set_volume(Ui *ui, int volume, bool muted)
{
    ui->sounds.volume = volume < 0 ? 0 : volume > 100 ? 100 : volume;
    ui->sounds.muted = muted;
}

unsigned ui_played(const Ui *ui, Sound sound)
{
    return ui->sounds.played[sound];
}
