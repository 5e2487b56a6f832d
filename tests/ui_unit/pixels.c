/* Painting into memory: blending, clips, images through mappings, shapes. */
#include "pixels.h"

#include "check.h"
#include "lanes.h"
#include "shape.h"

#include <stdlib.h>
#include <string.h>

#define SIDE  16
#define BLACK 0xff000000U
#define WHITE 0xffffffffU

static uint32_t memory[SIDE * SIDE];
static const Target TARGET = {memory, SIDE, SIDE, SIDE};
static const Box ALL = {0, 0, SIDE, SIDE};

static int clear(void **state)
{
    for (int i = 0; i < SIDE * SIDE; i++) {
        memory[i] = BLACK;
    }
    return 0;
}

static uint32_t at(int x, int y)
{
    return memory[y * SIDE + x];
}

static int channel(int x, int y)
{
    return (int)(at(x, y) & 255);
}

static void an_opaque_fill_replaces(void **state)
{
    pixels_fill(&TARGET, (Box){2, 3, 4, 5}, (Color){255, 128, 0, 255});
    assert_int_equal(at(2, 3), 0xffff8000U);
    assert_int_equal(at(3, 4), 0xffff8000U);
    assert_int_equal(at(4, 4), BLACK);
    assert_int_equal(at(2, 2), BLACK);
}

static void half_of_white_over_black_is_grey(void **state)
{
    pixels_fill(&TARGET, (Box){0, 0, 1, 1}, (Color){255, 255, 255, 128});
    assert_in_range(channel(0, 0), 126, 130);
}

static void nothing_changes_a_pixel_that_nothing_covers(void **state)
{
    for (uint32_t value = 0; value < 256; value++) {
        uint32_t pixel = 0xff000000U | value << 16 | value << 8 | value;
        assert_int_equal(pixel_over(0, pixel), pixel);
        assert_int_equal(pixel_over(pixel, WHITE), pixel);
    }
}

/* A pixel multiplied by its alpha, another one at each place. */
static uint32_t some_pixel(uint32_t place)
{
    uint32_t a = place * 37 % 256, hash = place * 2654435761U;
    return pixel_times(0xff000000U | (hash & 0xffffffU), a + (a >> 7));
}

/* Two at a time gives what one at a time does, whatever their number. */
static void pairs_of_pixels_are_painted_as_each_alone(void **state)
{
    for (int count = 0; count < 8; count++) {
        uint32_t top[8], below[8], even[8];
        for (int i = 0; i < 8; i++) {
            top[i] = some_pixel((uint32_t)(8 * count + i));
            below[i] = even[i] = 0xff000000U | some_pixel((uint32_t)(900 + i));
        }
        lanes_over(below, top, count);
        lanes_over_even(even, top[0], count);
        for (int i = 0; i < 8; i++) {
            uint32_t was = 0xff000000U | some_pixel((uint32_t)(900 + i));
            assert_int_equal(below[i], i < count ? pixel_over(top[i], was) : was);
            assert_int_equal(even[i], i < count ? pixel_over(top[0], was) : was);
        }
    }
}

static Image striped(void)
{
    Image image;
    image_init(&image, 4, 4);
    for (int i = 0; i < 16; i++) {
        image.pixels[i] = i % 4 == 0 ? 0 : WHITE;
    }
    image_find_spans(&image);
    return image;
}

static void opaque_runs_are_found(void **state)
{
    Image image = striped();
    assert_int_equal(image.spans[2].from, 1);
    assert_int_equal(image.spans[2].to, 4);
    image_release(&image);
}

static void a_blit_keeps_to_its_clip(void **state)
{
    Image image = striped();
    pixels_blit(&TARGET, (Box){0, 0, 7, 7}, &image, 5, 5);
    assert_int_equal(at(5, 5), BLACK); /* transparent there */
    assert_int_equal(at(6, 6), WHITE);
    assert_int_equal(at(7, 6), BLACK); /* outside the clip */
    pixels_blit(&TARGET, ALL, &image, -2, -2);
    assert_int_equal(at(0, 0), WHITE);
    assert_int_equal(at(2, 1), BLACK);
    image_release(&image);
}

