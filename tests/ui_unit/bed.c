/* The mathematics of music: bar lines, what comes and goes over two bars, what steps back, the
 * loop, and twice as many samples. */
#include "bed.h"

#include "check.h"

#include <math.h>

#define RATE   1000 /* frames of a second: 1 a ms */
#define FRAMES 1000
#define BARS   10 /* of 100 frames */
#define TWO    200

static Bed bed;
static float out[8 * FRAMES];

static int begin(void **state)
{
    bed_begin(&bed, FRAMES, BARS, RATE);
    return 0;
}

/* The calm stem is `calm` and the tense one `tense` in all of these frames. */
static void mix(float calm, float tense, size_t frames)
{
    static float calms[8 * FRAMES], tenses[4 * FRAMES];
    for (size_t i = 0; i < frames; i++) {
        calms[2 * i] = calms[2 * i + 1] = calm;
        tenses[i] = tense;
    }
    bed_mix(&bed, calms, tenses, out, frames);
}

static float left(size_t frame)
{
    return out[2 * frame];
}

static void close_to(float value, float expected)
{
    assert_true(fabsf(value - expected) < 0.0001f);
}

static void bars_share_the_round(void **state)
{
    bed_begin(&bed, 4601739, 40, 44100);
    assert_int_equal(bed_bar(&bed, 0), 0);
    assert_int_equal(bed_bar(&bed, 40), 4601739);
    for (uint32_t bar = 0; bar < 40; bar++) {
        uint32_t length = bed_bar(&bed, bar + 1) - bed_bar(&bed, bar);
        assert_true(length == 115043 || length == 115044);
    }
}

static void the_calm_stem_is_heard_alone_at_first(void **state)
{
    mix(0.5f, 1, FRAMES);
    close_to(left(0), 0.5f);
    close_to(left(FRAMES - 1), 0.5f);
}

static void the_tense_stem_waits_for_a_bar_line(void **state)
{
    mix(0, 1, 30);
    bed_ask(&bed, 1);
    mix(0, 1, 300);
    close_to(left(69), 0); /* the last frame of the first bar */
    assert_true(left(70) > 0);
    close_to(left(69 + TWO / 2), 0.5f);
    close_to(left(69 + TWO), 1);
    close_to(left(299), 1);
}

static void every_bar_line_is_found(void **state)
{
    bed_begin(&bed, 997, 7, RATE); /* bars of 142 or 143 */
    for (uint32_t bar = 1; bar < 7; bar++) {
        bed_begin(&bed, 997, 7, RATE);
        bed.at = bed_bar(&bed, bar) - 3;
        bed_ask(&bed, 1);
        mix(0, 1, 10);
        close_to(left(2), 0);
        assert_true(left(3) > 0);
    }
}

static void it_goes_again_over_two_bars(void **state)
{
    bed_ask(&bed, 1);
    mix(0, 1, 250);
    bed_ask(&bed, 0);
    mix(0, 1, 300);
    close_to(left(49), 1);
    close_to(left(49 + TWO / 2), 0.5f);
    close_to(left(49 + TWO), 0);
}

static void who_thinks_twice_within_a_bar_hears_nothing(void **state)
{
    mix(0, 1, 10);
    bed_ask(&bed, 1);
    mix(0, 1, 50);
    bed_ask(&bed, 0);
    mix(0, 1, 300);
    close_to(left(299), 0);
}

static void on_the_way_it_turns_at_a_bar_line(void **state)
{
    bed_ask(&bed, 1);
    mix(0, 1, 20);
    bed_ask(&bed, 0.25f);
    mix(0, 1, 400);
    close_to(left(79), 0.5f);
    close_to(left(79 + TWO / 2), 0.375f);
    close_to(left(79 + TWO), 0.25f);
}

static void a_rise_goes_over_the_end_of_the_round(void **state)
{
    mix(0, 1, 950);
    bed_ask(&bed, 1);
    mix(0, 1, 300);
    close_to(left(49), 0);
    close_to(left(49 + TWO / 2), 0.5f);
    assert_int_equal(bed.at, 250);
}

static void both_stems_step_back_within_60_ms_and_come_back_in_400(void **state)
{
    bed_ask(&bed, 1);
    mix(0, 0, 300);
    bed_step_back(&bed, true);
    mix(0.4f, 0.2f, 100);
    assert_true(left(0) < 0.6f);
    assert_true(left(58) > 0.3f);
    close_to(left(59), 0.3f);
    close_to(left(99), 0.3f);
    bed_step_back(&bed, false);
    mix(0.4f, 0.2f, 500);
    close_to(left(199), 0.45f);
    assert_true(left(398) < 0.6f);
    close_to(left(399), 0.6f);
}

/* To be asked for what holds already changes nothing. */
static void to_step_back_twice_is_to_step_back(void **state)
{
    for (int i = 0; i < 6; i++) {
        bed_step_back(&bed, true);
        mix(1, 0, 10);
    }
    close_to(left(9), BED_BACK);
}

static void no_step_is_heard(void **state)
{
    bed_ask(&bed, 1);
    mix(0, 1, 130);
    bed_step_back(&bed, true);
    mix(0.5f, 0.5f, 1000);
    for (size_t i = 1; i < 1000; i++) {
        assert_true(fabsf(left(i) - left(i - 1)) < 0.02f);
    }
}

/* A tone of 997 Hz keeps its height, with no step between two blocks. */
static void twice_as_many_samples_are_the_same_tone(void **state)
{
    Doubler doubler = {0};
    static float in[2 * 4000], doubled[4 * 4000];
    for (size_t i = 0; i < 4000; i++) {
        in[2 * i] = in[2 * i + 1] = sinf(6.2831853f * 997 * (float)i / 22050);
    }
    doubler_run(&doubler, in, doubled, 1500);
    doubler_run(&doubler, in + 3000, doubled + 6000, 2500);
    for (size_t i = 100; i < 8000; i++) {
        float expected = sinf(6.2831853f * 997 * ((float)i - 2 * DOUBLER_LATE) / 44100);
        assert_true(fabsf(doubled[2 * i] - expected) < 0.003f);
        assert_true(doubled[2 * i] == doubled[2 * i + 1]);
    }
}

static void what_is_too_loud_is_cut(void **state)
{
    assert_int_equal(bed_sample(0), 0);
    assert_int_equal(bed_sample(2), 32767);
    assert_int_equal(bed_sample(-2), -32767);
}

#define TEST(name) cmocka_unit_test_setup(name, begin)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(bars_share_the_round),
        TEST(the_calm_stem_is_heard_alone_at_first),
        TEST(the_tense_stem_waits_for_a_bar_line),
        TEST(every_bar_line_is_found),
        TEST(it_goes_again_over_two_bars),
        TEST(who_thinks_twice_within_a_bar_hears_nothing),
        TEST(on_the_way_it_turns_at_a_bar_line),
        TEST(a_rise_goes_over_the_end_of_the_round),
        TEST(both_stems_step_back_within_60_ms_and_come_back_in_400),
        TEST(to_step_back_twice_is_to_step_back),
        TEST(no_step_is_heard),
        TEST(twice_as_many_samples_are_the_same_tone),
        TEST(what_is_too_loud_is_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
