/* Finding words in a text, small and large letters alike: Latin and Cyrillic ones, which are those
 * of the languages here. */
#ifndef APP_SEARCH_H
#define APP_SEARCH_H

#include <stdbool.h>

/* Whether these words stand in the text, UTF-8 both; no words stand in every text. */
bool search_finds(const char *text, const char *words);

#endif
