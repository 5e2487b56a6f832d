/* Imagined games, compared by their first actions. Every random number of a world, also those of
 * the games imagined from it, comes from one seed of that world, and a world counts only when all
 * arms were tried in it; so arms stay comparable whatever the budget, and the same request gives
 * the same ranking.
 *
 * It deliberately keeps no tree: where much is hidden no two of a few thousand worlds share enough
 * of one. Where less is, or worlds are many more, tree.c does. */
#include "search.h"

#include "base/assert.h"
#include "base/limits.h"

#include <string.h>

#define CANDIDATES   6  /* actions that a game without `suggest` compares at each step */
#define WORLDS_LEAST 16 /* so many per arm, or games are imagined less far */
#define PLIES_GREEDY 8  /* farther, greedy play without a plan says less than an evaluation */
#define TABLE_SMALL  4096

#define RACE_WORLDS 16 /* between two looks at who is beaten */
#define RACE_FIRST  48 /* worlds before the first */
#define RACE_SURE   9  /* the square of the standard errors that a lead must have */
#define RACE_EQUAL  10 /* thousandths of a win by which an arm need not be better */

/* The highest grade up to the one asked for that can still be reached. */
static void search_aim(Search *search)
{
    const BotRequest *request = search->request;
    memcpy(search->view, request->view, request->game->view_size);
    search->aim = 0;
    if (request->game->bots->aim) {
        search->aim = request->aim;
    }
    while (search->aim > 0 && !request->game->bots->aim(search->view, search->aim)) {
        search->aim--;
    }
}

/* What the request's manner adds to an action. */
static int16_t search_liking(const Search *search, Action action)
{
    const BotRequest *request = search->request;
    const GameBots *bots = request->game->bots;
    if (request->manner == 0 || !bots->liking) {
        return 0;
    }
    return (int16_t)bots->liking(search->view, action, request->manner);
}

void search_init(Search *search, const BotRequest *request, uint32_t nodes)
{
    const Game *game = request->game;
    Action legal[LEGAL_COUNT_MAX];
    ASSERT(game->legal_max <= LEGAL_COUNT_MAX && game->state_size <= STATE_SIZE_MAX &&
           game->view_size <= VIEW_SIZE_MAX);
    search->request = request;
    search_aim(search);
    if (!level_is_strong(request->level) && game->bots->blur) {
        game->bots->blur(search->view);
    }
    search->rng = rng_seeded(request->seed);
    search->solved = SOLVE_NEVER;
    search->has_tree = false;
    search->varies = false;
    game->sample(search->view, &search->rng, search->world);
    search->count = search->kept =
        game->legal(search->world, request->seat, legal, LEGAL_COUNT_MAX);
    ASSERT(search->count > 0);
    for (size_t i = 0; i < search->count; i++) {
        search->arms[i] = (Arm){
            .action = legal[i], .index = (uint16_t)i, .liking = search_liking(search, legal[i])};
    }
    uint64_t step = 1 + CANDIDATES, farthest = PLIES_GREEDY;
    if (game->bots->suggest) {
        step = 1;
        farthest = game->actions_max;
    } else if (game->bots->greedy_plies) {
        farthest = game->bots->greedy_plies(search->view);
    }
    uint64_t plies = nodes / (WORLDS_LEAST * step * search->count);
    search->plies = (uint32_t)min_u64(plies, farthest);
}

bool search_is_stopped(const Search *search)
{
    return search->request->stop && atomic_load(search->request->stop);
}

void search_apply(Search *search, void *state, Seat seat, Action action)
{
    search->request->game->apply(state, seat, action, NULL);
    search->nodes -= search->nodes > 0;
}

/* A draw, which is all seats of two winning, is half a win. */
static int outcome_worth(const Game *game, const Outcome *outcome, Seat seat)
{
    bool is_draw = game->seats_max == 2 && outcome->winners == (seat_bit(0) | seat_bit(1));
    if (is_draw) {
        return 500;
    }
    if (seats_have(outcome->winners, seat)) {
        return 1000;
    }
    return 0;
}

