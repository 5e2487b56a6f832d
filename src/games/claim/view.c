/* What a seat may know, and worlds that are possible for it.
 *
 * A card that the seat has not seen is in the other seat's hand, among what the other drew unseen,
 * or in the deck; how many are where is public. The one thing that play reveals beyond that is a
 * faction that the other did not follow: its hand holds none of it, and hands of phase 1 never
 * grow. All deals that agree with this are equally likely (CL-17). In phase 2 only the other hand
 * is left, so it is known. */
#include "claim/state.h"

#include "base/assert.h"

#include <string.h>

/* Where the cards are that a seat has not seen. */
typedef struct Hidden {
    CardSet holdable; /* those that the other hand may hold */
    CardSet rest;     /* those that it cannot hold */
    unsigned hand;    /* how many of all these are in the other hand, */
    unsigned drawn;   /* among what the other seat drew unseen, */
    unsigned deck;    /* and in the deck */
} Hidden;

static CardSet unseen_cards(const ClaimView *view)
{
    const ClaimTable *table = &view->table;
    CardSet seen = claim_join(view->hands[view->seat], view->drawn);
    for (unsigned seat = 0; seat < CLAIM_SEATS; seat++) {
        seen = claim_join(seen, table->prizes[seat]);
        seen = claim_join(seen, table->score[seat]);
    }
    seen = claim_join(seen, table->discard);
    seen = table->prize == CARD_NONE ? seen : claim_add(seen, table->prize);
    seen = table->lead == CARD_NONE ? seen : claim_add(seen, table->lead);
    CardSet zeros = GOBLIN_ZEROS >> set_count(seen & GOBLIN_ZEROS);
    return (ALL_CARDS & ~seen & ~GOBLIN_ZEROS) | zeros;
}

static CardSet void_cards(unsigned voids)
{
    CardSet cards = 0;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        if (voids >> faction & 1) {
            cards |= claim_cards_of((ClaimFaction)faction);
        }
    }
    return cards;
}

static Hidden hidden_cards(const ClaimView *view)
{
    const ClaimTable *table = &view->table;
    Seat other = seat_other(view->seat);
    CardSet unseen = unseen_cards(view);
    Hidden hidden = {.hand = claim_hand_count(table, other), .deck = claim_deck_count(table)};
    hidden.drawn = claim_follower_count(table) - (unsigned)set_count(table->prizes[other]);
    hidden.holdable = unseen & ~void_cards(table->voids[other]);
    hidden.rest = unseen & ~hidden.holdable;
    return hidden;
}

CardSet claim_view_holdable(const ClaimView *view)
{
    return hidden_cards(view).holdable;
}

/* Which of these cards are certainly in a place, when elsewhere there is room for so many of them:
 * all if there is none, else only the alike ones that are too many. */
static CardSet certain_cards(CardSet cards, unsigned room)
{
    int zeros = set_count(cards & GOBLIN_ZEROS) - (int)room;
    if (room == 0) {
        return cards;
    }
    if (zeros > 0) {
        return card_bit((Card)zeros) - 1;
    }
    return 0;
}

static CardSet certain_hand(const Hidden *hidden)
{
    return certain_cards(hidden->holdable, (unsigned)set_count(hidden->holdable) - hidden->hand);
}

static CardSet certain_drawn(const Hidden *hidden)
{
    return certain_cards(hidden->holdable, hidden->hand + hidden->deck) |
           certain_cards(hidden->rest, hidden->deck);
}

static CardSet certain_deck(const Hidden *hidden)
{
    return certain_cards(hidden->holdable, hidden->hand + hidden->drawn) |
           certain_cards(hidden->rest, hidden->drawn);
}

void claim_view(const void *memory, Seat seat, void *out)
{
    const ClaimState *state = memory;
    ClaimView *view = out;
    *view = (ClaimView){.drawn = state->drawn[seat], .table = state->table, .seat = seat};
    view->hands[seat] = state->hands[seat];
    Hidden hidden = hidden_cards(view);
    view->hands[seat_other(seat)] = certain_hand(&hidden);
}

static CardSet known_followers(const ClaimView *view, Seat seat)
{
    CardSet prizes = view->table.prizes[seat];
    if (seat == view->seat) {
        return claim_join(prizes, view->drawn);
    }
    Hidden hidden = hidden_cards(view);
    if (view->table.phase == CLAIM_RECRUIT) {
        return claim_join(prizes, certain_drawn(&hidden));
    }
    return 0;
}

static CardSet single(Card card)
{
    if (card == CARD_NONE) {
        return 0;
    }
    return claim_add(0, card);
}

