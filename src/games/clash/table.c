/* What can be read off the table: abilities with auras, what may be played, and who attacks next.
 * The queue of an attack phase is no list: it is a mark on the units, because units that still have
 * to attack never overtake each other. */
#include "state.h"

#define FIRST_MANA 6

unsigned units_count(const ClashSide *side)
{
    return (unsigned)side->counts[0] + side->counts[1];
}

/* CD-29 */
ClashAbilitySet clash_abilities(const ClashSide *side, unsigned row, unsigned place)
{
    const ClashUnit *unit = &side->rows[row][place];
    unsigned set = clash_facts[unit->card].abilities | side->given;
    if (place > 0) {
        set |= clash_facts[unit[-1].card].aura;
    }
    if (place + 1u < side->counts[row]) {
        set |= clash_facts[unit[1].card].aura;
    }
    return (ClashAbilitySet)set;
}

bool clash_is_shielded(const ClashSide *side, unsigned row, unsigned place)
{
    return has_ability(clash_abilities(side, row, place), CLASH_PROTECTION) &&
           !(side->rows[row][place].marks & CLASH_HURT);
}

/* CD-6, CD-33 */
unsigned clash_mana(const ClashTable *table, Seat side)
{
    if (is_automaton(table, side)) {
        return table->base_mana + table->unit_mana * units_count(&table->sides[PLAYER]);
    }
    return table->turn == 1 ? FIRST_MANA : table->sides[side].hand_count + 1u;
}

unsigned returning_units(const ClashTable *table)
{
    unsigned count = table->returning_count;
    return count > 0 && clash_is_incantation(table->returning[count - 1]) ? count - 1 : count;
}

/* The caster's own units return with the incantation behind them; without one they are those of the
 * side that was attacked. */
Seat clash_returning_owner(const ClashTable *table)
{
    bool own = returning_units(table) < table->returning_count;
    return own ? table->active : side_other(table->active);
}

/* CD-7 */
CardSet window_playable(const ClashTable *table)
{
    const ClashSide *side = &table->sides[table->active];
    CardSet cards = 0;
    for (unsigned i = 0; i < CLASH_WINDOW && i < side->hand_count; i++) {
        if (clash_facts[side->hand[i]].mana <= table->mana) {
            cards |= card_bit(side->hand[i]);
        }
    }
    return cards;
}

/* CD-9, CD-14 */
bool table_can_cast(const ClashTable *table)
{
    const ClashSide *side = &table->sides[table->active];
    for (unsigned i = 0; i < CLASH_WINDOW && i < side->hand_count; i++) {
        const ClashFacts *facts = &clash_facts[side->hand[i]];
        if (facts->durability == 0 && facts->mana <= table->mana) {
            return units_count(&table->sides[0]) + units_count(&table->sides[1]) > 0;
        }
    }
    return false;
}

/* CD-12, CD-26, CD-27 */
bool unit_attacks(const ClashTable *table, unsigned row, unsigned place)
{
    const ClashSide *side = &table->sides[table->active];
    unsigned marks = side->rows[row][place].marks;
    if (!(marks & CLASH_FRESH)) {
        return true;
    }
    if (table->sides[side_other(table->active)].counts[row] == 0) {
        return false;
    }
    return marks & CLASH_SPENT || has_ability(clash_abilities(side, row, place), CLASH_RAGE);
}

int queue_first(const ClashTable *table)
{
    const ClashSide *side = &table->sides[table->active];
    const ClashUnit *units = side->rows[table->row];
    int first = -1;
    for (int i = 0; i < side->counts[table->row]; i++) {
        if (units[i].marks & CLASH_QUEUED) {
            first = i;
            if (units[i].marks & CLASH_SPENT) {
                break;
            }
        }
    }
    return first;
}

unsigned clash_queue(const ClashTable *table, Card out[CLASH_ROW_MAX])
{
    const ClashSide *side = &table->sides[table->active];
    const ClashUnit *units = side->rows[table->row];
    int first = queue_first(table);
    unsigned count = 0;
    if (first >= 0) {
        out[count++] = units[first].card;
    }
    for (int i = side->counts[table->row] - 1; i >= 0; i--) {
        if (units[i].marks & CLASH_QUEUED && i != first) {
            out[count++] = units[i].card;
        }
    }
    return count;
}

static bool row_has_attacker(const ClashTable *table, unsigned row, unsigned marks)
{
    const ClashSide *side = &table->sides[table->active];
    for (unsigned i = 0; i < side->counts[row]; i++) {
        if ((side->rows[row][i].marks & marks) == marks && unit_attacks(table, row, i)) {
            return true;
        }
    }
    return false;
}

bool clash_has_attacker(const ClashTable *table)
{
    return row_has_attacker(table, table->row, CLASH_QUEUED) ||
           (table->row == 0 && row_has_attacker(table, 1, 0));
}

/* CD-11 */
bool clash_summon_topples(const ClashTable *table, unsigned window_index)
{
    const ClashSide *side = &table->sides[table->active];
    return window_index >= side->keeper && side->keeper + 1u == side->hand_count;
}
