/* Effects and music through SDL_mixer and SDL's dummy device, and silence where there is none. */
#include "sounds.h"

#include "check.h"

#include <string.h>

#define PATIENCE 2000 /* looks, one every 5 ms, until something must have happened */

static Sounds sounds;

static int open_all(void **state)
{
    sounds_init(&sounds, MEJA_DATA, true);
    return 0;
}

static int close_all(void **state)
{
    sounds_release(&sounds);
    return 0;
}

/* Asks as the window does until the device is in the state. */
static bool comes_to(DeviceState wanted)
{
    for (int i = 0; i < PATIENCE; i++) {
        sounds_rest(&sounds);
        if (device_state(&sounds) == wanted) {
            sounds_rest(&sounds);
            return true;
        }
        SDL_Delay(5);
    }
    return false;
}

static bool is_heard(const char *piece)
{
    return sounds.music.current && !strcmp(sounds.music.current, piece);
}

static bool plays(const char *piece)
{
    for (int i = 0; i < PATIENCE && !is_heard(piece); i++) {
        sounds_rest(&sounds);
        SDL_Delay(5);
    }
    return is_heard(piece);
}

static int voices(void)
{
    return device_state(&sounds) == DEVICE_OPEN ? Mix_Playing(-1) : 0;
}

static void the_first_sound_opens_the_device(void **state)
{
    sounds_start(&sounds, SOUND_WIN, 0, 0);
    assert_true(comes_to(DEVICE_OPEN));
    assert_int_equal(voices(), 1);
    assert_int_equal(sounds.waiting_count, 0);
}

static void every_sound_has_a_clip(void **state)
{
    sounds_start(&sounds, SOUND_CARD_SLIDE, 0, 0);
    assert_true(comes_to(DEVICE_OPEN));
    for (Sound sound = 0; sound < SOUND_COUNT; sound++) {
        unsigned heard = 0;
        for (int i = 0; i < 40 && heard != 7; i++) {
            Mix_HaltChannel(-1);
            sounds_start(&sounds, sound, 0, 0);
            assert_int_equal(voices(), 1);
            heard |= 1u << sounds.clips[sound].last;
        }
        assert_int_equal(heard, 7); /* each of its variants */
    }
}

static void no_variant_is_heard_twice_running(void **state)
{
    sounds_start(&sounds, SOUND_HIT, 0, 0);
    assert_true(comes_to(DEVICE_OPEN));
    unsigned before = sounds.clips[SOUND_HIT].last, heard = 0;
    for (int i = 0; i < 40; i++) {
        Mix_HaltChannel(-1);
        sounds_start(&sounds, SOUND_HIT, 0, 0);
        assert_int_not_equal(sounds.clips[SOUND_HIT].last, before);
        before = sounds.clips[SOUND_HIT].last;
        heard |= 1u << before;
    }
    assert_int_equal(heard, 7); /* and all three are */
}

/* Four plucks ring in the four voices of what happens; the fifth is heard instead of the first. */
static void what_happens_takes_the_voice_of_the_oldest(void **state)
{
    static const Sound plucks[] = {SOUND_RISE_1, SOUND_RISE_2, SOUND_RISE_3, SOUND_RISE_4};
    sounds_start(&sounds, SOUND_UI_HOVER, 0, 0);
    assert_true(comes_to(DEVICE_OPEN));
    Mix_HaltChannel(-1);
    for (int i = 0; i < 4; i++) {
        sounds_start(&sounds, plucks[i], 0, 0);
        SDL_Delay(2); /* which is the oldest is told by the ms */
    }
    sounds_start(&sounds, SOUND_HIT, 0, 0);
    sounds_start(&sounds, SOUND_WIN, 0, 0); /* what decides has voices of its own */
    assert_int_equal(voices(), 5);
    bool hit = false, first = false;
    for (int i = 0; i < SOUND_CHANNELS; i++) {
        hit |= Mix_Playing(i) && sounds.on_channel[i] == SOUND_HIT;
        first |= Mix_Playing(i) && sounds.on_channel[i] == SOUND_RISE_1;
    }
    assert_true(hit);
    assert_false(first);
}

/* What waited for the device is over when it is a card, and told still when something happened. */
static void a_late_card_is_not_heard(void **state)
{
    sounds_start(&sounds, SOUND_CARD_SLIDE, 0, 0);
    sounds_start(&sounds, SOUND_WIN, 0, 0);
    assert_int_equal(sounds.waiting_count, 2);
    for (size_t i = 0; i < sounds.waiting_count; i++) {
        sounds.waiting[i].when -= 1000;
    }
    assert_true(comes_to(DEVICE_OPEN));
    assert_int_equal(voices(), 1);
}