static void a_tint_multiplies(void **state)
{
    Image image = striped();
    pixels_blit_tinted(&TARGET, ALL, &image, 0, 0, (Color){255, 0, 0, 255});
    assert_int_equal(at(1, 0), 0xffff0000U);
    image_release(&image);
}

static void a_map_of_the_same_size_copies(void **state)
{
    Image image = striped();
    Mapping mapping = mapping_of(&image, (Outline){{3, 3, 4, 4}, 0});
    pixels_map(&TARGET, ALL, &image, &mapping, (Color){255, 255, 255, 255});
    assert_int_equal(at(3, 4), BLACK);
    for (int x = 4; x < 7; x++) {
        assert_in_range(channel(x, 4), 252, 255);
    }
    assert_int_equal(at(7, 4), BLACK);
    image_release(&image);
}

static void a_quarter_turn_brings_the_left_to_the_top(void **state)
{
    Image image = striped(); /* its left column is empty */
    Mapping mapping = mapping_of(&image, (Outline){{4, 4, 4, 4}, 90});
    pixels_map(&TARGET, ALL, &image, &mapping, (Color){255, 255, 255, 255});
    assert_in_range(channel(5, 4), 0, 3);
    assert_in_range(channel(5, 5), 252, 255);
    assert_in_range(channel(5, 7), 252, 255);
    image_release(&image);
}

static void a_map_enlarges(void **state)
{
    Image image = striped();
    Mapping mapping = mapping_of(&image, (Outline){{0, 0, 16, 16}, 0});
    pixels_map(&TARGET, ALL, &image, &mapping, (Color){255, 255, 255, 255});
    assert_in_range(channel(1, 8), 0, 3);
    assert_in_range(channel(10, 8), 252, 255);
    image_release(&image);
}

static uint32_t between(uint32_t a, uint32_t b, uint32_t by)
{
    return (a * (256 - by) + b * by) >> 8;
}

/* Of a grey image, at a place in parts of 65536 of a pixel. */
static uint32_t sampled(const Image *image, int u, int v)
{
    const uint32_t *row = image->pixels + (ptrdiff_t)(v >> 16) * image->w + (u >> 16);
    uint32_t across = (uint32_t)(u >> 8) & 255, down = (uint32_t)(v >> 8) & 255;
    uint32_t upper = between(row[0] & 255, row[1] & 255, across);
    uint32_t lower = between(row[image->w] & 255, row[image->w + 1] & 255, across);
    return between(upper, lower, down);
}

/* What is made higher is made row by row of the image; it looks as pixel by pixel. */
static void an_even_enlargement_lies_between_pixels(void **state)
{
    Image image;
    image_init(&image, 5, 6);
    for (int i = 0; i < 30; i++) {
        image.pixels[i] = BLACK | (uint32_t)(i * 71 % 256) * 0x10101U;
    }
    Mapping mapping = mapping_of(&image, (Outline){{0, 0, 16, 16}, 0});
    pixels_map(&TARGET, ALL, &image, &mapping, (Color){255, 255, 255, 255});
    for (int y = 3; y < 12; y++) {
        for (int x = 3; x < 12; x++) {
            int u = (int)((mapping.u - 0.5f + (float)x * mapping.u_x) * 65536);
            int v = (int)((mapping.v - 0.5f + (float)y * mapping.v_y) * 65536);
            int wanted = (int)sampled(&image, u, v);
            assert_in_range(channel(x, y), wanted > 2 ? wanted - 2 : 0, wanted + 2);
        }
    }
    image_release(&image);
}

