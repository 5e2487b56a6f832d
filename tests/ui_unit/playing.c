/* A piece as it is heard, without a device: its stems, what is wished of it, and files that are
 * damaged. */
#include "playing.h"
#include "stem.h"

#include "check.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FOLDER  MEJA_DATA "/music"
#define SECONDS 8
#define SECOND  PLAYING_RATE

static int16_t out[2 * SECONDS * SECOND];

/* How loud it is from one moment to another: root of the mean square. */
static double loudness(double from, double to)
{
    double sum = 0;
    size_t first = (size_t)(from * SECOND), end = (size_t)(to * SECOND);
    for (size_t i = 2 * first; i < 2 * end; i++) {
        sum += (double)out[i] * out[i];
    }
    return sqrt(sum / (double)(2 * (end - first)));
}

static Playing *begin(const char *piece, uint32_t frame)
{
    Playing *playing = playing_begin(FOLDER, piece, frame);
    assert_non_null(playing);
    playing_set_volume(playing, 100);
    return playing;
}

/* In blocks as a device asks for them, and in an odd one. */
static void hear(Playing *playing, double seconds)
{
    size_t frames = (size_t)(seconds * SECOND);
    for (size_t at = 0; at < frames;) {
        size_t block = at == 0 ? 333 : 1024;
        size_t left = frames - at;
        block = left < block ? left : block;
        playing_hear(playing, out + 2 * at, block);
        at += block;
    }
}

static void each_piece_has_two_stems(void **state)
{
    static const char *const pieces[] = {"lanterns", "court", "tavern", "bridges", "magistrate"};
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        Playing *playing = begin(pieces[i], 0);
        hear(playing, 2);
        assert_true(loudness(1.2, 2) > 100);
        assert_false(playing_is_over(playing));
        playing_end(playing);
    }
}

static void it_fades_in_and_out(void **state)
{
    Playing *playing = begin("court", 0);
    hear(playing, 3);
    assert_int_equal(out[0], 0);
    assert_true(loudness(0, 0.1) < loudness(1.2, 3) / 4);
    playing_leave(playing);
    hear(playing, 0.6);
    assert_false(playing_is_over(playing));
    hear(playing, 0.2);
    assert_true(playing_is_over(playing));
    hear(playing, 1);
    assert_int_equal((int)loudness(0, 1), 0);
    playing_end(playing);
}

static void without_volume_it_is_silent(void **state)
{
    Playing *playing = begin("court", 0);
    playing_set_volume(playing, 0);
    hear(playing, 2);
    assert_int_equal((int)loudness(1, 2), 0);
    playing_end(playing);
}

/* Two bars of the court are 4.5 s. */
static void the_tense_stem_comes_within_two_bars(void **state)
{
    Playing *calm = begin("court", 0);
    hear(calm, 8);
    double alone = loudness(6, 8);
    playing_end(calm);
    Playing *both = begin("court", 0);
    playing_set_tension(both, 100);
    hear(both, 8);
    assert_true(loudness(6, 8) > 1.1 * alone);
    playing_end(both);
}

static void it_steps_back_by_half(void **state)
{
    Playing *front = begin("tavern", 0);
    hear(front, 5);
    double before = loudness(2, 5);
    playing_end(front);
    Playing *back = begin("tavern", 0);
    playing_step_back(back, true);
    hear(back, 5);
    assert_true(fabs(loudness(2, 5) / before - 0.5) < 0.01);
    playing_end(back);
}

static void it_goes_on_from_a_frame(void **state)
{
    Playing *playing = begin("court", 500000);
    assert_int_equal(playing_frame(playing), 500000);
    hear(playing, 1);
    assert_true(playing_frame(playing) >= 500000 + SECOND / 2);
    assert_true(playing_frame(playing) < 500000 + SECOND / 2 + 1024);
    playing_end(playing);
}

/* What follows the end is the beginning, sample by sample, after a fade from what the end goes on
 * with. */
