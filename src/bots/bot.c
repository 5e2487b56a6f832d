/* The levels. Each is a node budget for one search, so that a stronger level is the same player
 * with more time: with few nodes the search judges each action at once, with more it imagines games
 * to their end or grows a tree, and the levels that solve play ends exactly. Where a game says that
 * its suggestions are strong, hard takes them and imagines to tell chances, and master asks of
 * every other action whether it is better still.
 *
 * They know a game only through its contract, so they sit in every seat of every game. */
#include "search.h"

#include "base/limits.h"

const char *const bot_level_names[BOT_LEVELS] = {"random", "greedy", "easy",  "normal",
                                                 "hard",   "master", "novice"};

#define LAPSES_OF 16 /* see GameBots.lapses */

typedef struct Level {
    uint32_t nodes;
    uint32_t effort; /* of solving, for each node */
} Level;

static const Level levels[BOT_LEVELS] = {
    [BOT_RANDOM] = {1, 0},    [BOT_GREEDY] = {64, 0},    [BOT_EASY] = {48, 0},
    [BOT_NORMAL] = {4000, 4}, [BOT_HARD] = {120000, 16}, [BOT_MASTER] = {3000000, 4},
    [BOT_NOVICE] = {32, 0},
};

uint32_t bot_level_nodes(BotLevel level)
{
    return levels[level].nodes;
}

/* Calls of apply for so many nodes. */
static uint32_t nodes_in(const Game *game, uint32_t nodes)
{
    if (game->bots->apply_cost) {
        return nodes / game->bots->apply_cost + 1;
    }
    return nodes;
}

static uint32_t usual_nodes(const BotRequest *request)
{
    const Game *game = request->game;
    uint32_t budgets = 1;
    if (level_is_strong(request->level)) {
        budgets = max_unsigned(1, game->bots->search_budgets);
    }
    return nodes_in(game, bot_level_nodes(request->level) * budgets);
}

static uint32_t request_nodes(const BotRequest *request)
{
    if (request->nodes) {
        return nodes_in(request->game, request->nodes);
    }
    return usual_nodes(request);
}

static uint32_t request_effort(const BotRequest *request)
{
    uint64_t effort = (uint64_t)request_nodes(request) * levels[request->level].effort;
    return (uint32_t)min_u64(effort, UINT32_MAX);
}

/* Whether the game's suggestion is what a strong level begins with; */
static bool request_follows(const BotRequest *request)
{
    return level_is_strong(request->level) && request->game->bots->is_suggestion_strong;
}

/* and whether it is also what it plays. */
static bool request_obeys(const BotRequest *request)
{
    return request_follows(request) && request->level != BOT_MASTER;
}

/* What the game suggests in a world that has just been sampled: a suggestion rests on what the seat
 * knows, so it is the same in each. */
static Action search_suggestion(const Search *search)
{
    const BotRequest *request = search->request;
    Rng rng = rng_seeded(request->seed);
    return request->game->bots->suggest(search->world, request->seat, &rng);
}

/* Whether a novice makes this decision without thinking of what it leads to. */
static bool search_lapses(Search *search)
{
    const GameBots *bots = search->request->game->bots;
    return search->request->level == BOT_NOVICE && bots->tempt &&
           rng_below(&search->rng, LAPSES_OF) < bots->lapses;
}

static bool is_more_liked(const Arm *arm, const Arm *other)
{
    return arm->liking > other->liking;
}

static void search_tempt(Search *search)
{
    for (size_t i = 0; i < search->count; i++) {
        Arm *arm = &search->arms[i];
        arm->liking = (int16_t)search->request->game->bots->tempt(search->view, arm->action);
    }
    search_rank(search, is_more_liked);
}

uint32_t search_decide(Search *search, const BotRequest *request)
{
    uint32_t nodes = 0;
    if (request->level != BOT_GREEDY && request->level != BOT_NOVICE) {
        nodes = request_nodes(request);
    }
    uint32_t first = min_unsigned(nodes, usual_nodes(request)), effort = request_effort(request);
    search_init(search, request, first);
    if (request->level == BOT_RANDOM) {
        size_t chosen = rng_below(&search->rng, (uint32_t)search->count);
        search->arms[0] = search->arms[chosen];
        return 0;
    }
    if (search_lapses(search)) {
        search_tempt(search);
        return 0;
    }
    Action followed = ACTION_NONE;
    if (request_follows(request)) {
        followed = search_suggestion(search);
    }
    bool challenges = request_follows(request) && !request_obeys(request);
    bool grows = search_grows(search, nodes);
    if (challenges) {
        search_challenge(search, followed, nodes);
    } else if (grows) {
        search_grow(search, nodes);
    } else {
        search_run(search, first);
    }
    if (search->count > 1 && effort > 0) {
        search_solve(search, effort);
    }
    if (search->solved < 0 && !challenges && !grows && nodes > first) {
        search_run(search, nodes - first);
    }
    if (search->solved < 0) {
        search_shun_idle(search);
    }
    if (request_obeys(request)) {
        search_prefer(search, followed);
    }
    return effort;
}

uint64_t bot_seed(uint64_t deal, size_t position)
{
    return deal * 1000003u + position;
}

Action bot_choose(const BotRequest *request)
{
    Search search;
    if (request_obeys(request)) {
        search_init(&search, request, 0);
        return search_suggestion(&search);
    }
    search_decide(&search, request);
    return search.arms[0].action;
}
