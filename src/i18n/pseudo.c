/* Every letter gets an accent and keeps its width; padding words make the text 40 % longer and give
 * it as many places for a line break as a long language would have. Placeholders are copied as they
 * are. A text of placeholders alone only gets its brackets. */
#include "pseudo.h"

#include "base/limits.h"
#include "base/text.h"
#include "mo_file.h"
#include "msgid.h"

#include <string.h>

#define PSEUDO_BYTES_MAX 8192

static const char *const small_letters[26] = {"å", "ƀ", "ç", "ď", "ë", "ƒ", "ğ", "ĥ", "ï",
                                              "ĵ", "ķ", "ļ", "ɱ", "ñ", "ö", "þ", "ǫ", "ŕ",
                                              "š", "ţ", "ü", "ṽ", "ŵ", "ẋ", "ý", "ž"};
static const char *const great_letters[26] = {"Å", "Ɓ", "Ç", "Ď", "Ë", "Ƒ", "Ğ", "Ĥ", "Ï",
                                              "Ĵ", "Ķ", "Ļ", "Ṁ", "Ñ", "Ö", "Þ", "Ǫ", "Ŕ",
                                              "Š", "Ţ", "Ü", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž"};
static const char *const padding[] = {"ë", "ï", "ö", "ü", "å", " "};

void pseudo_init(Pseudo *pseudo)
{
    *pseudo = (Pseudo){0};
    buffer_init(&pseudo->entries, sizeof(CatalogueEntry));
}

void pseudo_release(Pseudo *pseudo)
{
    arena_release(&pseudo->texts);
    buffer_release(&pseudo->entries);
}

static void append_accented(Text *out, const char *letter, size_t length)
{
    if (*letter >= 'a' && *letter <= 'z') {
        text_append(out, small_letters[*letter - 'a']);
    } else if (*letter >= 'A' && *letter <= 'Z') {
        text_append(out, great_letters[*letter - 'A']);
    } else {
        text_append_bytes(out, letter, length);
    }
}

/* Appends the accented text and returns how many letters it has outside of placeholders. */
static size_t append_words(Text *out, const char *english)
{
    size_t letters = 0;
    size_t at = 0;
    while (english[at] != '\0') {
        size_t start = at;
        size_t length = placeholder_length(english + at);
        if (length > 0) {
            at += length;
            text_append_bytes(out, english + start, length);
        } else {
            text_next_code_point(english, &at);
            append_accented(out, english + start, at - start);
            letters++;
        }
    }
    return letters;
}

static void append_padding(Text *out, size_t letters)
{
    size_t count = (letters * 2 + 4) / 5;
    if (count > 0) {
        text_append(out, " ");
    }
    for (size_t i = 0; i < count; i++) {
        size_t kind = i % COUNT_OF(padding);
        if (i + 1 == count) {
            kind = 0; /* never a blank at the end */
        }
        text_append(out, padding[kind]);
    }
}

static CatalogueEntry make_entry(Pseudo *pseudo, const char *english)
{
    char bytes[PSEUDO_BYTES_MAX];
    Text words = text_in(bytes, sizeof bytes);
    text_append(&words, "[");
    append_padding(&words, append_words(&words, english));
    text_append(&words, "]");
    return (CatalogueEntry){arena_copy_text(&pseudo->texts, english),
                            arena_copy_text(&pseudo->texts, bytes), words.length};
}

const char *pseudo_words(Pseudo *pseudo, const char *english)
{
    size_t at = 0;
    if (!entries_find(&pseudo->entries, english, &at)) {
        CatalogueEntry made = make_entry(pseudo, english);
        buffer_push(&pseudo->entries, NULL);
        CatalogueEntry *place = buffer_at(&pseudo->entries, at);
        memmove(place + 1, place, (pseudo->entries.count - 1 - at) * sizeof *place);
        *place = made;
    }
    return ((const CatalogueEntry *)buffer_at(&pseudo->entries, at))->words;
}
