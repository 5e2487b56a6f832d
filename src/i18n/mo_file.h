/* The sorted list behind a catalogue, and the reader of .mo files that fills it. */
#ifndef MO_FILE_H
#define MO_FILE_H

#include "base/buffer.h"

#include <stdbool.h>

typedef struct CatalogueEntry {
    const char *key;   /* "text", "context\004text"; of a plural entry the `one` text */
    const char *words; /* plural forms follow one another, each terminated */
    size_t size;       /* bytes of all forms, the last terminator excluded */
} CatalogueEntry;

/* Whether the list, sorted by key, has `key`; `at` becomes its place, or where it would stand. */
bool entries_find(const Buffer *entries, const char *key, size_t *at);

/* Appends the entries of a .mo file, which stay in `bytes`. False when any of it is unsound: the
 * file may be hostile, and everything is checked here once so that nothing has to be later. */
bool entries_read_mo(Buffer *entries, const unsigned char *bytes, size_t size);

#endif
