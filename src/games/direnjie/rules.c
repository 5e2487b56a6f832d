/* The course of play: which step follows which, and what an action does. Legality is not asked
 * again here. Steps without anything to decide are gone through at once, so somebody always owes a
 * decision until the game is over.
 *
 * A turn has at most 10 decisions beside its bonus: an ask, 5 answers to it, a consolation, a clue,
 * 2 draws; 60 rounds of 6 turns make 3,600. A seat has at most 3 bonuses of 4 decisions and 4 final
 * answers: 96 for 6 seats. So no game has more than 3,696 actions. */
#include "direnjie/knowledge.h"
#include "direnjie/moves.h"
#include "direnjie/state.h"

#include "base/assert.h"
#include "base/limits.h"

#define REFILL_MAX  2
#define IDLE_TO_END 2
#define BONUS_LAST  6

static void enter(DirenjieState *state, DirenjiePhase phase, Seat actor, EventLog *log)
{
    state->table.phase = (uint8_t)phase;
    state->table.actor = actor;
    event_phase(log, (uint8_t)phase, actor);
}

/* DR-23 */
static void notice_last_turns(DirenjieState *state, EventLog *log)
{
    int shown = __builtin_popcount(state->table.clues_public);
    if (shown >= CLUES_TO_END && !state->table.ending) {
        state->table.ending = 1;
        event_cue(log, DIRENJIE_CUE_LAST, shown);
    }
}

/* DR-9 */
static bool earns_bonus(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    unsigned shown = direnjie_public_of(table, table->active);
    return shown % 2 == 0 && shown <= BONUS_LAST && direnjie_has_bonus(table, state->clues);
}

static void begin_turn(DirenjieState *state, Seat seat, EventLog *log)
{
    DirenjieTable *table = &state->table;
    unsigned hidden = direnjie_hidden_clue(table, seat);
    table->active = seat;
    table->ask = DIRENJIE_NO_ASK;
    table->gave = 0;
    table->drawn_count = table->drawn[0] = table->drawn[1] = 0;
    if (hidden < table->clue_count) { /* DR-8 */
        direnjie_reveal_clue(state, hidden, log);
        notice_last_turns(state, log);
        if (earns_bonus(state)) {
            enter(state, DIRENJIE_BONUS, seat, log);
            return;
        }
    }
    enter(state, DIRENJIE_ASKING, seat, log);
}

/* DR-25 */
static void begin_answers(DirenjieState *state, EventLog *log)
{
    const DirenjieTable *table = &state->table;
    Seat seat = table->start;
    for (unsigned i = 0; i < table->seats; i++, seat = seat_after(table, seat)) {
        unsigned hidden = direnjie_hidden_clue(table, seat);
        if (hidden < table->clue_count) {
            direnjie_reveal_clue(state, hidden, log);
        }
    }
    enter(state, DIRENJIE_ANSWERING, table->start, log);
}

/* DR-24: whether play goes on after the tail's turn. */
static bool round_goes_on(DirenjieState *state, EventLog *log)
{
    DirenjieTable *table = &state->table;
    bool was_idle = table->idle_rounds > 0;
    if (table->moved) {
        table->idle_rounds = 0;
    } else {
        table->idle_rounds = (uint8_t)(table->idle_rounds + 1);
    }
    if (was_idle || table->idle_rounds) {
        event_counter(log, DIRENJIE_IDLE_ROUNDS, table->idle_rounds);
    }
    if (table->ending) {
        return false;
    }
    if (table->idle_rounds == IDLE_TO_END || table->round == DIRENJIE_ROUNDS) {
        table->ending = 1;
        event_cue(log, DIRENJIE_CUE_STALL, table->round);
        return false;
    }
    table->round++;
    table->moved = 0;
    event_counter(log, DIRENJIE_ROUND, table->round);
    return true;
}

/* DR-22 */
static void end_turn(DirenjieState *state, EventLog *log)
{
    Seat next = seat_after(&state->table, state->table.active);
    if (next == state->table.start && !round_goes_on(state, log)) {
        begin_answers(state, log);
    } else {
        begin_turn(state, next, log);
    }
}

