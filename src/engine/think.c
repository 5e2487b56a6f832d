/* Asking a bot. Its budget is nodes; a budget of time is given from outside, because bots see no
 * clock: the bot chooses on a worker, which is hurried when the time is over. */
#include "commands.h"

#include "base/worker.h"
#include "bots/bot.h"

#define TIME_MAX_MS (60 * 60 * 1000)

typedef struct Choice {
    BotRequest request;
    Action action;
} Choice;

static void choose(void *context)
{
    Choice *choice = context;
    choice->action = bot_choose(&choice->request);
}

static Action choose_by_clock(const BotRequest *asked, int64_t milliseconds)
{
    Worker *worker = worker_new(NULL, NULL);
    Choice choice = {.request = *asked};
    choice.request.nodes = UINT32_MAX;
    choice.request.stop = worker_stop(worker);
    worker_give(worker, choose, &choice);
    if (!worker_wait_ms(worker, milliseconds)) {
        worker_hurry(worker);
    }
    worker_free(worker);
    return choice.action;
}

static bool level_read(const json_t *request, BotLevel *out, Refusal *refusal)
{
    const char *words[BOT_LEVELS + 1] = {0};
    unsigned level;
    for (unsigned i = 0; i < BOT_LEVELS; i++) {
        words[i] = bot_level_names[i];
    }
    if (!field_word(request, "level", words, &level, refusal)) {
        return false;
    }
    *out = (BotLevel)level;
    return true;
}

/* The budget: nodes, or time, or the level's own when neither is given. */
static bool budget_read(const json_t *request, int64_t *nodes, int64_t *time, Refusal *refusal)
{
    *nodes = *time = 0;
    if (json_object_get(request, "time_ms")) {
        return field_integer(request, "time_ms", (Range){1, TIME_MAX_MS}, time, refusal);
    }
    return !json_object_get(request, "nodes") ||
           field_integer(request, "nodes", (Range){1, UINT32_MAX}, nodes, refusal);
}

json_t *command_bot(Engine *engine, const json_t *request, Refusal *refusal)
{
    const Match *match = &engine->match;
    BotLevel level;
    int64_t seed, nodes, time;
    if (!level_read(request, &level, refusal) ||
        !field_integer(request, "seed", (Range){0, SEED_MAX}, &seed, refusal) ||
        !budget_read(request, &nodes, &time, refusal)) {
        return NULL;
    }
    if (match_is_over(match)) {
        refusal->code = CODE_GAME_OVER;
        refusal_write(refusal, "The game is over.");
        return NULL;
    }
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Seat seat = seats_first(match_actors(match));
    match_view(match, seat, view);
    BotRequest asked = {.game = match->game,
                        .view = view,
                        .seat = seat,
                        .level = level,
                        .nodes = (uint32_t)nodes,
                        .seed = (uint64_t)seed,
                        .table = engine->table};
    Action action = time ? choose_by_clock(&asked, time) : bot_choose(&asked);
    return json_pack("{s:o}", "action", action_write(match->game, action));
}
