/* Which language a person's environment asks for, and the facts about languages. */
#include "i18n/language.h"
#include "testing.h"

static void codes_lead_back_to_their_language(void **unused)
{
    for (int i = 0; i < LANGUAGE_COUNT; i++) {
        Language found = LANGUAGE_EN;
        assert_true(language_from_code(language_code((Language)i), &found));
        assert_int_equal(found, i);
    }
}

static void unknown_codes_change_nothing(void **unused)
{
    static const char *const codes[] = {"", "de", "ru_RU", "RU", "zh", "e"};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        Language found = LANGUAGE_RU;
        assert_false(language_from_code(codes[i], &found));
        assert_int_equal(found, LANGUAGE_RU);
    }
}

static void languages_name_themselves(void **unused)
{
    assert_string_equal(language_own_name(LANGUAGE_EN), "English");
    assert_string_equal(language_own_name(LANGUAGE_ID), "Bahasa Indonesia");
    assert_string_equal(language_own_name(LANGUAGE_RU), "Русский");
    assert_string_equal(language_own_name(LANGUAGE_ZH_CN), "简体中文");
}

typedef struct WishCase {
    LanguageWish wish;
    Language expected;
} WishCase;

static void wishes_are_understood(void **unused)
{
    static const WishCase cases[] = {
        {{.lang = "ru_RU.UTF-8"}, LANGUAGE_RU},
        {{.lang = "ru"}, LANGUAGE_RU},
        {{.lang = "id_ID@variant"}, LANGUAGE_ID},
        {{.lang = "in_ID"}, LANGUAGE_ID},
        {{.lang = "zh-Hans"}, LANGUAGE_ZH_CN},
        {{.lang = "zh_TW.UTF-8"}, LANGUAGE_ZH_CN},
        {{.lang = "de_DE.UTF-8"}, LANGUAGE_EN},
        {{.lang = "rux"}, LANGUAGE_EN},
        {{.lang = "xx"}, LANGUAGE_EN},
        {{.lang = "C"}, LANGUAGE_EN},
        {{0}, LANGUAGE_EN},
        /* the first that is not empty */
        {{.lc_all = "id_ID", .lc_messages = "ru_RU", .lang = "zh_CN"}, LANGUAGE_ID},
        {{.lc_all = "", .lc_messages = "ru_RU", .lang = "zh_CN"}, LANGUAGE_RU},
        {{.lc_messages = "", .lang = "zh_CN"}, LANGUAGE_ZH_CN},
        {{.lc_all = "de_DE", .lang = "ru_RU"}, LANGUAGE_EN},
        /* a list of languages goes before the locale, but not before C */
        {{.language = "de:zh_CN:ru", .lang = "ru_RU"}, LANGUAGE_ZH_CN},
        {{.language = "en_GB:en", .lang = "ru_RU"}, LANGUAGE_EN},
        {{.language = "de:fr", .lang = "ru_RU"}, LANGUAGE_RU},
        {{.language = "", .lang = "ru_RU"}, LANGUAGE_RU},
        {{.language = ":::id"}, LANGUAGE_ID},
        {{.language = "ru", .lang = "C.UTF-8"}, LANGUAGE_EN},
        {{.language = "ru", .lc_all = "POSIX"}, LANGUAGE_EN},
        /* what the system says, where no variable is set */
        {{.system = "ru_RU:en"}, LANGUAGE_RU},
        {{.system = "de_DE:zh_CN:en"}, LANGUAGE_ZH_CN},
        {{.system = "de_DE:fr"}, LANGUAGE_EN},
        {{.system = ""}, LANGUAGE_EN},
        {{.lang = "", .lc_all = "", .system = "id_ID"}, LANGUAGE_ID},
        {{.lang = "id_ID", .system = "ru_RU"}, LANGUAGE_ID},
        {{.lang = "de_DE", .system = "ru_RU"}, LANGUAGE_EN},
        {{.lang = "C", .system = "ru_RU"}, LANGUAGE_EN},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (language_wished(&cases[i].wish) != cases[i].expected) {
            fail_msg("case %zu", i);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(codes_lead_back_to_their_language),
        cmocka_unit_test(unknown_codes_change_nothing),
        cmocka_unit_test(languages_name_themselves),
        cmocka_unit_test(wishes_are_understood),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
