/* Intervals worked out by hand from Wilson's formula with 1.96 deviations. */
#include "base/share.h"
#include "testing.h"

static void expect(Share share, double middle, double low, double high)
{
    assert_true(share.share > middle - 0.0001 && share.share < middle + 0.0001);
    assert_true(share.low > low - 0.0001 && share.low < low + 0.0001);
    assert_true(share.high > high - 0.0001 && share.high < high + 0.0001);
}

/* z² = 3.8416. Of ten: the middle is (p + 0.19208) / 1.38416, to both sides of it
 * 1.96 · √(p (1 − p) / 10 + 0.009604) / 1.38416: for p = 1/2, √0.034604 = 0.186022. */
static void an_interval_is_wilsons(void **unused)
{
    expect(share_of(5, 10), 0.5, 0.2366, 0.7634);
    expect(share_of(2.5, 5), 0.5, 0.1705, 0.8295); /* √(0.05 + 0.038416) · 1.96 / 1.76832 */
}

/* p = 1: the upper end is 1, the lower 1 / 1.38416. */
static void all_alike_is_an_interval_too(void **unused)
{
    expect(share_of(10, 10), 1, 0.7225, 1);
    expect(share_of(0, 10), 0, 0, 0.2775);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_interval_is_wilsons),
        cmocka_unit_test(all_alike_is_an_interval_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
