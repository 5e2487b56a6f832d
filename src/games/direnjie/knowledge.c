/* What each seat knows of the other hands, kept as bounds that are never false (games/direnjie.h).
 *
 * Seats that take part in a move know the card; for the others it is an unseen card, and all they
 * can say is that at most one of the cards that they placed there is gone. Where it went is not
 * followed. Nothing is concluded from how anybody decides: a refusal proves nothing (DR-16). */
#include "direnjie/knowledge.h"
#include "direnjie/state.h"

/* Keeps what the observer's view shows now. */
static void keep_shown(DirenjieState *state, Seat observer)
{
    DirenjieView view;
    direnjie_view_cards(state, observer, &view);
    for (Seat other = 0; other < state->table.seats; other++) {
        state->shown[observer][other] = view.certain[other];
    }
    state->shown_outside[observer] = view.outside;
}

/* The cards that are or were concluded, or may be: all others are recorded when they are seen. */
static CardSet open_cards(const DirenjieState *state, Seat observer, Seat owner)
{
    return state->uncertain[observer][owner] |
           (state->shown[observer][owner] & ~state->certain[observer][owner]);
}

/* Before one of these cards leaves the owner's hand unseen: what bounds prove together now, they
 * may not prove after it, about this hand or about another that may have the same cards. */
static void keep_conclusions(DirenjieState *state, Seat observer, Seat owner, CardSet possible)
{
    CardSet open = open_cards(state, observer, owner);
    CardSet lost = (state->certain[observer][owner] | open) & possible;
    for (Seat other = 0; open == 0 && other < state->table.seats; other++) {
        open |= open_cards(state, observer, other) & lost;
    }
    if (lost && open) {
        keep_shown(state, observer);
    }
}

/* One seat's bounds on one hand. */
typedef struct Bounds {
    CardSet *certain, *uncertain;
    uint8_t *missing;
} Bounds;

static Bounds bounds_of(DirenjieState *state, Seat observer, Seat owner)
{
    return (Bounds){&state->certain[observer][owner], &state->uncertain[observer][owner],
                    &state->missing[observer][owner]};
}

/* With so many missing, nothing is left to say. */
static void drop_empty(Bounds bounds)
{
    if (*bounds.missing >= set_count(*bounds.uncertain)) {
        *bounds.uncertain = 0;
        *bounds.missing = 0;
    }
}

/* These certain cards become uncertain. A fourth copy of an identity cannot be there: one is
 * missing, and is taken out. */
static void doubt(Bounds bounds, CardSet cards)
{
    int sum = set_count(*bounds.uncertain) + set_count(cards);
    *bounds.certain &= ~cards;
    *bounds.uncertain = direnjie_join(*bounds.uncertain, cards);
    *bounds.missing = (uint8_t)(*bounds.missing - (sum - set_count(*bounds.uncertain)));
}

/* An unseen card leaves, which is one of these. */
static void lose_unseen(Bounds bounds, CardSet possible)
{
    if ((*bounds.certain | *bounds.uncertain) & possible) {
        CardSet exposed = *bounds.certain & possible;
        ++*bounds.missing;
        doubt(bounds, exposed);
        drop_empty(bounds);
    }
}

static void lose_uncertain(Bounds bounds, Card card)
{
    if (*bounds.uncertain & direnjie_copies(card)) {
        *bounds.uncertain = direnjie_remove(*bounds.uncertain, card);
        drop_empty(bounds);
    }
}

static void lose_seen(DirenjieState *state, Seat observer, Seat owner, Card card)
{
    Bounds bounds = bounds_of(state, observer, owner);
    CardSet *shown = &state->shown[observer][owner];
    if (*shown & direnjie_copies(card)) {
        *shown = direnjie_remove(*shown, card);
    }
    if (*bounds.certain & direnjie_copies(card)) {
        *bounds.certain = direnjie_remove(*bounds.certain, card);
    } else {
        lose_uncertain(bounds, card);
    }
}

static void gain_seen(DirenjieState *state, Seat observer, Seat owner, Card card)
{
    CardSet *certain = &state->certain[observer][owner], *shown = &state->shown[observer][owner];
    *certain = direnjie_add(*certain, card);
    *shown = direnjie_add(*shown, card);
}

