/* What can be read off the table: shields, mana, what may be played, and who orders what returns.
 * Nothing here changes anything. */
#include "clash/state.h"

#include "base/limits.h"

#define FIRST_MANA  6
#define HANDICAPPER 1 /* whose mana is more in an uneven duel */

unsigned units_count(const ClashSide *side)
{
    return (unsigned)side->counts[0] + side->counts[1];
}

bool clash_is_shielded(const ClashSide *side, unsigned row, unsigned place)
{
    return has_ability(clash_abilities(side, row, place), CLASH_PROTECTION) &&
           !(side->rows[row][place].marks & CLASH_HURT);
}

/* CD-6, CD-33, CD-44 */
unsigned clash_mana(const ClashTable *table, Seat side)
{
    if (is_automaton(table, side)) {
        return table->base_mana + table->unit_mana * units_count(&table->sides[PLAYER]);
    }
    unsigned mana = table->sides[side].hand_count + 1u;
    if (table->turn == 1) {
        mana = FIRST_MANA;
    }
    return side == HANDICAPPER ? mana + table->extra_mana : mana;
}

static unsigned fresh_units(const ClashSide *side)
{
    unsigned count = 0;
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned i = 0; i < side->counts[row]; i++) {
            count += side->rows[row][i].marks & CLASH_FRESH;
        }
    }
    return count;
}

unsigned clash_mana_begun(const ClashTable *table)
{
    if (table->mana_begun > 0) {
        return table->mana_begun;
    }
    unsigned mana = clash_mana(table, table->active);
    if (!is_automaton(table, table->active) && table->turn > 1) {
        mana += fresh_units(&table->sides[table->active]);
    }
    return max_unsigned(mana, table->mana);
}

unsigned returning_units(const ClashTable *table)
{
    unsigned count = table->returning_count;
    if (count > 0 && clash_is_incantation(table->returning[count - 1])) {
        return count - 1;
    }
    return count;
}

/* The caster's own units return with the incantation behind them; without one they are those of the
 * side that was attacked. */
Seat clash_returning_owner(const ClashTable *table)
{
    bool own = returning_units(table) < table->returning_count;
    if (own) {
        return table->active;
    }
    return side_other(table->active);
}

/* CD-7 */
CardSet window_playable(const ClashTable *table)
{
    const ClashSide *side = &table->sides[table->active];
    unsigned count = min_unsigned(side->hand_count, CLASH_WINDOW);
    CardSet cards = 0;
    for (unsigned i = 0; i < count; i++) {
        CardSet can_pay = clash_facts[side->hand[i]].mana <= table->mana;
        cards |= can_pay << side->hand[i];
    }
    return cards;
}

/* CD-9, CD-14 */
bool table_can_cast(const ClashTable *table)
{
    return table->mana > 0 && (window_playable(table) & CLASH_INCANTATIONS) &&
           units_count(&table->sides[0]) + units_count(&table->sides[1]) > 0;
}

/* CD-11 */
bool clash_summon_topples(const ClashTable *table, unsigned window_index)
{
    const ClashSide *side = &table->sides[table->active];
    return window_index >= side->keeper && side->keeper + 1u == side->hand_count;
}

bool clash_can_play(const ClashTable *table)
{
    const ClashSide *side = &table->sides[table->active];
    CardSet units = window_playable(table) & ~CLASH_INCANTATIONS;
    for (unsigned i = 0; i < CLASH_WINDOW && i < side->hand_count; i++) {
        bool loses = side->is_fort && clash_summon_topples(table, i);
        if (units & card_bit(side->hand[i]) && side->hand_count > 1 && !loses) {
            return true;
        }
    }
    return table_can_cast(table);
}
