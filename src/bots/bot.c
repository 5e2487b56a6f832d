/* The generic players: they know a game only through its contract, so they sit in every seat of
 * every game.
 *
 * The sampled players draw worlds that the view allows and play each legal action in each world,
 * one action deep: the same worlds for every action, so that luck of the draw weighs on all alike.
 * What they deliberately do not do is search deeper: a game with a player of its own replaces them.
 */
#include "bots/bot.h"

#include "base/assert.h"

#include <string.h>

const char *const bot_level_names[BOT_LEVELS] = {"random", "greedy", "easy", "normal", "hard"};

static const uint32_t level_nodes[BOT_LEVELS] = {1, 64, 48, 400, 3000};

uint32_t bot_level_nodes(BotLevel level)
{
    return level_nodes[level];
}

/* What one look at a view needs; large, so it lives on the stack of one call only. */
typedef struct Look {
    const BotRequest *request;
    Rng rng;
    Action legal[LEGAL_COUNT_MAX];
    size_t count;
    int64_t value[LEGAL_COUNT_MAX]; /* sums over the worlds, in thousandths of a win */
    _Alignas(max_align_t) unsigned char world[STATE_SIZE_MAX];
    _Alignas(max_align_t) unsigned char after[STATE_SIZE_MAX];
} Look;

static void look_sample(Look *look)
{
    const BotRequest *request = look->request;
    request->game->sample(request->view, &look->rng, look->world);
}

static int world_value(const Game *game, const void *state, Seat seat)
{
    Outcome outcome;
    game->outcome(state, &outcome);
    if (!outcome.over) {
        return game->evaluate(state, seat);
    }
    return seats_have(outcome.winners, seat) ? 1000 : 0;
}

static void look_try_all(Look *look)
{
    const BotRequest *request = look->request;
    for (size_t i = 0; i < look->count; i++) {
        memcpy(look->after, look->world, request->game->state_size);
        request->game->apply(look->after, request->seat, look->legal[i], NULL);
        look->value[i] += world_value(request->game, look->after, request->seat);
    }
}

static bool look_is_stopped(const Look *look)
{
    return look->request->stop && atomic_load(look->request->stop);
}

static Action look_best(const Look *look)
{
    size_t best = 0;
    for (size_t i = 1; i < look->count; i++) {
        if (look->value[i] > look->value[best]) {
            best = i;
        }
    }
    return look->legal[best];
}

Action bot_choose(const BotRequest *request)
{
    Look look = {.request = request, .rng = rng_seeded(request->seed)};
    ASSERT(request->game->legal_max <= LEGAL_COUNT_MAX);
    look_sample(&look);
    look.count = request->game->legal(look.world, request->seat, look.legal, LEGAL_COUNT_MAX);
    ASSERT(look.count > 0);
    if (request->level == BOT_RANDOM) {
        return look.legal[rng_below(&look.rng, (uint32_t)look.count)];
    }
    uint32_t nodes = request->nodes ? request->nodes : bot_level_nodes(request->level);
    uint32_t worlds = request->level == BOT_GREEDY ? 1 : nodes / (uint32_t)look.count;
    look_try_all(&look);
    for (uint32_t i = 1; i < worlds && !look_is_stopped(&look); i++) {
        look_sample(&look);
        look_try_all(&look);
    }
    return look_best(&look);
}
