/* The quotes of requests and expected replies are turned here and nowhere else. */
#include "talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int talk_begin(void **state)
{
    *state = engine_new();
    return 0;
}

int talk_end(void **state)
{
    engine_free(*state);
    return 0;
}

static char *with_quotes(const char *text)
{
    char *copy = strdup(text);
    assert_non_null(copy);
    for (char *at = copy; *at; at++) {
        *at = *at == '\'' ? '"' : *at;
    }
    return copy;
}

static json_t *ask_line(Engine *engine, const char *line)
{
    char *answer = engine_answer(engine, line, strlen(line));
    assert_non_null(answer);
    json_t *reply = json_loads(answer, 0, NULL);
    assert_true(json_is_object(reply));
    assert_true(json_is_boolean(json_object_get(reply, "ok")));
    free(answer);
    return reply;
}

json_t *ask(Engine *engine, const char *request)
{
    char *line = with_quotes(request);
    json_t *reply = ask_line(engine, line);
    free(line);
    return reply;
}

json_t *ask_with(Engine *engine, const char *request, const json_t *value)
{
    char *pattern = with_quotes(request);
    char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    char *place = strstr(pattern, "%s");
    assert_non_null(place);
    size_t size = strlen(pattern) + strlen(text) + 1;
    char *line = malloc(size);
    assert_non_null(line);
    *place = '\0';
    snprintf(line, size, "%s%s%s", pattern, text, place + 2);
    json_t *reply = ask_line(engine, line);
    free(line);
    free(text);
    free(pattern);
    return reply;
}

void ask_expect(Engine *engine, const char *request, const char *expected)
{
    char *text = with_quotes(expected);
    json_t *wanted = json_loads(text, 0, NULL);
    json_t *reply = ask(engine, request);
    assert_non_null(wanted);
    if (!json_equal(wanted, reply)) {
        char *got = json_dumps(reply, JSON_COMPACT);
        fail_msg("%s\nis answered by %s\nin place of    %s", request, got, text);
    }
    json_decref(reply);
    json_decref(wanted);
    free(text);
}

void ask_ok(Engine *engine, const char *request)
{
    json_t *reply = ask(engine, request);
    if (!json_is_true(json_object_get(reply, "ok"))) {
        fail_msg("%s is refused: %s", request, json_string_value(json_object_get(reply, "error")));
    }
    json_decref(reply);
}

void ask_refused(Engine *engine, const char *request, const char *code)
{
    json_t *reply = ask(engine, request);
    const char *given = json_string_value(json_object_get(reply, "code"));
    const char *sentence = json_string_value(json_object_get(reply, "error"));
    if (!given || strcmp(given, code) != 0) {
        fail_msg("%s is answered by code %s in place of %s", request, given ? given : "none", code);
    }
    assert_true(json_is_false(json_object_get(reply, "ok")));
    assert_non_null(sentence);
    assert_true(strlen(sentence) > 10 && sentence[strlen(sentence) - 1] == '.');
    json_decref(reply);
}

json_t *ask_for(Engine *engine, const char *request, const char *key)
{
    json_t *reply = ask(engine, request);
    json_t *member = json_incref(json_object_get(reply, key));
    assert_non_null(member);
    assert_true(json_is_true(json_object_get(reply, "ok")));
    json_decref(reply);
    return member;
}
