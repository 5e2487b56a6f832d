/* The best actions with their chances and lines. Several searches, each with four times the budget
 * of the one before, so that there is an answer early and a better one later; the last has the
 * whole budget, and is the search by which `bot` chooses. A search that was stopped counts only
 * when it is the first: it may have tried less than the one before. */
#include "reply.h"

#include "base/limits.h"
#include "bots/analysis.h"

#define BEST_USUAL  3
#define STEP        4u    /* times the budget before */
#define NODES_FIRST 4000u /* of the first search, at least; fewer than so many times STEP */

typedef struct Thought {
    Engine *engine;
    BotRequest request;
    bool is_timed;     /* it has nodes without end */
    size_t best;       /* how many actions are told */
    uint32_t nodes;    /* of the search that found this */
    Analysis analysis; /* the last that was finished */
} Thought;

static json_t *line_write(const Game *game, const Ranked *ranked)
{
    json_t *line = json_array();
    for (unsigned i = 0; i < ranked->line_count; i++) {
        json_array_append_new(line, action_write(game, ranked->line[i]));
    }
    return line;
}

static json_t *ranked_write(const Game *game, const Ranked *ranked)
{
    return json_pack("{s:o,s:i,s:b,s:I,s:o}", "action", action_write(game, ranked->action),
                     "chance", (int)ranked->chance, "certain", ranked->is_certain, "games",
                     (json_int_t)ranked->games, "line", line_write(game, ranked));
}

static json_t *thought_write(const Thought *thought, bool is_partial)
{
    json_t *best = json_array();
    for (size_t i = 0; i < thought->analysis.count; i++) {
        const Ranked *ranked = &thought->analysis.items[i];
        json_array_append_new(best, ranked_write(thought->request.game, ranked));
    }
    return json_pack("{s:b,s:i,s:I,s:o}", "partial", is_partial, "seat", (int)thought->request.seat,
                     "nodes", (json_int_t)thought->nodes, "best", best);
}

/* With this budget, 0 being the level's own; false when it was stopped. */
static bool think(Thought *thought, uint32_t nodes)
{
    Analysis analysis;
    BotRequest request = thought->request;
    request.nodes = nodes;
    bot_analyse(&request, thought->best, &analysis);
    bool is_stopped = atomic_load(request.stop);
    if (is_stopped && thought->analysis.count > 0) {
        return false;
    }
    thought->analysis = analysis;
    thought->nodes = nodes ? nodes : bot_level_nodes(request.level);
    return !is_stopped;
}

/* Whether more time can change nothing: but a budget of nodes is one of `bot` too, whose choice
 * among equals it makes. */
static bool is_settled(const Thought *thought)
{
    bool is_certain = thought->is_timed;
    for (size_t i = 0; i < thought->analysis.count; i++) {
        is_certain &= thought->analysis.items[i].is_certain;
    }
    return is_certain;
}

static void think_on(void *context)
{
    Thought *thought = context;
    uint32_t last = thought->request.nodes;
    uint32_t part = 1, whole = last ? last : bot_level_nodes(thought->request.level);
    while (whole / part >= STEP * NODES_FIRST) {
        part *= STEP;
    }
    for (; part > 1; part /= STEP) {
        if (!think(thought, whole / part) || is_settled(thought)) {
            return;
        }
        engine_tell_part(thought->engine, thought_write(thought, true));
    }
    think(thought, last);
}

static bool best_read(const json_t *request, size_t *out, Refusal *refusal)
{
    int64_t best = BEST_USUAL;
    if (json_object_get(request, "best") &&
        !field_integer(request, "best", (Range){1, ANALYSIS_MAX}, &best, refusal)) {
        return false;
    }
    *out = (size_t)best;
    return true;
}

json_t *command_analyse(Engine *engine, const json_t *request, Refusal *refusal)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Thought thought = {.engine = engine};
    int64_t time;
    if (!best_read(request, &thought.best, refusal) ||
        !bot_read(engine, request, &thought.request, &time, refusal)) {
        return NULL;
    }
    if (thought.request.level == BOT_RANDOM) {
        refusal_write(refusal, "\"random\" weighs no actions, so there is nothing to tell.");
        return NULL;
    }
    match_view(&engine->match, thought.request.seat, view);
    thought.request.view = view;
    thought.is_timed = time > 0;
    if (time) {
        thought.request.nodes = UINT32_MAX;
        run_for_ms(think_on, &thought, time, &engine->stop);
    } else {
        think_on(&thought);
    }
    return thought_write(&thought, false);
}
