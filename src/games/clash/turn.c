/* The order of a game from the deal on: turns, and attack phases that run by themselves to the next
 * decision. Whatever stops a run leaves all that is needed to go on in the table: the phase, the
 * queue, and what follows an ordering. What a player does lies in plays.c. */
#include "state.h"

void phase_set(const Play *play, ClashPhase phase, Seat seat)
{
    play->table->phase = (uint8_t)phase;
    if (play->log) {
        event_phase(play->log, (uint8_t)phase, seat);
    }
}

static void mana_set(const Play *play, unsigned mana)
{
    play->table->mana = (uint8_t)mana;
    if (play->log) {
        event_counter(play->log, CLASH_COUNTER_MANA, (int)mana);
    }
}

/* CD-33, CD-34: the last card may overspend. */
void mana_pay(const Play *play, Card card)
{
    unsigned cost = clash_facts[card].mana, mana = play->table->mana;
    mana_set(play, mana > cost ? mana - cost : 0);
}

void turn_begin(const Play *play, Seat side)
{
    ClashTable *table = play->table;
    table->turn++;
    table->active = side;
    table->resume = is_automaton(table, side) ? CLASH_RESUME_TOP : CLASH_RESUME_NOTHING;
    if (play->log) {
        event_counter(play->log, CLASH_COUNTER_TURN, table->turn);
    }
    mana_set(play, clash_mana(table, side));
    phase_set(play, CLASH_SUMMONING, side);
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

void play_finish(const Play *play, Seat winner)
{
    ClashTable *table = play->table;
    queue_clear(&table->sides[table->active]);
    table->row = 0;
    table->resume = CLASH_RESUME_NOTHING;
    table->winner = winner;
    phase_set(play, CLASH_OVER, table->active);
    tell_cue(play, CLASH_CUE_RESULT, winner == SEAT_NONE ? -1 : winner);
    if (play->log) {
        event_end(play->log);
    }
}

void turn_end(const Play *play)
{
    ClashTable *table = play->table;
    units_refresh(&table->sides[0]); /* CD-17 */
    units_refresh(&table->sides[1]);
    table->row = 0;
    if (is_automaton(table, table->active) && table->is_last) {
        play_finish(play, PLAYER); /* CD-38 */
    } else if (table->mode == CLASH_DUEL && table->turn == CLASH_TURNS_MAX) {
        play_finish(play, SEAT_NONE); /* CD-43 */
    } else {
        turn_begin(play, side_other(table->active));
    }
}

/* CD-16: true when the owner has a choice; else what waits has gone to its hand. */
bool returns_settle(const Play *play, ClashResume resume)
{
    ClashTable *table = play->table;
    if (returning_units(table) > 1) {
        table->resume = (uint8_t)resume;
        phase_set(play, CLASH_RETURNING, clash_returning_owner(table));
        return true;
    }
    while (table->returning_count > 0) {
        return_card(play, 0);
    }
    return false;
}

static bool attack_step(const Play *play)
{
    ClashTable *table = play->table;
    if (table_can_cast(table) && !repeat_is_due(table)) {
        return false; /* CD-14 */
    }
    if (!attack_next(play)) {
        turn_end(play);
    }
    return true;
}

/* One thing that happens by itself; false when somebody owes a decision, or at the end. */
static bool play_step(const Play *play)
{
    ClashTable *table = play->table;
    switch ((ClashPhase)table->phase) {
    case CLASH_SUMMONING:
        if (is_automaton(table, table->active)) {
            automaton_step(play);
            return true;
        }
        return false;
    case CLASH_ATTACKING:
        return attack_step(play);
    case CLASH_PICKING:
    case CLASH_CHOOSING:
    case CLASH_BANNING:
    case CLASH_RETURNING:
    case CLASH_OVER:
        return false;
    }
    return false;
}

void play_advance(const Play *play)
{
    while (play_step(play)) {
    }
}
