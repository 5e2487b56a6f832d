/* What a seat may know (CD-42), and worlds that are possible for it.
 *
 * After the deal only orders are hidden: which of its cards a side holds at which place, but for
 * those that came to the hand openly, and how deck and pile lie. While both choose, the other's
 * picks are hidden altogether. An attack phase of the other side rests only where it could cast, so
 * a sampled hand allows that. */
#include "clash/state.h"

#include "base/assert.h"

#include <string.h>

#define TRIES 100 /* for a hand that can cast: only positions made by hand need to give up */

void clash_view(const void *memory, Seat seat, void *out)
{
    const ClashState *state = memory;
    ClashView *view = out;
    *view = (ClashView){.table = state->table, .seat = seat};
    ClashTable *table = &view->table;
    ClashSide *other = &table->sides[side_other(seat)];
    for (unsigned i = 0; i < other->hand_count; i++) {
        other->hand[i] = other->seen >> i & 1 ? other->hand[i] : CARD_HIDDEN;
    }
    if (table->phase == CLASH_CHOOSING) {
        other->picks = 0;
    }
    memset(table->deck, CARD_HIDDEN, table->deck_count);
    memset(table->pile, CARD_HIDDEN, table->pile_count);
}

static CardSet set_of(const Card cards[], unsigned count)
{
    CardSet set = 0;
    for (unsigned i = 0; i < count; i++) {
        if (cards[i] != CARD_HIDDEN) {
            set |= card_bit(cards[i]);
        }
    }
    return set;
}

static CardSet units_of(const ClashSide *side)
{
    CardSet set = 0;
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned i = 0; i < side->counts[row]; i++) {
            set |= card_bit(side->rows[row][i].card);
        }
    }
    return set;
}

static CardSet hidden_hand(const ClashTable *table, Seat seat)
{
    const ClashSide *side = &table->sides[seat];
    CardSet shown = set_of(side->hand, side->hand_count) | units_of(side);
    if (table->returning_count > 0 && clash_returning_owner(table) == seat) {
        shown |= set_of(table->returning, table->returning_count);
    }
    return side->cards & ~shown;
}

static CardSet hidden_deck(const ClashTable *table)
{
    CardSet shown = set_of(table->pool, table->pool_count);
    for (unsigned i = 0; i < CLASH_SIDES; i++) {
        shown |= table->sides[i].picks | table->sides[i].cards;
    }
    return ALL_CARDS & ~shown;
}

static CardSet hidden_pile(const ClashTable *table)
{
    const ClashSide *side = &table->sides[AUTOMATON];
    return side->cards & ~units_of(side) & ~set_of(table->discard, table->discard_count);
}

CardSet clash_view_known(const ClashView *view, uint8_t zone)
{
    const ClashTable *table = &view->table;
    if (zone == CLASH_ZONE_DECK && table->deck_count > 0) {
        return hidden_deck(table);
    }
    if (zone == CLASH_ZONE_PILE && table->pile_count > 0) {
        return hidden_pile(table);
    }
    Seat other = side_other(view->seat);
    bool has_hand = table->sides[other].hand_count > 0;
    if (zone == CLASH_ZONE_HANDS + other && has_hand) {
        return hidden_hand(table, other);
    }
    return 0;
}

/* Piles are kept with their top last and shown with it first. */
static size_t list_pile(const Card pile[], unsigned count, Card out[])
{
    for (unsigned i = 0; i < count; i++) {
        out[i] = pile[count - 1 - i];
    }
    return count;
}

static size_t list_cards(const Card cards[], unsigned count, Card out[])
{
    memcpy(out, cards, count);
    return count;
}

static size_t list_row(const ClashSide *side, unsigned row, Card out[])
{
    for (unsigned i = 0; i < side->counts[row]; i++) {
        out[i] = side->rows[row][i].card;
    }
    return side->counts[row];
}

static size_t list_hand(const ClashSide *side, Card out[])
{
    memcpy(out, side->hand, side->keeper);
    out[side->keeper] = keeper_card(side);
    memcpy(out + side->keeper + 1, side->hand + side->keeper,
           (size_t)side->hand_count - side->keeper);
    return side->hand_count + 1u;
}

/* The faces that do not show: both before the deal. */
static size_t list_box(const ClashSide *side, Card out[])
{
    if (side->cards) {
        if (side->is_fort) {
            out[0] = CLASH_BASTION;
        } else {
            out[0] = CLASH_FORT;
        }
        return 1;
    }
    out[0] = CLASH_BASTION;
    out[1] = CLASH_FORT;
    return 2;
}

