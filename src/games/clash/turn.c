/* Turns from the deal on: phases, mana, how a turn begins and ends, and how the game does. The
 * files of play call one way: setup and apply, advance, plays, queue, strike, hand, turn.
 */
#include "clash/play.h"
#include "clash/state.h"

void phase_set(const Turn *turn, ClashPhase phase, Seat seat)
{
    turn->table->phase = (uint8_t)phase;
    if (turn->log) {
        event_phase(turn->log, (uint8_t)phase, seat);
    }
}

static void mana_set(const Turn *turn, unsigned mana)
{
    turn->table->mana = (uint8_t)mana;
    if (turn->log) {
        event_counter(turn->log, CLASH_COUNTER_MANA, (int)mana);
    }
}

/* CD-33, CD-34: the last card may overspend. */
void mana_pay(const Turn *turn, Card card)
{
    unsigned cost = clash_facts[card].mana, mana = turn->table->mana;
    mana_set(turn, mana > cost ? mana - cost : 0);
}

void turn_begin(const Turn *turn, Seat side)
{
    ClashTable *table = turn->table;
    table->turn++;
    table->active = side;
    if (is_automaton(table, side)) {
        table->resume = CLASH_RESUME_TOP;
    } else {
        table->resume = CLASH_RESUME_NOTHING;
    }
    if (turn->log) {
        event_counter(turn->log, CLASH_COUNTER_TURN, table->turn);
    }
    mana_set(turn, clash_mana(table, side));
    table->mana_begun = table->mana;
    phase_set(turn, CLASH_SUMMONING, side);
}

static void units_refresh(ClashSide *side)
{
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned i = 0; i < side->counts[row]; i++) {
            side->rows[row][i] = (ClashUnit){.card = side->rows[row][i].card};
        }
    }
}

static void queue_clear(ClashSide *side)
{
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned i = 0; i < side->counts[row]; i++) {
            side->rows[row][i].marks &= (uint8_t)~CLASH_QUEUED;
        }
    }
}

void play_finish(const Turn *turn, Seat winner)
{
    ClashTable *table = turn->table;
    queue_clear(&table->sides[table->active]);
    table->row = 0;
    table->resume = CLASH_RESUME_NOTHING;
    table->winner = winner;
    phase_set(turn, CLASH_OVER, table->active);
    tell_cue(turn, CLASH_CUE_RESULT, winner == SEAT_NONE ? -1 : winner);
    if (turn->log) {
        event_end(turn->log);
    }
}

void turn_end(const Turn *turn)
{
    ClashTable *table = turn->table;
    units_refresh(&table->sides[0]); /* CD-17 */
    units_refresh(&table->sides[1]);
    table->row = 0;
    if (is_automaton(table, table->active) && table->is_last) {
        play_finish(turn, PLAYER); /* CD-38 */
    } else if (table->mode == CLASH_DUEL && table->turn == CLASH_TURNS_MAX) {
        play_finish(turn, SEAT_NONE); /* CD-43 */
    } else {
        turn_begin(turn, side_other(table->active));
    }
}
