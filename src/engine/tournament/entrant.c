/* A program is told a position that is possible for all its seat knows, drawn anew for each
 * decision, so whoever plays by the protocol can take part and nobody can learn what is hidden:
 * `setup`, and then `bot` with what the seat sees and may do beside it. */
#include "entrant.h"

#include "base/text.h"
#include "core/notation.h"

#include <stdlib.h>
#include <string.h>

#define PROGRAM    "run:"
#define ANSWER_MAX (1024 * 1024) /* bytes */
#define GRACE_MS   1000          /* for a program to end by itself when its input does */

static bool level_named(const char *name, size_t length, BotLevel *out)
{
    for (unsigned i = 0; i < BOT_LEVELS; i++) {
        if (strlen(bot_level_names[i]) == length && memcmp(bot_level_names[i], name, length) == 0) {
            *out = (BotLevel)i;
            return true;
        }
    }
    return false;
}

/* What follows the colon: a number of nodes. */
static bool nodes_read(const char *digits, uint32_t *out)
{
    uint64_t nodes = 0;
    for (const char *at = digits; *at; at++) {
        if (*at < '0' || *at > '9' || nodes > UINT32_MAX) {
            return false;
        }
        nodes = 10 * nodes + (uint64_t)(*at - '0');
    }
    *out = (uint32_t)nodes;
    return nodes > 0 && nodes <= UINT32_MAX;
}

static bool program_read(const char *command, Entrant *out, Refusal *refusal)
{
    if (!partner_is_possible()) {
        return REFUSE(refusal, "On this system no other program can take part.");
    }
    out->command = command;
    return *command != '\0' || REFUSE(refusal, "\"" PROGRAM "\" needs a command.");
}

bool entrant_read(const json_t *json, Entrant *out, Refusal *refusal)
{
    const char *name = json_string_value(json);
    *out = (Entrant){.name = name};
    if (!name) {
        return REFUSE(refusal, "An entrant must be a text.");
    }
    if (strncmp(name, PROGRAM, strlen(PROGRAM)) == 0) {
        return program_read(name + strlen(PROGRAM), out, refusal);
    }
    size_t length = strcspn(name, ":");
    bool is_known = level_named(name, length, &out->level) &&
                    (name[length] == '\0' || nodes_read(name + length + 1, &out->nodes));
    return is_known || REFUSE(refusal,
                              "\"%s\" is no entrant: it must be a level, a level with its nodes "
                              "(\"hard:5000\"), or \"" PROGRAM "\" and a command.",
                              name);
}

void entrant_release(Entrant *entrant)
{
    partner_free(entrant->partner, GRACE_MS);
    entrant->partner = NULL;
}

static Action choose_ourselves(const Entrant *entrant, const Decision *decision)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    match_view(decision->match, decision->seat, view);
    return bot_choose(&(BotRequest){.game = decision->match->game,
                                    .view = view,
                                    .seat = decision->seat,
                                    .level = entrant->level,
                                    .nodes = entrant->nodes ? entrant->nodes : decision->nodes,
                                    .seed = decision->seed,
                                    .stop = &decision->engine->stop,
                                    .table = decision->engine->table});
}

static json_t *setup_write(const Decision *decision, const void *view)
{
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    Rng rng = rng_seeded(decision->seed);
    decision->match->game->sample(view, &rng, state);
    return json_pack("{s:s,s:I,s:o}", "cmd", "setup", "seed", (json_int_t)decision->seed, "state",
                     position_write(decision->codec, state));
}

static json_t *actions_write(const Decision *decision)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(decision->match, decision->seat, legal, LEGAL_COUNT_MAX);
    json_t *actions = json_array();
    for (size_t i = 0; i < count; i++) {
        json_array_append_new(actions, action_write(decision->match->game, legal[i]));
    }
    return actions;
}

/* What happened since the seat was asked last. */
static json_t *news_write(const Decision *decision)
{
    json_t *news = json_array();
    for (size_t i = decision->since; i < decision->match->position; i++) {
        json_t *events = events_write(decision->match, i, decision->seat);
        json_array_extend(news, events);
        json_decref(events);
    }
    return news;
}

