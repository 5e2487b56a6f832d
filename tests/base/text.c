/* Text building and UTF-8 steps: what is cut, what is refused. */
#include "base/text.h"
#include "testing.h"

#include <string.h>

static void appends_and_terminates(void **unused)
{
    char bytes[16];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, "n=");
    text_append_number(&text, -120);
    assert_string_equal(bytes, "n=-120");
    assert_int_equal(text.length, 6);
    assert_false(text.truncated);
}

static void writes_the_extremes(void **unused)
{
    char bytes[32];
    Text text = text_in(bytes, sizeof bytes);
    text_append_number(&text, INT64_MIN);
    assert_string_equal(bytes, "-9223372036854775808");
    text = text_in(bytes, sizeof bytes);
    text_append_number(&text, 0);
    assert_string_equal(bytes, "0");
}

static void never_cuts_a_character(void **unused)
{
    char bytes[6];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, "ab狄仁");
    assert_string_equal(bytes, "ab狄");
    assert_true(text.truncated);
    text = text_in(bytes, 5);
    text_append(&text, "ab狄");
    assert_string_equal(bytes, "ab");
}

static void parses_plain_numbers_only(void **unused)
{
    int64_t value = 7;
    assert_true(text_parse_number("-12", 3, &value));
    assert_int_equal(value, -12);
    assert_true(text_parse_number("9223372036854775807", 19, &value));
    assert_true(value == INT64_MAX);
    assert_true(text_parse_number("-9223372036854775808", 20, &value));
    assert_true(value == INT64_MIN);
    value = 7;
    static const char *const bad[] = {"",   "-",   "+1",  " 1",
                                      "1 ", "1.0", "0x1", "9223372036854775808"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_false(text_parse_number(bad[i], strlen(bad[i]), &value));
        assert_int_equal(value, 7);
    }
}

static void steps_over_code_points(void **unused)
{
    const char *text = "aё狄🇮";
    size_t at = 0;
    assert_int_equal(text_next_code_point(text, &at), 'a');
    assert_int_equal(text_next_code_point(text, &at), 0x451);
    assert_int_equal(text_next_code_point(text, &at), 0x72C4);
    assert_int_equal(text_next_code_point(text, &at), 0x1F1EE);
    assert_int_equal(at, 10);
    assert_int_equal(text_next_code_point(text, &at), 0);
    assert_int_equal(at, 10);
}

static void refuses_malformed_utf8(void **unused)
{
    static const char *const bad[] = {"\x80",        "\xC0\x80",         "\xED\xA0\x80",
                                      "\xE7\x8B",    "\xF4\x90\x80\x80", "a\xFF",
                                      "\xE0\x80\x80"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_false(text_is_utf8(bad[i], strlen(bad[i])));
    }
    assert_true(text_is_utf8("狄仁杰 ё", strlen("狄仁杰 ё")));
    size_t at = 0;
    assert_int_equal(text_next_code_point("\xE7\x8Bz", &at), 0xFFFD);
    assert_int_equal(at, 1);
}

/* ESC, BEL, CSI as one character, delete, an override of direction, a byte that is no UTF-8. */
static void commands_to_a_terminal_become_harmless(void **unused)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    text_append_harmless(&text, "ё\x1b[2J\a\n\xC2\x9B\x7F\xE2\x80\xAE\xFF狄.");
    assert_string_equal(bytes, "ё\xEF\xBF\xBD[2J\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD"
                               "\xEF\xBF\xBD\xEF\xBF\xBD狄.");
}

static void expect_trimmed(const char *text, const char *expected)
{
    char bytes[64];
    strcpy(bytes, text);
    text_trim(bytes);
    assert_string_equal(bytes, expected);
}

static void blanks_at_the_ends_go(void **state)
{
    expect_trimmed("", "");
    expect_trimmed("Anna", "Anna");
    expect_trimmed("  Anna  Lee\t", "Anna  Lee");
    expect_trimmed("\xC2\xA0\xE3\x80\x80李雷\xE2\x80\x8B", "李雷");
    expect_trimmed("   ", "");
    expect_trimmed("\xE3\x80\x80\xE2\x80\x8D", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(appends_and_terminates),
        cmocka_unit_test(writes_the_extremes),
        cmocka_unit_test(never_cuts_a_character),
        cmocka_unit_test(parses_plain_numbers_only),
        cmocka_unit_test(steps_over_code_points),
        cmocka_unit_test(refuses_malformed_utf8),
        cmocka_unit_test(blanks_at_the_ends_go),
        cmocka_unit_test(commands_to_a_terminal_become_harmless),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