static void begin_refill(DirenjieState *state, EventLog *log)
{
    DirenjieTable *table = &state->table;
    table->phase = DIRENJIE_REFILLING;
    if (direnjie_sources(table)) {
        enter(state, DIRENJIE_REFILLING, table->active, log);
    } else {
        end_turn(state, log);
    }
}

static void begin_submit(DirenjieState *state, EventLog *log)
{
    Seat seat = state->table.active;
    if (direnjie_heads(state->hands[seat], state->killer == seat)) {
        enter(state, DIRENJIE_SUBMITTING, seat, log);
    } else {
        begin_refill(state, log);
    }
}

static void begin_console(DirenjieState *state, EventLog *log)
{
    DirenjieTable *table = &state->table;
    table->phase = DIRENJIE_CONSOLING;
    if (!table->gave && direnjie_sources(table)) {
        enter(state, DIRENJIE_CONSOLING, table->active, log);
    } else {
        begin_submit(state, log);
    }
}

/* DR-16: each other seat once, from the left on. */
static void ask_next(DirenjieState *state, EventLog *log)
{
    const DirenjieTable *table = &state->table;
    Seat next = seat_after(table, table->actor);
    if (next == table->active) {
        begin_console(state, log);
    } else {
        enter(state, DIRENJIE_GIVING, next, log);
    }
}

static void do_inspect(DirenjieState *state, Action action, EventLog *log)
{
    Seat owner = action_operand(action, 0);
    event_cue(log, DIRENJIE_CUE_INSPECT, owner);
    direnjie_inspect_clue(state, direnjie_clue_at(&state->table, owner, action_operand(action, 1)),
                          log);
    enter(state, DIRENJIE_ASKING, state->table.active, log);
}

static unsigned draw_some(DirenjieState *state, Seat from, unsigned most, EventLog *log)
{
    unsigned held = state->table.hand_counts[from], count = min_unsigned(held, most);
    for (unsigned i = 0; i < count; i++) {
        direnjie_draw(state, from, log);
    }
    return count;
}

/* DR-11 */
static void do_take(DirenjieState *state, Seat from, EventLog *log)
{
    event_cue(log, DIRENJIE_CUE_TAKE, from);
    state->table.owed = (uint8_t)draw_some(state, from, TAKEN_MAX, log);
    state->table.owed_to = from;
    enter(state, DIRENJIE_REPAYING, state->table.active, log);
}

static void do_repay(DirenjieState *state, Card card, EventLog *log)
{
    DirenjieTable *table = &state->table;
    Passing passing = {table->active, table->owed_to, card, ALL_CARDS};
    direnjie_pass(state, &passing, log);
    if (--table->owed == 0) {
        table->owed_to = SEAT_NONE;
        enter(state, DIRENJIE_ASKING, table->active, log);
    }
}

/* DR-12 */
static void do_rob(DirenjieState *state, Seat from, EventLog *log)
{
    event_cue(log, DIRENJIE_CUE_ROB, from);
    draw_some(state, from, ROBBED_MAX, log);
    enter(state, DIRENJIE_ASKING, state->table.active, log);
}

/* DR-13 */
static void do_swap(DirenjieState *state, Seat other, EventLog *log)
{
    event_cue(log, DIRENJIE_CUE_SWAP, other);
    direnjie_swap_hands(state, other, log);
    enter(state, DIRENJIE_ASKING, state->table.active, log);
}

/* DR-14 */
static void do_ask(DirenjieState *state, uint8_t ask, EventLog *log)
{
    state->table.ask = ask;
    event_cue(log, DIRENJIE_CUE_ASK, ask);
    ask_next(state, log);
}

static void do_give(DirenjieState *state, Card card, EventLog *log)
{
    DirenjieTable *table = &state->table;
    Passing passing = {table->actor, table->active, card, direnjie_matching(table->ask)};
    table->gave |= seat_bit(table->actor);
    event_cue(log, DIRENJIE_CUE_GIVE, table->actor);
    direnjie_pass(state, &passing, log);
    ask_next(state, log);
}