static void a_stem_repeats_without_a_gap(void **state)
{
    static float first[2 * 3000], around[2 * 4000];
    Stem *stem = stem_open(FOLDER "/tavern-calm.ogg");
    assert_non_null(stem);
    StemFacts facts = stem_facts(stem);
    assert_int_equal(facts.frames, 90 * 22050);
    assert_int_equal(facts.bars, 72);
    assert_true(stem_read(stem, first, 3000));
    stem_seek(stem, facts.frames - 1000);
    assert_true(stem_read(stem, around, 4000));
    float largest = 0;
    for (size_t i = 2; i < 2 * 4000; i++) {
        float step = fabsf(around[i] - around[i - 2]);
        bool is_seam = i >= 2 * 990 && i < 2 * 1010;
        largest = is_seam ? largest : fmaxf(largest, step);
    }
    for (size_t i = 2 * 990; i < 2 * 1010; i++) {
        assert_true(fabsf(around[i] - around[i - 2]) <= largest);
    }
    for (size_t i = 2 * STEM_OVERLAP; i < 2 * 3000; i++) {
        assert_true(fabsf(first[i] - around[2000 + i]) < 0.0001f);
    }
    stem_close(stem);
}

static void copy(const char *from, const char *to, size_t bytes, size_t broken_at)
{
    FILE *in = fopen(from, "rb"), *copied = fopen(to, "wb");
    assert_non_null(in);
    assert_non_null(copied);
    for (size_t i = 0; i < bytes; i++) {
        int byte = fgetc(in);
        if (byte == EOF) {
            break;
        }
        fputc(broken_at && i >= broken_at && i < broken_at + 20000 ? 0 : byte, copied);
    }
    fclose(in);
    fclose(copied);
}

#define WHOLE SIZE_MAX
#define CALM  FOLDER "/tavern-calm.ogg"
#define TENSE FOLDER "/tavern-tense.ogg"

static void what_is_damaged_is_not_played(void **state)
{
    static const char calm[] = MEJA_SCRATCH "/broken-calm.ogg";
    static const char tense[] = MEJA_SCRATCH "/broken-tense.ogg";
    remove(calm);
    remove(tense);
    assert_null(playing_begin(MEJA_SCRATCH, "broken", 0)); /* both are missing */
    copy(CALM, calm, WHOLE, 0);
    assert_null(playing_begin(MEJA_SCRATCH, "broken", 0)); /* one is */
    copy(TENSE, tense, 0, 0);
    assert_null(playing_begin(MEJA_SCRATCH, "broken", 0)); /* empty */
    copy(TENSE, tense, 3000, 0);
    assert_null(playing_begin(MEJA_SCRATCH, "broken", 0)); /* cut off in its head */
    copy(TENSE, tense, 100000, 0);
    assert_null(playing_begin(MEJA_SCRATCH, "broken", 0)); /* and later: another length */
    copy(CALM, tense, WHOLE, 0);
    assert_null(playing_begin(MEJA_SCRATCH, "broken", 0)); /* not what belongs there */
    copy(TENSE, tense, WHOLE, 0);
    Playing *whole = playing_begin(MEJA_SCRATCH, "broken", 0);
    assert_non_null(whole);
    playing_end(whole);
}

/* It is silent from there on, and says so. */
static void damage_further_on_is_silence(void **state)
{
    copy(CALM, MEJA_SCRATCH "/holed-calm.ogg", WHOLE, 20000);
    copy(TENSE, MEJA_SCRATCH "/holed-tense.ogg", WHOLE, 0);
    Playing *playing = playing_begin(MEJA_SCRATCH, "holed", 0);
    assert_non_null(playing);
    playing_set_volume(playing, 100);
    for (int i = 0; i < 5 && !playing_is_damaged(playing); i++) {
        hear(playing, 8);
    }
    assert_true(playing_is_damaged(playing));
    assert_true(playing_is_over(playing));
    hear(playing, 1);
    assert_int_equal((int)loudness(0.1, 1), 0);
    playing_end(playing);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_piece_has_two_stems),
        cmocka_unit_test(it_fades_in_and_out),
        cmocka_unit_test(without_volume_it_is_silent),
        cmocka_unit_test(the_tense_stem_comes_within_two_bars),
        cmocka_unit_test(it_steps_back_by_half),
        cmocka_unit_test(it_goes_on_from_a_frame),
        cmocka_unit_test(a_stem_repeats_without_a_gap),
        cmocka_unit_test(what_is_damaged_is_not_played),
        cmocka_unit_test(damage_further_on_is_silence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