static json_t *bot_write(const Decision *decision, const void *view)
{
    json_t *seen = json_pack("{s:s}", "game", decision->match->game->id);
    decision->codec->write_view(view, seen);
    json_t *request = json_pack(
        "{s:s,s:s,s:I,s:i,s:o,s:o,s:o}", "cmd", "bot", "level", bot_level_names[decision->level],
        "seed", (json_int_t)decision->seed, "seat", (int)decision->seat, "view", seen, "actions",
        actions_write(decision), "events", news_write(decision));
    if (decision->nodes) {
        json_object_set_new(request, "nodes", json_integer(decision->nodes));
    }
    return request;
}

static bool went_well(PartnerEnd end, const Decision *decision)
{
    switch (end) {
    case PARTNER_DONE:
        return true;
    case PARTNER_GONE:
        return REFUSE(decision->refusal, "It ended before it answered.");
    case PARTNER_SLOW:
        return REFUSE(decision->refusal, "It did not answer within %lld ms.",
                      (long long)decision->patience);
    case PARTNER_LENGTHY:
        return REFUSE(decision->refusal, "It answered with a line of more than %d bytes.",
                      ANSWER_MAX);
    }
    return false;
}

/* Sends a request, which is given away, and reads the reply, which is to be given back; NULL with
 * the reason. */
static json_t *ask(Partner *partner, json_t *request, const Decision *decision)
{
    const atomic_bool *stop = &decision->engine->stop;
    char *line = json_dumps(request, JSON_COMPACT);
    json_t *reply = NULL;
    Buffer answer;
    buffer_init(&answer, 1);
    if (went_well(partner_say(partner, line, decision->patience, stop), decision) &&
        went_well(partner_hear(partner, ANSWER_MAX, decision->patience, stop, &answer), decision)) {
        reply = json_loadb((const char *)answer.data, answer.count - 1, 0, NULL);
        if (!json_is_object(reply)) {
            json_decref(reply);
            reply = NULL;
            refusal_write(decision->refusal, "Its answer is no JSON object.");
        }
    }
    buffer_release(&answer);
    free(line);
    json_decref(request);
    return reply;
}

static bool action_take(const json_t *reply, const Decision *decision, Action *out)
{
    const Match *match = decision->match;
    const char *text = json_string_value(json_object_get(reply, "action"));
    const char *error = json_string_value(json_object_get(reply, "error"));
    if (!text && error) {
        return REFUSE(decision->refusal, "It refused to choose: %s", error);
    }
    if (!text) {
        return REFUSE(decision->refusal, "Its answer has no text \"action\".");
    }
    bool is_legal = notation_read(match->game, text, out) &&
                    game_is_legal(match->game, match_state(match), decision->seat, *out);
    return is_legal || REFUSE(decision->refusal, "It cannot do \"%s\" now.", text);
}

/* Whether a position can be put up is for the program to say: only its choice counts. */
static bool converse(Partner *partner, const Decision *decision, Action *out)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    match_view(decision->match, decision->seat, view);
    json_t *placed = ask(partner, setup_write(decision, view), decision);
    json_t *reply = placed ? ask(partner, bot_write(decision, view), decision) : NULL;
    bool has_chosen = reply && action_take(reply, decision, out);
    json_decref(placed);
    json_decref(reply);
    return has_chosen;
}

bool entrant_choose(Entrant *entrant, const Decision *decision, Action *out)
{
    if (!entrant->command) {
        *out = choose_ourselves(entrant, decision);
        return true;
    }
    if (!entrant->partner) {
        entrant->partner = partner_new(entrant->command);
    }
    if (!entrant->partner) {
        return REFUSE(decision->refusal, "It could not be started.");
    }
    bool has_chosen = converse(entrant->partner, decision, out);
    if (!has_chosen) {
        partner_free(entrant->partner, 0);
        entrant->partner = NULL;
    }
    return has_chosen;
}
