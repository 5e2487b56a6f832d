/* Finding words in a text, small and large letters alike: Latin and Cyrillic ones, which are those
 * of the languages here. */
#ifndef APP_SEARCH_H
#define APP_SEARCH_H

#include <stdbool.h>
#include <stddef.h>

/* Whether these words stand in the text, UTF-8 both; no words stand in every text. */
bool search_finds(const char *text, const char *words);

/* How many bytes at the begin of the text are these words of so many bytes; 0: it begins otherwise.
 */
size_t search_length(const char *text, const char *words, size_t length);

#endif
