/* What a solo position promises to somebody who sees all cards: a weighted sum over where the cards
 * are, and of what the enemy still threatens. Only comparisons between positions with equally many
 * enemies defeated mean anything.
 *
 * The weights were fitted by the cross-entropy method to the share of deals that a narrow beam wins
 * without a flip. They serve the solver's speed alone. */
#include "regicide/think.h"

#include "base/limits.h"

#define NEAR 8 /* cards of the tavern that are drawn next */

typedef struct Place {
    int card, point;
    int suit[4]; /* per point, up to ten */
    int royal;
} Place;

static const Place hand_place = {113, 98, {-1, 50, -11, -11}, 129};
static const Place tavern_place = {42, 35, {25, 0, -1, 12}, 76};
static const Place discard_place = {0, 34, {-1, -34, 27, 2}, 0};

static const struct {
    int near;           /* per point among the next cards of the tavern */
    int low;            /* per card that the tavern lacks of so many */
    int immune[4];      /* per point in hand of the suit that has no power */
    int damage;         /* per point */
    int attack, burden; /* per point of attack left; and 16 of health left */
    int suffering;      /* per point to be paid now */
    int gap;            /* per point that the hand lacks for the attack */
} weights = {23, 5, {13, 18, 18, 35}, 112, 103, 45, 48, 84};

static int place_worth(const Place *place, Card card)
{
    int value = regicide_value(card), points = min_int(value, 10);
    return place->card + place->point * value + place->suit[regicide_suit(card)] * points +
           (value > 10 ? place->royal : 0);
}

static int hand_worth(const RegicideTable *table, CardSet hand)
{
    int worth = 0;
    for (; hand; hand = set_without_first(hand)) {
        Card card = set_first(hand);
        unsigned suit = regicide_suit(card);
        int value = regicide_value(card);
        worth += place_worth(&hand_place, card);
        if (regicide_is_immune(table, suit)) {
            worth -= weights.immune[suit] * min_int(value, 10);
        }
    }
    return worth;
}

static int piles_worth(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    int worth = 0, count = table->tavern_count;
    for (int i = 0; i < count; i++) {
        worth += place_worth(&tavern_place, state->tavern[i]);
        if (i >= count - NEAR) {
            worth += weights.near * regicide_value(state->tavern[i]);
        }
    }
    for (int i = 0; i < table->discard_count; i++) {
        worth += place_worth(&discard_place, table->discard[i]);
    }
    if (count < NEAR) {
        return worth - weights.low * (NEAR - count);
    }
    return worth;
}

int regicide_prospect(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    int attack = regicide_attack_left(table), health = regicide_health_left(table);
    int gap = attack - regicide_values(state->hands[0]);
    int worth = hand_worth(table, state->hands[0]) + piles_worth(state);
    worth += weights.damage * table->damage - weights.attack * attack -
             weights.burden * attack * health / 16;
    if (table->phase == REGICIDE_SUFFERING) {
        worth -= weights.suffering * attack;
    }
    if (gap > 0) {
        return worth - weights.gap * gap;
    }
    return worth;
}
