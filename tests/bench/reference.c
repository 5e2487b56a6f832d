/* The references.
 *
 * Claim's wins the trick, as cheaply as it can, if the prize is 5 or more, and plays its lowest
 * card otherwise; it leads its highest card for such a prize. The last ten tricks it plays exactly,
 * and the three before as if each had such a prize.
 *
 * That of Clash of Decks casts whenever that destroys an enemy unit, at the dearest; then it
 * summons its dearest affordable unit into the row with most enemies (in doubt the top row), but
 * never so that its own Bastion falls or its Fort loses; then it attacks. It picks the dearest
 * card. */
#include "reference.h"

#include "base/assert.h"
#include "games/claim.h"
#include "games/clash.h"

#define PRIZE_WANTED 5
#define EXACT_FROM   4 /* the trick of phase 2 */
#define EFFORT_NODES 100000000
#define TABLE_SIZE   (1u << 17) /* a power of two */

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
    static uint64_t table[TABLE_SIZE];
    Rng rng = rng_seeded(request->seed);
    ClaimState state;
    Action legal[CLAIM_TRICKS];
    bool best[CLAIM_TRICKS];
    Effort effort = {.table = table, .table_size = TABLE_SIZE, .nodes = EFFORT_NODES};
    claim_game.sample(request->view, &rng, &state);
    size_t count = claim_game.legal(&state, request->seat, legal, CLAIM_TRICKS);
    int worth = claim_game.bots->solve(&state, request->seat, &effort, best);
    ASSERT(worth >= 0);
    for (size_t i = 0; i < count; i++) {
        if (best[i]) {
            return legal[i];
        }
    }
    return legal[0];
}

static Action claim_reference(const BotRequest *request)
{
    const ClaimView *view = request->view;
    if (view->table.phase == CLAIM_SUPPORT && view->table.trick >= EXACT_FROM) {
        return claim_exactly(request);
    }
    return action_with_1(CLAIM_PLAY, claim_habit(view));
}

/* The mana of the dearest enemy unit that a cast itself destroys; 0: none. */
static unsigned clash_kill(const BotRequest *request, Action cast)
{
    Rng rng = rng_seeded(request->seed);
    ClashState state;
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    unsigned dearest = 0;
    clash_game.sample(request->view, &rng, &state);
    clash_game.apply(&state, request->seat, cast, &log);
    for (size_t i = 0; i < log.count; i++) {
        const Event *event = &events[i];
        bool is_cue = event->kind == EVENT_CUE;
        if (is_cue && event->name == CLASH_CUE_ATTACK) {
            break;
        }
        if (is_cue && event->name == CLASH_CUE_DESTROY && event->value != request->seat) {
            unsigned mana = clash_facts[event->card].mana;
            dearest = mana > dearest ? mana : dearest;
        }
    }
    return dearest;
}

static bool clash_is_suicide(const ClashTable *table, Card card)
{
    unsigned index = 0;
    while (table->sides[table->active].hand[index] != card) {
        index++;
    }
    return clash_summon_topples(table, index);
}

/* How much the reference likes an action; those that it likes equally go by their order. */
static unsigned clash_liking(const BotRequest *request, Action action)
{
    const ClashView *view = request->view;
    const ClashSide *other = &view->table.sides[1 - request->seat];
    Card card = action_operand(action, 0);
    unsigned row = action_operand(action, 1), kill;
    switch ((enum ClashVerb)action_verb(action)) {
    case CLASH_CAST:
        kill = clash_kill(request, action);
        return kill > 0 ? 1000 + kill : 0;
    case CLASH_SUMMON:
        return clash_is_suicide(&view->table, card)
                   ? 0
                   : 100 + 10u * clash_facts[card].mana +
                         (other->counts[row] >= other->counts[1 - row]);
    case CLASH_PICK:
    case CLASH_CHOOSE:
    case CLASH_BAN:
        return clash_facts[card].mana;
    case CLASH_ATTACK:
    case CLASH_STRIKE:
    case CLASH_END:
    case CLASH_RETURN:
        return 1;
    }
    return 0;
}

static Action clash_reference(const BotRequest *request)
{
    Rng rng = rng_seeded(request->seed);
    ClashState state;
    Action legal[LEGAL_COUNT_MAX];
    clash_game.sample(request->view, &rng, &state);
    size_t count = clash_game.legal(&state, request->seat, legal, LEGAL_COUNT_MAX);
    Action best = legal[0];
    for (size_t i = 1; i < count; i++) {
        if (clash_liking(request, legal[i]) > clash_liking(request, best)) {
            best = legal[i];
        }
    }
    return best;
}

bool reference_plays(const Game *game)
{
    return game == &claim_game || game == &clash_game;
}

Action reference_choose(const BotRequest *request)
{
    ASSERT(reference_plays(request->game));
    return request->game == &claim_game ? claim_reference(request) : clash_reference(request);
}
