/* Habits by which computer players part from what they hold to be best, so that a person can feel
 * whom they play against and profit from it. A habit overrates cards that are likely to win a
 * wanted prize, or cards of some kind; the numbers are as large as is needed for that to be seen,
 * see the figures in src/bots/README.md. They know no more than the view. */
#include "claim/state.h"
#include "games/claim_tour.h"

#define WANT   420 /* thousandths of a win for a sure catch */
#define SPARE  150 /* off for one of anything else: cards are saved for what is wanted */
#define REFUSE 220 /* for a catch that is not wanted */
#define HASTE  34  /* for each point of strength */
#define THRIFT 30
#define SAVE   240

#define HASTY_TRICKS  7
#define SAVING_TRICKS 9
#define TEMPTING      9 /* the value of a prize that even a gambler takes */

/* How surely the card wins this trick: 0 … 9. */
static int reach_of(const ClaimTable *table, Card card)
{
    if (table->lead == CARD_NONE) {
        return (int)claim_value(card);
    }
    return (claim_beating(table->lead) & card_bit(card)) != 0 ? 9 : 0;
}

static int strength_of(Card card)
{
    return (int)claim_value(card) + (claim_faction(card) == CLAIM_DOPPELGANGER ? 3 : 0);
}

/* For who wants prizes of a faction. */
static int greed(const ClaimTable *table, Card card, ClaimFaction faction)
{
    int weight = claim_faction(table->prize) == faction ? WANT : -SPARE;
    return weight * reach_of(table, card) / 9;
}

/* An Undead that is played scores for who wins it. */
static int dig(const ClaimTable *table, Card card)
{
    bool scores = claim_faction(card) == CLAIM_UNDEAD ||
                  (table->lead != CARD_NONE && claim_faction(table->lead) == CLAIM_UNDEAD);
    int liking = greed(table, card, CLAIM_UNDEAD);
    if (scores) {
        liking += WANT * (reach_of(table, card) - 4) / 9;
    }
    return liking;
}

static int mask(const ClaimTable *table, Card card)
{
    int liking = greed(table, card, CLAIM_DOPPELGANGER);
    if (claim_faction(card) == CLAIM_DOPPELGANGER) {
        liking += table->trick <= SAVING_TRICKS ? -SAVE : SAVE;
    }
    return liking;
}

static int gamble(const ClaimTable *table, Card card)
{
    if (claim_value(table->prize) >= TEMPTING) {
        return 0;
    }
    return -REFUSE * reach_of(table, card) / 9;
}

static int recruiting(const ClaimTable *table, Card card, ClaimManner manner)
{
    switch (manner) {
    case CLAIM_PLAIN:
    case CLAIM_MANNERS:
        return 0;
    case CLAIM_SPENDER:
        return table->trick <= HASTY_TRICKS ? HASTE * strength_of(card) : 0;
    case CLAIM_GAMBLER:
        return gamble(table, card);
    case CLAIM_MISER:
        return -THRIFT * strength_of(card);
    case CLAIM_ROYALIST:
        return greed(table, card, CLAIM_KNIGHT);
    case CLAIM_DIGGER:
        return dig(table, card);
    case CLAIM_KINSMAN:
        return greed(table, card, CLAIM_DWARF);
    case CLAIM_MASQUE:
        return mask(table, card);
    case CLAIM_SWARM:
        return greed(table, card, CLAIM_GOBLIN);
    }
    return 0;
}

int claim_liking(const void *memory, Action action, unsigned manner)
{
    const ClaimView *view = memory;
    if (view->table.phase != CLAIM_RECRUIT) {
        return 0;
    }
    return recruiting(&view->table, action_operand(action, 0), (ClaimManner)manner);
}
