/* Painting into memory: blending, clips, images through mappings, shapes. */
#include "pixels.h"

#include "check.h"
#include "shape.h"

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
        cmocka_unit_test(opaque_runs_are_found),
        cmocka_unit_test_setup(a_blit_keeps_to_its_clip, clear),
        cmocka_unit_test_setup(a_tint_multiplies, clear),
        cmocka_unit_test_setup(a_map_of_the_same_size_copies, clear),
        cmocka_unit_test_setup(a_quarter_turn_brings_the_left_to_the_top, clear),
        cmocka_unit_test_setup(a_map_enlarges, clear),
        cmocka_unit_test_setup(a_map_is_tinted_and_faded, clear),
        cmocka_unit_test_setup(round_corners_are_left_out, clear),
        cmocka_unit_test_setup(a_border_is_hollow, clear),
        cmocka_unit_test_setup(a_soft_edge_is_half_at_the_edge, clear),
        cmocka_unit_test_setup(what_will_be_hidden_is_not_painted, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
