/* Sums and differences of sets with copies, against counting card by card. */
#include "scene.h"

#include "base/limits.h"
#include "core/rng.h"

#define PAIRS 20000

static CardSet any_set(Rng *rng)
{
    CardSet set = 0;
    for (Card card = 0; card < DIRENJIE_CARDS; card++) {
        if (direnjie_lowest(card) == card) {
            unsigned most = direnjie_is_identity(card) ? 3 : 1;
            unsigned count = rng_below(rng, most + 1);
            set |= ((card_bit(0) << count) - 1) << card;
        }
    }
    return set;
}

static void sums_and_differences_are_of_each_card(void **unused)
{
    Rng rng = rng_seeded(7);
    for (unsigned i = 0; i < PAIRS; i++) {
        CardSet a = any_set(&rng), b = any_set(&rng);
        CardSet sum = direnjie_join(a, b), rest = direnjie_less(a, b);
        for (Card card = 0; card < DIRENJIE_CARDS; card++) {
            int most = direnjie_is_identity(card) ? 3 : 1;
            int in_a = (int)direnjie_copies_in(a, card), in_b = (int)direnjie_copies_in(b, card);
            assert_int_equal(direnjie_copies_in(sum, card), min_int(most, in_a + in_b));
            assert_int_equal(direnjie_copies_in(rest, card), max_int(0, in_a - in_b));
        }
        assert_int_equal((sum | rest) >> DIRENJIE_CARDS, 0);
    }
}

/* n copies are the lowest n bits of the three. */
static void they_are_written_as_sets_are(void **unused)
{
    assert_true(direnjie_join(cards_of("T1 L5"), cards_of("T1 L5 M2")) ==
                cards_of("T1 T1 L5 L5 M2"));
    assert_true(direnjie_less(cards_of("T1 T1 L5 L5 M2"), cards_of("T1 M2 T2")) ==
                cards_of("T1 L5 L5"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_and_differences_are_of_each_card),
        cmocka_unit_test(they_are_written_as_sets_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
