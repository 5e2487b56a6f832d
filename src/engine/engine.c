/* One line is one JSON object, and one command of the table below. Anything else is refused here,
 * so that commands only ever see objects. Names may not come twice in an object: a request that
 * could be read in two ways is no request. */
#include "engine.h"
#include "reply.h"

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
    bool takes_long; /* runs beside the reading of lines, where somebody listens */
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

/* Whatever ran has been made to stop before this is answered. */
static json_t *command_stop(Engine *engine, const json_t *request, Refusal *refusal)
{
    (void)engine;
    (void)request;
    (void)refusal;
    return json_object();
}

static const Command commands[] = {
    {"hello", command_hello, false, false}, /* one a line */
    {"new", command_new, false, false},
    {"setup", command_setup, false, false},
    {"state", command_state, true, false},
    {"view", command_view, true, false},
    {"actions", command_actions, true, false},
    {"do", command_do, true, false},
    {"events", command_events, true, false},
    {"undo", command_undo, true, false},
    {"bot", command_bot, true, true},
    {"analyse", command_analyse, true, true},
    {"log", command_log, true, false},
    {"replay", command_replay, false, false},
    {"result", command_result, true, false},
    {"playout", command_playout, false, true},
    {"tournament", command_tournament, false, true},
    {"stop", command_stop, false, false},
    {"quit", command_quit, false, false},
};

Engine *engine_new(void)
{
    Engine *engine = memory_zeroed(sizeof *engine);
    atomic_init(&engine->stop, false);
    return engine;
}

void engine_free(Engine *engine)
{
    atomic_store(&engine->stop, true);
    engine_settle(engine);
    worker_free(engine->worker);
    if (engine->codec) {
        match_release(&engine->match);
    }
    free(engine);
}

void engine_listen(Engine *engine, EngineTell *tell, void *context)
{
    engine_settle(engine);
    engine->tell = tell;
    engine->tell_context = context;
    if (tell && !engine->worker) {
        engine->worker = worker_new(NULL, NULL);
    }
}

void engine_settle(Engine *engine)
{
    if (engine->request) {
        worker_wait(engine->worker);
        json_decref(engine->request);
        engine->request = NULL;
    }
}

bool engine_is_done(const Engine *engine)
{
    return engine->is_done;
}

static const char *command_name(const json_t *request)
{
    return json_string_value(json_object_get(request, "cmd"));
}

static const Command *command_find(const json_t *request, Refusal *refusal)
{
    const char *name = command_name(request);
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

static bool line_is_blank(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') {
            return false;
        }
    }
    return true;
}

/* The reply to a request, to be given to free(). */
static char *request_answer(Engine *engine, const json_t *request, Refusal *refusal)
{
    return reply_write(request ? engine_run(engine, request, refusal) : NULL, refusal);
}

static void answer_later(void *context)
{
    Engine *engine = context;
    Refusal refusal = {0};
    engine_tell(engine, request_answer(engine, engine->request, &refusal));
}

/* Requests are answered in their order: what still runs comes to its end first, at once where it
 * is asked to. */
static void await_turn(Engine *engine, const json_t *request)
{
    const char *name = command_name(request);
    if (name && (text_equal(name, "stop") || text_equal(name, "quit"))) {
        atomic_store(&engine->stop, true);
    }
    engine_settle(engine);
    atomic_store(&engine->stop, false);
}

static bool takes_long(const Engine *engine, const json_t *request)
{
    Refusal ignored;
    const Command *command = request ? command_find(request, &ignored) : NULL;
    return engine->tell && command && command->takes_long;
}

char *engine_answer(Engine *engine, const char *line, size_t length)
{
    if (length <= ENGINE_LINE_MAX && line_is_blank(line, length)) {
        return NULL;
    }
    Refusal refusal = {0};
    json_t *request = request_read(line, length, &refusal);
    await_turn(engine, request);
    if (takes_long(engine, request)) {
        engine->request = request;
        worker_give(engine->worker, answer_later, engine);
        return NULL;
    }
    char *text = request_answer(engine, request, &refusal);
    json_decref(request);
    return text;
}
