/* Who may do what. Everything is read off the table, of which the seat must know its own hand: so
 * the same function serves states and views. */
#include "clash/state.h"

#include "base/assert.h"

/* Who has not yet chosen a whole deck. */
static SeatSet seats_choosing(const ClashTable *table)
{
    SeatSet seats = 0;
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        if (table->sides[seat].pick_count < CLASH_CHOSEN) {
            seats |= seat_bit(seat);
        }
    }
    return seats;
}

SeatSet table_actors(const ClashTable *table)
{
    switch ((ClashPhase)table->phase) {
    case CLASH_CHOOSING:
        return seats_choosing(table);
    case CLASH_RETURNING:
        return seat_bit(clash_returning_owner(table));
    case CLASH_PICKING:
    case CLASH_BANNING:
    case CLASH_SUMMONING:
    case CLASH_ATTACKING:
        return seat_bit(table->active);
    case CLASH_OVER:
        return 0;
    }
    return 0;
}

static size_t list_cards(unsigned verb, CardSet cards, Action out[])
{
    size_t count = 0;
    for (; cards; cards = set_without_first(cards)) {
        out[count++] = action_with_1(verb, set_first(cards));
    }
    return count;
}

static CardSet set_of(const Card cards[], unsigned count)
{
    CardSet set = 0;
    for (unsigned i = 0; i < count; i++) {
        set |= card_bit(cards[i]);
    }
    return set;
}

/* CD-8, CD-10 */
static size_t list_summons(const ClashTable *table, CardSet playable, Action out[])
{
    size_t count = 0;
    if (table->sides[table->active].hand_count < 2) {
        return 0;
    }
    for (CardSet rest = playable & ~CLASH_INCANTATIONS; rest; rest = set_without_first(rest)) {
        out[count++] = action_with_2(CLASH_SUMMON, set_first(rest), 0);
        out[count++] = action_with_2(CLASH_SUMMON, set_first(rest), 1);
    }
    return count;
}

/* The cast of one incantation at each unit on the table. */
static size_t list_targets(const ClashTable *table, Card card, Action out[])
{
    size_t count = 0;
    for (Seat side = 0; side < CLASH_SIDES; side++) {
        for (unsigned row = 0; row < CLASH_ROWS; row++) {
            for (unsigned place = 1; place <= table->sides[side].counts[row]; place++) {
                out[count++] = action_with_2(CLASH_CAST, card, operand_unit(side, row, place));
            }
        }
    }
    return count;
}

static size_t list_casts(const ClashTable *table, CardSet playable, Action out[])
{
    size_t count = 0;
    for (CardSet rest = playable & CLASH_INCANTATIONS; rest; rest = set_without_first(rest)) {
        count += list_targets(table, set_first(rest), out + count);
    }
    return count;
}

static size_t list_plays(const ClashTable *table, Action out[])
{
    CardSet playable = window_playable(table);
    bool is_summoning = table->phase == CLASH_SUMMONING;
    size_t count = 0;
    if (is_summoning) {
        count = list_summons(table, playable, out);
    }
    count += list_casts(table, playable, out + count);
    unsigned last = CLASH_END;
    if (is_summoning) {
        last = CLASH_ATTACK;
    } else if (clash_has_attacker(table)) {
        last = CLASH_STRIKE;
    }
    out[count++] = action_bare(last);
    return count;
}

size_t table_legal(const ClashTable *table, Seat seat, Action out[])
{
    if (!seats_have(table_actors(table), seat)) {
        return 0;
    }
    switch ((ClashPhase)table->phase) {
    case CLASH_PICKING:
        return list_cards(CLASH_PICK, set_of(table->pool, table->pool_count), out);
    case CLASH_CHOOSING:
        return list_cards(CLASH_CHOOSE, clash_deck_choices(table->sides[seat].picks), out);
    case CLASH_BANNING:
        return list_cards(CLASH_BAN, table->sides[side_other(seat)].picks, out);
    case CLASH_RETURNING:
        return list_cards(CLASH_RETURN, set_of(table->returning, returning_units(table)), out);
    case CLASH_SUMMONING:
    case CLASH_ATTACKING:
        return list_plays(table, out);
    case CLASH_OVER:
        return 0;
    }
    return 0;
}

SeatSet clash_actors(const void *memory)
{
    const ClashState *state = memory;
    return table_actors(&state->table);
}

size_t clash_legal(const void *memory, Seat seat, Action out[], size_t capacity)
{
    const ClashState *state = memory;
    ASSERT(capacity >= clash_game.legal_max);
    return table_legal(&state->table, seat, out);
}

void clash_outcome(const void *memory, Outcome *out)
{
    const ClashState *state = memory;
    const ClashTable *table = &state->table;
    *out = (Outcome){.over = table->phase == CLASH_OVER};
    if (!out->over) {
        return;
    }
    if (table->winner == SEAT_NONE) {
        out->winners = seat_bit(0) | seat_bit(1);
    } else if (!is_automaton(table, table->winner)) {
        out->winners = seat_bit(table->winner);
    }
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        out->score[seat] = table->winner == seat;
    }
}
