/* Mixing voices by hand-made clips, and silence where there is no device. */
#include "sounds.h"

#include "check.h"

static Sounds sounds;

static int open_all(void **state)
{
    (void)state;
    sounds_init(&sounds, MEJA_DATA, true);
    return 0;
}

static int close_all(void **state)
{
    (void)state;
    sounds_release(&sounds);
    return 0;
}

#define WHOLE (UINT64_C(1) << 32)

static void a_voice_plays_its_samples_and_ends(void **state)
{
    (void)state;
    int16_t samples[] = {100, 200, 300, 400, 500}, out[8];
    Clip clip = {samples, 5};
    sounds.voices[3] = (Voice){.clip = &clip, .step = WHOLE, .gain = 256};
    sounds_mix(&sounds, out, 8);
    assert_int_equal(out[0], 100);
    assert_int_equal(out[3], 400);
    assert_int_equal(out[5], 0);
    assert_null(sounds.voices[3].clip);
}

static void voices_add_up_and_stay_in_range(void **state)
{
    (void)state;
    int16_t samples[] = {30000, 30000, 30000}, out[2];
    Clip clip = {samples, 3};
    sounds.voices[0] = (Voice){.clip = &clip, .step = WHOLE, .gain = 128};
    sounds_mix(&sounds, out, 1);
    assert_int_equal(out[0], 15000);
    sounds.voices[1] = (Voice){.clip = &clip, .step = WHOLE, .gain = 256};
    sounds_mix(&sounds, out, 1);
    assert_int_equal(out[0], 32767);
}

static void pitch_steps_between_samples(void **state)
{
    (void)state;
    int16_t samples[] = {0, 100, 200, 300}, out[4];
    Clip clip = {samples, 4};
    sounds.voices[0] = (Voice){.clip = &clip, .step = WHOLE / 2, .gain = 256};
    sounds_mix(&sounds, out, 4);
    assert_int_equal(out[1], 50);
    assert_int_equal(out[2], 100);
    assert_int_equal(out[3], 150);
}

static int voices(void)
{
    int count = 0;
    for (size_t i = 0; i < SOUND_VOICES; i++) {
        count += sounds.voices[i].clip != NULL;
    }
    return count;
}

static void at_most_four_voices_of_one_sound(void **state)
{
    (void)state;
    atomic_store(&sounds.state, DEVICE_OPENING); /* so that no device drains the voices */
    for (int i = 0; i < 7; i++) {
        sounds_start(&sounds, SOUND_CARD_SLIDE);
    }
    assert_int_equal(voices(), 4);
    assert_int_equal(sounds.played[SOUND_CARD_SLIDE], 7);
    for (Sound sound = SOUND_CARD_PLACE; sound <= SOUND_REVEAL; sound++) {
        sounds_start(&sounds, sound);
        sounds_start(&sounds, sound);
    }
    assert_int_equal(voices(), SOUND_VOICES);
    atomic_store(&sounds.state, DEVICE_CLOSED);
}

static void silence_is_counted_but_not_played(void **state)
{
    (void)state;
    sounds.muted = true;
    sounds_start(&sounds, SOUND_HIT);
    sounds.muted = false;
    sounds.away = true;
    sounds_start(&sounds, SOUND_HIT);
    assert_int_equal(voices(), 0);
    assert_int_equal(sounds.played[SOUND_HIT], 2);
    assert_int_equal(sounds_rest(&sounds), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_all, close_all)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_voice_plays_its_samples_and_ends), TEST(voices_add_up_and_stay_in_range),
        TEST(pitch_steps_between_samples),        TEST(at_most_four_voices_of_one_sound),
        TEST(silence_is_counted_but_not_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
