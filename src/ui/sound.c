/* The effects: short clips on the channels of their group, with small differences between two of
 * the same. What is asked for while the device opens is played when it is open. */
#include "ui_state.h"

#include "base/page.h"
#include "files.h"

#include <stdlib.h>

#define BLOW_MS        120 /* so long a pad shakes */
#define LOSS_MS        300
#define VOICES_OF_ONE  4
#define CLOSE_AFTER_MS 1500U
#define OPENING_MS     250U

typedef struct Effect {
    const char *file;
    SoundGroup group;
} Effect;

static const Effect effects[SOUND_COUNT] = {
    [SOUND_CARD_SLIDE] = {"card_slide", GROUP_CARDS},
    [SOUND_CARD_PLACE] = {"card_place", GROUP_CARDS},
    [SOUND_CARD_FLIP] = {"card_flip", GROUP_CARDS},
    [SOUND_SHUFFLE] = {"shuffle", GROUP_CARDS},
    [SOUND_TRICK_SWEEP] = {"trick_sweep", GROUP_CARDS},
    [SOUND_HIT] = {"hit", GROUP_EVENTS},
    [SOUND_HEAL] = {"heal", GROUP_EVENTS},
    [SOUND_DRAW] = {"draw", GROUP_EVENTS},
    [SOUND_SHIELD] = {"shield", GROUP_EVENTS},
    [SOUND_JESTER] = {"jester", GROUP_EVENTS},
    [SOUND_REVEAL] = {"reveal", GROUP_EVENTS},
    [SOUND_RISE_1] = {"rise_1", GROUP_EVENTS},
    [SOUND_RISE_2] = {"rise_2", GROUP_EVENTS},
    [SOUND_RISE_3] = {"rise_3", GROUP_EVENTS},
    [SOUND_RISE_4] = {"rise_4", GROUP_EVENTS},
    [SOUND_RISE_5] = {"rise_5", GROUP_EVENTS},
    [SOUND_WIN] = {"win", GROUP_EVENTS},
    [SOUND_LOSE] = {"lose", GROUP_EVENTS},
    [SOUND_UI_HOVER] = {"ui_hover", GROUP_INTERFACE},
    [SOUND_UI_CLICK] = {"ui_click", GROUP_INTERFACE},
    [SOUND_UI_ERROR] = {"ui_error", GROUP_INTERFACE},
};

/* Of the loudest; the clips' own peaks are already tuned to each other. */
static const int group_percent[GROUP_COUNT] = {100, 100, 90};

void sounds_init(Sounds *sounds, const char *data_folder, bool wanted)
{
    *sounds = (Sounds){
        .folder = path_join(data_folder, "."), .wanted = wanted, .volume = 70, .variety = 1};
}

static void free_clips(Sounds *sounds)
{
    for (size_t i = 0; i < SOUND_COUNT; i++) {
        for (size_t pitch = 0; pitch < SOUND_PITCHES; pitch++) {
            if (sounds->clips[i].pitches[pitch]) {
                Mix_FreeChunk(sounds->clips[i].pitches[pitch]);
            }
        }
    }
}

void sounds_release(Sounds *sounds)
{
    if (sounds->opener) {
        device_close(sounds);
    }
    free_clips(sounds);
    free(sounds->folder);
    *sounds = (Sounds){0};
}

/* Needs the open device, to whose format the clip is brought. */
static void load_clip(Sounds *sounds, Sound sound)
{
    static const char *const pitches[SOUND_PITCHES] = {"", "-low", "-high"};
    Clip *clip = &sounds->clips[sound];
    bool awaits = false;
    for (size_t i = 0; i < SOUND_PITCHES && !clip->tried; i++) {
        char name[64];
        SDL_snprintf(name, sizeof name, "sounds/%s%s.wav", effects[sound].file, pitches[i]);
        char *path = path_join(sounds->folder, name);
        bool comes = page_awaits(path);
        if (!comes && !clip->pitches[i]) {
            clip->pitches[i] = Mix_LoadWAV(path);
        }
        awaits |= comes;
        free(path);
    }
    clip->tried |= !awaits;
}

/* 0 … 255, the same after the same calls. */
static int vary(Sounds *sounds)
{
    sounds->variety = sounds->variety * 1664525U + 1013904223U;
    return (int)(sounds->variety >> 24);
}