static int state_worth(const Game *game, const void *state, Seat seat)
{
    Outcome outcome;
    if (game->actors(state)) {
        return game->bots->evaluate(state, seat);
    }
    game->outcome(state, &outcome);
    return outcome_worth(game, &outcome, seat);
}

static int state_credit(const Game *game, const void *state)
{
    Outcome outcome;
    game->outcome(state, &outcome);
    return outcome.credit;
}

/* The best of a few random actions by what it leads to at once. */
static Action pick_greedily(Search *search, Seat seat, Rng *rng)
{
    const Game *game = search->request->game;
    Action legal[LEGAL_COUNT_MAX];
    size_t count = game->legal(search->after, seat, legal, LEGAL_COUNT_MAX);
    Action best = legal[0];
    int best_worth = -1;
    for (size_t i = 0; i < CANDIDATES && i < count; i++) {
        size_t other = i + rng_below(rng, (uint32_t)(count - i));
        Action action = legal[other];
        legal[other] = legal[i];
        memcpy(search->trial, search->after, game->state_size);
        search_apply(search, search->trial, seat, action);
        int worth = state_worth(game, search->trial, seat);
        if (worth > best_worth) {
            best = action;
            best_worth = worth;
        }
    }
    return best;
}

static Action next_action(Search *search, Seat seat, Rng *rng)
{
    const Game *game = search->request->game;
    if (search->varies) {
        return game->bots->vary(search->after, seat, rng);
    }
    if (game->bots->suggest) {
        return game->bots->suggest(search->after, seat, rng);
    }
    return pick_greedily(search, seat, rng);
}

/* Plays on in search->after as far as this search looks. */
static void imagine(Search *search, Rng *rng)
{
    const Game *game = search->request->game;
    SeatSet actors;
    for (uint32_t i = 0; i < search->plies && (actors = game->actors(search->after)) != 0; i++) {
        Seat seat = seats_first(actors);
        Action action = next_action(search, seat, rng);
        if (action == ACTION_NONE) {
            return;
        }
        search_apply(search, search->after, seat, action);
    }
}

int search_imagine(Search *search, Rng *rng)
{
    imagine(search, rng);
    return state_worth(search->request->game, search->after, search->request->seat);
}

/* Chooses for a seat in search->after; `basis` is what the choice goes by. ACTION_NONE: it cannot.
 */
typedef Action NextAction(Search *search, Seat seat, void *basis);

/* Goes on in search->after from line[0], action by action, and writes these down. */
static size_t follow_line(Search *search, Action line[], NextAction *next, void *basis)
{
    const Game *game = search->request->game;
    Seat seat = search->request->seat;
    size_t count = 0;
    Action action = line[0];
    while (action != ACTION_NONE) {
        line[count++] = action;
        game->apply(search->after, seat, action, NULL);
        SeatSet actors = game->actors(search->after);
        if (!actors || count == LINE_ACTIONS_MAX) {
            break;
        }
        seat = seats_first(actors);
        action = next(search, seat, basis);
    }
    return count;
}

static Action imagined_action(Search *search, Seat seat, void *basis)
{
    return next_action(search, seat, basis);
}

size_t search_line(Search *search, Action line[])
{
    Rng rng = rng_seeded(search->request->seed);
    search->request->game->sample(search->view, &rng, search->after);
    return follow_line(search, line, imagined_action, &rng);
}

/* What a world gave an arm: a chance, and what ranks it beside that. */
typedef struct Gain {
    int worth, credit;
} Gain;

