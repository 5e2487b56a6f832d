/* What happens by itself: attacks, and the automaton's play, up to the next decision. Whatever
 * stops a run leaves all that is needed to go on in the table: the phase, the queue, and what
 * follows an ordering. */
#include "clash/play.h"
#include "clash/state.h"

static bool attack_step(const Turn *turn)
{
    ClashTable *table = turn->table;
    if (table_can_cast(table) && !repeat_is_due(table)) {
        return false; /* CD-14 */
    }
    if (!attack_next(turn)) {
        turn_end(turn);
    }
    return true;
}

/* One thing that happens by itself; false when somebody owes a decision, or at the end. */
static bool play_step(const Turn *turn)
{
    ClashTable *table = turn->table;
    switch ((ClashPhase)table->phase) {
    case CLASH_SUMMONING:
        if (is_automaton(table, table->active)) {
            automaton_step(turn);
            return true;
        }
        return false;
    case CLASH_ATTACKING:
        return attack_step(turn);
    case CLASH_PICKING:
    case CLASH_CHOOSING:
    case CLASH_BANNING:
    case CLASH_RETURNING:
    case CLASH_OVER:
        return false;
    }
    return false;
}

void play_advance(const Turn *turn)
{
    while (play_step(turn)) {
    }
}
