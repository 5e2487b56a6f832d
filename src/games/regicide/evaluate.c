/* How good a state looks to a player who looks one step ahead: what is won already, the damage on
 * the enemy, and what is there to go on with. The weights are fitted by play, not by theory. */
#include "state.h"

/* What the hands are worth beyond the attack that is due, and how much may still be drawn. */
static int reserves(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    int hands = 0;
    for (Seat seat = 0; seat < table->seats; seat++) {
        hands += regicide_values(state->hands[seat]) + 2 * table->hand_counts[seat];
    }
    if (table->phase == REGICIDE_SUFFERING) {
        hands -= regicide_attack_left(table);
    }
    return 2 * hands + 3 * table->tavern_count + 40 * table->flips_left;
}

int regicide_evaluate(const void *memory, Seat seat)
{
    const RegicideState *state = memory;
    const RegicideTable *table = &state->table;
    (void)seat;
    if (table->phase == REGICIDE_OVER) {
        return table->won ? 1000 : 0;
    }
    int progress = 60 * regicide_defeated(table);
    progress += 40 * table->damage / regicide_health(table->enemy);
    progress -= 2 * regicide_attack_left(table);
    int value = progress + reserves(state) / 2;
    return value < 1 ? 1 : value > 999 ? 999 : value;
}