static Gain play_on(Search *search, const Arm *arm, Rng *rng)
{
    const BotRequest *request = search->request;
    memcpy(search->after, search->world, request->game->state_size);
    search_apply(search, search->after, request->seat, arm->action);
    Gain gain = {search_imagine(search, rng), arm->liking};
    /* One step ahead the evaluation alone says more. */
    if (search->plies) {
        gain.credit += state_credit(request->game, search->after);
    }
    return gain;
}

/* The chance is that of the first way, which is what GameBots.odds knows; the best one ranks. */
static void try_arm(Search *search, Arm *arm, Rng rng, unsigned ways)
{
    Gain first = play_on(search, arm, &rng);
    int best = first.worth + first.credit;
    search->varies = true;
    for (unsigned way = 1; way < ways; way++) {
        Gain gain = play_on(search, arm, &rng);
        best = max_int(best, gain.worth + gain.credit);
    }
    search->varies = false;
    arm->latest = (int16_t)first.worth;
    arm->latest_credit = (int16_t)(best - first.worth);
}

static void try_world(Search *search, unsigned ways)
{
    uint64_t seed = rng_next(&search->rng);
    search->request->game->sample(search->view, &search->rng, search->world);
    for (size_t i = 0; i < search->kept; i++) {
        try_arm(search, &search->arms[i], rng_seeded(seed), ways);
    }
    for (size_t i = 0; i < search->kept; i++) {
        search->arms[i].sum += search->arms[i].latest;
        search->arms[i].credit += search->arms[i].latest_credit;
        int64_t worth = search->arms[i].latest + search->arms[i].latest_credit;
        search->arms[i].squares += worth * worth;
        search->arms[i].worlds++;
    }
}

static int64_t arm_total(const Arm *arm)
{
    return arm->sum + arm->credit;
}

/* All kept arms have seen the same worlds. */
static bool is_better(const Arm *arm, const Arm *other)
{
    return arm_total(arm) > arm_total(other);
}

void search_rank(Search *search, bool (*is_ahead)(const Arm *, const Arm *))
{
    Arm *arms = search->arms;
    for (size_t i = 1; i < search->kept; i++) {
        Arm arm = arms[i];
        size_t place = i;
        for (; place > 0 && is_ahead(&arm, &arms[place - 1]); place--) {
            arms[place] = arms[place - 1];
        }
        arms[place] = arm;
    }
}

/* The variance of what a world adds, times the square of the worlds. */
static int64_t arm_variance(const Arm *arm)
{
    return arm->worlds * arm->squares - arm_total(arm) * arm_total(arm);
}

/* Arms rarely do well in the same worlds, so their errors are taken to be independent. */
static bool is_beaten(const Arm *arm, const Arm *leader)
{
    int64_t lead = arm_total(leader) - arm_total(arm) + RACE_EQUAL * (int64_t)arm->worlds;
    int64_t noise = arm_variance(leader) / arm->worlds + arm_variance(arm) / arm->worlds;
    return lead * lead > RACE_SURE * noise;
}

/* Sends the beaten arms behind the others; the order stays. Returns whether the choice is open. */
static bool race_arms(Search *search)
{
    Arm *arms = search->arms;
    size_t running = search->kept;
    if (arms->worlds < RACE_FIRST || arms->worlds % RACE_WORLDS != 0) {
        return true;
    }
    search_rank(search, is_better);
    search->kept = 1;
    for (size_t i = 1; i < running; i++) {
        Arm arm = arms[i];
        if (!is_beaten(&arm, &arms[0])) {
            memmove(&arms[search->kept + 1], &arms[search->kept],
                    (i - search->kept) * sizeof *arms);
            arms[search->kept++] = arm;
        }
    }
    return search->kept > 1;
}

static unsigned rounds_for(size_t arms)
{
    unsigned rounds = 1;
    for (; arms > 2; arms -= arms / 2) {
        rounds++;
    }
    return rounds;
}

static unsigned ways_to_play_on(const Search *search)
{
    const GameBots *bots = search->request->game->bots;
    if (search->request->level != BOT_MASTER || !bots->ways) {
        return 1;
    }
    return bots->ways(search->view);
}

