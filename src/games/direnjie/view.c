/* What a seat may know: the open table, its own cards, the clues that it inspected, what it saw at
 * the start, and its bounds on the other hands (knowledge.c). When the game is over all is shown.
 *
 * The bounds of a view are drawn together by counting copies: what lies in sight, or certainly in
 * one hand, is not in another. */
#include "direnjie/state.h"

#include "base/assert.h"

#include <string.h>

static void hide_clues(const DirenjieState *state, DirenjieView *view)
{
    const DirenjieTable *table = &state->table;
    for (unsigned i = 0; i < table->clue_count; i++) {
        if (!clue_is_seen(table, i, view->seat)) {
            memset(view->clues[i].cards, CARD_HIDDEN, 3);
        }
        if (clue_is_public(table, i)) {
            view->clues[i].cards[0] = state->clues[i].cards[0];
        }
    }
}

static void hide_answers(DirenjieView *view)
{
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        if (seat != view->seat) {
            memset(view->answers[seat], CARD_HIDDEN, view->table.answered[seat]);
        }
    }
}

/* The identities that are not unseen: n copies as the lowest n bits. */
static CardSet located_identities(CardSet unseen)
{
    CardSet located = DIRENJIE_IDENTIFIED & ~unseen; /* the highest n bits */
    return (located >> 2 & DIRENJIE_FIRSTS) | (located & DIRENJIE_FIRSTS << 1) |
           (located & DIRENJIE_FIRSTS) << 2;
}

/* Copies that are elsewhere are the missing ones; when none is missing any more and no clue can
 * hold them, the rest is certain. The cards that became certain. */
static CardSet tighten_hand(DirenjieView *view, Seat seat, CardSet unseen)
{
    int elsewhere = set_count(view->uncertain[seat] & ~unseen);
    ASSERT(elsewhere <= view->missing[seat]);
    view->uncertain[seat] &= unseen;
    view->missing[seat] = (uint8_t)(view->missing[seat] - elsewhere);
    if (view->missing[seat] >= set_count(view->uncertain[seat])) {
        view->uncertain[seat] = 0;
        view->missing[seat] = 0;
    }
    CardSet rest = view->uncertain[seat];
    bool settled = rest && view->missing[seat] == 0 &&
                   direnjie_unseen_clue(&view->table, view->seat, seat) == view->table.clue_count;
    if (!settled) {
        return 0;
    }
    view->certain[seat] = direnjie_join(view->certain[seat], rest);
    view->uncertain[seat] = 0;
    return rest;
}

/* Draws together what the bounds of a view say about each other, until nothing new follows; what is
 * unseen then. */
static CardSet tighten(DirenjieView *view)
{
    CardSet unseen = direnjie_view_unseen(view);
    Seat seat = 0;
    while (seat < view->table.seats) {
        CardSet settled = view->uncertain[seat] ? tighten_hand(view, seat, unseen) : 0;
        unseen = direnjie_less(unseen, settled);
        if (settled) {
            seat = 0;
        } else {
            seat = (Seat)(seat + 1);
        }
    }
    return unseen;
}

void direnjie_view_cards(const DirenjieState *state, Seat seat, DirenjieView *view)
{
    view->seat = seat;
    view->hand = state->hands[seat];
    view->table = state->table;
    memcpy(view->clues, state->clues, sizeof view->clues);
    hide_clues(state, view);
    for (Seat other = 0; other < view->table.seats; other++) {
        CardSet known = known_in_hand(state, seat, other);
        CardSet concluded = direnjie_less(known, state->certain[seat][other]);
        view->certain[other] = known;
        view->uncertain[other] = direnjie_less(state->uncertain[seat][other], concluded);
        view->missing[other] = state->missing[seat][other];
    }
    view->outside = known_outside(state, seat) | located_identities(tighten(view));
}

static void view_hidden(const DirenjieState *state, DirenjieView *view)
{
    Seat seat = view->seat;
    direnjie_view_cards(state, seat, view);
    view->starting[seat] = state->starting[seat];
    view->killer =
        view->table.expansion && state->killer != seat ? DIRENJIE_UNKNOWN : state->killer;
    memset(view->deck, CARD_HIDDEN, view->table.deck_count);
    memset(view->secret, CARD_HIDDEN, sizeof view->secret);
    hide_answers(view);
}

static void view_shown(const DirenjieState *state, DirenjieView *view)
{
    for (Seat other = 0; other < view->table.seats; other++) {
        if (other == view->seat) {
            view->certain[other] = 0;
        } else {
            view->certain[other] = state->hands[other];
        }
    }
    memcpy(view->starting, state->starting, sizeof view->starting);
    memcpy(view->deck, state->deck, sizeof view->deck);
    memcpy(view->secret, state->secret, sizeof view->secret);
    view->killer = state->killer;
}

