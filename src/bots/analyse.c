/* What a search has found, action by action: the one place where actions are ranked for others to
 * read. Where the end can be solved the numbers are proven, otherwise they come from the games that
 * were imagined to choose. */
#include "search.h"

#include "base/limits.h"

#define ONLY_NODES 4000 /* to tell the chance of an only choice */

/* From imagined games to real ones. */
static int chance_told(const Search *search, const Arm *arm)
{
    const GameBots *bots = search->request->game->bots;
    return bots->odds ? bots->odds(search->view, arm_chance(arm)) : arm_chance(arm);
}

/* Where the best is lost, all else is. */
static int prove(Search *search, Action action, uint32_t effort)
{
    if (search->solved == 0 || action == search->arms[0].action) {
        return search->solved;
    }
    return search_solve_after(search, action, effort);
}

static Ranked rank(Search *search, const Arm *arm, uint32_t effort)
{
    int proven = search->solved < 0 ? search->solved : prove(search, arm->action, effort);
    Ranked ranked = {.action = arm->action, .games = arm->worlds, .is_certain = proven >= 0};
    if (proven >= 0) {
        ranked.chance = (int16_t)proven;
    } else {
        ranked.chance = (int16_t)(search->solved < 0 ? chance_told(search, arm) : arm_chance(arm));
    }
    ranked.line[0] = arm->action;
    ranked.line_count = 1;
    return ranked;
}

/* Beside a best that is proven, the others by their chances; those that are equal as they were. */
static void order_others(Analysis *out)
{
    for (size_t i = 2; i < out->count; i++) {
        Ranked ranked = out->items[i];
        size_t place = i;
        for (; place > 1 && ranked.chance > out->items[place - 1].chance; place--) {
            out->items[place] = out->items[place - 1];
        }
        out->items[place] = ranked;
    }
}

void search_analyse(Search *search, uint32_t effort, Analysis *out)
{
    out->aim = search->aim;
    out->count = min_size(search->count, ANALYSIS_MAX);
    for (size_t i = 0; i < out->count; i++) {
        out->items[i] = rank(search, &search->arms[i], effort);
    }
    if (search->solved >= 0) {
        order_others(out);
    }
}

uint32_t search_ponder(Search *search, const BotRequest *request)
{
    uint32_t effort = search_decide(search, request);
    if (search->count == 1) {
        search_try(search, ONLY_NODES);
    }
    return effort;
}

static void find_line(Search *search, uint32_t effort, Ranked *ranked)
{
    size_t count;
    if (ranked->is_certain) {
        count = search_solved_line(search, effort, ranked->line);
    } else if (search->has_tree) {
        count = search_tree_line(search, ranked->line);
    } else {
        count = search_line(search, ranked->line);
    }
    ranked->line_count = (uint8_t)count;
}

void bot_analyse(const BotRequest *request, size_t count, Analysis *out)
{
    Search search;
    uint32_t effort = search_ponder(&search, request);
    search_analyse(&search, effort, out);
    out->count = min_size(out->count, count);
    for (size_t i = 0; i < out->count; i++) {
        find_line(&search, effort, &out->items[i]);
    }
}
