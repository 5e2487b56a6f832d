/* Making pictures smaller: each pixel is the mean of what it covers. */
#include "reduce.h"

#include "check.h"

static void halves_are_means_of_four(void **state)
{
    /* blue 0 4 / 8 12 and 100 100 / 100 100: means 6 and 100 */
    const uint32_t pixels[] = {0, 4, 100, 100, 8, 12, 100, 100};
    Image out;
    image_init(&out, 2, 1);
    image_reduce(pixels, 4, 4, 2, &out);
    assert_int_equal(out.pixels[0], 6);
    assert_int_equal(out.pixels[1], 100);
    image_release(&out);
}

/* Three pixels become two: each is one whole and half of the middle one, so (2·30 + 60) / 3 = 40
 * and (60 + 2·90) / 3 = 80. */
static void shares_of_a_pixel_are_exact(void **state)
{
    const uint32_t row[] = {30, 60, 90};
    Image out;
    image_init(&out, 2, 1);
    image_reduce(row, 3, 3, 1, &out);
    assert_int_equal(out.pixels[0], 40);
    assert_int_equal(out.pixels[1], 80);
    image_release(&out);
}

static void all_channels_and_the_stride_are_kept(void **state)
{
    /* the third pixel of each row is beyond the picture */
    const uint32_t pixels[] = {0xff804020, 0xff804020, 0x12345678,
                               0xff804020, 0xff804020, 0x12345678};
    Image out;
    image_init(&out, 1, 1);
    image_reduce(pixels, 3, 2, 2, &out);
    assert_int_equal(out.pixels[0], 0xff804020);
    image_release(&out);
}

static void the_same_size_is_a_copy(void **state)
{
    const uint32_t pixels[] = {1, 0xffffffff, 0x80402010, 0};
    Image out;
    image_init(&out, 2, 2);
    image_reduce(pixels, 2, 2, 2, &out);
    assert_memory_equal(out.pixels, pixels, sizeof pixels);
    image_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(halves_are_means_of_four),
        cmocka_unit_test(shares_of_a_pixel_are_exact),
        cmocka_unit_test(all_channels_and_the_stride_are_kept),
        cmocka_unit_test(the_same_size_is_a_copy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
