/* The rules engine as a conversation: one JSON line in, one JSON line out. An engine holds at most
 * one game in play; a refused line changes nothing. It knows games only through Game and through
 * their codecs, and owns no files: main.c and the tests bring the lines. */
#ifndef ENGINE_H
#define ENGINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define ENGINE_LINE_MAX (1024 * 1024) /* bytes of a request, without its end of line */

typedef struct Engine Engine;

Engine *engine_new(void);
void engine_free(Engine *engine);

/* The reply to one line, without an end of line, to be given to free(); NULL for an empty line.
 * `line` need not be terminated; a longer line than ENGINE_LINE_MAX is `too-long`. */
char *engine_answer(Engine *engine, const char *line, size_t length);

/* Whether `quit` was asked. */
bool engine_is_done(const Engine *engine);

/* Answers every line of `in` on `out`, each at once, until its end or `quit`. Keeps at most
 * ENGINE_LINE_MAX bytes of a line, however long it is. False when `out` takes no more. */
bool engine_serve(Engine *engine, FILE *in, FILE *out);

#endif
