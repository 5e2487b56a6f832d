/* Plural forms: which one a number takes in each language, by the tables of Unicode CLDR. With the
 * argument --rows it prints the forms of 0 … 200 instead, one language a line, for
 * plural_headers.py. */
#include "base/text.h"
#include "i18n/catalogue.h"
#include "mo_file.h"
#include "testing.h"

#include <stdio.h>

#define ROW_LENGTH 201

/* `forms` has one digit for each number. */
static void expect_forms(Language language, const uint64_t numbers[], const char *forms)
{
    for (size_t i = 0; forms[i] != '\0'; i++) {
        unsigned form = language_plural_form(language, numbers[i]);
        if (form != (unsigned)(forms[i] - '0')) {
            fail_msg("%llu takes form %u in %s", (unsigned long long)numbers[i], form,
                     language_code(language));
        }
    }
}

static void russian_has_three_forms(void **unused)
{
    static const uint64_t numbers[] = {0,   1,   2,   3,   4,   5,    9,    10,   11,        12,
                                       14,  15,  20,  21,  22,  24,   25,   100,  101,       102,
                                       111, 112, 114, 121, 122, 1000, 1001, 1011, UINT64_MAX};
    /* 2^64 - 1 ends in 615 */
    expect_forms(LANGUAGE_RU, numbers,
                 "20111222222"
                 "22011220122"
                 "2012022");
}

static void english_tells_one_from_others(void **unused)
{
    static const uint64_t numbers[] = {0, 1, 2, 11, 21, 101, UINT64_MAX};
    expect_forms(LANGUAGE_EN, numbers, "1011111");
    expect_forms(LANGUAGE_XX, numbers, "1011111");
}

static void languages_without_plurals_have_one_form(void **unused)
{
    static const uint64_t numbers[] = {0, 1, 2, 21, 100, UINT64_MAX};
    expect_forms(LANGUAGE_ID, numbers, "000000");
    expect_forms(LANGUAGE_ZH_CN, numbers, "000000");
}

static void set_forms(Catalogue *catalogue, const MoEntry *entry)
{
    MoFile file = mo_file(entry, 1, false);
    catalogue_init(catalogue);
    assert_true(catalogue_set_bytes(catalogue, LANGUAGE_RU, file.bytes, file.size));
}

static void a_number_finds_its_words(void **unused)
{
    static const MoEntry entry = MO_ENTRY("one\0other", "a\0b\0c");
    Catalogue catalogue;
    set_forms(&catalogue, &entry);
    assert_string_equal(tr_plural(&catalogue, "one", "other", 21), "a");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 22), "b");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 25), "c");
    assert_string_equal(tr_plural(&catalogue, "one", "other", -1), "a");
    assert_string_equal(tr_plural(&catalogue, "one", "other", -2), "b");
    assert_string_equal(tr_plural(&catalogue, "one", "other", INT64_MIN), "c"); /* … 808 */
    catalogue_release(&catalogue);
}

static void a_missing_form_is_the_last(void **unused)
{
    static const MoEntry entry = MO_ENTRY("one\0other", "first\0second");
    Catalogue catalogue;
    set_forms(&catalogue, &entry);
    assert_string_equal(tr_plural(&catalogue, "one", "other", 1), "first");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 2), "second");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 5), "second");
    catalogue_release(&catalogue);
}

static void english_is_built_in(void **unused)
{
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_string_equal(tr_plural(&catalogue, "one", "other", 0), "other");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 1), "one");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 21), "other");
    assert_string_equal(tr_plural(&catalogue, "log\004one", "other", 1), "one");
    assert_string_equal(tr_plural(&catalogue, "log\004one", "other", INT64_MIN), "other");
    catalogue_release(&catalogue);
}

static int print_rows(void)
{
    for (int language = 0; language < LANGUAGE_COUNT; language++) {
        printf("%s ", language_code((Language)language));
        for (uint64_t n = 0; n < ROW_LENGTH; n++) {
            printf("%u", language_plural_form((Language)language, n));
        }
        printf("\n");
    }
    return 0;
}

int main(int count, char *arguments[])
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(russian_has_three_forms),
        cmocka_unit_test(english_tells_one_from_others),
        cmocka_unit_test(languages_without_plurals_have_one_form),
        cmocka_unit_test(a_number_finds_its_words),
        cmocka_unit_test(a_missing_form_is_the_last),
        cmocka_unit_test(english_is_built_in),
    };
    if (count > 1 && text_equal(arguments[1], "--rows")) {
        return print_rows();
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
