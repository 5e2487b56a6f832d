/* Any bytes on the engine's standard input: whole sessions, so that a later line meets the game
 * that earlier lines made. What may not happen is a crash, a leak, a line without its answer, or an
 * answer that is not one JSON object. Long numbers beside budgets are cut, because a request for a
 * billion games is answered, but not today. */
#include "engine.h"

#include "base/assert.h"

#include <jansson.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS_MAX 3

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool has_word(const char *bytes, size_t size, const char *word)
{
    return memmem(bytes, size, word, strlen(word)) != NULL;
}

/* Drops the digits of each number after the first few; the size that is left. */
static size_t cut_numbers(char *bytes, size_t size)
{
    unsigned digits = 0;
    size_t kept = 0;
    for (size_t i = 0; i < size; i++) {
        digits = bytes[i] >= '0' && bytes[i] <= '9' ? digits + 1 : 0;
        if (digits <= DIGITS_MAX) {
            bytes[kept++] = bytes[i];
        }
    }
    return kept;
}

static void check_reply(const char *reply, size_t length)
{
    json_t *json = json_loadb(reply, length, JSON_REJECT_DUPLICATES, NULL);
    ASSERT(json_is_object(json));
    const json_t *ok = json_object_get(json, "ok");
    ASSERT(json_is_boolean(ok));
    ASSERT(json_is_true(ok) || json_is_string(json_object_get(json, "error")));
    ASSERT(json_is_true(ok) || json_is_string(json_object_get(json, "code")));
    json_decref(json);
}

static void check_replies(const char *replies)
{
    for (const char *end; (end = strchr(replies, '\n')) != NULL; replies = end + 1) {
        check_reply(replies, (size_t)(end - replies));
    }
    ASSERT(*replies == '\0');
}

/* The session with the numbers of budgets cut. */
static char *tamed(const uint8_t *data, size_t *size)
{
    char *bytes = malloc(*size + 1);
    ASSERT(bytes);
    memcpy(bytes, data, *size);
    if (has_word(bytes, *size, "games") || has_word(bytes, *size, "nodes") ||
        has_word(bytes, *size, "time_ms") || has_word(bytes, *size, "deals")) {
        *size = cut_numbers(bytes, *size);
    }
    return bytes;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (has_word((const char *)data, size, "run:")) { /* no command of the shell by chance */
        return 0;
    }
    char *bytes = tamed(data, &size);
    char *replies = NULL;
    size_t replies_size;
    FILE *in = size > 0 ? fmemopen(bytes, size, "r") : tmpfile();
    FILE *out = open_memstream(&replies, &replies_size);
    ASSERT(in && out);
    Engine *engine = engine_new();
    engine_serve(engine, in, out);
    engine_free(engine);
    fclose(in);
    fclose(out);
    check_replies(replies);
    free(replies);
    free(bytes);
    return 0;
}
