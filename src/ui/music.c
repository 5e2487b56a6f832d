/* One piece at a time. To change it the old one fades out, and the new one begins when that has
 * ended, so nothing here ever waits: SDL_mixer would, if asked for both at once. */
#include "ui_state.h"

#include "base/log.h"
#include "base/page.h"
#include "files.h"

#include <math.h>
#include <stdlib.h>

#define FADE_OUT_MS 700
#define FADE_IN_MS  1200
#define LOOK_MS     100U
#define STEP_MS     30U   /* while it steps back or comes again */
#define BACK_STEP   0.5f  /* of the way in each: 60 ms */
#define AGAIN_STEP  0.08f /* 400 ms */
#define BACK_SHARE  0.5f  /* of its volume: -6 dB */

static const char *const files[MUSIC_COUNT] = {
    [MUSIC_MENU] = "music/menu.ogg", [MUSIC_TABLE] = "music/table.ogg"};

bool music_is_wanted(const Sounds *sounds)
{
    const MusicPlayer *music = &sounds->music;
    return sounds->wanted && !sounds->muted && !sounds->away && music->volume > 0 &&
           music->wanted != MUSIC_NONE && !music->failed;
}

static void drop_piece(MusicPlayer *music)
{
    if (music->piece) {
        Mix_FreeMusic(music->piece);
    }
    music->piece = NULL;
    music->current = MUSIC_NONE;
    music->leaving = false;
}

static void begin_piece(Sounds *sounds)
{
    MusicPlayer *music = &sounds->music;
    char *path = path_join(sounds->folder, files[music->wanted]);
    if (page_awaits(path)) {
        free(path);
        return;
    }
    music->piece = Mix_LoadMUS(path);
    bool good = music->piece && !Mix_FadeInMusicPos(music->piece, -1, FADE_IN_MS, music->position);
    if (good) {
        music->current = music->wanted;
    } else {
        log_line("ui: no music (%s: %s)", path, Mix_GetError());
        drop_piece(music);
        music->failed = true;
    }
    free(path);
}

/* Where the piece is, so that it can go on from there. */
static void keep_position(MusicPlayer *music)
{
    double position = Mix_GetMusicPosition(music->piece);
    music->position = position > 0 && music->current == music->wanted ? position : 0;
}

static void set_volume(const MusicPlayer *music)
{
    float share = 1 - (1 - BACK_SHARE) * music->back;
    Mix_VolumeMusic((int)((float)(MIX_MAX_VOLUME * music->volume) / 100 * share));
}

/* Behind what decides, and out again; in how many ms to ask again. */
static uint32_t step_back(MusicPlayer *music)
{
    bool decides = Mix_GroupNewer(GROUP_STINGERS) >= 0;
    music->back = decides ? fminf(music->back + BACK_STEP, 1) : fmaxf(music->back - AGAIN_STEP, 0);
    set_volume(music);
    return decides || music->back > 0 ? STEP_MS : 0;
}

uint32_t music_rest(Sounds *sounds)
{
    MusicPlayer *music = &sounds->music;
    bool wanted = music_is_wanted(sounds);
    if (music->piece && wanted && !music->leaving && music->current == music->wanted) {
        return step_back(music);
    }
    if (music->piece && !music->leaving) {
        keep_position(music);
        music->leaving = true;
        Mix_FadeOutMusic(FADE_OUT_MS);
    }
    if (music->piece && Mix_PlayingMusic()) {
        return LOOK_MS;
    }
    drop_piece(music);
    if (wanted) {
        set_volume(music);
        begin_piece(sounds);
        return LOOK_MS;
    }
    return 0;
}

void music_stop(Sounds *sounds)
{
    if (sounds->music.piece && !sounds->music.leaving) {
        keep_position(&sounds->music);
    }
    drop_piece(&sounds->music);
}

void ui_set_music(Ui *ui, Music piece)
{
    MusicPlayer *music = &ui->sounds.music;
    if (music->wanted != piece) {
        music->wanted = piece;
        music->position = 0;
        music->failed = false;
    }
}

void ui_set_music_volume(Ui *ui, int volume)
{
    ui->sounds.music.volume = SDL_clamp(volume, 0, 100);
}
