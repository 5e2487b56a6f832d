/* One line is one JSON object, and one command of the table below. Anything else is refused here,
 * so that commands only ever see objects. Names may not come twice in an object: a request that
 * could be read in two ways is no request. */
#include "engine.h"
#include "commands.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/memory.h"
#include "base/text.h"
#include "games/registry.h"

#include <stdlib.h>
#include <string.h>

#define PROTOCOL 1

typedef struct Command {
    const char *name;
    json_t *(*answer)(Engine *engine, const json_t *request, Refusal *refusal);
    bool needs_game;
} Command;

static json_t *command_hello(Engine *engine, const json_t *request, Refusal *refusal)
{
    (void)engine;
    (void)request;
    (void)refusal;
    json_t *ids = json_array();
    for (const Codec *const *codec = codecs; *codec; codec++) {
        json_array_append_new(ids, json_string((*codec)->game->id));
    }
    return json_pack("{s:i,s:s,s:o}", "protocol", PROTOCOL, "engine", "meja-engine " MEJA_VERSION,
                     "games", ids);
}

static json_t *command_quit(Engine *engine, const json_t *request, Refusal *refusal)
{
    (void)request;
    (void)refusal;
    engine->is_done = true;
    return json_object();
}

static const Command commands[] = {
    {"hello", command_hello, false},  {"new", command_new, false},
    {"setup", command_setup, false},  {"state", command_state, true},
    {"view", command_view, true},     {"actions", command_actions, true},
    {"do", command_do, true},         {"events", command_events, true},
    {"undo", command_undo, true},     {"bot", command_bot, true},
    {"log", command_log, true},       {"replay", command_replay, false},
    {"result", command_result, true}, {"playout", command_playout, false},
    {"quit", command_quit, false},
};

Engine *engine_new(void)
{
    Engine *engine = memory_zeroed(sizeof *engine);
    return engine;
}

void engine_free(Engine *engine)
{
    if (engine->codec) {
        match_release(&engine->match);
    }
    free(engine);
}

bool engine_is_done(const Engine *engine)
{
    return engine->is_done;
}

static const Command *command_find(const json_t *request, Refusal *refusal)
{
    const char *name = json_string_value(json_object_get(request, "cmd"));
    refusal->code = CODE_UNKNOWN_COMMAND;
    if (!name) {
        refusal_write(refusal, "A request needs the text \"cmd\".");
        return NULL;
    }
    for (size_t i = 0; i < COUNT_OF(commands); i++) {
        if (text_equal(commands[i].name, name)) {
            return &commands[i];
        }
    }
    refusal_write(refusal, "There is no command \"%s\".", name);
    return NULL;
}

static json_t *engine_run(Engine *engine, const json_t *request, Refusal *refusal)
{
    const Command *command = command_find(request, refusal);
    if (!command) {
        return NULL;
    }
    if (command->needs_game && !engine->codec) {
        refusal->code = CODE_NO_GAME;
        refusal_write(refusal,
                      "There is no game in play: begin with \"new\", \"setup\" or \"replay\".");
        return NULL;
    }
    refusal->code = CODE_BAD_ARGUMENT;
    return command->answer(engine, request, refusal);
}

/* What is wrong in our own words: the library's may quote bytes that are no UTF-8. */
static void refuse_json(const json_error_t *error, Refusal *refusal)
{
    const struct {
        enum json_error_code code;
        const char *sentence;
    } known[] = {
        {json_error_invalid_utf8, "The line is not UTF-8."},
        {json_error_null_character, "A text must not hold the character U+0000."},
        {json_error_null_byte_in_key, "A name must not hold the character U+0000."},
        {json_error_duplicate_key, "A name comes twice in the same object."},
        {json_error_numeric_overflow, "A number does not fit 64 bits."},
        {json_error_stack_overflow, "The line is nested too deeply."},
        {json_error_end_of_input_expected, "Something follows the JSON object."},
    };
    for (size_t i = 0; i < COUNT_OF(known); i++) {
        if (json_error_code(error) == known[i].code) {
            refusal_write(refusal, "%s", known[i].sentence);
            return;
        }
    }
    refusal_write(refusal, "The line is not a JSON object (byte %d).", error->position);
}

static json_t *request_read(const char *line, size_t length, Refusal *refusal)
{
    if (length > ENGINE_LINE_MAX) {
        refusal->code = CODE_TOO_LONG;
        refusal_write(refusal, "The line is longer than %d bytes.", ENGINE_LINE_MAX);
        return NULL;
    }
    refusal->code = CODE_BAD_JSON;
    if (memchr(line, '\0', length)) { /* the library passes over one that ends a number */
        refusal_write(refusal, "The line holds a zero byte.");
        return NULL;
    }
    json_error_t error;
    json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES, &error);
    if (!request) {
        refuse_json(&error, refusal);
        return NULL;
    }
    if (!json_is_object(request)) {
        json_decref(request);
        refusal_write(refusal, "The line is not a JSON object.");
        return NULL;
    }
    return request;
}

static json_t *reply_make(json_t *members, const Refusal *refusal)
{
    if (!members) {
        return json_pack("{s:b,s:s,s:s}", "ok", 0, "error", refusal->sentence, "code",
                         refusal->code);
    }
    json_t *reply = json_pack("{s:b}", "ok", 1);
    json_object_update(reply, members);
    json_decref(members);
    return reply;
}

static bool line_is_blank(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') {
            return false;
        }
    }
    return true;
}

char *engine_answer(Engine *engine, const char *line, size_t length)
{
    if (length <= ENGINE_LINE_MAX && line_is_blank(line, length)) {
        return NULL;
    }
    Refusal refusal = {0};
    json_t *request = request_read(line, length, &refusal);
    json_t *members = request ? engine_run(engine, request, &refusal) : NULL;
    json_t *reply = reply_make(members, &refusal);
    char *text = json_dumps(reply, JSON_COMPACT);
    ASSERT(text);
    json_decref(reply);
    json_decref(request);
    return text;
}
