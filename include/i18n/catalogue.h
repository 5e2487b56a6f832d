/* Words in the player's language. A Catalogue translates English source texts; the app owns the
 * only one and hands a const pointer to everybody who words something.
 *
 * A source text may carry a context, "context\004text" as NC_() of core/message.h makes it; the
 * context is never shown. A text without a translation is shown in English. Words returned by a
 * catalogue live until its language changes. One thread at a time may use a catalogue. */
#ifndef I18N_CATALOGUE_H
#define I18N_CATALOGUE_H

#include "base/arena.h"
#include "base/buffer.h"
#include "i18n/language.h"

#include <stdbool.h>
#include <stdint.h>

/* Private to i18n but for `language`, which anybody may read. */
typedef struct Catalogue {
    Language language;
    Buffer file;           /* bytes of the .mo file; empty in English and XX */
    Buffer entries;        /* CatalogueEntry, sorted by key */
    struct Pseudo *pseudo; /* what LANGUAGE_XX has made up so far; NULL in others */
    Arena memory;          /* where `pseudo` lies */
} Catalogue;

/* English, without any file. */
void catalogue_init(Catalogue *catalogue);
void catalogue_release(Catalogue *catalogue);

/* Switches to `language`, reading <folder>/<code>.mo; English and XX need no file. False, with
 * nothing changed, when the file is missing or not a sound catalogue. */
bool catalogue_set_language(Catalogue *catalogue, Language language, const char *folder);

/* The same from bytes in memory, which are copied and may be anything. */
bool catalogue_set_bytes(Catalogue *catalogue, Language language, const void *bytes, size_t size);

/* Whether its words are Chinese: no blanks between them, wide signs, and strokes that run together
 * where letters are small. */
static inline bool catalogue_is_chinese(const Catalogue *catalogue)
{
    return catalogue->language == LANGUAGE_ZH_CN;
}

/* The translation of `text`. */
const char *tr(const Catalogue *catalogue, const char *text);

/* The translation in the plural form that fits `number`. `one` may carry a context, `other` never
 * does. Negative numbers take the form of their absolute value. */
const char *tr_plural(const Catalogue *catalogue, const char *one, const char *other,
                      int64_t number);

#endif