static void the_music_steps_back_under_what_decides(void **state)
{
    sounds.music.volume = 100;
    sounds.music.wanted = "lanterns";
    assert_true(plays("lanterns"));
    assert_int_equal(sounds_rest(&sounds), 0);
    sounds_start(&sounds, SOUND_WIN, 0, 0);
    assert_int_not_equal(sounds_rest(&sounds), 0);
    assert_true(sounds.music.is_back);
    Mix_HaltChannel(-1);
    assert_int_equal(sounds_rest(&sounds), 0);
    assert_false(sounds.music.is_back);
}

static void at_most_four_voices_of_one_sound(void **state)
{
    sounds_start(&sounds, SOUND_WIN, 0, 0);
    assert_true(comes_to(DEVICE_OPEN));
    Mix_HaltChannel(-1);
    for (int i = 0; i < 7; i++) {
        sounds_start(&sounds, SOUND_SHUFFLE, 0, 0);
    }
    assert_int_equal(voices(), 4);
    assert_int_equal(sounds.played[SOUND_SHUFFLE], 7);
}

/* The cards have four channels, so a deal leaves the others free. */
static void groups_do_not_take_each_others_channels(void **state)
{
    sounds_start(&sounds, SOUND_WIN, 0, 0);
    assert_true(comes_to(DEVICE_OPEN));
    Mix_HaltChannel(-1);
    for (int i = 0; i < 4; i++) {
        sounds_start(&sounds, SOUND_SHUFFLE, 0, 0);
        sounds_start(&sounds, SOUND_TRICK_SWEEP, 0, 0);
    }
    assert_int_equal(voices(), 4);
    sounds_start(&sounds, SOUND_UI_ERROR, 0, 0);
    assert_int_equal(voices(), 5);
}

static void the_device_closes_when_nothing_sounds(void **state)
{
    sounds.open_for = 50;
    sounds_start(&sounds, SOUND_UI_HOVER, 0, 0);
    assert_true(comes_to(DEVICE_OPEN));
    assert_true(comes_to(DEVICE_CLOSED));
    assert_int_equal(sounds_rest(&sounds), 0);
    sounds_start(&sounds, SOUND_UI_HOVER, 0, 0);
    assert_true(comes_to(DEVICE_OPEN));
    assert_int_equal(voices(), 1);
}

static void silence_is_counted_but_not_played(void **state)
{
    sounds.muted = true;
    sounds_start(&sounds, SOUND_HIT, 0, 0);
    sounds.muted = false;
    sounds.away = true;
    sounds_start(&sounds, SOUND_HIT, 0, 0);
    sounds.away = false;
    sounds.volume = 0;
    sounds_start(&sounds, SOUND_HIT, 0, 0);
    assert_int_equal(device_state(&sounds), DEVICE_CLOSED);
    assert_int_equal(sounds.played[SOUND_HIT], 3);
    assert_int_equal(sounds_rest(&sounds), 0);
}

static void music_changes_and_stops(void **state)
{
    sounds.music.volume = 30;
    sounds.music.wanted = "lanterns";
    assert_true(plays("lanterns"));
    assert_int_equal(sounds_rest(&sounds), 0); /* nothing to look at while a piece goes on */
    sounds.music.wanted = "court";
    assert_true(plays("court"));
    sounds.open_for = 50;
    sounds.music.wanted = NULL;
    assert_true(comes_to(DEVICE_CLOSED));
    assert_null(sounds.music.playing);
}

static void music_of_no_volume_opens_nothing(void **state)
{
    sounds.music.wanted = "lanterns";
    assert_int_equal(sounds_rest(&sounds), 0);
    assert_int_equal(device_state(&sounds), DEVICE_CLOSED);
}

static void music_goes_on_where_it_stopped(void **state)
{
    const uint32_t late = 400000;
    sounds.music.volume = 30;
    sounds.music.wanted = "lanterns";
    sounds.music.frame = late;
    assert_true(plays("lanterns"));
    sounds.open_for = 50;
    sounds.muted = true;
    assert_true(comes_to(DEVICE_CLOSED));
    assert_true(sounds.music.frame >= late);
    sounds.muted = false;
    assert_true(plays("lanterns"));
    assert_true(playing_frame(sounds.music.playing) >= late);
}

