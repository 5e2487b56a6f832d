/* Puts values into whole phrases. Which value belongs to which placeholder is decided by the
 * English text alone, so translations cannot mix values up; a placeholder that the English text
 * does not have is shown as it stands, for it can only be a slip in a catalogue. */
#include "i18n/format.h"

#include "base/assert.h"
#include "msgid.h"

#include <string.h>

#define PLACEHOLDERS_MAX 8

/* The distinct placeholders of an English text; each points at its brace. */
typedef struct NameList {
    const char *names[PLACEHOLDERS_MAX];
    size_t count;
} NameList;

/* The index of the placeholder in the list, or its count. */
static size_t index_of(const NameList *list, const char *name)
{
    size_t length = placeholder_length(name);
    size_t i = 0;
    while (i < list->count && strncmp(list->names[i], name, length) != 0) {
        i++;
    }
    return i;
}

static void collect(NameList *list, const char *text)
{
    for (const char *at = strchr(text, '{'); at; at = strchr(at + 1, '{')) {
        if (placeholder_length(at) > 0 && index_of(list, at) == list->count) {
            ASSERT(list->count < PLACEHOLDERS_MAX);
            list->names[list->count++] = at;
        }
    }
}

size_t phrase_placeholder_count(const char *text)
{
    NameList list = {.count = 0};
    collect(&list, source_words(text));
    return list.count;
}

static size_t count_values(const char *const values[])
{
    size_t count = 0;
    while (values && values[count]) {
        count++;
    }
    return count;
}

static void write_words(const char *words, const NameList *list, const char *const values[],
                        Text *out)
{
    while (*words != '\0') {
        size_t length = placeholder_length(words);
        size_t index = list->count;
        if (length > 0) {
            index = index_of(list, words);
        }
        if (index < list->count) {
            text_append(out, values[index]);
            words += length;
        } else {
            length = 1 + strcspn(words + 1, "{");
            text_append_bytes(out, words, length);
            words += length;
        }
    }
}

void phrase_write(const Catalogue *catalogue, const Phrase *phrase, Text *out)
{
    NameList list = {.count = 0};
    const char *words;
    if (phrase->plural) {
        list = (NameList){.names = {"{n}"}, .count = 1};
        collect(&list, phrase->plural);
        words = tr_plural(catalogue, phrase->text, phrase->plural, phrase->number);
    } else {
        collect(&list, source_words(phrase->text));
        words = tr(catalogue, phrase->text);
    }
    ASSERT(count_values(phrase->values) == list.count);
    write_words(words, &list, phrase->values, out);
}

const char *phrase_in(const Catalogue *catalogue, const Phrase *phrase, Arena *arena)
{
    char bytes[PHRASE_BYTES_MAX];
    Text words = text_in(bytes, sizeof bytes);
    phrase_write(catalogue, phrase, &words);
    return arena_copy_text(arena, bytes);
}

void tr_format(const Catalogue *catalogue, const char *text, const char *const values[], Text *out)
{
    phrase_write(catalogue, &(Phrase){.text = text, .values = values}, out);
}
