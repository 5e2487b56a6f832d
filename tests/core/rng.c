/* The generator: the same numbers everywhere, no bias. */
#include "core/rng.h"
#include "testing.h"

/* One step by hand: state 1 gives output 0 (all of its high bits are 0) and the next state is
 * multiplier + increment. */
static void steps_as_published(void **unused)
{
    Rng rng = {.state = 1};
    assert_int_equal(rng_next(&rng), 0);
    assert_true(rng.state == UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407));
}

static void equal_seeds_equal_numbers(void **unused)
{
    Rng a = rng_seeded(7), b = rng_seeded(7), c = rng_seeded(8);
    int same = 0;
    for (int i = 0; i < 100; i++) {
        uint32_t number = rng_next(&a);
        assert_int_equal(number, rng_next(&b));
        same += number == rng_next(&c);
    }
    assert_true(same < 3);
}

static void below_is_uniform(void **unused)
{
    Rng rng = rng_seeded(1);
    int seen[6] = {0};
    for (int i = 0; i < 60000; i++) {
        seen[rng_below(&rng, 6)]++;
    }
    for (int i = 0; i < 6; i++) {
        assert_in_range(seen[i], 9600, 10400); /* over four standard deviations of 91 */
    }
    assert_int_equal(rng_below(&rng, 1), 0);
}

static void shuffle_keeps_every_card_and_reaches_every_order(void **unused)
{
    Rng rng = rng_seeded(3);
    int orders[27] = {0};
    for (int i = 0; i < 6000; i++) {
        Card cards[3] = {0, 1, 2};
        rng_shuffle(&rng, cards, 3);
        assert_int_equal(card_bit(cards[0]) | card_bit(cards[1]) | card_bit(cards[2]), 7);
        orders[9 * cards[0] + 3 * cards[1] + cards[2]]++;
    }
    int reached = 0;
    for (int i = 0; i < 27; i++) {
        reached += orders[i] > 0;
        assert_true(orders[i] == 0 || (orders[i] > 880 && orders[i] < 1120));
    }
    assert_int_equal(reached, 6);
}

static void pick_takes_members_only(void **unused)
{
    Rng rng = rng_seeded(4);
    CardSet set = card_bit(3) | card_bit(40) | card_bit(55);
    CardSet seen = 0;
    for (int i = 0; i < 200; i++) {
        seen |= card_bit(rng_pick(&rng, set));
    }
    assert_true(seen == set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_as_published),
        cmocka_unit_test(equal_seeds_equal_numbers),
        cmocka_unit_test(below_is_uniform),
        cmocka_unit_test(shuffle_keeps_every_card_and_reaches_every_order),
        cmocka_unit_test(pick_takes_members_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
