/* Whole phrases with their values, and numbers, lists, dates and time spans by the habit of the
 * language. Everything is appended to a Text of the caller.
 *
 * A phrase is one English source text with named placeholders: "{name} plays {cards}." The values
 * are already words, and value i belongs to the i-th distinct placeholder of the English text; a
 * translation may use the placeholders in any order, leave one out or repeat it.
 * In a phrase with plural forms the number is called {n} and is always value 0, wherever it stands;
 * the other values follow in the order of the `other` text. */
#ifndef I18N_FORMAT_H
#define I18N_FORMAT_H

#include "base/text.h"
#include "i18n/catalogue.h"

/* The longest worded phrase that phrase_in makes, in bytes; longer ones are cut between letters. */
#define PHRASE_BYTES_MAX 4096

typedef struct Phrase {
    const char *text;          /* marked for translation; may carry a context */
    const char *plural;        /* the English `other` text, or NULL: no plural forms */
    int64_t number;            /* chooses the plural form */
    const char *const *values; /* ends with NULL; or NULL: none. One for each placeholder */
} Phrase;

/* The values of a phrase in place: tr_format(c, N_("{name}'s turn"), TR_VALUES(name), &out). */
#define TR_VALUES(...) ((const char *const[]){__VA_ARGS__, NULL})

void phrase_write(const Catalogue *catalogue, const Phrase *phrase, Text *out);

/* The worded phrase as a text of the arena. */
const char *phrase_in(const Catalogue *catalogue, const Phrase *phrase, Arena *arena);

/* A phrase without plural forms; `values` as in Phrase. */
void tr_format(const Catalogue *catalogue, const char *text, const char *const values[], Text *out);

/* How many distinct placeholders an English text has. */
size_t phrase_placeholder_count(const char *text);

/* 1,234 · 1.234 · 1234 (Russian: groups from five digits) · 1234 (Chinese); − for negatives. */
void number_write(const Catalogue *catalogue, int64_t number, Text *out);

/* `number` in units of the last decimal: 12345 with 1 decimal is 1,234.5. At most 9 decimals. */
void number_write_decimal(const Catalogue *catalogue, int64_t number, unsigned decimals, Text *out);

void number_write_percent(const Catalogue *catalogue, int64_t percent, Text *out);

/* Items with the list separator of the language: ", " or "、". */
void list_write(const Catalogue *catalogue, const char *const items[], size_t count, Text *out);

/* A day of the Gregorian calendar. `month` and `day` from 1. */
void date_write(const Catalogue *catalogue, int year, int month, int day, Text *out);

/* The two largest units that matter: 45 s · 5 min 20 s · 2 h 5 min. */
void time_span_write(const Catalogue *catalogue, int64_t seconds, Text *out);

#endif