void search_run(Search *search, uint32_t nodes)
{
    unsigned ways = ways_to_play_on(search);
    uint32_t share = nodes / rounds_for(search->kept);
    bool goes_on = search->kept > 1;
    search->nodes = nodes;
    while (goes_on) {
        uint32_t end = 0;
        if (search->kept > 2 && search->nodes > share) {
            end = search->nodes - share;
        }
        do {
            try_world(search, ways);
            goes_on = search->nodes > 0 && !search_is_stopped(search) &&
                      (!search->request->game->bots->search_budgets || race_arms(search));
        } while (goes_on && search->nodes > end);
        search_rank(search, is_better);
        if (search->kept > 2) {
            search->kept -= search->kept / 2;
        }
    }
}

void search_try_worlds(Search *search, uint32_t worlds, uint32_t nodes)
{
    search->nodes = nodes;
    do {
        try_world(search, 1);
    } while (--worlds > 0 && search->nodes > 0 && !search_is_stopped(search));
}

void search_try(Search *search, uint32_t nodes)
{
    search_try_worlds(search, UINT32_MAX, nodes);
}

static int solve_state(Search *search, const void *state, Seat seat, uint32_t effort, bool best[])
{
    const BotRequest *request = search->request;
    uint64_t small[TABLE_SMALL];
    Effort spent = {
        .table = small, .table_size = TABLE_SMALL, .nodes = effort, .stop = request->stop};
    if (request->table) {
        spent.table = request->table;
        spent.table_size = level_table_size(request->level);
    }
    if (request->game->bots->solve) {
        search->has_tree = false;
        return request->game->bots->solve(state, seat, &spent, best);
    }
    return SOLVE_NEVER;
}

/* The arms that best play chooses go to the front, either part in the order it had. */
static void prefer_arms(Search *search, const bool best[])
{
    Arm others[LEGAL_COUNT_MAX];
    size_t chosen = 0, dropped = 0;
    for (size_t i = 0; i < search->count; i++) {
        if (best[search->arms[i].index]) {
            search->arms[chosen++] = search->arms[i];
        } else {
            others[dropped++] = search->arms[i];
        }
    }
    memcpy(search->arms + chosen, others, dropped * sizeof *others);
}

void search_solve(Search *search, uint32_t effort)
{
    bool best[LEGAL_COUNT_MAX];
    search->solved = solve_state(search, search->world, search->request->seat, effort, best);
    if (search->solved >= 0) {
        prefer_arms(search, best);
    }
}

int search_solve_after(Search *search, Action action, uint32_t effort)
{
    const Game *game = search->request->game;
    Seat seat = search->request->seat;
    memcpy(search->after, search->world, game->state_size);
    game->apply(search->after, seat, action, NULL);
    SeatSet actors = game->actors(search->after);
    if (!actors) {
        return state_worth(game, search->after, seat);
    }
    Seat next = seats_first(actors);
    int worth = solve_state(search, search->after, next, effort, NULL);
    if (worth < 0 || next == seat) {
        return worth;
    }
    return 1000 - worth;
}

/* The first that best play chooses; it goes by the effort. */
static Action solved_action(Search *search, Seat seat, void *basis)
{
    uint32_t effort = *(const uint32_t *)basis;
    const Game *game = search->request->game;
    bool best[LEGAL_COUNT_MAX];
    Action legal[LEGAL_COUNT_MAX];
    if (solve_state(search, search->after, seat, effort, best) < 0) {
        return ACTION_NONE;
    }
    size_t count = game->legal(search->after, seat, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (best[i]) {
            return legal[i];
        }
    }
    return legal[0];
}

size_t search_solved_line(Search *search, uint32_t effort, Action line[])
{
    memcpy(search->after, search->world, search->request->game->state_size);
    return follow_line(search, line, solved_action, &effort);
}
