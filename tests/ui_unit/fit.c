/* Words of all languages in rooms of any size, with letters of any size: never outside the room,
 * never smaller than the least, and never smaller in a larger room. The words and the rooms are
 * random, and the same in each run. */
#include "check.h"
#include "core/rng.h"
#include "i18n/catalogue.h"
#include "mo_file.h"
#include "text_block.h"

#include <math.h>
#include <string.h>

#define ROOMS_TRIED 500

static Fonts fonts;
static TextCache texts;
static Catalogue english, shown; /* what there is to say; the language in which it is said */
static Rng rng;

static int open_all(void **state)
{
    catalogue_init(&english);
    catalogue_init(&shown);
    texts_init(&texts, &fonts);
    rng = rng_seeded(34);
    bool has_words = catalogue_set_language(&english, LANGUAGE_ID, MEJA_DATA "/locale");
    return has_words && fonts_open(&fonts, MEJA_DATA) ? 0 : -1;
}

static int close_all(void **state)
{
    texts_release(&texts);
    fonts_close(&fonts);
    catalogue_release(&shown);
    catalogue_release(&english);
    return 0;
}

static float between(float least, float most)
{
    return least + (most - least) * (float)rng_below(&rng, 1001) / 1000;
}

/* Any of the texts that the program knows. */
static const char *any_words(void)
{
    size_t count = english.entries.count;
    const CatalogueEntry *entry = buffer_at(&english.entries, rng_below(&rng, (uint32_t)count));
    return entry->key[0] != '\0' ? tr(&shown, entry->key) : "8";
}

/* Of a window of any size with letters of 80 to 200 percent. */
static void any_scale(void)
{
    float unit = between(0.6f, 1.5f);
    texts.scale = unit * between(0.8f, 2);
    texts.fit_scale = fminf(texts.scale, unit);
}

static TextStyle any_style(void)
{
    return (TextStyle){(FontFace)rng_below(&rng, FONT_BODY_BOLD + 1), between(12, 40),
                       (TextAlign)rng_below(&rng, ALIGN_RIGHT + 1), false};
}

/* It holds at least a line of a few letters of the least size. */
static TextRoom any_room(void)
{
    TextRoom room = {.least = between(8, 20), .lines = rng_below(&rng, 4)};
    float readable = fmaxf(room.least, 18.76f * texts.fit_scale);
    room.w = between(4 * readable, 40 * readable);
    if (rng_below(&rng, 4) > 0) {
        room.h = between(1.6f * readable, 12 * readable);
    }
    return room;
}

static TextRoom enlarged(TextRoom room)
{
    room.w += between(0, room.w);
    room.h += between(0, room.h);
    return room;
}

static void check_within(const TextBlock *block, TextRoom room)
{
    assert_true(text_block_reach(block) <= room.w);
    assert_true(room.h <= 0 || block->h <= ceilf(room.h));
    assert_true(room.lines == 0 || block->line_count <= room.lines);
    assert_true(block->line_count > 0);
}

static void check_size(const TextBlock *block, TextStyle style, TextRoom room)
{
    float least = fminf(roundf(room.least), (float)text_pixel_size(&texts, style.size));
    int px = block->lines->px;
    assert_int_equal(text_pixel_size(&texts, block->size), px);
    assert_true((float)px >= least);
}

/* Whether the ends of its own lines were left out, since the room has one line only: with them it
 * may need smaller letters. */
static bool is_flattened(const char *words, const TextBlock *block)
{
    return strchr(words, '\n') && block->line_count == 1;
}

static void try_room(void)
{
    any_scale();
    const char *words = any_words();
    TextStyle style = any_style();
    TextRoom room = any_room(), larger = enlarged(room);
    const TextBlock *block = texts_fit(&texts, words, style, room);
    const TextBlock *more = texts_fit(&texts, words, style, larger);
    check_within(block, room);
    check_size(block, style, room);
    check_within(more, larger);
    bool is_less = more->size < block->size || (more->cut && !block->cut);
    if (is_less && !is_flattened(words, block)) {
        fail_msg("smaller in the larger room: %s", words);
    }
    texts_end_frame(&texts);
}

static void words_keep_to_their_rooms(void **state)
{
    static const Language languages[] = {LANGUAGE_EN, LANGUAGE_ID, LANGUAGE_RU, LANGUAGE_ZH_CN,
                                         LANGUAGE_XX};
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        assert_true(catalogue_set_language(&shown, languages[i], MEJA_DATA "/locale"));
        fonts.chinese = languages[i] == LANGUAGE_ZH_CN;
        for (int tried = 0; tried < ROOMS_TRIED; tried++) {
            try_room();
        }
    }
}

static bool is_below(void *context, int size)
{
    return size < *(int *)context;
}

static void the_largest_is_found(void **state)
{
    for (int limit = 0; limit < 30; limit++) {
        int found = text_largest(7, 19, is_below, &limit);
        assert_int_equal(found, fminf(fmaxf((float)limit - 1, 7), 19));
    }
    int limit = 100;
    assert_int_equal(text_largest(7, 3, is_below, &limit), 3); /* the least is wanted already */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_keep_to_their_rooms),
        cmocka_unit_test(the_largest_is_found),
    };
    return cmocka_run_group_tests(tests, open_all, close_all);
}
