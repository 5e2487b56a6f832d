/* How good a state looks to a player who looks one step ahead: a weighted sum of what is won, what
 * the enemy still threatens, and what is there to go on with. The weights were fitted by playing
 * one step ahead, a row for solo and one for more seats; alone that wins three games in ten.
 * No rule is decided here, and nothing beyond one step is foreseen. */
#include "regicide/state.h"
#include "regicide/think.h"

#include "base/limits.h"

/* All in quarters of a point. */
typedef struct Weights {
    int defeated;     /* per enemy */
    int progress;     /* of the enemy's whole health */
    int attack;       /* per point of attack left */
    int burden;       /* per point of attack left and 20 of health left */
    int gap;          /* per point that the next to suffer lacks for the attack */
    int flip;         /* per flip left */
    int tavern;       /* per card */
    int tavern_value; /* per 8 points of value in the tavern */
    int value;        /* per point in a hand, the average of the seats; so the following */
    int card;
    int suits[4]; /* per point of a suit that has its power */
} Weights;

static const Weights weights_solo = {548, 280, 16, 4, 0, 640, 16, 12, 16, 16, {-6, 18, -6, -6}};
static const Weights weights_together = {300, 144, 0, 4, 116, 0, 8, 4, 24, 0, {-4, 22, 0, -4}};

/* What the sum is in a hopeless and in a won game, about. */
#define SUM_LOW  (-1600)
#define SUM_HIGH 9600

/* Points of each suit in all hands whose power would work now, as far as it can do something. */
static int suits_worth(const RegicideState *state, const Weights *weights)
{
    const RegicideTable *table = &state->table;
    CardSet cards = state->hands[0] | state->hands[1] | state->hands[2] | state->hands[3];
    int points[4] = {0};
    for (CardSet rest = cards & ~JESTERS; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        points[regicide_suit(card)] += min_int(regicide_value(card), 10);
    }
    points[REGICIDE_DIAMONDS] = min_int(points[REGICIDE_DIAMONDS], 2 * table->tavern_count);
    points[REGICIDE_HEARTS] = min_int(points[REGICIDE_HEARTS], 2 * table->discard_count);
    int worth = 0;
    for (unsigned suit = 0; suit < 4; suit++) {
        if (!regicide_is_immune(table, suit)) {
            worth += weights->suits[suit] * points[suit];
        }
    }
    return worth;
}

static int hands_worth(const RegicideState *state, const Weights *weights)
{
    const RegicideTable *table = &state->table;
    int values = 0, cards = 0;
    for (Seat seat = 0; seat < table->seats; seat++) {
        values += regicide_values(state->hands[seat]);
        cards += table->hand_counts[seat];
    }
    if (table->phase == REGICIDE_SUFFERING) {
        values -= regicide_attack_left(table);
    }
    return (weights->value * values + weights->card * cards + suits_worth(state, weights)) /
           table->seats;
}

static int tavern_worth(const RegicideState *state, const Weights *weights)
{
    int values = 0;
    for (unsigned i = 0; i < state->table.tavern_count; i++) {
        values += regicide_value(state->tavern[i]);
    }
    return weights->tavern * state->table.tavern_count + weights->tavern_value * values / 8;
}

static int enemy_worth(const RegicideState *state, const Weights *weights)
{
    const RegicideTable *table = &state->table;
    int attack = regicide_attack_left(table);
    int health = regicide_health_left(table);
    int gap = attack - regicide_values(state->hands[table->active]);
    int worth = weights->progress * table->damage / regicide_health(table, table->enemy) -
                weights->attack * attack - weights->burden * attack * health / 20;
    if (gap > 0) {
        return worth - weights->gap * gap;
    }
    return worth;
}

int regicide_evaluate(const void *memory, Seat seat)
{
    const RegicideState *state = memory;
    const RegicideTable *table = &state->table;
    const Weights *weights = table->seats == 1 ? &weights_solo : &weights_together;
    (void)seat; /* all win or lose together */
    if (table->phase == REGICIDE_OVER) {
        if (table->won) {
            return 1000;
        }
        return 0;
    }
    int sum = weights->defeated * regicide_defeated(table) + weights->flip * table->flips_left +
              enemy_worth(state, weights) + tavern_worth(state, weights) +
              hands_worth(state, weights);
    int value = 1000 * (sum - SUM_LOW) / (SUM_HIGH - SUM_LOW);
    if (value < 1) {
        return 1;
    }
    return min_int(value, 999);
}
