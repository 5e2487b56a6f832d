/* How good a position looks for a seat, for bots that cannot search to the end: how far each keeper
 * is from falling, what stands in the rows, and how the automaton's pile lasts. The weights are
 * estimates; nothing depends on them but strength. */
#include "state.h"

#define FORT_WEIGHT 120 /* a Bastion that still stands */
#define LIFE_WEIGHT 14  /* a card right of the keeper */
#define HAND_WEIGHT 4   /* a card of the hand, which is mana */
#define PILE_WEIGHT 12  /* a card of the automaton's pile */
#define UNIT_WEIGHT 3   /* a point of attack or durability in a row */

static int units_value(const ClashSide *side)
{
    int value = 0;
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned i = 0; i < side->counts[row]; i++) {
            const ClashFacts *facts = &clash_facts[side->rows[row][i].card];
            value += 2 + facts->attack + facts->durability + facts->mana;
        }
    }
    return value;
}

static int side_value(const ClashTable *table, Seat seat)
{
    const ClashSide *side = &table->sides[seat];
    int value = UNIT_WEIGHT * units_value(side) + (side->is_fort ? 0 : FORT_WEIGHT);
    if (is_automaton(table, seat)) {
        return value + PILE_WEIGHT * table->pile_count;
    }
    return value + LIFE_WEIGHT * (int)clash_keeper_life(side) + HAND_WEIGHT * side->hand_count;
}

int clash_evaluate(const void *memory, Seat seat)
{
    const ClashState *state = memory;
    const ClashTable *table = &state->table;
    int value = 500 + side_value(table, seat) - side_value(table, side_other(seat));
    return value < 1 ? 1 : value > 999 ? 999 : value;
}
