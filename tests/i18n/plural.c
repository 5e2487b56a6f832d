/* Plural rules of catalogues: which form a number takes, and which rules are refused. The numbers
 * for Russian and Arabic are from the tables of Unicode CLDR. */
#include "i18n/catalogue.h"
#include "mo_file.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#define RUSSIAN                                                                                    \
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) " \
    "? 1 : 2);"

/* A catalogue with this rule and the forms a … f of "one". */
static bool set_rule(Catalogue *catalogue, const char *rule)
{
    char header[4096];
    int length = snprintf(header, sizeof header, "Language: ru\nPlural-Forms: %s\n", rule);
    const MoEntry entries[] = {
        {"", 0, header, (size_t)length},
        MO_ENTRY("one\0other", "a\0b\0c\0d\0e\0f"),
    };
    MoFile file = mo_file(entries, 2, false);
    return catalogue_set_bytes(catalogue, LANGUAGE_RU, file.bytes, file.size);
}

static void expect_forms(const char *rule, const int64_t numbers[], const char *forms)
{
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_true(set_rule(&catalogue, rule));
    for (size_t i = 0; forms[i] != '\0'; i++) {
        const char *words = tr_plural(&catalogue, "one", "other", numbers[i]);
        if (words[0] != forms[i]) {
            fail_msg("%lld takes form %s of %s", (long long)numbers[i], words, rule);
        }
    }
    catalogue_release(&catalogue);
}

static void russian_has_three_forms(void **unused)
{
    (void)unused;
    static const int64_t numbers[] = {0,  1,  2,  3,  4,   5,   10,  11,  12, 14,
                                      20, 21, 22, 25, 101, 111, 112, 121, -1, -2};
    expect_forms(RUSSIAN, numbers,
                 "cabbbccccc"
                 "cabcaccaab");
}

static void languages_without_plurals_have_one(void **unused)
{
    (void)unused;
    static const int64_t numbers[] = {0, 1, 2, 100};
    expect_forms("nplurals=1; plural=0;", numbers, "aaaa");
}

static void arabic_has_six(void **unused)
{
    (void)unused;
    static const int64_t numbers[] = {0, 1, 2, 3, 10, 11, 99, 100, 102, 103};
    expect_forms("nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
                 "n%100>=11 ? 4 : 5;",
                 numbers, "abcddeeffd");
}

static void operators_bind_as_in_c(void **unused)
{
    (void)unused;
    static const int64_t numbers[] = {0, 1, 2, 3};
    expect_forms("nplurals=2; plural=n > 1 == 1;", numbers, "aabb");
    expect_forms("nplurals=2; plural=n*2+1 == 5;", numbers, "aaba");
    expect_forms("nplurals=2; plural=!n;", numbers, "baaa");
    expect_forms("nplurals=2; plural=!!n;", numbers, "abbb");
    expect_forms("nplurals=2; plural=n==1 || n==2 && n==3;", numbers, "abaa");
    expect_forms("nplurals=2; plural=7-n-4 == 1;", numbers, "aaba");
    expect_forms("nplurals=2; plural=n/2 < 1;", numbers, "bbaa");
    expect_forms("nplurals=2; plural=n <= 1;", numbers, "bbaa");
    expect_forms("nplurals=3; plural=n ? n==1 ? 1 : 2 : 0;", numbers, "abcc");
}

static void division_by_zero_is_zero(void **unused)
{
    (void)unused;
    static const int64_t numbers[] = {0, 1, 2};
    expect_forms("nplurals=2; plural=5/n==5;", numbers, "aba");
    expect_forms("nplurals=2; plural=5%n==0;", numbers, "bba");
}

static void unsound_rules_are_refused(void **unused)
{
    (void)unused;
    static const char *const rules[] = {
        "",
        "nplurals=2;",
        "nplurals=0; plural=0;",
        "nplurals=7; plural=0;",
        "nplurals=99999999999999999999; plural=0;",
        "nplurals=2; plural=;",
        "nplurals=2; plural=n;",   /* asks for a third form */
        "nplurals=2; plural=n!=1", /* accepted below: the end of the line ends it too */
        "nplurals=2; plural=(n!=1;",
        "nplurals=2; plural=n!=1);",
        "nplurals=2; plural=n != ;",
        "nplurals=2; plural=n ? 1;",
        "nplurals=2; plural=n = 1;",
        "nplurals=2; plural=m != 1;",
        "nplurals=2; plural=n 1;",
        "nplurals=2; plural=99999999999;",
    };
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        Catalogue catalogue;
        catalogue_init(&catalogue);
        bool is_accepted = set_rule(&catalogue, rules[i]);
        if (is_accepted != (i == 7)) {
            fail_msg("%s", rules[i]);
        }
        catalogue_release(&catalogue);
    }
}

static void deep_rules_are_refused(void **unused)
{
    (void)unused;
    static const char *const pieces[] = {"(", "n?", "n?0:", "!", "1+"};
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        char rule[3072] = "nplurals=2; plural=";
        while (strlen(rule) < 2900) {
            strcat(rule, pieces[i]);
        }
        Catalogue catalogue;
        catalogue_init(&catalogue);
        assert_false(set_rule(&catalogue, rule));
        catalogue_release(&catalogue);
    }
}

static void a_missing_form_is_the_last(void **unused)
{
    (void)unused;
    const MoEntry entries[] = {
        MO_ENTRY("", "Plural-Forms: " RUSSIAN "\n"),
        MO_ENTRY("one\0other", "first\0second"),
    };
    MoFile file = mo_file(entries, 2, false);
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_true(catalogue_set_bytes(&catalogue, LANGUAGE_RU, file.bytes, file.size));
    assert_string_equal(tr_plural(&catalogue, "one", "other", 1), "first");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 2), "second");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 5), "second");
    catalogue_release(&catalogue);
}

static void english_is_built_in(void **unused)
{
    (void)unused;
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_string_equal(tr_plural(&catalogue, "one", "other", 0), "other");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 1), "one");
    assert_string_equal(tr_plural(&catalogue, "one", "other", 21), "other");
    assert_string_equal(tr_plural(&catalogue, "log\004one", "other", 1), "one");
    assert_string_equal(tr_plural(&catalogue, "log\004one", "other", INT64_MIN), "other");
    catalogue_release(&catalogue);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(russian_has_three_forms),
        cmocka_unit_test(languages_without_plurals_have_one),
        cmocka_unit_test(arabic_has_six),
        cmocka_unit_test(operators_bind_as_in_c),
        cmocka_unit_test(division_by_zero_is_zero),
        cmocka_unit_test(unsound_rules_are_refused),
        cmocka_unit_test(deep_rules_are_refused),
        cmocka_unit_test(a_missing_form_is_the_last),
        cmocka_unit_test(english_is_built_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
