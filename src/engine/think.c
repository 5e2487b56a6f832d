/* Asking a bot. Its budget is nodes; a budget of time is given from outside, because bots see no
 * clock: the bot chooses on a worker, which is hurried when the time is over. */
#include "commands.h"

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

void run_for_ms(void (*job)(void *context), void *context, int64_t milliseconds, atomic_bool *stop)
{
    Worker *worker = worker_new(NULL, NULL);
    worker_give(worker, job, context);
    if (!worker_wait_ms(worker, milliseconds)) {
        atomic_store(stop, true);
    }
    worker_free(worker);
}

bool level_read(const json_t *request, BotLevel *out, Refusal *refusal)
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

bool bot_read(Engine *engine, const json_t *request, BotRequest *out, int64_t *time,
              Refusal *refusal)
{
    const Match *match = &engine->match;
    BotLevel level;
    int64_t seed, nodes;
    if (!level_read(request, &level, refusal) ||
        !field_integer(request, "seed", (Range){0, SEED_MAX}, &seed, refusal) ||
        !budget_read(request, &nodes, time, refusal)) {
        return false;
    }
    if (match_is_over(match)) {
        refusal->code = CODE_GAME_OVER;
        return REFUSE(refusal, "The game is over.");
    }
    *out = (BotRequest){.game = match->game,
                        .seat = seats_first(match_actors(match)),
                        .level = level,
                        .nodes = (uint32_t)nodes,
                        .seed = (uint64_t)seed,
                        .stop = &engine->stop,
                        .table = engine->table};
    return true;
}

json_t *command_bot(Engine *engine, const json_t *request, Refusal *refusal)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Choice choice;
    int64_t time;
    if (!bot_read(engine, request, &choice.request, &time, refusal)) {
        return NULL;
    }
    match_view(&engine->match, choice.request.seat, view);
    choice.request.view = view;
    if (time) {
        choice.request.nodes = UINT32_MAX;
        run_for_ms(choose, &choice, time, &engine->stop);
    } else {
        choose(&choice);
    }
    return json_pack("{s:o}", "action", action_write(choice.request.game, choice.action));
}