/* A black image amid white, of which nothing may be seen. */
static void map_black_amid_white(const Target *target, int w, int h, Rect rect)
{
    uint32_t around[64];
    for (int i = 0; i < 64; i++) {
        around[i] = i >= 24 && i < 24 + w * h ? BLACK : WHITE;
    }
    Image image = {.w = w, .h = h, .pixels = around + 24};
    Mapping mapping = mapping_of(&image, (Outline){rect, 0});
    pixels_map(target, (Box){0, 0, target->w, target->h}, &image, &mapping,
               (Color){255, 255, 255, 255});
}

static void of_one_row_or_column_nothing_else_is_seen(void **state)
{
    static const int sizes[][2] = {{2, 1}, {1, 2}, {1, 1}};
    for (int i = 0; i < 3; i++) {
        /* The middle of the ninth pixel lies 0.0095 behind that of an only row or column. */
        map_black_amid_white(&TARGET, sizes[i][0], sizes[i][1], (Rect){-42.45f, -42.45f, 100, 100});
        for (int pixel = 0; pixel < SIDE * SIDE; pixel++) {
            assert_int_equal(memory[pixel] & 255, 0);
        }
    }
}

/* 4 / 4000 of a pixel is rounded up by 0.46 / 65536, which over the whole row is 0.028. */
static void a_long_row_does_not_reach_into_the_next(void **state)
{
    static uint32_t pixels[4 * 4000];
    Target target = {pixels, 4000, 4, 4000};
    for (int i = 0; i < 4 * 4000; i++) {
        pixels[i] = BLACK;
    }
    map_black_amid_white(&target, 4, 3, (Rect){0, 0.4f, 4000, 3});
    for (int i = 0; i < 4 * 4000; i++) {
        assert_int_equal(pixels[i] & 255, 0);
    }
}

static void colours_are_multiplied_by_their_alpha(void **state)
{
    for (uint32_t alpha = 0; alpha < 256; alpha++) {
        for (uint32_t value = 0; value < 256; value++) {
            uint32_t pixels[3] = {alpha << 24 | value, alpha << 24 | value << 16, alpha << 24};
            uint32_t times = value * alpha / 255;
            lanes_premultiply_swapped(pixels, 3);
            assert_int_equal(pixels[0], alpha << 24 | times << 16);
            assert_int_equal(pixels[1], alpha << 24 | times);
            assert_int_equal(pixels[2], alpha << 24);
        }
    }
}

/* Over white, so that what shines through is known. */
static void a_map_is_tinted_and_faded(void **state)
{
    Image image = striped();
    Mapping mapping = mapping_of(&image, (Outline){{0, 0, 16, 16}, 0});
    pixels_map(&TARGET, ALL, &image, &mapping, (Color){128, 255, 0, 255});
    assert_in_range((at(10, 8) >> 16) & 255, 125, 129);
    assert_in_range((at(10, 8) >> 8) & 255, 252, 255);
    assert_in_range(channel(10, 8), 0, 1);
    clear(state);
    pixels_map(&TARGET, ALL, &image, &mapping, (Color){255, 255, 255, 64});
    assert_in_range(channel(10, 8), 62, 66);
    assert_in_range(channel(1, 8), 0, 3);
    image_release(&image);
}

static void round_corners_are_left_out(void **state)
{
    Shape shape = {.outline = {{0, 0, 16, 16}, 0}, .radius = 6};
    shape_paint(&TARGET, ALL, &shape, (Color){255, 255, 255, 255});
    assert_int_equal(at(0, 0), BLACK);
    assert_int_equal(at(8, 0), WHITE);
    assert_int_equal(at(8, 8), WHITE);
}

static void a_border_is_hollow(void **state)
{
    Shape shape = {.outline = {{2, 2, 12, 12}, 0}, .thickness = 2};
    shape_paint(&TARGET, ALL, &shape, (Color){255, 255, 255, 255});
    assert_int_equal(at(2, 8), WHITE);
    assert_int_equal(at(3, 8), WHITE);
    assert_int_equal(at(4, 8), BLACK);
    assert_int_equal(at(1, 8), BLACK);
    assert_int_equal(at(8, 8), BLACK);
}

