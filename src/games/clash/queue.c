/* Whose attack is next. The queue of an attack phase is no list: it is a mark on the units, because
 * units that still have to attack never overtake each other. A unit that does not attack keeps its
 * mark until its turn comes, for by then it may. */
#include "clash/play.h"
#include "clash/state.h"

#define REPEATING (CLASH_QUEUED | CLASH_SPENT)

/* CD-12, CD-27 */
static bool unit_attacks(const ClashTable *table, unsigned row, unsigned place)
{
    const ClashSide *side = &table->sides[table->active];
    unsigned marks = side->rows[row][place].marks;
    if (!(marks & CLASH_FRESH) || marks & CLASH_SPENT) {
        return true;
    }
    return table->sides[side_other(table->active)].counts[row] > 0 &&
           has_ability(clash_abilities(side, row, place), CLASH_RAGE);
}

/* The place in the row of the queued unit before which no other comes, or -1: the farthest from the
 * bridge, for those behind it have had their turn, or one that sprinted past it and repeats. */
static int queue_first(const ClashTable *table)
{
    const ClashSide *side = &table->sides[table->active];
    const ClashUnit *units = side->rows[table->row];
    int place = side->counts[table->row] - 1;
    if (place >= 0 && (units[0].marks & REPEATING) == REPEATING) {
        return 0;
    }
    while (place >= 0 && !(units[place].marks & CLASH_QUEUED)) {
        place--;
    }
    return place;
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

static void queue_row(ClashTable *table, unsigned row)
{
    ClashSide *side = &table->sides[table->active];
    table->row = (uint8_t)row;
    for (unsigned i = 0; i < side->counts[row]; i++) {
        side->rows[row][i].marks |= CLASH_QUEUED;
    }
}

void queue_settle(ClashTable *table)
{
    if (table->row == 0 && queue_first(table) < 0) {
        queue_row(table, 1);
    }
}

void queue_begin(const Turn *turn)
{
    turn->table->resume = CLASH_RESUME_NOTHING;
    phase_set(turn, CLASH_ATTACKING, turn->table->active);
    queue_row(turn->table, 0);
    queue_settle(turn->table);
}

bool repeat_is_due(const ClashTable *table)
{
    int first = queue_first(table);
    return first >= 0 && table->sides[table->active].rows[table->row][first].marks & CLASH_SPENT;
}

/* CD-12: a unit whose turn has come and that does not attack is passed over. */
static bool queue_attack(const Turn *turn)
{
    ClashTable *table = turn->table;
    for (int place; (place = queue_first(table)) >= 0; queue_settle(table)) {
        unsigned row = table->row;
        if (!unit_attacks(table, row, (unsigned)place)) {
            ClashUnit *unit = &table->sides[table->active].rows[row][place];
            unit->marks &= (uint8_t)~CLASH_QUEUED;
            continue;
        }
        attack_with(turn, row, (unsigned)place);
        if (table->phase != CLASH_OVER) {
            queue_settle(table);
        }
        return true;
    }
    return false;
}

bool attack_next(const Turn *turn)
{
    if (!queue_attack(turn)) {
        return false;
    }
    if (turn->table->phase != CLASH_OVER) {
        returns_settle(turn, CLASH_RESUME_ATTACK);
    }
    return true;
}