/* There is silence, which is told once; nothing is tried again, and the device may rest. */
static void a_missing_piece_is_told_once(void **state)
{
    sounds.music.volume = 30;
    sounds.music.wanted = "no such piece";
    sounds.open_for = 50;
    assert_true(comes_to(DEVICE_OPEN));
    for (int i = 0; i < PATIENCE && !sounds.music.is_lost; i++) {
        sounds_rest(&sounds);
        SDL_Delay(5);
    }
    assert_true(sounds.music.is_lost);
    assert_true(sounds.music.failed);
    assert_null(sounds.music.playing);
    assert_false(music_is_wanted(&sounds));
    assert_true(comes_to(DEVICE_CLOSED));
}

/* To the left, in the middle, to the right; the other side is never silent. */
static void a_sound_comes_from_its_side(void **state)
{
    SoundSides left = sounds_sides(&sounds, -100), middle = sounds_sides(&sounds, 0);
    SoundSides right = sounds_sides(&sounds, 100);
    assert_int_equal(left.left, 255);
    assert_int_equal(left.right, 102);
    assert_int_equal(middle.left, middle.right);
    assert_int_equal(right.left, 102);
    assert_int_equal(right.right, 255);
    sounds_start(&sounds, SOUND_HIT, -80, 0);
    assert_int_equal(sounds.waiting[0].pan, -80);
}

static void mono_plays_the_same_on_both_sides(void **state)
{
    int16_t samples[] = {1000, -3000, 32767, 32767, -32768, -32768, 0, 7};
    const int16_t folded[] = {-1000, -1000, 32767, 32767, -32768, -32768, 3, 3};
    sounds_fold(samples, 4);
    assert_memory_equal(samples, folded, sizeof folded);
    atomic_store(&sounds.mono, true);
    SoundSides sides = sounds_sides(&sounds, 100);
    assert_int_equal(sides.left, sides.right);
}

static void a_machine_without_sound_is_asked_once(void **state)
{
    SDL_setenv("SDL_AUDIODRIVER", "there is no such driver", 1);
    sounds_start(&sounds, SOUND_HIT, 0, 0);
    assert_true(comes_to(DEVICE_FAILED));
    sounds.music.volume = 30;
    sounds.music.wanted = "lanterns";
    sounds_start(&sounds, SOUND_HIT, 0, 0);
    assert_int_equal(sounds_rest(&sounds), 0);
    assert_int_equal(device_state(&sounds), DEVICE_FAILED);
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
}

/* An octave higher every other sample is left, an octave lower one lies between each two; right and
 * left stay apart. */
static void a_higher_sound_is_shorter(void **state)
{
    int16_t samples[] = {0, 8, 100, 108, 200, 208, 300, 308};
    sounds_start(&sounds, SOUND_CARD_SLIDE, 0, 400);
    assert_true(comes_to(DEVICE_OPEN));
    Mix_Chunk *clip = Mix_QuickLoad_RAW((Uint8 *)samples, sizeof samples);
    Mix_Chunk *high = sounds_pitched(clip, 1200), *low = sounds_pitched(clip, -1200);
    const int16_t highs[] = {0, 8, 200, 208};
    const int16_t lows[] = {0,   8,   50,  58,  100, 108, 150, 158,
                            200, 208, 250, 258, 300, 308, 300, 308};
    assert_int_equal(high->alen, sizeof highs);
    assert_memory_equal(high->abuf, highs, sizeof highs);
    assert_int_equal(low->alen, sizeof lows);
    assert_memory_equal(low->abuf, lows, sizeof lows);
    Mix_FreeChunk(high);
    Mix_FreeChunk(low);
    Mix_FreeChunk(clip);
    sounds_start(&sounds, SOUND_CARD_SLIDE, 0, 400);
    assert_true(voices() > 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_all, close_all)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_first_sound_opens_the_device),
        TEST(every_sound_has_a_clip),
        TEST(no_variant_is_heard_twice_running),
        TEST(what_happens_takes_the_voice_of_the_oldest),
        TEST(a_late_card_is_not_heard),
        TEST(the_music_steps_back_under_what_decides),
        TEST(at_most_four_voices_of_one_sound),
        TEST(groups_do_not_take_each_others_channels),
        TEST(the_device_closes_when_nothing_sounds),
        TEST(silence_is_counted_but_not_played),
        TEST(a_sound_comes_from_its_side),
        TEST(a_higher_sound_is_shorter),
        TEST(mono_plays_the_same_on_both_sides),
        TEST(music_changes_and_stops),
        TEST(music_of_no_volume_opens_nothing),
        TEST(music_goes_on_where_it_stopped),
        TEST(a_missing_piece_is_told_once),
        TEST(a_machine_without_sound_is_asked_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
