/* The effects: short clips on the channels of their group, with small differences between two of
 * the same. What is asked for while the device opens is played when it is open. */
#include "ui_state.h"

#include "base/page.h"
#include "files.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BLOW_MS       120 /* so long a pad shakes */
#define LOSS_MS       300
#define VOICES_OF_ONE 4
#define OPEN_FOR_MS   30000U /* so that a blow after a long thought is not late */
#define LATE_MS       80U    /* a card is not heard later than that */
#define OPENING_MS    250U
#define PAN_SHARE     0.6f /* of all the way to one side */

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
    [SOUND_SUMMON] = {"summon", GROUP_CARDS},
    [SOUND_SUMMON_HARD] = {"summon_hard", GROUP_CARDS},
    [SOUND_SUMMON_HEAVY] = {"summon_heavy", GROUP_CARDS},
    [SOUND_CURTAIN] = {"curtain", GROUP_CARDS},
    [SOUND_PAGE] = {"page", GROUP_CARDS},
    [SOUND_PENCIL] = {"pencil", GROUP_CARDS},
    [SOUND_HIT] = {"hit", GROUP_EVENTS},
    [SOUND_HIT_HARD] = {"hit_hard", GROUP_EVENTS},
    [SOUND_HIT_HEAVY] = {"hit_heavy", GROUP_EVENTS},
    [SOUND_STRIKE] = {"strike", GROUP_EVENTS},
    [SOUND_DOUBLE] = {"double", GROUP_EVENTS},
    [SOUND_HEAL] = {"heal", GROUP_EVENTS},
    [SOUND_DRAW] = {"draw", GROUP_EVENTS},
    [SOUND_SHIELD] = {"shield", GROUP_EVENTS},
    [SOUND_JESTER] = {"jester", GROUP_EVENTS},
    [SOUND_SURGE] = {"surge", GROUP_EVENTS},
    [SOUND_CAST] = {"cast", GROUP_EVENTS},
    [SOUND_POWER] = {"power", GROUP_EVENTS},
    [SOUND_MEET] = {"meet", GROUP_EVENTS},
    [SOUND_MEET_HARD] = {"meet_hard", GROUP_EVENTS},
    [SOUND_DESTROYED] = {"destroyed", GROUP_EVENTS},
    [SOUND_TRICK_MINE] = {"trick_mine", GROUP_EVENTS},
    [SOUND_TRICK_THEIRS] = {"trick_theirs", GROUP_EVENTS},
    [SOUND_ASK] = {"ask", GROUP_EVENTS},
    [SOUND_GIVE] = {"give", GROUP_EVENTS},
    [SOUND_REFUSE] = {"refuse", GROUP_EVENTS},
    [SOUND_SEAL] = {"seal", GROUP_EVENTS},
    [SOUND_TURN] = {"turn", GROUP_EVENTS},
    [SOUND_HINT] = {"hint", GROUP_EVENTS},
    [SOUND_TICK] = {"tick", GROUP_EVENTS},
    [SOUND_RISE_1] = {"rise_1", GROUP_EVENTS},
    [SOUND_RISE_2] = {"rise_2", GROUP_EVENTS},
    [SOUND_RISE_3] = {"rise_3", GROUP_EVENTS},
    [SOUND_RISE_4] = {"rise_4", GROUP_EVENTS},
    [SOUND_RISE_5] = {"rise_5", GROUP_EVENTS},
    [SOUND_KILL] = {"kill", GROUP_STINGERS},
    [SOUND_EXACT] = {"exact", GROUP_STINGERS},
    [SOUND_ARRIVAL] = {"arrival", GROUP_STINGERS},
    [SOUND_PHASE] = {"phase", GROUP_STINGERS},
    [SOUND_CLUE] = {"clue", GROUP_STINGERS},
    [SOUND_SECRET] = {"secret", GROUP_STINGERS},
    [SOUND_BASTION_MINE] = {"bastion_mine", GROUP_STINGERS},
    [SOUND_BASTION_THEIRS] = {"bastion_theirs", GROUP_STINGERS},
    [SOUND_MEDAL_BRONZE] = {"medal_bronze", GROUP_STINGERS},
    [SOUND_MEDAL_SILVER] = {"medal_silver", GROUP_STINGERS},
    [SOUND_MEDAL_GOLD] = {"medal_gold", GROUP_STINGERS},
    [SOUND_WIN] = {"win", GROUP_STINGERS},
    [SOUND_LOSE] = {"lose", GROUP_STINGERS},
    [SOUND_LEVEL] = {"level", GROUP_STINGERS},
    [SOUND_UI_HOVER] = {"ui_hover", GROUP_INTERFACE},
    [SOUND_UI_CLICK] = {"ui_click", GROUP_INTERFACE},
    [SOUND_UI_ERROR] = {"ui_error", GROUP_INTERFACE},
};

