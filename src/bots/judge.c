/* Choices of persons, judged by the search. The two choices are played on in the same worlds, far
 * more often than a ranking needs, because here a difference is told and not only found. */
#include "bots/judge.h"

#include "base/limits.h"
#include "search.h"

#include <string.h>

#define DUEL_NODES 2000000 /* at most, for two choices; one in 40 is enough for most games */
#define DOUBT                                                                                      \
    1414 /* thousandths: two standard errors of a difference in one world, when                    \
            games are even and the choices do not win in the same worlds */

/* The whole part of a square root. */
static int root(uint32_t number)
{
    int found = 0;
    while ((uint32_t)(found + 1) * (uint32_t)(found + 1) <= number) {
        found++;
    }
    return found;
}

/* By how much the chances of two arms may differ by luck. */
static int arms_doubt(const Arm *one, const Arm *other)
{
    uint32_t worlds = min_unsigned(one->worlds, other->worlds);
    return worlds > 0 ? DOUBT / root(worlds) : 1000;
}

static void arm_forget(Arm *arm)
{
    *arm = (Arm){.action = arm->action, .index = arm->index};
}

/* Only the best and the chosen, in this order, as often in the same worlds. */
static void duel(Search *search, Action best, Action chosen)
{
    search_prefer(search, chosen);
    search_prefer(search, best);
    search->kept = 2;
    arm_forget(&search->arms[0]);
    arm_forget(&search->arms[1]);
    if (search_grows(search, bot_level_nodes(BOT_HARD))) {
        search_grow(search, bot_level_nodes(BOT_HARD));
        search_prefer(search, best);
    } else {
        search_try_worlds(search, JUDGE_WORLDS, DUEL_NODES);
    }
}

/* What is lost in every world has no better odds. */
static int arm_odds(const Search *search, const Arm *arm)
{
    const GameBots *bots = search->request->game->bots;
    bool is_lost = arm->sum == 0;
    return bots->odds && !is_lost ? bots->odds(search->view, arm_chance(arm)) : arm_chance(arm);
}

static bool has_arm(const Search *search, Action action)
{
    for (size_t i = 0; i < search->count; i++) {
        if (search->arms[i].action == action) {
            return true;
        }
    }
    return false;
}

/* Both chances, and how much of their difference may be luck. */
static int compare(Search *search, uint32_t effort, Judgement *out)
{
    int solved = SOLVE_NEVER;
    if (!has_arm(search, out->chosen)) { /* what gives up the grade is not there to be played */
        out->chosen_chance = 0;
        return 0;
    }
    if (search->solved >= 0) {
        solved = search_solve_after(search, out->chosen, effort);
    }
    if (solved >= 0) {
        out->best_chance = (int16_t)search->solved;
        out->chosen_chance = (int16_t)solved;
        return 0;
    }
    duel(search, out->best, out->chosen);
    out->best_chance = (int16_t)arm_odds(search, &search->arms[0]);
    out->chosen_chance = (int16_t)arm_odds(search, &search->arms[1]);
    return arms_doubt(&search->arms[0], &search->arms[1]);
}

static void judge_for(const BotRequest *request, Action chosen, Judgement *out)
{
    Search search;
    Advice advice;
    uint32_t effort = search_decide(&search, request);
    search_advise(&search, effort, &advice);
    *out = (Judgement){.best = advice.best,
                       .chosen = chosen,
                       .best_chance = advice.chance,
                       .chosen_chance = advice.chance,
                       .aim = advice.aim,
                       .has_reason = advice.has_reason,
                       .reason = advice.reason};
    if (chosen == advice.best) {
        return;
    }
    int doubt = compare(&search, effort, out);
    int loss = out->best_chance - out->chosen_chance;
    out->loss = (int16_t)(loss > doubt ? loss : 0);
}

void bot_judge(const BotRequest *request, Action chosen, Judgement *out)
{
    BotRequest asked = *request;
    const GameBots *bots = request->game->bots;
    judge_for(&asked, chosen, out);
    while (out->aim > 1 && out->best_chance < AIM_CHANCE_LEAST) {
        asked.aim = out->aim - 1;
        judge_for(&asked, chosen, out);
    }
    out->has_fault =
        out->loss > 0 && bots->fault && bots->fault(request->view, chosen, out->best, &out->fault);
}

static bool is_lost(const Game *game, const void *state, Seat seat)
{
    Outcome outcome;
    game->outcome(state, &outcome);
    return !seats_have(outcome.winners, seat);
}

/* Whether the seat that is next can end the game with one action and win it without `seat`. */
static bool can_be_ended(Search *search, Seat next)
{
    const Game *game = search->request->game;
    Seat seat = search->request->seat;
    Action legal[LEGAL_COUNT_MAX];
    size_t count = game->legal(search->after, next, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count && !search_is_stopped(search); i++) {
        memcpy(search->trial, search->after, game->state_size);
        game->apply(search->trial, next, legal[i], NULL);
        if (game->actors(search->trial) == 0 && is_lost(game, search->trial, seat) &&
            !is_lost(game, search->trial, next)) {
            return true;
        }
    }
    return false;
}

/* In search->world. */
static bool is_thrown_away(Search *search, Action action)
{
    const Game *game = search->request->game;
    Seat seat = search->request->seat;
    memcpy(search->after, search->world, game->state_size);
    game->apply(search->after, seat, action, NULL);
    SeatSet actors = game->actors(search->after);
    if (actors == 0) {
        return is_lost(game, search->after, seat);
    }
    Seat next = seats_first(actors);
    return next != seat && can_be_ended(search, next);
}

/* The arms that are lost in every world stay in front; the rest is dropped. */
static void keep_thrown_away(Search *search)
{
    size_t left = 0;
    search->request->game->sample(search->view, &search->rng, search->world);
    for (size_t i = 0; i < search->kept; i++) {
        if (is_thrown_away(search, search->arms[i].action)) {
            search->arms[left++] = search->arms[i];
        }
    }
    search->kept = left;
}

/* Of a game that can be solved and is not lost: the arms that lose it. */
static void keep_lost(Search *search, uint32_t effort)
{
    size_t left = 0;
    for (size_t i = 0; i < search->kept; i++) {
        Arm arm = search->arms[i];
        if (search_solve_after(search, arm.action, effort) == 0) {
            search->arms[left++] = arm;
        }
    }
    search->kept = left;
}

void bot_find_fatal(const BotRequest *request, ActionList *out)
{
    Search search;
    uint32_t effort = bot_level_nodes(BOT_HARD);
    out->count = 0;
    search_init(&search, request, 0);
    if (search.count == 1) {
        return;
    }
    search_solve(&search, effort);
    if (search.solved > 0) {
        keep_lost(&search, effort);
    } else if (search.solved < 0) {
        for (unsigned i = 0; i < FATAL_WORLDS && search.kept > 0; i++) {
            keep_thrown_away(&search);
        }
    }
    if (search.solved == 0 || search.kept == search.count || search_is_stopped(&search)) {
        return;
    }
    for (size_t i = 0; i < search.kept; i++) {
        out->items[out->count++] = search.arms[i].action;
    }
}
