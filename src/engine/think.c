/* Asking a bot. Its budget is nodes; a budget of time is given from outside, because bots see no
 * clock: a second thread tells the bot to stop when the time is over. */
#include "commands.h"

#include "base/assert.h"
#include "bots/bot.h"

#include <pthread.h>
#include <time.h>

#define TIME_MAX_MS (60 * 60 * 1000)

typedef struct Clock {
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t chosen;
    bool has_chosen;
    struct timespec end;
    atomic_bool stop;
} Clock;

static void *clock_run(void *argument)
{
    Clock *clock = argument;
    int waited = 0;
    pthread_mutex_lock(&clock->mutex);
    while (!clock->has_chosen && waited == 0) {
        waited = pthread_cond_timedwait(&clock->chosen, &clock->mutex, &clock->end);
    }
    pthread_mutex_unlock(&clock->mutex);
    atomic_store(&clock->stop, true);
    return NULL;
}

static void clock_start(Clock *clock, int64_t milliseconds)
{
    *clock = (Clock){.stop = false};
    timespec_get(&clock->end, TIME_UTC);
    int64_t nanoseconds = clock->end.tv_nsec + milliseconds % 1000 * 1000000;
    clock->end.tv_sec += (time_t)(milliseconds / 1000 + nanoseconds / 1000000000);
    clock->end.tv_nsec = (long)(nanoseconds % 1000000000);
    pthread_mutex_init(&clock->mutex, NULL);
    pthread_cond_init(&clock->chosen, NULL);
    int failed = pthread_create(&clock->thread, NULL, clock_run, clock);
    ASSERT(failed == 0);
}

static void clock_end(Clock *clock)
{
    pthread_mutex_lock(&clock->mutex);
    clock->has_chosen = true;
    pthread_cond_signal(&clock->chosen);
    pthread_mutex_unlock(&clock->mutex);
    pthread_join(clock->thread, NULL);
    pthread_cond_destroy(&clock->chosen);
    pthread_mutex_destroy(&clock->mutex);
}

static Action choose_by_clock(BotRequest *asked, int64_t milliseconds)
{
    Clock clock;
    clock_start(&clock, milliseconds);
    asked->nodes = UINT32_MAX;
    asked->stop = &clock.stop;
    Action action = bot_choose(asked);
    clock_end(&clock);
    return action;
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
