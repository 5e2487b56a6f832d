/* Sounds through SDL_mixer. The device is opened by the first sound and closed when the last one
 * has faded, since an open device wakes the processor many times a second. A machine without one
 * plays nothing and is asked only once. */
#include "private.h"

#include "base/log.h"
#include "files.h"

#include <SDL_mixer.h>
#include <stdlib.h>

#define VOICES         12
#define VOICES_OF_ONE  4
#define CLOSE_AFTER_MS 1500U

static const char *const FILES[SOUND_COUNT] = {
    "card_slide", "card_place", "card_flip", "shuffle", "trick_sweep", "hit",
    "heal",       "draw",       "shield",    "jester",  "reveal",      "win",
    "lose",       "ui_hover",   "ui_click",  "ui_error"};

void sounds_init(Sounds *sounds, const char *data_folder, bool wanted)
{
    *sounds = (Sounds){
        .folder = path_join(data_folder, "sounds"), .wanted = wanted, .volume = 70, .variety = 1};
}

static void close_device(Sounds *sounds)
{
    for (size_t i = 0; i < SOUND_COUNT; i++) {
        if (sounds->chunks[i]) {
            Mix_FreeChunk(sounds->chunks[i]);
            sounds->chunks[i] = NULL;
        }
    }
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    sounds->open = false;
}

void sounds_release(Sounds *sounds)
{
    if (sounds->open) {
        close_device(sounds);
    }
    free(sounds->folder);
    sounds->folder = NULL;
}

static bool open_device(Sounds *sounds)
{
    if (sounds->open || sounds->failed) {
        return sounds->open;
    }
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) || Mix_OpenAudio(44100, MIX_DEFAULT_FORMAT, 2, 1024)) {
        log_line("ui: no sound (%s)", SDL_GetError());
        sounds->failed = true;
        return false;
    }
    Mix_AllocateChannels(VOICES);
    sounds->open = true;
    return true;
}

static Mix_Chunk *chunk_of(Sounds *sounds, Sound sound)
{
    if (!sounds->chunks[sound]) {
        char name[32];
        SDL_snprintf(name, sizeof name, "%s.wav", FILES[sound]);
        char *path = path_join(sounds->folder, name);
        sounds->chunks[sound] = Mix_LoadWAV(path);
        free(path);
    }
    return sounds->chunks[sound];
}

static int voices_of(const Mix_Chunk *chunk)
{
    int count = 0;
    for (int i = 0; i < VOICES; i++) {
        count += Mix_Playing(i) && Mix_GetChunk(i) == chunk;
    }
    return count;
}

/* ±1 dB, so that a deal does not sound like a machine. */
static int varied_volume(Sounds *sounds)
{
    sounds->variety = sounds->variety * 1664525U + 1013904223U;
    int percent = 89 + (int)(sounds->variety >> 16) % 23;
    int volume = MIX_MAX_VOLUME * sounds->volume * percent / 11200;
    return volume > MIX_MAX_VOLUME ? MIX_MAX_VOLUME : volume;
}

void sounds_start(Sounds *sounds, Sound sound)
{
    sounds->played[sound]++;
    bool silent = !sounds->wanted || sounds->muted || sounds->away || !sounds->volume;
    if (silent || !open_device(sounds)) {
        return;
    }
    Mix_Chunk *chunk = chunk_of(sounds, sound);
    if (!chunk || voices_of(chunk) >= VOICES_OF_ONE) {
        return;
    }
    int channel = Mix_PlayChannel(-1, chunk, 0);
    if (channel >= 0) {
        Mix_Volume(channel, varied_volume(sounds));
        sounds->last = SDL_GetTicks();
    }
}

uint32_t sounds_rest(Sounds *sounds)
{
    if (!sounds->open) {
        return 0;
    }
    if (sounds->muted || sounds->away) {
        Mix_HaltChannel(-1);
    }
    if (Mix_Playing(-1)) {
        return 500;
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