static size_t list_picks(const ClashView *view, Seat side, bool owned, Card out[])
{
    const ClashTable *table = &view->table;
    const ClashSide *picker = &table->sides[side];
    unsigned count = picker->pick_count;
    if (owned) {
        count = CLASH_CARDS - picker->pick_count;
    }
    if (owned && table->format != CLASH_CONSTRUCTED) {
        return 0;
    }
    if (table->phase == CLASH_CHOOSING && view->seat == side_other(side)) {
        memset(out, CARD_HIDDEN, count);
        return count;
    }
    return set_list(owned ? ALL_CARDS & ~picker->picks & ~picker->cards : picker->picks, out);
}

static size_t list_of_side(const ClashView *view, uint8_t zone, Card out[])
{
    const ClashTable *table = &view->table;
    Seat last = zone & 1; /* of zones that begin at an even number */
    if (zone >= CLASH_ZONE_ROWS) {
        unsigned row = zone - CLASH_ZONE_ROWS;
        return list_row(&table->sides[row / 2], row % 2, out);
    }
    const ClashSide *side = &table->sides[last];
    if (zone >= CLASH_ZONE_HANDS) {
        if (side->cards && !is_automaton(table, last)) {
            return list_hand(side, out);
        }
        return 0;
    }
    if (zone >= CLASH_ZONE_BOX) {
        return list_box(side, out);
    }
    return list_picks(view, last, zone >= CLASH_ZONE_OWNED, out);
}

size_t clash_zone(const void *memory, uint8_t zone, Card out[], size_t capacity)
{
    const ClashView *view = memory;
    const ClashTable *table = &view->table;
    ASSERT(capacity >= CLASH_CARDS && zone < CLASH_ZONES);
    switch (zone) {
    case CLASH_ZONE_POOL:
        return list_cards(table->pool, table->pool_count, out);
    case CLASH_ZONE_DECK:
        return list_pile(table->deck, table->deck_count, out);
    case CLASH_ZONE_PILE:
        return list_pile(table->pile, table->pile_count, out);
    case CLASH_ZONE_DISCARD:
        return list_pile(table->discard, table->discard_count, out);
    case CLASH_ZONE_AUTOMATON:
        out[0] = keeper_card(&table->sides[AUTOMATON]);
        return table->mode == CLASH_SOLO && table->sides[AUTOMATON].cards;
    case CLASH_ZONE_RETURNING:
        return list_cards(table->returning, table->returning_count, out);
    }
    return list_of_side(view, zone, out);
}

static void shuffled(CardSet set, Rng *rng, Card out[], unsigned count)
{
    Card cards[CLASH_CARDS];
    unsigned all = (unsigned)set_list(set, cards);
    ASSERT(all >= count);
    rng_shuffle(rng, cards, all);
    memcpy(out, cards, count);
}

static void sample_hand(ClashTable *table, Seat seat, Rng *rng)
{
    ClashSide *side = &table->sides[seat];
    Card cards[CLASH_HAND_MAX], known[CLASH_HAND_MAX];
    CardSet hidden = hidden_hand(table, seat);
    unsigned count = (unsigned)set_count(hidden);
    bool must_cast = table->phase == CLASH_ATTACKING && table->active == seat;
    memcpy(known, side->hand, sizeof known);
    for (unsigned tries = 0; tries < TRIES; tries++) {
        unsigned next = 0;
        shuffled(hidden, rng, cards, count);
        for (unsigned i = 0; i < side->hand_count; i++) {
            if (known[i] == CARD_HIDDEN) {
                side->hand[i] = cards[next++];
            } else {
                side->hand[i] = known[i];
            }
        }
        if (!must_cast || table_can_cast(table)) {
            return;
        }
    }
}

static void sample_picks(ClashSide *side, Rng *rng)
{
    Card cards[CLASH_CARDS];
    shuffled(ALL_CARDS, rng, cards, side->pick_count);
    side->picks = set_of(cards, side->pick_count);
}

void clash_sample(const void *memory, Rng *rng, void *out)
{
    const ClashView *view = memory;
    ClashState *state = out;
    Seat other = side_other(view->seat);
    *state = (ClashState){.rng = rng_seeded(rng_next(rng)), .table = view->table};
    ClashTable *table = &state->table;
    if (table->phase == CLASH_CHOOSING) {
        sample_picks(&table->sides[other], rng);
    }
    if (table->sides[other].hand_count > 0) {
        sample_hand(table, other, rng);
    }
    if (table->deck_count > 0) {
        shuffled(hidden_deck(table), rng, table->deck, table->deck_count);
    }
    if (table->pile_count > 0) {
        shuffled(hidden_pile(table), rng, table->pile, table->pile_count);
    }
}

void clash_forget(ClashState *state)
{
    state->table.sides[0].seen = 0;
    state->table.sides[1].seen = 0;
}
