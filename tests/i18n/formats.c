/* Numbers, percentages and lists by the habit of each language; the expected texts are
 * those of the translators' guide. Catalogues without words are enough for it. */
#include "i18n/format.h"
#include "mo_file.h"
#include "testing.h"

#define NBSP "\u00a0"

typedef void Writer(const Catalogue *catalogue, Text *out);

/* What `write` appends in each language of the players, in the order of Language. */
static void expect(Writer *write, const char *const expected[LANGUAGE_PLAYER_COUNT])
{
    static const MoEntry header[] = {MO_ENTRY("", "Language: any\n")};
    MoFile file = mo_file(header, 1, false);
    for (int i = 0; i < LANGUAGE_PLAYER_COUNT; i++) {
        char bytes[128];
        Text out = text_in(bytes, sizeof bytes);
        Catalogue catalogue;
        catalogue_init(&catalogue);
        assert_true(catalogue_set_bytes(&catalogue, (Language)i, file.bytes, file.size));
        write(&catalogue, &out);
        assert_string_equal(bytes, expected[i]);
        catalogue_release(&catalogue);
    }
}

static void write_four_digits(const Catalogue *catalogue, Text *out)
{
    number_write(catalogue, 1234, out);
}

static void write_five_digits(const Catalogue *catalogue, Text *out)
{
    number_write(catalogue, 12345, out);
}

static void write_long_negative(const Catalogue *catalogue, Text *out)
{
    number_write(catalogue, -1234567, out);
}

static void write_small(const Catalogue *catalogue, Text *out)
{
    number_write(catalogue, 0, out);
    text_append(out, " ");
    number_write(catalogue, 999, out);
    text_append(out, " ");
    number_write(catalogue, -1, out);
}

static void write_least(const Catalogue *catalogue, Text *out)
{
    number_write(catalogue, INT64_MIN, out);
}

static void write_decimals(const Catalogue *catalogue, Text *out)
{
    number_write_decimal(catalogue, 123456, 1, out);
    text_append(out, " ");
    number_write_decimal(catalogue, -5, 2, out);
    text_append(out, " ");
    number_write_decimal(catalogue, 12345, 1, out);
}

static void write_percent(const Catalogue *catalogue, Text *out)
{
    number_write_percent(catalogue, 75, out);
}

static void write_list(const Catalogue *catalogue, Text *out)
{
    static const char *const items[] = {"8♣", "8♦", "8♠"};
    list_write(catalogue, items, 0, out);
    list_write(catalogue, items, 1, out);
    text_append(out, " ");
    list_write(catalogue, items, 3, out);
}

static void numbers_are_grouped(void **unused)
{
    expect(write_four_digits, (const char *[]){"1,234", "1.234", "1234", "1234"});
    expect(write_five_digits, (const char *[]){"12,345", "12.345", "12" NBSP "345", "12345"});
    expect(write_long_negative,
           (const char *[]){"−1,234,567", "−1.234.567", "−1" NBSP "234" NBSP "567", "−1234567"});
    expect(write_small, (const char *[]){"0 999 −1", "0 999 −1", "0 999 −1", "0 999 −1"});
    expect(write_least,
           (const char *[]){"−9,223,372,036,854,775,808", "−9.223.372.036.854.775.808",
                            "−9" NBSP "223" NBSP "372" NBSP "036" NBSP "854" NBSP "775" NBSP "808",
                            "−9223372036854775808"});
}

static void decimals_have_their_sign(void **unused)
{
    expect(write_decimals,
           (const char *[]){"12,345.6 −0.05 1,234.5", "12.345,6 −0,05 1.234,5",
                            "12" NBSP "345,6 −0,05 1234,5", "12345.6 −0.05 1234.5"});
}

static void percentages(void **unused)
{
    expect(write_percent, (const char *[]){"75%", "75%", "75" NBSP "%", "75%"});
}

static void lists_are_joined(void **unused)
{
    expect(write_list,
           (const char *[]){"8♣ 8♣, 8♦, 8♠", "8♣ 8♣, 8♦, 8♠", "8♣ 8♣, 8♦, 8♠", "8♣ 8♣、8♦、8♠"});
}

static void expect_span(int64_t seconds, const char *expected)
{
    char bytes[64];
    Text out = text_in(bytes, sizeof bytes);
    Catalogue catalogue;
    catalogue_init(&catalogue);
    time_span_write(&catalogue, seconds, &out);
    assert_string_equal(bytes, expected);
    catalogue_release(&catalogue);
}

static void spans_show_their_two_largest_units(void **unused)
{
    expect_span(-5, "0 s");
    expect_span(0, "0 s");
    expect_span(59, "59 s");
    expect_span(60, "1 min 0 s");
    expect_span(320, "5 min 20 s");
    expect_span(3599, "59 min 59 s");
    expect_span(3600, "1 h 0 min");
    expect_span(90061, "25 h 1 min");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_grouped),
        cmocka_unit_test(decimals_have_their_sign),
        cmocka_unit_test(percentages),
        cmocka_unit_test(lists_are_joined),
        cmocka_unit_test(spans_show_their_two_largest_units),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
