/* What phones write is read as it stands, or not at all. */
#include "order.h"

#include "testing.h"

#include <string.h>

static bool reads(const char *line)
{
    Order order;
    return order_read_press(line, strlen(line), &order);
}

static void a_press_is_read(void **unused)
{
    Order order;
    const char *line = "abc234 17 zh-Hans card.4H.0";
    assert_true(order_read_press(line, strlen(line), &order));
    assert_string_equal(order.key, "abc234");
    assert_int_equal(order.count, 17);
    assert_string_equal(order.language, "zh-Hans");
    assert_string_equal(order.id, "card.4H.0");
}

static void whatever_looks_otherwise_is_refused(void **unused)
{
    static const char *const lines[] = {
        "",
        "abc",
        "abc 1",
        "abc 1 en",
        "abc 1 en ",
        " abc 1 en hello",
        "abc 1 en hello ",
        "abc  1 en hello",
        "abc 1 en hello\n",
        "abc -1 en hello",
        "abc 1x en hello",
        "abc 99999999999999999999 en hello",
        "abc 1 english-at-length hello",
        "a.c 1 en hello",
        "abc 1 en <script>",
        "abc 1 en \xff",
        "abcdefghijklmnopqrstuvwxyz0123456789 1 en hello",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        assert_false(reads(lines[i]));
    }
}

static void what_is_too_long_is_refused(void **unused)
{
    char line[1000];
    memset(line, 'a', sizeof line);
    memcpy(line, "abc 1 en ", 9);
    line[9 + PHONE_ID_BYTES - 1] = '\0';
    assert_true(reads(line));
    line[9 + PHONE_ID_BYTES - 1] = 'a';
    line[9 + PHONE_ID_BYTES] = '\0';
    assert_false(reads(line));
    Order order = {.count = 3};
    assert_false(order_read_press(line, sizeof line, &order));
    assert_int_equal(order.count, 3);
}

static void an_end_within_is_no_end(void **unused)
{
    static const char line[] = "abc 1 en he\0llo";
    Order order;
    assert_false(order_read_press(line, sizeof line - 1, &order));
}

static void sitting_down_is_read(void **unused)
{
    Order order;
    assert_true(order_read_sitting("abc ru", 6, &order));
    assert_string_equal(order.key, "abc");
    assert_string_equal(order.language, "ru");
    assert_false(order_read_sitting("abc", 3, &order));
    assert_false(order_read_sitting("abc ru more", 11, &order));
}

static void only_equal_keys_are_the_same(void **unused)
{
    assert_true(order_same("abcd", "abcd", 4));
    assert_false(order_same("abcd", "abce", 4));
    assert_false(order_same("abcd", "bbcd", 4));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_press_is_read),
        cmocka_unit_test(whatever_looks_otherwise_is_refused),
        cmocka_unit_test(what_is_too_long_is_refused),
        cmocka_unit_test(an_end_within_is_no_end),
        cmocka_unit_test(sitting_down_is_read),
        cmocka_unit_test(only_equal_keys_are_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
