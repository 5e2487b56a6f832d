/* Where a text may be cut, by Unicode's rules. */
#ifndef LINE_BREAK_H
#define LINE_BREAK_H

#include <stdbool.h>
#include <stddef.h>

/* A copy of `text` on the heap fit for showing: well-formed, without control characters other than
 * line feeds, and without signs that only steer. */
char *text_cleaned(const char *text);

/* For each byte of a cleaned text whether a line may begin with it (UAX 14), on the heap. */
bool *line_breaks(const char *text, size_t length);

/* A few Chinese characters among other letters are a name: no line ends within it. */
void keep_names_whole(const char *text, size_t length, bool *breaks);

/* In Chinese no line ends between a name or a measure word and its number, nor between a code and
 * its name: "哥布林5", "3张", "T4 乐师". */
void keep_numbers_whole(const char *text, size_t length, bool *breaks);

/* In Chinese a line may end before an opening quote and begin behind a closing one (LB19a). */
void open_at_quotes(const char *text, size_t length, bool *breaks);

/* No line ends within one of the words, which stand with | between them. */
void keep_words_whole(const char *text, const char *words, bool *breaks);

/* The dot between two things on one line. */
#define MIDDLE_DOT "\xc2\xb7"

/* No line begins with it. */
void keep_dots_behind(const char *text, size_t length, bool *breaks);

/* The end of the whole character (grapheme, UAX 29) that begins at byte `at`. */
size_t grapheme_end(const char *text, size_t length, size_t at);

/* The beginning of the whole character that ends at byte `at`. */
size_t grapheme_start(const char *text, size_t at);

/* The text in Unicode's composed form (NFC), on the heap. */
char *text_composed(const char *text);

/* The same in capitals, composed; the caller frees it. */
char *text_upper(const char *text);

/* How many columns of a terminal the text takes: letters one, Chinese characters and emoji two. */
int text_columns(const char *text);

#endif
