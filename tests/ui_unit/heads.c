/* A picture that cannot be what its name says is refused by its head: the decoder, which would take
 * seconds and a gigabyte for the largest, is not asked. The heads are written by hand after RFC
 * 9649. */
#include "art.h"
#include "webp_head.h"

#include "check.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define FOLDER MEJA_SCRATCH "/heads"

/* Two white bars, 64 by 64, without loss. */
static const uint8_t sound[] = {0x52, 0x49, 0x46, 0x46, 0x2c, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42,
                                0x50, 0x56, 0x50, 0x38, 0x4c, 0x1f, 0x00, 0x00, 0x00, 0x2f, 0x3f,
                                0xc0, 0x0f, 0x10, 0x30, 0x10, 0xc1, 0x8c, 0xfe, 0x59, 0xe5, 0xf8,
                                0x00, 0xd8, 0x6e, 0xec, 0x07, 0x7b, 0xfe, 0x27, 0x40, 0x08, 0x53,
                                0x9f, 0x13, 0x9f, 0xff, 0xd6, 0x12, 0x13, 0x00};

static int decoded;

SDL_Surface *__wrap_IMG_LoadWEBP_RW(SDL_RWops *stream);
SDL_Surface *__real_IMG_LoadWEBP_RW(SDL_RWops *stream);

SDL_Surface *__wrap_IMG_LoadWEBP_RW(SDL_RWops *stream)
{
    decoded++;
    return __real_IMG_LoadWEBP_RW(stream);
}

static void keep(const char *name, const void *bytes, size_t size)
{
    char path[600];
    snprintf(path, sizeof path, FOLDER "/%s", name);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fwrite(bytes, 1, size, file);
    fclose(file);
}

static int begin(void **unused)
{
    static const char index[] = "small 64 64 64\nlarge 16383 16383 16383\n";
    mkdir(MEJA_SCRATCH, 0700);
    mkdir(FOLDER, 0700);
    mkdir(FOLDER "/art", 0700);
    keep("art/index.txt", index, sizeof index - 1);
    decoded = 0;
    return 0;
}

static bool loads(const char *name)
{
    Art art;
    Image image;
    assert_true(art_open(&art, FOLDER, ""));
    bool good = art_load(&art, art_find(&art, name), 64, 64, &image);
    if (good) {
        image_release(&image);
    }
    art_close(&art);
    return good;
}

static void a_sound_picture_is_decoded(void **unused)
{
    keep("art/small@64.webp", sound, sizeof sound);
    assert_true(loads("small"));
    assert_int_equal(decoded, 1);
}

/* 16382 in 14 bits, twice: 0x3ffe | 0x3ffe << 14 = 0x0fffbffe. */
static void a_picture_that_claims_to_be_huge_is_not_decoded(void **unused)
{
    uint8_t huge[sizeof sound];
    memcpy(huge, sound, sizeof sound);
    memcpy(huge + 21, "\xfe\xbf\xff\x0f", 4);
    keep("art/small@64.webp", huge, sizeof huge);
    keep("art/large@16383.webp", huge, sizeof huge);
    assert_false(loads("small"));
    assert_false(loads("large")); /* as wide as its name says */
    assert_int_equal(decoded, 0);
}

static void what_is_no_webp_is_not_decoded(void **unused)
{
    static const char png[] = "\x89PNG\r\n\x1a\n and no more than this, which is long enough";
    keep("art/small@64.webp", png, sizeof png);
    assert_false(loads("small"));
    keep("art/small@64.webp", sound, 20); /* cut off before its size */
    assert_false(loads("small"));
    keep("art/small@64.webp", "", 0);
    assert_false(loads("small"));
    assert_int_equal(decoded, 0);
}

static void the_size_stands_in_each_kind_of_head(void **unused)
{
    static const uint8_t lossy[WEBP_HEAD_BYTES] = "RIFF....WEBPVP8 ....\x10\x02\x00\x9d\x01\x2a"
                                                  "\x40\x41\xf0\x40"; /* the upper two bits scale */
    static const uint8_t extended[WEBP_HEAD_BYTES] =
        "RIFF....WEBPVP8X....\x10\0\0\0\xff\xff\x00\x03\x00\x01";
    int w = 0, h = 0;
    assert_true(webp_head_read(lossy, &w, &h));
    assert_int_equal(w, 0x140);
    assert_int_equal(h, 0xf0);
    assert_true(webp_head_read(extended, &w, &h));
    assert_int_equal(w, 0x10000);
    assert_int_equal(h, 0x10004);
    assert_true(webp_head_read(sound, &w, &h));
    assert_int_equal(w, 64);
    assert_int_equal(h, 64);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_sound_picture_is_decoded, begin),
        cmocka_unit_test_setup(a_picture_that_claims_to_be_huge_is_not_decoded, begin),
        cmocka_unit_test_setup(what_is_no_webp_is_not_decoded, begin),
        cmocka_unit_test_setup(the_size_stands_in_each_kind_of_head, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
