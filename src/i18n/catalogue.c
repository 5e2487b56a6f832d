/* Holds the words of one language at a time. A new language is read and checked completely before
 * the old one is let go, so a bad file changes nothing. Entries point into the bytes of the file.
 * Texts are found by content, so a text need not be the same literal as the extracted one. */
#include "i18n/catalogue.h"

#include "base/limits.h"
#include "base/log.h"
#include "base/text.h"
#include "mo_file.h"
#include "msgid.h"
#include "pseudo.h"

#include <stdio.h>
#include <string.h>

#define FILE_SIZE_MAX (16L << 20) /* no catalogue of ours comes near */
#define PATH_SIZE_MAX 4096

static void init_as(Catalogue *catalogue, Language language)
{
    *catalogue = (Catalogue){.language = language};
    buffer_init(&catalogue->entries, sizeof(CatalogueEntry));
}

void catalogue_init(Catalogue *catalogue)
{
    init_as(catalogue, LANGUAGE_EN);
}

void catalogue_release(Catalogue *catalogue)
{
    if (catalogue->pseudo) {
        pseudo_release(catalogue->pseudo);
    }
    buffer_release(&catalogue->entries);
    buffer_release(&catalogue->file);
    arena_release(&catalogue->memory);
    *catalogue = (Catalogue){0};
}

/* Makes `catalogue` the new one, whose memory it takes over. */
static void replace(Catalogue *catalogue, const Catalogue *fresh)
{
    catalogue_release(catalogue);
    *catalogue = *fresh;
}

/* Takes over `file`, the bytes of a .mo file as one item. */
static bool take_file(Catalogue *catalogue, Language language, const Buffer *file)
{
    Catalogue fresh;
    init_as(&fresh, language);
    fresh.file = *file;
    if (!entries_read_mo(&fresh.entries, file->data, file->item_size)) {
        catalogue_release(&fresh);
        return false;
    }
    replace(catalogue, &fresh);
    return true;
}

bool catalogue_set_bytes(Catalogue *catalogue, Language language, const void *bytes, size_t size)
{
    if (size == 0) {
        return false;
    }
    Buffer file;
    buffer_init(&file, size);
    buffer_push(&file, bytes);
    return take_file(catalogue, language, &file);
}

static long size_of_stream(FILE *stream)
{
    long size = -1;
    if (fseek(stream, 0, SEEK_END) == 0) {
        size = ftell(stream);
    }
    rewind(stream);
    return size;
}

static bool read_stream(Catalogue *catalogue, Language language, FILE *stream)
{
    long size = size_of_stream(stream);
    if (size <= 0 || size > FILE_SIZE_MAX) {
        return false;
    }
    Buffer file;
    buffer_init(&file, (size_t)size);
    if (fread(buffer_push(&file, NULL), 1, (size_t)size, stream) != (size_t)size) {
        buffer_release(&file);
        return false;
    }
    return take_file(catalogue, language, &file);
}

static bool read_file(Catalogue *catalogue, Language language, const char *folder)
{
    char bytes[PATH_SIZE_MAX];
    Text path = text_in(bytes, sizeof bytes);
    text_append(&path, folder);
    text_append(&path, "/");
    text_append(&path, language_code(language));
    text_append(&path, ".mo");
    FILE *stream = NULL;
    bool is_read = false;
    if (!path.truncated) {
        stream = fopen(bytes, "rb");
    }
    if (stream) {
        is_read = read_stream(catalogue, language, stream);
        fclose(stream);
    }
    if (!is_read) {
        log_line("catalogue %s cannot be read", bytes);
    }
    return is_read;
}

static void make_pseudo(Catalogue *catalogue)
{
    Catalogue fresh;
    init_as(&fresh, LANGUAGE_XX);
    fresh.pseudo = arena_alloc(&fresh.memory, sizeof *fresh.pseudo);
    pseudo_init(fresh.pseudo);
    replace(catalogue, &fresh);
}

bool catalogue_set_language(Catalogue *catalogue, Language language, const char *folder)
{
    switch (language) {
    case LANGUAGE_EN: {
        Catalogue fresh;
        catalogue_init(&fresh);
        replace(catalogue, &fresh);
        return true;
    }
    case LANGUAGE_XX:
        make_pseudo(catalogue);
        return true;
    case LANGUAGE_ID:
    case LANGUAGE_RU:
    case LANGUAGE_ZH_CN:
        return read_file(catalogue, language, folder);
    }
    return false;
}

static const CatalogueEntry *find(const Catalogue *catalogue, const char *text)
{
    size_t at = 0;
    if (*text == '\0' || !entries_find(&catalogue->entries, text, &at)) {
        return NULL;
    }
    const CatalogueEntry *entry = buffer_at(&catalogue->entries, at);
    return *entry->words == '\0' ? NULL : entry;
}

/* The English words, or what the pseudo-language makes of them. */
static const char *untranslated(const Catalogue *catalogue, const char *text)
{
    const char *english = source_words(text);
    if (catalogue->pseudo && *english != '\0') {
        return pseudo_words(catalogue->pseudo, english);
    }
    return english;
}

const char *tr(const Catalogue *catalogue, const char *text)
{
    const CatalogueEntry *entry = find(catalogue, text);
    return entry ? entry->words : untranslated(catalogue, text);
}

/* The form at `index`, or the last one there is. */
static const char *form_of(const CatalogueEntry *entry, unsigned index)
{
    const char *end = entry->words + entry->size;
    const char *form = entry->words;
    for (; index > 0 && form + strlen(form) < end; index--) {
        form += strlen(form) + 1;
    }
    return form;
}

const char *tr_plural(const Catalogue *catalogue, const char *one, const char *other,
                      int64_t number)
{
    uint64_t n = magnitude_of(number);
    const CatalogueEntry *entry = find(catalogue, one);
    if (!entry) {
        const char *english[] = {one, other};
        return untranslated(catalogue, english[language_plural_form(LANGUAGE_EN, n)]);
    }
    return form_of(entry, language_plural_form(catalogue->language, n));
}
