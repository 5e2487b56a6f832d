/* Bounded text building and UTF-8 steps without locale or heap.
 * A Text writes into memory of its caller, is always terminated, and never cuts a UTF-8 sequence:
 * what does not fit is dropped whole and `truncated` says so. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Text {
    char *bytes;
    size_t capacity; /* bytes, the terminator included */
    size_t length;   /* bytes, the terminator excluded */
    bool truncated;
} Text;

/* An empty text in `bytes`, which must hold at least one byte. */
Text text_in(char *bytes, size_t capacity);

void text_append(Text *text, const char *piece);
void text_append_bytes(Text *text, const char *piece, size_t length);
void text_append_number(Text *text, int64_t number);

bool text_equal(const char *a, const char *b);
size_t text_length(const char *text);

/* A number written in plain decimal digits with an optional minus, nothing around it.
 * False, with `out` untouched, for anything else or out of the 64-bit range. */
bool text_parse_number(const char *text, size_t length, int64_t *out);

/* Steps over one code point of `text` at byte `*at` and returns it; 0xFFFD for a malformed
 * sequence, stepping over one byte. At the end returns 0 and does not step. */
uint32_t text_next_code_point(const char *text, size_t *at);

/* Line ends, other control characters, and marks that turn the direction of what follows: nothing
 * that is shown as it was typed should hold them. */
bool text_is_hidden(uint32_t letter);

/* Takes blanks and what cannot be seen away from both ends; a text of nothing else becomes empty.
 */
void text_trim(char *text);

/* Appends words from outside for a terminal: hidden characters and bytes that are no UTF-8, which
 * could be commands to it, become U+FFFD. */
void text_append_harmless(Text *text, const char *piece);

/* Whether all of `text` is well-formed UTF-8 (RFC 3629). */
bool text_is_utf8(const char *text, size_t length);

#endif