/* One of the pitches that there are; NULL: there is none. */
static Mix_Chunk *pick_pitch(Sounds *sounds, Sound sound)
{
    Clip *clip = &sounds->clips[sound];
    load_clip(sounds, sound);
    Mix_Chunk *chunk = clip->pitches[vary(sounds) * SOUND_PITCHES / 256];
    return chunk ? chunk : clip->pitches[0];
}

static int voices_of(const Sounds *sounds, Sound sound)
{
    int count = 0;
    for (int i = 0; i < SOUND_CHANNELS; i++) {
        count += Mix_Playing(i) && sounds->on_channel[i] == sound;
    }
    return count;
}

/* With ±1 dB, so that a deal does not sound like a machine. */
static int gain_of(Sounds *sounds, Sound sound)
{
    int percent = sounds->volume * group_percent[effects[sound].group] / 100;
    return MIX_MAX_VOLUME * percent / 100 * (896 + vary(sounds)) / 1152;
}

static void play_now(Sounds *sounds, Sound sound)
{
    int channel = Mix_GroupAvailable((int)effects[sound].group);
    Mix_Chunk *chunk = pick_pitch(sounds, sound);
    if (channel < 0 || !chunk || voices_of(sounds, sound) >= VOICES_OF_ONE) {
        return;
    }
    sounds->on_channel[channel] = sound;
    Mix_Volume(channel, gain_of(sounds, sound));
    Mix_PlayChannel(channel, chunk, 0);
    sounds->last = SDL_GetTicks();
}

static bool is_silent(const Sounds *sounds)
{
    return !sounds->wanted || sounds->muted || sounds->away || !sounds->volume;
}

void sounds_start(Sounds *sounds, Sound sound)
{
    sounds->played[sound]++;
    if (is_silent(sounds)) {
        return;
    }
    device_want(sounds);
    switch (device_state(sounds)) {
    case DEVICE_OPEN:
        play_now(sounds, sound);
        break;
    case DEVICE_OPENING:
        if (sounds->waiting_count < SOUND_CHANNELS) {
            sounds->waiting[sounds->waiting_count++] = sound;
        }
        break;
    case DEVICE_CLOSED:
    case DEVICE_FAILED:
        break;
    }
}

/* In how many ms to ask again while the device is open. */
static uint32_t rest_open(Sounds *sounds)
{
    if (is_silent(sounds)) {
        Mix_HaltChannel(-1);
    } else {
        for (size_t i = 0; i < sounds->waiting_count; i++) {
            play_now(sounds, sounds->waiting[i]);
        }
    }
    sounds->waiting_count = 0;
    uint32_t music = music_rest(sounds);
    if (music_is_wanted(sounds)) {
        sounds->last = SDL_GetTicks();
        return music;
    }
    if (music || Mix_Playing(-1)) {
        sounds->last = SDL_GetTicks();
        return music ? music : OPENING_MS;
    }
    uint32_t silent = SDL_GetTicks() - sounds->last;
    if (silent < CLOSE_AFTER_MS) {
        return CLOSE_AFTER_MS - silent + 1;
    }
    device_close(sounds);
    return 0;
}

uint32_t sounds_rest(Sounds *sounds)
{
    if (music_is_wanted(sounds)) {
        device_want(sounds);
    }
    switch (device_state(sounds)) {
    case DEVICE_OPEN:
        return rest_open(sounds);
    case DEVICE_OPENING:
        sounds->last = SDL_GetTicks();
        return OPENING_MS;
    case DEVICE_CLOSED:
    case DEVICE_FAILED:
        break;
    }
    sounds->waiting_count = 0;
    return 0;
}

void ui_play(Ui *ui, Sound sound)
{
    sounds_start(&ui->sounds, sound);
    if (ui->rumbles && sound == SOUND_HIT) {
        pad_shake(&ui->pad, 0.5f, BLOW_MS);
    } else if (ui->rumbles && sound == SOUND_LOSE) {
        pad_shake(&ui->pad, 0.8f, LOSS_MS);
    }
}

void ui_set_rumble(Ui *ui, bool rumbles)
{
    ui->rumbles = rumbles;
}

void ui_set_volume(Ui *ui, int volume, bool muted)
{
    ui->sounds.volume = SDL_clamp(volume, 0, 100);
    ui->sounds.muted = muted;
}

unsigned ui_played(const Ui *ui, Sound sound)
{
    return ui->sounds.played[sound];
}
