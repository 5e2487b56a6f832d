/* Which words a hint has for a chance: nought per cent is said in words, and only what is proven is
 * called lost. */
#include "help.h"
#include "testing.h"

static HintTone tone(int chance, bool is_certain)
{
    Advice advice = {.chance = (int16_t)chance, .is_certain = is_certain};
    return play_hint_tone(&advice);
}

static void a_chance_is_a_number(void **state)
{
    assert_int_equal(tone(1000, true), HINT_CHANCE);
    assert_int_equal(tone(5, false), HINT_CHANCE); /* 1 % */
    assert_int_equal(tone(500, true), HINT_CHANCE);
}

static void no_chance_is_said_in_words(void **state)
{
    assert_int_equal(tone(0, true), HINT_LOST);
    assert_int_equal(tone(0, false), HINT_FAINT);
    assert_int_equal(tone(4, false), HINT_FAINT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_chance_is_a_number),
        cmocka_unit_test(no_chance_is_said_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