void direnjie_view(const void *memory, Seat seat, void *out)
{
    const DirenjieState *state = memory;
    DirenjieView *view = out;
    *view = (DirenjieView){.hand = state->hands[seat],
                           .table = state->table,
                           .candidates = state->candidates[seat],
                           .seat = seat};
    memcpy(view->answers, state->answers, sizeof view->answers);
    if (state->table.phase == DIRENJIE_OVER) {
        memcpy(view->clues, state->clues, sizeof view->clues);
        view_shown(state, view);
    } else {
        view_hidden(state, view);
    }
}

/* The middle card is always as the top one. */
CardSet direnjie_located_in_clue(const DirenjieView *view, unsigned clue)
{
    const Card *cards = view->clues[clue].cards;
    CardSet located = 0;
    for (unsigned i = 0; i < 3; i++) {
        Card card = i == 1 ? cards[0] : cards[i];
        if (card != CARD_HIDDEN) {
            located = direnjie_add(located, card);
        }
    }
    return located;
}

CardSet direnjie_view_unseen(const DirenjieView *view)
{
    CardSet unseen = ALL_CARDS & ~(view->table.expansion ? 0 : KILLER_BIT);
    unseen = direnjie_less(unseen, view->hand);
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        unseen = direnjie_less(unseen, view->certain[seat]);
    }
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        unseen = direnjie_less(unseen, direnjie_located_in_clue(view, i));
    }
    return unseen;
}

/* Cards that lie in sight or were noted stay; those that were seen passing by are forgotten. */
void direnjie_blur(void *memory)
{
    DirenjieView *view = memory;
    if (view->table.phase != DIRENJIE_OVER) {
        memset(view->certain, 0, sizeof view->certain);
        memset(view->uncertain, 0, sizeof view->uncertain);
        memset(view->missing, 0, sizeof view->missing);
        view->outside = located_identities(direnjie_view_unseen(view));
    }
}

bool direnjie_is_innocent(const DirenjieView *view, unsigned identity)
{
    bool is_starting = view->starting[view->seat] >> identity & 1;
    return is_starting || direnjie_copies_in(view->outside, (Card)(3 * identity)) == 3;
}

/* The identities of a category that may be the secret, as their lowest copies. */
static CardSet suspects(const DirenjieView *view, unsigned category)
{
    CardSet found = 0;
    for (Card i = 0; i < DIRENJIE_IDENTITIES; i++) {
        Card card = (Card)(3 * i);
        if (direnjie_category(card) == (DirenjieCategory)category &&
            !direnjie_is_innocent(view, i)) {
            found |= card_bit(card);
        }
    }
    return found;
}

static CardSet known_secret(const DirenjieView *view)
{
    CardSet known = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        CardSet found = suspects(view, i);
        if (set_count(found) == 1) {
            known |= found;
        }
    }
    return known;
}

CardSet direnjie_view_known(const DirenjieView *view, uint8_t zone)
{
    const DirenjieTable *table = &view->table;
    CardSet known = 0;
    if (table->phase == DIRENJIE_OVER) {
        return 0;
    }
    for (unsigned i = 0; i < table->clue_count; i++) {
        if (zone == DIRENJIE_CLUES + table->clue_owners[i] && clue_is_public(table, i) &&
            view->clues[i].cards[1] == CARD_HIDDEN) {
            known = direnjie_add(known, view->clues[i].cards[0]);
        }
    }
    if (zone == DIRENJIE_SECRET) {
        return known_secret(view);
    }
    return known;
}

static size_t put_hand(const DirenjieView *view, Seat seat, Card out[])
{
    CardSet cards = seat == view->seat ? view->hand : view->certain[seat];
    size_t count = 0, total = seat < view->table.seats ? view->table.hand_counts[seat] : 0;
    FOR_CARDS(rest, cards)
    {
        out[count++] = lowest_first(rest);
    }
    memset(out + count, CARD_HIDDEN, total - count);
    return total;
}

static size_t put_clues(const DirenjieView *view, Seat seat, Card out[])
{
    size_t count = 0;
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        if (view->table.clue_owners[i] == seat) {
            memcpy(out + count, view->clues[i].cards, 3);
            count += 3;
        }
    }
    return count;
}

size_t direnjie_zone(const void *memory, uint8_t zone, Card out[], size_t capacity)
{
    const DirenjieView *view = memory;
    ASSERT(capacity >= DIRENJIE_CARDS);
    if (zone >= DIRENJIE_CLUES) {
        return put_clues(view, (Seat)(zone - DIRENJIE_CLUES), out);
    }
    if (zone >= DIRENJIE_HANDS) {
        return put_hand(view, (Seat)(zone - DIRENJIE_HANDS), out);
    }
    if (zone == DIRENJIE_SECRET) {
        memcpy(out, view->secret, DIRENJIE_CATEGORIES);
        return DIRENJIE_CATEGORIES;
    }
    unsigned count = view->table.deck_count;
    for (unsigned i = 0; i < count; i++) {
        out[i] = view->deck[count - 1 - i];
    }
    return count;
}
