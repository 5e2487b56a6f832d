/* One piece at a time, given to SDL_mixer's device in place of its own music. To change it the old
 * one fades out, and the new one begins when that has ended, so nothing here ever waits. With no
 * music there is no piece in memory and nothing to ask the device for. */
#include "ui_state.h"

#include "base/log.h"
#include "base/page.h"
#include "files.h"

#include <stdlib.h>
#include <string.h>

#define LOOK_MS 100U
#define STEP_MS 30U /* while something decides */

bool music_is_wanted(const Sounds *sounds)
{
    const MusicPlayer *music = &sounds->music;
    return sounds->wanted && !sounds->muted && !sounds->away && music->volume > 0 &&
           music->wanted && !music->failed;
}

static bool is_same(const char *one, const char *other)
{
    return one == other || (one && other && !strcmp(one, other));
}

static void hear(void *context, uint8_t *stream, int length)
{
    playing_hear(context, (int16_t *)(void *)stream, (size_t)length / (2 * sizeof(int16_t)));
}

/* After this the device's thread knows nothing of the piece. */
static void drop_piece(MusicPlayer *music)
{
    if (music->playing) {
        Mix_HookMusic(NULL, NULL);
    }
    playing_end(music->playing);
    music->playing = NULL;
    music->current = NULL;
    music->leaving = false;
}

static bool awaits(const char *folder, const char *piece, const char *which)
{
    char name[128];
    SDL_snprintf(name, sizeof name, "%s-%s.ogg", piece, which);
    char *path = path_join(folder, name);
    bool is_awaited = page_awaits(path);
    free(path);
    return is_awaited;
}

static void fail(MusicPlayer *music, const char *piece)
{
    log_line("ui: no music (%s): a file is missing or damaged", piece);
    music->failed = music->is_lost = true;
}

static void tell(MusicPlayer *music)
{
    playing_set_volume(music->playing, music->volume);
    playing_set_tension(music->playing, music->tension);
    music->is_back = Mix_GroupNewer(GROUP_STINGERS) >= 0;
    playing_step_back(music->playing, music->is_back);
}

static void begin_piece(Sounds *sounds)
{
    MusicPlayer *music = &sounds->music;
    char *folder = path_join(sounds->folder, "music");
    if (!awaits(folder, music->wanted, "calm") && !awaits(folder, music->wanted, "tense")) {
        music->playing = playing_begin(folder, music->wanted, music->frame);
        if (music->playing) {
            music->current = music->wanted;
            tell(music);
            Mix_HookMusic(hear, music->playing);
        } else {
            fail(music, music->wanted);
        }
    }
    free(folder);
}

/* Where the piece is, so that it can go on from there. */
static void keep_place(MusicPlayer *music)
{
    bool goes_on = is_same(music->current, music->wanted);
    music->frame = goes_on ? playing_frame(music->playing) : 0;
}

static void leave(MusicPlayer *music)
{
    if (!music->leaving) {
        keep_place(music);
        playing_leave(music->playing);
        music->leaving = true;
    }
}

/* Of the piece that is heard; in how many ms to ask again. */
static uint32_t go_on(MusicPlayer *music)
{
    tell(music);
    return music->is_back ? STEP_MS : 0;
}

uint32_t music_rest(Sounds *sounds)
{
    MusicPlayer *music = &sounds->music;
    if (music->playing && playing_is_damaged(music->playing)) {
        if (is_same(music->current, music->wanted)) {
            fail(music, music->current);
        }
        drop_piece(music);
    }
    bool wanted = music_is_wanted(sounds);
    if (music->playing && wanted && !music->leaving && is_same(music->current, music->wanted)) {
        return go_on(music);
    }
    if (music->playing) {
        leave(music);
        if (!playing_is_over(music->playing)) {
            return LOOK_MS;
        }
    }
    drop_piece(music);
    if (wanted) {
        begin_piece(sounds);
        return LOOK_MS;
    }
    return 0;
}

void music_stop(Sounds *sounds)
{
    if (sounds->music.playing && !sounds->music.leaving) {
        keep_place(&sounds->music);
    }
    drop_piece(&sounds->music);
}

void ui_set_music(Ui *ui, const char *piece, int tension)
{
    MusicPlayer *music = &ui->sounds.music;
    music->tension = SDL_clamp(tension, 0, 100);
    if (!is_same(music->wanted, piece)) {
        music->frame = 0;
        music->failed = false;
    }
    music->wanted = piece;
}

void ui_set_music_volume(Ui *ui, int volume)
{
    ui->sounds.music.volume = SDL_clamp(volume, 0, 100);
}

bool ui_take_lost_music(Ui *ui)
{
    bool is_lost = ui->sounds.music.is_lost;
    ui->sounds.music.is_lost = false;
    return is_lost;
}
