/* Easings: their ends are exact, and some places between by the formulas. */
#include "ui/tween.h"
#include "check.h"

static void every_curve_begins_at_0_and_ends_at_1(void **state)
{
    for (Ease kind = EASE_LINEAR; kind <= EASE_OUT_BACK; kind++) {
        assert_float_equal(ease(kind, 0), 0, 1e-6);
        assert_float_equal(ease(kind, 1), 1, 1e-6);
        assert_float_equal(ease(kind, -3), 0, 1e-6);
        assert_float_equal(ease(kind, 7), 1, 1e-6);
    }
}

static void half_way(void **state)
{
    assert_near(ease(EASE_LINEAR, 0.5f), 0.5);
    assert_near(ease(EASE_OUT_CUBIC, 0.5f), 0.875); /* 1 - 0.5³ */
    assert_near(ease(EASE_IN_CUBIC, 0.5f), 0.125);  /* 0.5³ */
    assert_near(ease(EASE_IN_OUT, 0.25f), 0.0625);  /* 4 × 0.25³ */
    assert_near(ease(EASE_IN_OUT, 0.75f), 0.9375);  /* 1 - 0.5³ / 2 */
    assert_near(ease(EASE_OUT_BACK, 0.5f), 1.025);  /* 1 - 2.2 / 8 + 1.2 / 4 */
}

static void mixing(void **state)
{
    assert_near(mix(10, 20, 0.25f), 12.5);
    assert_near(mix(10, -10, 1), -10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_curve_begins_at_0_and_ends_at_1),
        cmocka_unit_test(half_way),
        cmocka_unit_test(mixing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