/* By its parts it is painted as by asking about each pixel, which a turn that is not seen needs. */
static void an_upright_shape_is_painted_as_a_turned_one(void **state)
{
    static const Shape shapes[] = {
        {.outline = {{1.5f, 2.25f, 12, 11}, 0}, .radius = 3},
        {.outline = {{0.3f, 4, 15, 6}, 0}, .radius = 3},
        {.outline = {{1, 1, 14, 14}, 0}, .radius = 4, .thickness = 2},
        {.outline = {{5, 0, 5, 16}, 0}, .radius = 2.5f, .thickness = 1},
        {.outline = {{2, 2, 12, 12}, 0}},
        {.outline = {{-9, -9, 20, 18}, 0}, .radius = 5, .thickness = 3},
    };
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        uint32_t upright[SIDE * SIDE];
        Shape shape = shapes[i];
        clear(state);
        shape_paint(&TARGET, ALL, &shape, (Color){255, 200, 90, 200});
        memcpy(upright, memory, sizeof upright);
        shape.outline.angle = 0.00001f;
        clear(state);
        shape_paint(&TARGET, ALL, &shape, (Color){255, 200, 90, 200});
        for (int j = 0; j < SIDE * SIDE; j++) {
            assert_true(abs((int)(upright[j] & 255) - (int)(memory[j] & 255)) <= 1);
        }
    }
}

static void a_soft_edge_is_half_at_the_edge(void **state)
{
    Soft soft = {.outline = {{-40, 8, 96, 80}, 0}, .blur = 2};
    soft_paint(&TARGET, ALL, &soft, (Color){255, 255, 255, 255});
    assert_in_range(channel(8, 7) + channel(8, 8), 240, 270); /* either side of the edge */
    assert_in_range(channel(8, 2), 0, 2);
    assert_in_range(channel(8, 14), 250, 255);
}

static void what_will_be_hidden_is_not_painted(void **state)
{
    Soft soft = {.outline = {{0, 0, 16, 16}, 0}, .blur = 1};
    hidden_add(&soft.hidden, (Outline){{5, -8, 6, 32}, 0});
    soft_paint(&TARGET, ALL, &soft, (Color){255, 255, 255, 255});
    assert_int_equal(at(8, 8), BLACK);
    assert_in_range(channel(3, 8), 200, 255);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(an_opaque_fill_replaces, clear),
        cmocka_unit_test_setup(half_of_white_over_black_is_grey, clear),
        cmocka_unit_test(nothing_changes_a_pixel_that_nothing_covers),
        cmocka_unit_test(pairs_of_pixels_are_painted_as_each_alone),
        cmocka_unit_test(opaque_runs_are_found),
        cmocka_unit_test_setup(a_blit_keeps_to_its_clip, clear),
        cmocka_unit_test_setup(a_tint_multiplies, clear),
        cmocka_unit_test_setup(a_map_of_the_same_size_copies, clear),
        cmocka_unit_test_setup(a_quarter_turn_brings_the_left_to_the_top, clear),
        cmocka_unit_test_setup(a_map_enlarges, clear),
        cmocka_unit_test_setup(an_even_enlargement_lies_between_pixels, clear),
        cmocka_unit_test_setup(of_one_row_or_column_nothing_else_is_seen, clear),
        cmocka_unit_test(a_long_row_does_not_reach_into_the_next),
        cmocka_unit_test(colours_are_multiplied_by_their_alpha),
        cmocka_unit_test_setup(a_map_is_tinted_and_faded, clear),
        cmocka_unit_test_setup(round_corners_are_left_out, clear),
        cmocka_unit_test_setup(a_border_is_hollow, clear),
        cmocka_unit_test(an_upright_shape_is_painted_as_a_turned_one),
        cmocka_unit_test_setup(a_soft_edge_is_half_at_the_edge, clear),
        cmocka_unit_test_setup(what_will_be_hidden_is_not_painted, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
