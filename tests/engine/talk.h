/* Talking to an engine in tests. Requests are written with ' for " so that they can be read. */
#ifndef TALK_H
#define TALK_H

#include "engine.h"
#include "testing.h"

#include <jansson.h>

/* cmocka fixtures: the state of a test is a fresh Engine. */
int talk_begin(void **state);
int talk_end(void **state);

/* The reply to a request, which is given back with json_decref. */
json_t *ask(Engine *engine, const char *request);

/* The same with a value put in place of the only "%s" of the request. */
json_t *ask_with(Engine *engine, const char *request, const json_t *value);

/* Asks and requires exactly this reply. */
void ask_expect(Engine *engine, const char *request, const char *reply);

/* Asks and requires a good reply, which is dropped. */
void ask_ok(Engine *engine, const char *request);

/* Asks and requires a refusal with this code and a sentence. */
void ask_refused(Engine *engine, const char *request, const char *code);

/* The member `key` of a good reply, to be given back. */
json_t *ask_for(Engine *engine, const char *request, const char *key);

#endif