/* The observer knows the clue now where uncertain cards of its owner may have been. */
static void settle(DirenjieState *state, Seat observer, Seat owner)
{
    Bounds bounds = bounds_of(state, observer, owner);
    drop_empty(bounds);
    if (*bounds.uncertain && *bounds.missing == 0) {
        *bounds.certain = direnjie_join(*bounds.certain, *bounds.uncertain);
        *bounds.uncertain = 0;
        keep_shown(state, observer);
    }
}

static void know_killer_card(DirenjieState *state, const Passing *passing)
{
    uint8_t *origins = state->table.origins;
    if (passing->card == DIRENJIE_KILLER_CARD) {
        state->candidates[passing->to] &= origins[passing->from];
    }
    if (passing->possible & KILLER_BIT) {
        origins[passing->to] |= origins[passing->from];
    }
}

void direnjie_know_passing(DirenjieState *state, const Passing *passing)
{
    Seat from = passing->from, to = passing->to;
    gain_seen(state, from, to, passing->card);
    lose_seen(state, to, from, passing->card);
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        if (seat != from && seat != to) {
            keep_conclusions(state, seat, from, passing->possible);
            lose_unseen(bounds_of(state, seat, from), passing->possible);
            state->shown[seat][from] &= ~passing->possible;
        }
    }
    know_killer_card(state, passing);
}

void direnjie_know_deck(DirenjieState *state, Card card)
{
    Seat seat = state->table.active;
    state->table.origins[seat] |= 1u << DIRENJIE_NOBODY;
    if (card == DIRENJIE_KILLER_CARD) {
        state->candidates[seat] = 1u << DIRENJIE_NOBODY;
    }
}

/* One seat's bounds on two hands change places. A clue stays behind, so up to three of the cards
 * that may be in it are not in the hand that the active seat gets. */
static void know_hands_swapped(DirenjieState *state, Seat observer, Seat other)
{
    Seat active = state->table.active;
    Bounds a = bounds_of(state, observer, active), b = bounds_of(state, observer, other);
    CardSet certain = *a.certain, uncertain = *a.uncertain;
    uint8_t missing = *a.missing;
    bool keeps_clue =
        direnjie_unseen_clue(&state->table, observer, other) < state->table.clue_count;
    *a.certain = *b.certain;
    *a.uncertain = *b.uncertain;
    *a.missing = (uint8_t)(*b.missing + (keeps_clue ? HIDDEN_PLACES : 0));
    drop_empty(a);
    *b.certain = certain;
    *b.uncertain = uncertain;
    *b.missing = missing;
    CardSet *shown = state->shown[observer], former = shown[active];
    shown[active] = shown[other];
    shown[other] = former;
}

/* A seat knows the whole hand that it gave away. */
static void know_given_hand(DirenjieState *state, Seat giver, Seat taker)
{
    Bounds bounds = bounds_of(state, giver, taker);
    *bounds.certain = state->hands[giver];
    *bounds.uncertain = 0;
    *bounds.missing = 0;
    state->shown[giver][taker] = 0;
    if (state->hands[giver] & KILLER_BIT) {
        state->candidates[taker] &= state->table.origins[giver];
    }
}

void direnjie_know_swap(DirenjieState *state, Seat other)
{
    Seat active = state->table.active;
    uint8_t *origins = state->table.origins, origin = origins[active];
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        if (seat != active && seat != other) {
            keep_conclusions(state, seat, other, ALL_CARDS);
            know_hands_swapped(state, seat, other);
        }
    }
    know_given_hand(state, active, other);
    know_given_hand(state, other, active);
    origins[active] = origins[other];
    origins[other] = origin;
}

void direnjie_know_laid(DirenjieState *state, Seat owner)
{
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        Bounds bounds = bounds_of(state, seat, owner);
        if (seat != owner) {
            keep_conclusions(state, seat, owner, ALL_CARDS);
            doubt(bounds, *bounds.certain);
            state->shown[seat][owner] = 0;
        }
    }
}

static CardSet possible_bottoms(Card top)
{
    CardSet fitting = direnjie_copies(top) | KILLER_BIT;
    FOR_CARDS(rest, BEGGARS)
    {
        if (direnjie_bottom_fits(top, set_first(rest))) {
            fitting |= card_bit(set_first(rest));
        }
    }
    return fitting;
}

