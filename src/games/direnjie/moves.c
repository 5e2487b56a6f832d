/* What can happen to cards. Each move changes the table, the hands, what everybody knows, and is
 * told; no rule of when it may happen is here. Hands have no order, so places in them are
 * INDEX_ANY; a clue's cards lie in its owner's zone behind those of earlier clues. */
#include "direnjie/moves.h"
#include "direnjie/knowledge.h"
#include "direnjie/state.h"

static uint8_t hand_zone(Seat seat)
{
    return (uint8_t)(DIRENJIE_HANDS + seat);
}

static uint8_t clue_zone(Seat seat)
{
    return (uint8_t)(DIRENJIE_CLUES + seat);
}

/* Where the clue's top lies in its owner's zone. */
static uint8_t clue_place(const DirenjieTable *table, unsigned clue)
{
    unsigned before = 0;
    for (unsigned i = 0; i < clue; i++) {
        before += table->clue_owners[i] == table->clue_owners[clue];
    }
    return (uint8_t)(3 * before);
}

static void tell_passing(const Passing *passing, EventLog *log)
{
    SeatSet audience = seat_bit(passing->from) | seat_bit(passing->to);
    event_move(log, passing->card, hand_zone(passing->from), INDEX_ANY, hand_zone(passing->to),
               INDEX_ANY, audience);
}

void direnjie_pass(DirenjieState *state, const Passing *passing, EventLog *log)
{
    Seat from = passing->from, to = passing->to;
    direnjie_know_passing(state, passing);
    state->hands[from] = direnjie_remove(state->hands[from], passing->card);
    state->hands[to] = direnjie_add(state->hands[to], passing->card);
    direnjie_know_located(state, to, card_bit(passing->card));
    state->table.hand_counts[from]--;
    state->table.hand_counts[to]++;
    state->table.moved = 1;
    tell_passing(passing, log);
}

void direnjie_draw(DirenjieState *state, Seat from, EventLog *log)
{
    Card card = direnjie_lowest(rng_pick(&state->rng, state->hands[from]));
    Passing passing = {from, state->table.active, card, ALL_CARDS};
    direnjie_pass(state, &passing, log);
}

void direnjie_draw_deck(DirenjieState *state, EventLog *log)
{
    DirenjieTable *table = &state->table;
    Seat seat = table->active;
    Card card = state->deck[--table->deck_count];
    state->deck[table->deck_count] = 0;
    direnjie_know_deck(state, card);
    state->hands[seat] = direnjie_add(state->hands[seat], card);
    direnjie_know_located(state, seat, card_bit(card));
    table->hand_counts[seat]++;
    table->moved = 1;
    event_move(log, card, DIRENJIE_DECK, 0, hand_zone(seat), INDEX_ANY, seat_bit(seat));
}

static void tell_hand(const DirenjieState *state, Seat from, Seat to, EventLog *log)
{
    FOR_CARDS(rest, log ? state->hands[from] : 0)
    {
        Passing passing = {.from = from, .to = to, .card = lowest_first(rest)};
        tell_passing(&passing, log);
    }
}

void direnjie_swap_hands(DirenjieState *state, Seat other, EventLog *log)
{
    DirenjieTable *table = &state->table;
    Seat active = table->active;
    CardSet hand = state->hands[active];
    uint8_t count = table->hand_counts[active];
    direnjie_know_swap(state, other);
    tell_hand(state, active, other, log);
    tell_hand(state, other, active, log);
    state->hands[active] = state->hands[other];
    state->hands[other] = hand;
    direnjie_know_located(state, active, state->hands[active]);
    direnjie_know_located(state, other, hand);
    table->hand_counts[active] = table->hand_counts[other];
    table->hand_counts[other] = count;
}

void direnjie_lay_clue(DirenjieState *state, const Card cards[3], EventLog *log)
{
    DirenjieTable *table = &state->table;
    Seat seat = table->active;
    direnjie_know_laid(state, seat);
    unsigned clue = table->clue_count++;
    table->clue_owners[clue] = seat;
    for (unsigned i = 0; i < 3; i++) {
        state->clues[clue].cards[i] = cards[i];
        state->hands[seat] = direnjie_remove(state->hands[seat], cards[i]);
        event_move(log, cards[i], hand_zone(seat), INDEX_ANY, clue_zone(seat),
                   (uint8_t)(clue_place(table, clue) + i), seat_bit(seat));
    }
    table->hand_counts[seat] = (uint8_t)(table->hand_counts[seat] - 3);
    table->moved = 1;
}

void direnjie_reveal_clue(DirenjieState *state, unsigned clue, EventLog *log)
{
    DirenjieTable *table = &state->table;
    Seat owner = table->clue_owners[clue];
    table->clues_public |= (uint16_t)(1u << clue);
    table->moved = 1;
    direnjie_know_revealed(state, clue);
    for (Seat seat = 0; seat < table->seats; seat++) {
        direnjie_know_located(state, seat, card_bit(state->clues[clue].cards[0]));
    }
    event_cue(log, DIRENJIE_CUE_REVEAL, owner);
    event_turn(log, state->clues[clue].cards[0], clue_zone(owner), clue_place(table, clue),
               SEATS_ALL);
}

void direnjie_inspect_clue(DirenjieState *state, unsigned clue, EventLog *log)
{
    DirenjieTable *table = &state->table;
    Seat owner = table->clue_owners[clue], seat = table->active;
    direnjie_know_inspected(state, clue, seat);
    table->clue_inspectors[clue] |= seat_bit(seat);
    direnjie_know_located(state, seat,
                          cards_of_clue(state->clues[clue].cards[0], state->clues[clue].cards[2]));
    for (unsigned i = 0; i < 3; i++) {
        event_turn(log, state->clues[clue].cards[i], clue_zone(owner),
                   (uint8_t)(clue_place(table, clue) + i), seat_bit(seat));
    }
}

static void turn_zone(const Card cards[], unsigned count, uint8_t zone, EventLog *log)
{
    for (unsigned i = 0; i < count; i++) {
        event_turn(log, cards[count - 1 - i], zone, (uint8_t)i, SEATS_ALL);
    }
}

static void turn_hand(const DirenjieState *state, Seat seat, EventLog *log)
{
    FOR_CARDS(rest, state->hands[seat])
    {
        event_turn(log, lowest_first(rest), hand_zone(seat), INDEX_ANY, SEATS_ALL);
    }
}

/* DR-27 */
void direnjie_tell_over(const DirenjieState *state, EventLog *log)
{
    const DirenjieTable *table = &state->table;
    int points[DIRENJIE_SEATS];
    if (!log) {
        return;
    }
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        event_turn(log, state->secret[i], DIRENJIE_SECRET, (uint8_t)i, SEATS_ALL);
    }
    if (table->expansion) {
        event_cue(log, DIRENJIE_CUE_KILLER, state->killer < table->seats ? state->killer : -1);
    }
    for (unsigned i = 0; i < table->clue_count; i++) {
        for (unsigned k = 0; k < 3; k++) {
            event_turn(log, state->clues[i].cards[k], clue_zone(table->clue_owners[i]),
                       (uint8_t)(clue_place(table, i) + k), SEATS_ALL);
        }
    }
    turn_zone(state->deck, table->deck_count, DIRENJIE_DECK, log);
    direnjie_points(state, points);
    for (Seat seat = 0; seat < table->seats; seat++) {
        turn_hand(state, seat, log);
        event_cue(log, (uint8_t)(DIRENJIE_CUE_POINTS + seat), points[seat]);
    }
    event_cue(log, DIRENJIE_CUE_RESULT, direnjie_winners(state));
    event_end(log);
}