static void do_refuse(DirenjieState *state, EventLog *log)
{
    event_cue(log, DIRENJIE_CUE_REFUSE, state->table.actor);
    ask_next(state, log);
}

/* DR-18, DR-21; `from` may be DIRENJIE_FROM_DECK */
static void do_draw(DirenjieState *state, Seat from, EventLog *log)
{
    DirenjieTable *table = &state->table;
    if (from == DIRENJIE_FROM_DECK) {
        direnjie_draw_deck(state, log);
    } else {
        direnjie_draw(state, from, log);
    }
    if (table->phase == DIRENJIE_CONSOLING) {
        begin_submit(state, log);
        return;
    }
    table->drawn[table->drawn_count++] = from;
    if (table->drawn_count == REFILL_MAX) {
        end_turn(state, log);
    } else {
        begin_refill(state, log);
    }
}

static void do_pass(DirenjieState *state, EventLog *log)
{
    event_cue(log, DIRENJIE_CUE_PASS, state->table.actor);
    if (state->table.phase == DIRENJIE_CONSOLING) {
        begin_submit(state, log);
    } else {
        end_turn(state, log);
    }
}

static void do_submit(DirenjieState *state, Action action, EventLog *log)
{
    const Card cards[3] = {action_operand(action, 0), action_operand(action, 1),
                           action_operand(action, 2)};
    event_cue(log, DIRENJIE_CUE_SUBMIT, state->table.actor);
    direnjie_lay_clue(state, cards, log);
    begin_refill(state, log);
}

static void do_decline(DirenjieState *state, EventLog *log)
{
    event_cue(log, DIRENJIE_CUE_DECLINE, state->table.actor);
    direnjie_know_declined(state, state->table.actor);
    begin_refill(state, log);
}

/* DR-26, DR-27 */
static void do_answer(DirenjieState *state, uint8_t answer, EventLog *log)
{
    DirenjieTable *table = &state->table;
    Seat seat = table->actor;
    state->answers[seat][table->answered[seat]++] = answer;
    if (table->answered[seat] < DIRENJIE_CATEGORIES + table->expansion) {
        return;
    }
    event_cue(log, DIRENJIE_CUE_ANSWER, seat);
    if (seat_after(table, seat) != table->start) {
        enter(state, DIRENJIE_ANSWERING, seat_after(table, seat), log);
        return;
    }
    enter(state, DIRENJIE_OVER, table->start, log);
    direnjie_tell_over(state, log);
}

void direnjie_apply(void *memory, Seat seat, Action action, EventLog *log)
{
    DirenjieState *state = memory;
    uint8_t operand = action_operand(action, 0);
    ASSERT(seat == state->table.actor && action_verb(action) < DIRENJIE_VERBS);
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_INSPECT:
        do_inspect(state, action, log);
        return;
    case DIRENJIE_TAKE:
        do_take(state, operand, log);
        return;
    case DIRENJIE_ROB:
        do_rob(state, operand, log);
        return;
    case DIRENJIE_SWAP:
        do_swap(state, operand, log);
        return;
    case DIRENJIE_REPAY:
        do_repay(state, operand, log);
        return;
    case DIRENJIE_ASK:
        do_ask(state, operand, log);
        return;
    case DIRENJIE_GIVE:
        do_give(state, operand, log);
        return;
    case DIRENJIE_REFUSE:
        do_refuse(state, log);
        return;
    case DIRENJIE_DRAW_DECK:
        do_draw(state, DIRENJIE_FROM_DECK, log);
        return;
    case DIRENJIE_DRAW:
        do_draw(state, operand, log);
        return;
    case DIRENJIE_PASS:
        do_pass(state, log);
        return;
    case DIRENJIE_SUBMIT:
        do_submit(state, action, log);
        return;
    case DIRENJIE_DECLINE:
        do_decline(state, log);
        return;
    case DIRENJIE_ANSWER:
    case DIRENJIE_ACCUSE:
        do_answer(state, operand, log);
        return;
    case DIRENJIE_ACCUSE_NONE:
        do_answer(state, DIRENJIE_NOBODY, log);
        return;
    case DIRENJIE_VERBS:
        return;
    }
}