/* Of the loudest; the clips' own peaks are already tuned to each other. */
static const int group_percent[GROUP_COUNT] = {100, 100, 100, 90};

void sounds_init(Sounds *sounds, const char *data_folder, bool wanted)
{
    *sounds = (Sounds){.folder = path_join(data_folder, "."),
                       .wanted = wanted,
                       .volume = 70,
                       .variety = 1,
                       .open_for = OPEN_FOR_MS};
}

static void free_pitched(Sounds *sounds, int channel)
{
    if (sounds->pitched[channel]) {
        Mix_FreeChunk(sounds->pitched[channel]);
        sounds->pitched[channel] = NULL;
    }
}

static void free_clips(Sounds *sounds)
{
    for (int channel = 0; channel < SOUND_CHANNELS; channel++) {
        free_pitched(sounds, channel);
    }
    for (size_t i = 0; i < SOUND_COUNT; i++) {
        for (size_t variant = 0; variant < SOUND_VARIANTS; variant++) {
            if (sounds->clips[i].variants[variant]) {
                Mix_FreeChunk(sounds->clips[i].variants[variant]);
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

/* Clips are Ogg Vorbis: of what is damaged SDL would guess which of its other kinds it is. */
static Mix_Chunk *read_clip(const char *path)
{
    char head[4] = "";
    SDL_RWops *stream = SDL_RWFromFile(path, "rb");
    if (!stream) {
        return NULL;
    }
    bool is_ogg = SDL_RWread(stream, head, sizeof head, 1) == 1 && !memcmp(head, "OggS", 4) &&
                  SDL_RWseek(stream, 0, RW_SEEK_SET) == 0;
    Mix_Chunk *clip = is_ogg ? Mix_LoadWAV_RW(stream, 0) : NULL;
    SDL_RWclose(stream); /* SDL_mixer forgets to where it fails */
    return clip;
}

/* Needs the open device, to whose format a clip is brought. Only what is heard is read, since a
 * frame waits for it. */
static void load_variant(Sounds *sounds, Sound sound, unsigned variant)
{
    static const char *const endings[SOUND_VARIANTS] = {"", "-b", "-c"};
    Clip *clip = &sounds->clips[sound];
    if (clip->tried[variant]) {
        return;
    }
    char name[64];
    SDL_snprintf(name, sizeof name, "sounds/%s%s.ogg", effects[sound].file, endings[variant]);
    char *path = path_join(sounds->folder, name);
    if (!page_awaits(path)) {
        clip->variants[variant] = read_clip(path);
        clip->tried[variant] = true;
    }
    free(path);
}

/* 0 … 255, the same after the same calls. */
static int vary(Sounds *sounds)
{
    sounds->variety = sounds->variety * 1664525U + 1013904223U;
    return (int)(sounds->variety >> 24);
}

/* Another one than the last; NULL: it cannot be read. */
static Mix_Chunk *pick_variant(Sounds *sounds, Sound sound)
{
    Clip *clip = &sounds->clips[sound];
    unsigned step = 1 + (unsigned)vary(sounds) * (SOUND_VARIANTS - 1) / 256;
    clip->last = (clip->last + step) % SOUND_VARIANTS;
    load_variant(sounds, sound, clip->last);
    return clip->variants[clip->last];
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

/* A free channel of its group; what is more than a card takes the oldest one. -1: none. */
static int channel_for(Sound sound)
{
    int group = (int)effects[sound].group;
    int channel = Mix_GroupAvailable(group);
    if (channel < 0 && (group == GROUP_EVENTS || group == GROUP_STINGERS)) {
        channel = Mix_GroupOldest(group);
    }
    return channel;
}

/* From where it happens, and never quite silent on the other side. */
SoundSides sounds_sides(const Sounds *sounds, int pan)
{
    int side = atomic_load(&sounds->mono) ? 0 : (int)(255 * PAN_SHARE) * pan / 100;
    return (SoundSides){(uint8_t)SDL_min(255, 255 - side), (uint8_t)SDL_min(255, 255 + side)};
}

static void play_now(Sounds *sounds, SoundCall asked)
{
    Mix_Chunk *chunk = pick_variant(sounds, asked.sound);
    if (!chunk || voices_of(sounds, asked.sound) >= VOICES_OF_ONE) {
        return;
    }
    int channel = channel_for(asked.sound);
    if (channel < 0) {
        return;
    }
    Mix_HaltChannel(channel);
    free_pitched(sounds, channel);
    if (asked.cents != 0) {
        sounds->pitched[channel] = sounds_pitched(chunk, asked.cents);
        chunk = sounds->pitched[channel] ? sounds->pitched[channel] : chunk;
    }
    sounds->on_channel[channel] = asked.sound;
    Mix_Volume(channel, gain_of(sounds, asked.sound));
    SoundSides sides = sounds_sides(sounds, asked.pan);
    Mix_SetPanning(channel, sides.left, sides.right);
    Mix_PlayChannel(channel, chunk, 0);
    sounds->last = SDL_GetTicks();
}

static bool is_silent(const Sounds *sounds)
{
    return !sounds->wanted || sounds->muted || sounds->away || !sounds->volume;
}

void sounds_start(Sounds *sounds, Sound sound, int pan, int cents)
{
    sounds->played[sound]++;
    if (is_silent(sounds)) {
        return;
    }
    SoundCall asked = {.sound = sound, .pan = pan, .cents = cents, .when = SDL_GetTicks()};
    device_want(sounds);
    switch (device_state(sounds)) {
    case DEVICE_OPEN:
        play_now(sounds, asked);
        break;
    case DEVICE_OPENING:
        if (sounds->waiting_count < SOUND_CHANNELS) {
            sounds->waiting[sounds->waiting_count++] = asked;
        }
        break;
    case DEVICE_CLOSED:
    case DEVICE_FAILED:
        break;
    }
}

/* Cards that were laid while the device opened are over; what happened is told still. */
static void play_what_waited(Sounds *sounds)
{
    for (size_t i = 0; i < sounds->waiting_count; i++) {
        SoundCall asked = sounds->waiting[i];
        SoundGroup group = effects[asked.sound].group;
        bool is_told = group == GROUP_EVENTS || group == GROUP_STINGERS;
        if (is_told || SDL_GetTicks() - asked.when <= LATE_MS) {
            play_now(sounds, asked);
        }
    }
}

/* In how many ms to ask again while the device is open. */
static uint32_t rest_open(Sounds *sounds)
{
    if (is_silent(sounds)) {
        Mix_HaltChannel(-1);
    } else {
        play_what_waited(sounds);
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
    if (silent < sounds->open_for) {
        return sounds->open_for - silent + 1;
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

static void shake_pad(Ui *ui, Sound sound)
{
    bool hits = sound >= SOUND_HIT && sound <= SOUND_STRIKE;
    if (ui->rumbles && hits) {
        pad_shake(&ui->pad, 0.5f, BLOW_MS);
    } else if (ui->rumbles && sound == SOUND_LOSE) {
        pad_shake(&ui->pad, 0.8f, LOSS_MS);
    }
}

void ui_play(Ui *ui, Sound sound)
{
    sounds_start(&ui->sounds, sound, 0, 0);
    shake_pad(ui, sound);
}

void ui_play_wish(Ui *ui, const SoundWish *wish)
{
    float wide = fmaxf(ui_bounds(ui).w, 1);
    int pan = (int)(200 * wish->x / wide) - 100;
    sounds_start(&ui->sounds, wish->sound, SDL_clamp(pan, -100, 100), wish->cents);
    shake_pad(ui, wish->sound);
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

void ui_set_mono(Ui *ui, bool mono)
{
    atomic_store(&ui->sounds.mono, mono);
}

unsigned ui_played(const Ui *ui, Sound sound)
{
    return ui->sounds.played[sound];
}
