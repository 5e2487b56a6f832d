/* What a bot says to a person. The numbers are those by which it would choose itself; the reason is
 * the game's own where it has one, and otherwise what the search found. */
#include "search.h"

#define WON_FOR_CERTAIN   1000
#define DRAWN_FOR_CERTAIN 500

/* Reasons that are proven. */
static Message proven_reason(int worth)
{
    if (worth == WON_FOR_CERTAIN) {
        return message_of(N_("After this nothing can stop you from winning."));
    }
    if (worth == DRAWN_FOR_CERTAIN) {
        return message_of(N_("This holds the draw; nothing better can be forced."));
    }
    return message_of(
        N_("With perfect play your opponent wins; this leaves the most room for a mistake."));
}

static Message found_reason(const Advice *advice)
{
    if (advice->chance - advice->second_chance < ARMS_CLOSE) {
        return message_of(N_("Other choices are about as good."));
    }
    return message_of(N_("The other choices are weaker."));
}

/* A proven win shows in the chance, so that what the action does says more. */
static void advise_reason(const Search *search, Advice *out)
{
    const BotRequest *request = search->request;
    const GameBots *bots = request->game->bots;
    bool is_won = search->solved == WON_FOR_CERTAIN;
    if (search->count == 1) {
        out->reason = message_of(N_("There is no other choice."));
        return;
    }
    out->has_reason = (search->solved < 0 || is_won) && bots->explain &&
                      bots->explain(request->view, out->best, &out->reason);
    if (out->has_reason) {
        return;
    }
    out->has_reason = search->solved >= 0;
    out->reason = out->has_reason ? proven_reason(search->solved) : found_reason(out);
}

/* The best is chosen by more than its chance: by how far lost games came, by a proof, or by the
 * game itself. A runner-up that won more of its trial games is not told by that number, which would
 * only contradict the advice. */
static void advise_in_order(Advice *out)
{
    if (out->second_chance > out->chance) {
        out->second_chance = CHANCE_UNTOLD;
    }
}

void search_advise(Search *search, uint32_t effort, Advice *out)
{
    Analysis analysis;
    search_analyse(search, effort, &analysis);
    const Ranked *best = &analysis.items[0];
    *out = (Advice){.best = best->action,
                    .second = ACTION_NONE,
                    .chance = best->chance,
                    .aim = search->aim,
                    .is_certain = best->is_certain};
    if (analysis.count > 1) {
        const Ranked *second = &analysis.items[1];
        out->second = second->action;
        out->second_chance = second->chance;
        out->is_certain &= second->is_certain;
    }
    advise_reason(search, out);
    advise_in_order(out);
}

void bot_advise(const BotRequest *request, Advice *out)
{
    Search search;
    uint32_t effort = search_ponder(&search, request);
    search_advise(&search, effort, out);
}
