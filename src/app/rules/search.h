/* Finding words in a text, small and large letters alike: Latin and Cyrillic ones, which are those
 * of the languages here. */
#ifndef APP_SEARCH_H
#define APP_SEARCH_H

#include "ui/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The small form of a letter. */
uint32_t search_small(uint32_t letter);

/* Whether these words stand in the text, UTF-8 both; no words stand in every text. */
bool search_finds(const char *text, const char *words);

/* How many bytes at the begin of the text are these words of so many bytes; 0: it begins otherwise.
 */
size_t search_length(const char *text, const char *words, size_t length);

/* The next place of these words in the text that begins at byte `from` or later. False: there is
 * none, or there are no words. */
bool search_next(const char *text, const char *words, size_t from, TextSpan *out);

#endif
