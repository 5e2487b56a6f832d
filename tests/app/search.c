/* Words are found in a text whatever the size of their letters, in the languages of the program. */
#include "search.h"
#include "testing.h"

static void letters_are_small_and_large(void **state)
{
    assert_true(search_finds("A combo: two cards", "COMBO"));
    assert_true(search_finds("Лазарет", "лАЗАР"));
    assert_true(search_finds("Ещё одна", "ЕЩЁ"));
    assert_true(search_finds("弃牌堆洗匀", "牌堆"));
    assert_true(search_finds("DOPPELGÄNGER", "doppelgänger"));
}

static void what_is_not_there_is_not_found(void **state)
{
    assert_false(search_finds("A combo", "combos"));
    assert_false(search_finds("", "a"));
    assert_false(search_finds("Лазарет", "лазаретт"));
}

static void nothing_stands_everywhere(void **state)
{
    assert_true(search_finds("A combo", ""));
    assert_true(search_finds("", ""));
}

static void each_place_is_found(void **state)
{
    const char *text = "Yield: who yields, yields.";
    const size_t starts[] = {0, 11, 19};
    TextSpan span = {0, 0};
    for (size_t i = 0; i < 3; i++) {
        assert_true(search_next(text, "yield", span.to, &span));
        assert_int_equal(span.from, starts[i]);
        assert_int_equal(span.to, starts[i] + 5);
    }
    assert_false(search_next(text, "yield", span.to, &span));
    assert_false(search_next(text, "", 0, &span));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_are_small_and_large),
        cmocka_unit_test(what_is_not_there_is_not_found),
        cmocka_unit_test(nothing_stands_everywhere),
        cmocka_unit_test(each_place_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
