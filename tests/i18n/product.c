/* The product's own catalogues, as built: every language can be switched to at run time, without
 * any locale of the system, and words dates and time spans as the translators' guide says. */
#include "i18n/format.h"
#include "testing.h"

#define NBSP "\u00a0"

static const char *const dates[LANGUAGE_PLAYER_COUNT] = {"5 March 2025", "5 Maret 2025",
                                                         "5 марта 2025" NBSP "г.", "2025年3月5日"};
static const char *const spans[LANGUAGE_PLAYER_COUNT] = {"5 min 20 s", "5 mnt 20 dtk",
                                                         "5" NBSP "мин 20" NBSP "с", "5分20秒"};

static void expect_words(const Catalogue *catalogue, int language)
{
    char bytes[128];
    Text out = text_in(bytes, sizeof bytes);
    date_write(catalogue, 2025, 3, 5, &out);
    assert_string_equal(bytes, dates[language]);
    out = text_in(bytes, sizeof bytes);
    time_span_write(catalogue, 320, &out);
    assert_string_equal(bytes, spans[language]);
}

static void every_language_can_be_switched_to(void **unused)
{
    Catalogue catalogue;
    catalogue_init(&catalogue);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < LANGUAGE_PLAYER_COUNT; i++) {
            assert_true(catalogue_set_language(&catalogue, (Language)i, LOCALE_FOLDER));
            assert_int_equal(catalogue.language, i);
            expect_words(&catalogue, i);
        }
    }
    catalogue_release(&catalogue);
}

static void months_are_told_apart(void **unused)
{
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_true(catalogue_set_language(&catalogue, LANGUAGE_ZH_CN, LOCALE_FOLDER));
    for (int month = 1; month <= 12; month++) {
        char expected[64];
        char bytes[64];
        Text text = text_in(expected, sizeof expected);
        text_append(&text, "1999年");
        text_append_number(&text, month);
        text_append(&text, "月31日");
        text = text_in(bytes, sizeof bytes);
        date_write(&catalogue, 1999, month, 31, &text);
        assert_string_equal(bytes, expected);
    }
    catalogue_release(&catalogue);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_language_can_be_switched_to),
        cmocka_unit_test(months_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
