/* A plain card for the games that a bot imagines, chosen by what the trick is worth: win it
 * cheaply, or lose it with the card that is missed least. It looks at the own hand, the table and
 * nothing else, as a person would who does not count cards. Now and then it plays any card, so that
 * imagined games differ.
 *
 * In phase 2 it plays any card every other time. There the end is solved, and imagined games decide
 * only what to play in a lost position, where nothing but mistakes can help: a card is as good as
 * the mistakes that it leaves room for. Against random players this saves a third of the games
 * that were lost with care.
 *
 * The worths, in hundredths, are a logistic fit to phases 2 that were solved: how much a follower
 * adds to the chance to win. They serve strength alone. */
#include "claim/state.h"

#define SELDOM       12 /* in phase 1 one card in so many is any card, */
#define OFTEN        2  /* and in phase 2 */
#define UNDEAD_WORTH 34 /* scored in phase 1 */
#define UNSEEN_WORTH 43 /* the mean of all followers */
#define DOUBTS       30 /* how far two looks at the same prize may differ */
#define DOUBLE_EXTRA 3  /* how many values a Doppelgänger is above others in use */

typedef struct Worth {
    int base, value;
} Worth;

static const Worth worths[CLAIM_FACTIONS] = {
    [CLAIM_GOBLIN] = {-42, 13}, [CLAIM_KNIGHT] = {-79, 23},      [CLAIM_UNDEAD] = {-22, 10},
    [CLAIM_DWARF] = {83, -12},  [CLAIM_DOPPELGANGER] = {60, 17},
};

static int follower_worth(Card card)
{
    const Worth *worth = &worths[claim_faction(card)];
    return worth->base + worth->value * (int)claim_value(card);
}

/* What a card may still do in the hand. */
static int card_strength(Card card)
{
    int value = (int)claim_value(card);
    if (claim_faction(card) == CLAIM_DOPPELGANGER) {
        value += DOUBLE_EXTRA;
    }
    return value;
}

/* What losing the trick with this card gives away. */
static int card_price(const ClaimTable *table, Card card)
{
    bool feeds = table->phase == CLAIM_RECRUIT && claim_faction(card) == CLAIM_UNDEAD;
    return card_strength(card) + (feeds ? DOUBLE_EXTRA : 0);
}

static Card cheapest(const ClaimTable *table, CardSet cards)
{
    Card best = claim_first(cards);
    for (CardSet rest = set_without_first(cards); rest; rest = set_without_first(rest)) {
        Card card = claim_first(rest);
        if (card_price(table, card) < card_price(table, best)) {
            best = card;
        }
    }
    return best;
}

static Card strongest(CardSet cards)
{
    Card best = claim_first(cards);
    for (CardSet rest = set_without_first(cards); rest; rest = set_without_first(rest)) {
        Card card = claim_first(rest);
        if (card_strength(card) > card_strength(best)) {
            best = card;
        }
    }
    return best;
}

static bool is_wanted(const ClaimTable *table, Rng *rng)
{
    int doubt = (int)rng_below(rng, 2 * DOUBTS + 1) - DOUBTS;
    if (table->phase != CLAIM_RECRUIT) {
        return doubt + DOUBTS / 2 > 0;
    }
    bool is_undead = table->lead != CARD_NONE && claim_faction(table->lead) == CLAIM_UNDEAD;
    int gain = follower_worth(table->prize) + (is_undead ? UNDEAD_WORTH : 0);
    return gain + doubt > UNSEEN_WORTH;
}

static Card any_card(CardSet cards, Rng *rng)
{
    for (uint32_t skip = rng_below(rng, (uint32_t)set_count(cards)); skip > 0; skip--) {
        cards = set_without_first(cards);
    }
    return claim_first(cards);
}

static Card suggest_answer(const ClaimTable *table, CardSet cards, bool wanted)
{
    CardSet winning = cards & claim_beating(table->lead);
    CardSet losing = cards & ~winning;
    CardSet chosen = losing;
    if (wanted) {
        chosen = winning;
    }
    return cheapest(table, chosen ? chosen : cards);
}

Action claim_suggest(const void *memory, Seat seat, Rng *rng)
{
    const ClaimState *state = memory;
    const ClaimTable *table = &state->table;
    CardSet hand = state->hands[seat];
    bool leads = table->lead == CARD_NONE;
    if (leads && table->phase == CLAIM_SUPPORT && table->trick == 1) {
        return ACTION_NONE;
    }
    CardSet cards = hand;
    if (!leads) {
        cards = claim_answers(hand, table->lead);
    }
    if (rng_below(rng, table->phase == CLAIM_RECRUIT ? SELDOM : OFTEN) == 0) {
        return action_with_1(CLAIM_PLAY, any_card(cards, rng));
    }
    bool wanted = is_wanted(table, rng);
    Card lead = wanted ? strongest(cards) : cheapest(table, cards);
    return action_with_1(CLAIM_PLAY, leads ? lead : suggest_answer(table, cards, wanted));
}