void direnjie_know_revealed(DirenjieState *state, unsigned clue)
{
    const DirenjieTable *table = &state->table;
    Seat owner = table->clue_owners[clue];
    Card top = state->clues[clue].cards[0];
    for (Seat seat = 0; seat < table->seats; seat++) {
        Bounds bounds = bounds_of(state, seat, owner);
        if (!clue_is_seen(table, clue, seat) && *bounds.uncertain) {
            lose_uncertain(bounds, top);
            lose_uncertain(bounds, top);
            if (*bounds.uncertain & possible_bottoms(top)) {
                ++*bounds.missing;
            }
            settle(state, seat, owner);
        }
    }
}

void direnjie_know_inspected(DirenjieState *state, unsigned clue, Seat seat)
{
    Seat owner = state->table.clue_owners[clue];
    Bounds bounds = bounds_of(state, seat, owner);
    const Card *cards = state->clues[clue].cards;
    if (!clue_is_public(&state->table, clue)) {
        for (unsigned i = 0; i < 3; i++) {
            lose_uncertain(bounds, cards[i]);
        }
        settle(state, seat, owner);
    }
    if (cards[2] == DIRENJIE_KILLER_CARD) {
        state->candidates[seat] = (uint8_t)(1u << owner);
    }
}

/* The cards that a seat can point at by what is recorded of hands. */
static CardSet recorded_cards(const DirenjieState *state, Seat seat)
{
    const DirenjieTable *table = &state->table;
    CardSet cards = state->hands[seat];
    for (Seat other = 0; other < table->seats; other++) {
        cards = direnjie_join(cards, state->certain[seat][other]);
    }
    for (unsigned i = 0; i < table->clue_count; i++) {
        const Card *clue = state->clues[i].cards;
        if (clue_is_seen(table, i, seat)) {
            cards = direnjie_join(cards, cards_of_clue(clue[0], clue[2]));
        } else if (clue_is_public(table, i)) {
            cards = direnjie_join(cards, card_bit(clue[0]) | card_bit(clue[0] + 1));
        }
    }
    return cards;
}

void direnjie_know_located(DirenjieState *state, Seat seat, CardSet cards)
{
    CardSet asked = direnjie_with_copy(cards, 0);
    if (asked & ~state->outside[seat]) {
        state->outside[seat] |= recorded_cards(state, seat) & asked;
    }
}

void direnjie_know_declined(DirenjieState *state, Seat killer)
{
    state->table.declined = killer;
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        state->candidates[seat] = (uint8_t)(1u << killer);
    }
}

void direnjie_know_present(DirenjieState *state, Seat seat)
{
    state->outside[seat] = recorded_cards(state, seat) & DIRENJIE_IDENTIFIED;
    state->shown_outside[seat] = 0;
}

void direnjie_forget(DirenjieState *state)
{
    DirenjieTable *table = &state->table;
    unsigned nobody = (unsigned)(table->seats <= 4) << DIRENJIE_NOBODY;
    unsigned anybody = ((1u << table->seats) - 1) | nobody;
    for (Seat seat = 0; seat < table->seats; seat++) {
        for (Seat other = 0; other < table->seats; other++) {
            state->certain[seat][other] = state->uncertain[seat][other] = 0;
            state->shown[seat][other] = 0;
            state->missing[seat][other] = 0;
        }
        bool is_killer = state->killer == seat;
        table->origins[seat] = (uint8_t)anybody;
        state->candidates[seat] = (uint8_t)(is_killer ? 1u << seat : anybody & ~(1u << seat));
        if (!table->expansion) {
            state->candidates[seat] = 0;
        }
    }
    for (unsigned i = 0; i < table->clue_count; i++) {
        for (Seat seat = 0; seat < table->seats; seat++) {
            if (clue_is_seen(table, i, seat) && state->clues[i].cards[2] == DIRENJIE_KILLER_CARD) {
                state->candidates[seat] = (uint8_t)(1u << table->clue_owners[i]);
            }
        }
    }
    for (Seat seat = 0; seat < table->seats; seat++) {
        direnjie_know_present(state, seat);
    }
}
