/* The languages of the product: English, in which the source text is written, its translations,
 * and a pseudo-language for testing layouts. Pure facts and functions of strings; nothing here
 * reads the environment, the locale of the C library or a file. */
#ifndef I18N_LANGUAGE_H
#define I18N_LANGUAGE_H

#include <stdbool.h>
#include <stdint.h>

typedef enum Language {
    LANGUAGE_EN,
    LANGUAGE_ID,
    LANGUAGE_RU,
    LANGUAGE_ZH_CN,
    LANGUAGE_XX /* accented English in brackets, 40 % longer; made at run time */
} Language;

#define LANGUAGE_COUNT        5
#define LANGUAGE_PLAYER_COUNT 4 /* those before LANGUAGE_XX are offered to players */

/* "en", "id", "ru", "zh_CN", "xx": as in settings and in the names of catalogue files. */
const char *language_code(Language language);

/* The language's name in itself: "Bahasa Indonesia". */
const char *language_own_name(Language language);

/* Which of the plural forms of the language, from 0, a count of `n` things takes. The Plural-Forms
 * header of a catalogue says the same to the translators' tools and is not read here: a file brings
 * words, never a rule. */
unsigned language_plural_form(Language language, uint64_t n);

/* Finds a language by its exact code; false, with `out` untouched, for any other text. */
bool language_from_code(const char *code, Language *out);

/* What says which language a person wants: the variables of the environment, and what the system
 * itself says where it has none. Each may be NULL. */
typedef struct LanguageWish {
    const char *language;    /* LANGUAGE: codes separated by colons, the dearest first */
    const char *lc_all;      /* LC_ALL */
    const char *lc_messages; /* LC_MESSAGES */
    const char *lang;        /* LANG */
    const char *system;      /* codes separated by colons, the dearest first */
} LanguageWish;

/* The first wished language that the product speaks ("ru_RU.UTF-8", "zh-Hans", "id" …), otherwise
 * English. As gettext does, the first of LC_ALL, LC_MESSAGES and LANG that is not empty counts, and
 * LANGUAGE goes before it, unless it is "C" or "POSIX". `system` counts when all of them are empty,
 * as on systems that keep the language elsewhere. Never LANGUAGE_XX. */
Language language_wished(const LanguageWish *wish);

#endif
