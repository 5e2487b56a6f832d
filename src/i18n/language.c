/* The table of languages with their plural rules (Unicode CLDR, "Language Plural Rules"), and which
 * of them a person wishes. A wish is compared by its language part alone: "ru_RU.UTF-8", "ru-RU"
 * and "ru" are all Russian. Any Chinese is answered with Simplified Chinese, the only one the
 * product has. It never looks at the environment itself. */
#include "i18n/language.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/text.h"

#include <string.h>

typedef struct LanguageFacts {
    const char *code;
    const char *own_name;
    unsigned (*plural_form)(uint64_t n);
} LanguageFacts;

static unsigned only_form(uint64_t n)
{
    (void)n;
    return 0;
}

static unsigned one_or_other(uint64_t n)
{
    return n != 1;
}

/* 1 карта, 2 карты, 5 карт; 11 to 14 go with 5 whatever their last digit is. */
static unsigned russian_form(uint64_t n)
{
    uint64_t digit = n % 10;
    bool is_teen = n % 100 >= 11 && n % 100 <= 14;
    if (is_teen || digit == 0 || digit > 4) {
        return 2;
    }
    return digit != 1;
}

static const LanguageFacts facts[LANGUAGE_COUNT] = {
    [LANGUAGE_EN] = {"en", "English", one_or_other},
    [LANGUAGE_ID] = {"id", "Bahasa Indonesia", only_form},
    [LANGUAGE_RU] = {"ru", "Русский", russian_form},
    [LANGUAGE_ZH_CN] = {"zh_CN", "简体中文", only_form},
    [LANGUAGE_XX] = {"xx", "Pseudo", one_or_other},
};

typedef struct SpokenTag {
    const char *tag;
    Language language;
} SpokenTag;

/* "in" is what Indonesian was called before 1989; some systems still say so. */
static const SpokenTag spoken[] = {{"en", LANGUAGE_EN},
                                   {"id", LANGUAGE_ID},
                                   {"in", LANGUAGE_ID},
                                   {"ru", LANGUAGE_RU},
                                   {"zh", LANGUAGE_ZH_CN}};

const char *language_code(Language language)
{
    ASSERT((unsigned)language < LANGUAGE_COUNT);
    return facts[language].code;
}

const char *language_own_name(Language language)
{
    ASSERT((unsigned)language < LANGUAGE_COUNT);
    return facts[language].own_name;
}

unsigned language_plural_form(Language language, uint64_t n)
{
    ASSERT((unsigned)language < LANGUAGE_COUNT);
    return facts[language].plural_form(n);
}

bool language_from_code(const char *code, Language *out)
{
    for (int i = 0; i < LANGUAGE_COUNT; i++) {
        if (text_equal(code, facts[i].code)) {
            *out = (Language)i;
            return true;
        }
    }
    return false;
}

/* Whether the wish, up to the end of its language part, is this tag. */
static bool is_tag(const char *wish, size_t length, const char *tag)
{
    size_t part = strcspn(wish, "_-.@:");
    if (part > length) {
        part = length;
    }
    return part == strlen(tag) && strncmp(wish, tag, part) == 0;
}

static bool find_spoken(const char *wish, size_t length, Language *out)
{
    for (size_t i = 0; i < COUNT_OF(spoken); i++) {
        if (is_tag(wish, length, spoken[i].tag)) {
            *out = spoken[i].language;
            return true;
        }
    }
    return false;
}

/* The first spoken language of a list separated by colons. */
static bool find_in_list(const char *list, Language *out)
{
    while (*list != '\0') {
        size_t length = strcspn(list, ":");
        if (find_spoken(list, length, out)) {
            return true;
        }
        list += length;
        list += *list == ':';
    }
    return false;
}

static bool is_given(const char *value)
{
    return value && *value != '\0';
}

static const char *wished_locale(const LanguageWish *wish)
{
    if (is_given(wish->lc_all)) {
        return wish->lc_all;
    }
    if (is_given(wish->lc_messages)) {
        return wish->lc_messages;
    }
    if (is_given(wish->lang)) {
        return wish->lang;
    }
    return "";
}

Language language_wished(const LanguageWish *wish)
{
    const char *locale = wished_locale(wish);
    Language found = LANGUAGE_EN;
    if (is_tag(locale, strlen(locale), "C") || is_tag(locale, strlen(locale), "POSIX")) {
        return LANGUAGE_EN;
    }
    if (is_given(wish->language) && find_in_list(wish->language, &found)) {
        return found;
    }
    if (is_given(wish->system) && !is_given(wish->language) && *locale == '\0') {
        find_in_list(wish->system, &found);
        return found;
    }
    find_spoken(locale, strlen(locale), &found);
    return found;
}