CardSet claim_view_known(const ClaimView *view, uint8_t zone)
{
    const ClaimTable *table = &view->table;
    if (zone >= CLAIM_SCORE) {
        return table->score[zone - CLAIM_SCORE];
    }
    if (zone >= CLAIM_FOLLOWERS) {
        return known_followers(view, (Seat)(zone - CLAIM_FOLLOWERS));
    }
    if (zone >= CLAIM_HANDS) {
        return view->hands[zone - CLAIM_HANDS];
    }
    switch ((enum ClaimZone)zone) {
    case CLAIM_DECK: {
        Hidden hidden = hidden_cards(view);
        if (hidden.deck) {
            return certain_deck(&hidden);
        }
        return 0;
    }
    case CLAIM_PRIZE:
        return single(table->prize);
    case CLAIM_LEAD:
        return single(table->lead);
    case CLAIM_DISCARD:
        return table->discard;
    case CLAIM_HANDS:
    case CLAIM_FOLLOWERS:
    case CLAIM_SCORE:
    case CLAIM_ZONES:
        return 0;
    }
    return 0;
}

static unsigned zone_count(const ClaimView *view, uint8_t zone)
{
    if (zone == CLAIM_DECK) {
        return claim_deck_count(&view->table);
    }
    if (zone == CLAIM_HANDS || zone == CLAIM_HANDS + 1) {
        return claim_hand_count(&view->table, (Seat)(zone - CLAIM_HANDS));
    }
    if (zone == CLAIM_FOLLOWERS || zone == CLAIM_FOLLOWERS + 1) {
        return claim_follower_count(&view->table);
    }
    return (unsigned)set_count(claim_view_known(view, zone));
}

static unsigned list_cards(CardSet cards, Card out[])
{
    unsigned count = 0;
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        out[count++] = claim_first(rest);
    }
    return count;
}

static bool are_equal(Card a, Card b)
{
    return claim_faction(a) == claim_faction(b) && claim_value(a) == claim_value(b);
}

/* Of the discards only that is known: which of them lies on top. */
static void put_last(Card cards[], size_t count, Card last)
{
    for (size_t i = count; i > 0; i--) {
        if (are_equal(cards[i - 1], last)) {
            Card card = cards[i - 1];
            memmove(cards + i - 1, cards + i, (count - i) * sizeof *cards);
            cards[count - 1] = card;
            return;
        }
    }
}

size_t claim_zone(const void *memory, uint8_t zone, Card out[], size_t capacity)
{
    const ClaimView *view = memory;
    size_t total = zone_count(view, zone);
    ASSERT(total <= capacity);
    /* A place in the deck is unknown even where its cards are known. */
    size_t count = 0;
    if (zone != CLAIM_DECK) {
        count = list_cards(claim_view_known(view, zone), out);
    }
    if (zone == CLAIM_DISCARD && view->table.discarded > 0) {
        put_last(out, count, (Card)(view->table.discarded - 1));
    }
    memset(out + count, CARD_HIDDEN, total - count);
    return total;
}

/* Moves a random choice of so many cards to the front of the list. */
static void choose_cards(Rng *rng, Card cards[], unsigned count, unsigned chosen)
{
    for (unsigned i = 0; i < chosen; i++) {
        unsigned other = i + rng_below(rng, count - i);
        Card card = cards[other];
        cards[other] = cards[i];
        cards[i] = card;
    }
}

void claim_sample(const void *memory, Rng *rng, void *out)
{
    const ClaimView *view = memory;
    ClaimState *state = out;
    Seat other = seat_other(view->seat);
    Hidden hidden = hidden_cards(view);
    Card cards[CLAIM_CARDS];
    unsigned holdable = list_cards(hidden.holdable, cards);
    unsigned count = holdable + list_cards(hidden.rest, cards + holdable);
    ASSERT(count == hidden.hand + hidden.drawn + hidden.deck);
    *state = (ClaimState){.rng = rng_seeded(rng_next(rng)), .table = view->table};
    state->hands[view->seat] = view->hands[view->seat];
    state->drawn[view->seat] = view->drawn;
    choose_cards(rng, cards, holdable, hidden.hand);
    for (unsigned i = 0; i < hidden.hand; i++) {
        state->hands[other] = claim_add(state->hands[other], cards[i]);
    }
    rng_shuffle(rng, cards + hidden.hand, count - hidden.hand);
    memcpy(state->deck, cards + hidden.hand, hidden.deck);
    for (unsigned i = hidden.hand + hidden.deck; i < count; i++) {
        state->drawn[other] = claim_add(state->drawn[other], cards[i]);
    }
}
