/* Claim's reference: it wins the trick, as cheaply as it can, if the prize is 5 or more, and plays
 * its lowest card otherwise; it leads its highest card for such a prize. The last ten tricks it
 * plays exactly, and the three before as if each had such a prize. */
#include "reference.h"

#include "base/assert.h"
#include "games/claim.h"

#define PRIZE_WANTED 5
#define EXACT_FROM   4 /* the trick of phase 2 */
#define EFFORT_NODES 100000000

static bool is_wanted(const ClaimView *view)
{
    return view->table.prize == CARD_NONE || claim_value(view->table.prize) >= PRIZE_WANTED;
}

static Card lowest(CardSet cards)
{
    Card best = claim_first(cards);
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        Card card = claim_first(rest);
        best = claim_value(card) < claim_value(best) ? card : best;
    }
    return best;
}

static Card highest(CardSet cards)
{
    Card best = claim_first(cards);
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        Card card = claim_first(rest);
        best = claim_value(card) > claim_value(best) ? card : best;
    }
    return best;
}

static Card claim_habit(const ClaimView *view)
{
    CardSet hand = view->hands[view->seat];
    if (view->table.lead == CARD_NONE) {
        return is_wanted(view) ? highest(hand) : lowest(hand);
    }
    CardSet answers = claim_answers(hand, view->table.lead);
    CardSet winning = answers & claim_beating(view->table.lead);
    CardSet losing = answers & ~winning;
    CardSet chosen = is_wanted(view) ? winning : losing;
    return lowest(chosen ? chosen : answers);
}

static Action claim_exactly(const BotRequest *request)
{
    static uint64_t table[BOT_TABLE_SIZE];
    Rng rng = rng_seeded(request->seed);
    ClaimState state;
    Action legal[CLAIM_TRICKS];
    bool best[CLAIM_TRICKS];
    Effort effort = {.table = table, .table_size = BOT_TABLE_SIZE, .nodes = EFFORT_NODES};
    claim_game.sample(request->view, &rng, &state);
    size_t count = claim_game.legal(&state, request->seat, legal, CLAIM_TRICKS);
    int worth = claim_game.solve(&state, request->seat, &effort, best);
    ASSERT(worth >= 0);
    for (size_t i = 0; i < count; i++) {
        if (best[i]) {
            return legal[i];
        }
    }
    return legal[0];
}

bool reference_plays(const Game *game)
{
    return game == &claim_game;
}

Action reference_choose(const BotRequest *request)
{
    const ClaimView *view = request->view;
    ASSERT(reference_plays(request->game));
    if (view->table.phase == CLAIM_SUPPORT && view->table.trick >= EXACT_FROM) {
        return claim_exactly(request);
    }
    return action_with_1(CLAIM_PLAY, claim_habit(view));
}
