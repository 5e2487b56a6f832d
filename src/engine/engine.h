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

/* Takes a line that answers, without its end; false when it takes no more. */
typedef bool EngineTell(void *context, const char *line);

/* From here on commands that take long run on a thread of their own, so that `stop` can be read
 * meanwhile: what they say on the way, and then their reply, goes to `tell` on that thread, and
 * engine_answer returns NULL for them at once. `tell` is not called while engine_answer answers
 * another line. NULL, as at first: such commands are answered in their turn, and say no more than
 * their reply. */
void engine_listen(Engine *engine, EngineTell *tell, void *context);

/* Waits until nothing runs any more. */
void engine_settle(Engine *engine);

/* The reply to one line, without an end of line, to be given to free(); NULL for an empty line.
 * `line` need not be terminated; a longer line than ENGINE_LINE_MAX is `too-long`. */
char *engine_answer(Engine *engine, const char *line, size_t length);

/* Whether `quit` was asked. */
bool engine_is_done(const Engine *engine);

/* Answers every line of `in` on `out`, each at once, until its end or `quit`. Keeps at most
 * ENGINE_LINE_MAX bytes of a line, however long it is. False when `out` takes no more. */
bool engine_serve(Engine *engine, FILE *in, FILE *out);

#endif
