/* Which worlds a view allows, by counting alone: every unlocated card lies in one place, and every
 * place is filled. That is a bipartite flow from kinds of cards to places, with a limit on each
 * edge, so the bounds are exact: two worlds differ by cycles of the residual graph, rings of cards
 * that each take the place of the next, and such an augmenting path is found breadth first.
 *
 * What an unseen seat must hold (all but `missing` of its uncertain cards) is a place of its own,
 * for no more than those cards. That a hidden clue is made of equal cards is not counted: its cards
 * count as still held by its owner. */
#include "direnjie/think/count.h"
#include "direnjie/state.h"

#include "games/direnjie_notebook.h"

#include "base/assert.h"

#include <string.h>

#define KIND_KILLER (KINDS_MAX - 1)
#define NODES_MAX   (KINDS_MAX + PLACES_MAX)

static Card card_of_kind(unsigned kind)
{
    return (Card)(kind < DIRENJIE_IDENTITIES ? 3 * kind
                                             : DIRENJIE_BEGGAR_ONE + kind - DIRENJIE_IDENTITIES);
}

static unsigned kind_of_card(Card card)
{
    if (direnjie_is_identity(card)) {
        return card / 3u;
    }
    return card - DIRENJIE_BEGGAR_ONE + (unsigned)DIRENJIE_IDENTITIES;
}

static CountPlace *add_place(Count *count, unsigned column, unsigned slots)
{
    ASSERT(count->place_count < PLACES_MAX);
    CountPlace *place = &count->places[count->place_count++];
    *place = (CountPlace){.column = (uint8_t)column, .slots = (uint8_t)slots};
    return place;
}

static void allow(CountPlace *place, CardSet cards)
{
    for (unsigned kind = 0; kind < KINDS_MAX; kind++) {
        place->limits[kind] = (uint8_t)direnjie_copies_in(cards, card_of_kind(kind));
    }
}

/* A may lie here if one of these can be the killer. */
static void allow_killer(CountPlace *place, unsigned suspects)
{
    place->suspects = (uint8_t)suspects;
    place->limits[KIND_KILLER] = place->limits[KIND_KILLER] && suspects;
}

static void add_secret(Count *count, const DirenjieView *view)
{
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        CountPlace *place = add_place(count, NOTEBOOK_SECRET, 1);
        for (unsigned kind = 0; kind < DIRENJIE_IDENTITIES; kind++) {
            place->limits[kind] =
                direnjie_category(card_of_kind(kind)) == i && !direnjie_is_innocent(view, kind);
        }
    }
}

static void add_deck(Count *count, const DirenjieView *view)
{
    CountPlace *place = add_place(count, NOTEBOOK_DECK, view->table.deck_count);
    allow(place, ALL_CARDS);
    allow_killer(place, view->candidates & 1u << DIRENJIE_NOBODY);
}

/* DR-19 */
static void add_bottoms(Count *count, const DirenjieView *view)
{
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        const Card *cards = view->clues[i].cards;
        if (cards[0] == CARD_HIDDEN || cards[2] != CARD_HIDDEN) {
            continue;
        }
        CountPlace *place = add_place(count, NOTEBOOK_CLUES, 1);
        for (unsigned kind = 0; kind < KINDS_MAX; kind++) {
            place->limits[kind] = direnjie_bottom_fits(cards[0], card_of_kind(kind));
        }
        allow_killer(place, view->candidates & 1u << view->table.clue_owners[i]);
    }
}

/* A hand with the hidden clue that the seat has not seen: what must be there, and the rest. */
static void add_hand(Count *count, const DirenjieView *view, Seat seat)
{
    const DirenjieTable *table = &view->table;
    bool has_clue = direnjie_unseen_clue(table, view->seat, seat) < table->clue_count;
    unsigned suspects = table->origins[seat] | (has_clue ? 1u << seat : 0);
    unsigned bound = (unsigned)set_count(view->uncertain[seat]) - view->missing[seat];
    unsigned slots = table->hand_counts[seat] - (unsigned)set_count(view->certain[seat]) +
                     (has_clue ? HIDDEN_PLACES : 0);
    CountPlace *kept = add_place(count, NOTEBOOK_SEATS + seat, bound);
    allow(kept, view->uncertain[seat]);
    allow_killer(kept, view->candidates & suspects);
    CountPlace *rest = add_place(count, NOTEBOOK_SEATS + seat, slots - bound);
    allow(rest, ALL_CARDS);
    allow_killer(rest, view->candidates & suspects);
}

static void add_places(Count *count, const DirenjieView *view)
{
    add_secret(count, view);
    add_deck(count, view);
    add_bottoms(count, view);
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        if (seat != view->seat) {
            add_hand(count, view, seat);
        }
    }
}

/* A search for an augmenting path in the residual graph: from one kind through places that can take
 * a card of a kind, and kinds of which a place can give one up. Nodes are the kinds, then the
 * places. */
typedef struct Search {
    const Count *count;
    unsigned kind;
    uint8_t before[NODES_MAX]; /* the node from which this one was reached; NODES_MAX: not yet */
    uint8_t queue[NODES_MAX];
    unsigned head, tail;
} Search;

static void reach(Search *search, unsigned node, unsigned from)
{
    if (search->before[node] == NODES_MAX) {
        search->before[node] = (uint8_t)from;
        search->queue[search->tail++] = (uint8_t)node;
    }
}

static bool has_room(const Count *count, unsigned kind, unsigned place)
{
    return count->there[kind][place] < count->places[place].limits[kind];
}

static void spread(Search *search, unsigned node)
{
    const Count *count = search->count;
    if (node < KINDS_MAX) {
        for (unsigned place = 0; place < count->place_count; place++) {
            if (has_room(count, node, place)) {
                reach(search, KINDS_MAX + place, node);
            }
        }
        return;
    }
    for (unsigned kind = 0; kind < KINDS_MAX; kind++) {
        if (kind != search->kind && count->there[kind][node - KINDS_MAX] > 0) {
            reach(search, kind, node);
        }
    }
}

/* Where the search may begin and end. */
typedef struct Ends {
    unsigned column; /* NOTEBOOK_PLACES: everywhere */
    bool into;       /* begins in the column and ends outside; else the other way round */
    bool fills;      /* ends at a free slot; else where a card of the first kind can be taken out */
} Ends;

static bool begins_at(const Search *search, const Ends *ends, unsigned place)
{
    bool inside = search->count->places[place].column == ends->column;
    return (ends->fills || inside == ends->into) && has_room(search->count, search->kind, place);
}

static bool ends_at(const Search *search, const Ends *ends, unsigned place)
{
    const CountPlace *slots = &search->count->places[place];
    if (ends->fills) {
        return slots->filled < slots->slots;
    }
    bool inside = slots->column == ends->column;
    return inside != ends->into && search->count->there[search->kind][place] > 0;
}

/* The place where the search ends, or PLACES_MAX. */
static unsigned find(Search *search, const Ends *ends)
{
    memset(search->before, NODES_MAX, sizeof search->before);
    search->before[search->kind] = (uint8_t)search->kind;
    for (unsigned place = 0; place < search->count->place_count; place++) {
        if (begins_at(search, ends, place)) {
            reach(search, KINDS_MAX + place, search->kind);
        }
    }
    while (search->head < search->tail) {
        unsigned node = search->queue[search->head++];
        if (node >= KINDS_MAX && ends_at(search, ends, node - KINDS_MAX)) {
            return node - KINDS_MAX;
        }
        spread(search, node);
    }
    return PLACES_MAX;
}

/* Each kind on the way gives a card to the place behind it, which gives up one of the next kind. */
static void carry_out(Count *count, const Search *search, unsigned place)
{
    unsigned kind = search->before[KINDS_MAX + place];
    count->there[kind][place]++;
    while (kind != search->kind) {
        place = search->before[kind] - KINDS_MAX;
        count->there[kind][place]--;
        kind = search->before[KINDS_MAX + place];
        count->there[kind][place]++;
    }
}

static void place_card(Count *count, unsigned kind)
{
    Search search = {.count = count, .kind = kind};
    unsigned place = find(&search, &(Ends){.fills = true});
    ASSERT(place < PLACES_MAX);
    carry_out(count, &search, place);
    count->places[place].filled++;
}

/* Exchanges cards so that the column holds one more of the kind, or one less; false: it cannot. */
static bool exchange(Count *count, unsigned kind, unsigned column, bool into)
{
    Search search = {.count = count, .kind = kind};
    unsigned place = find(&search, &(Ends){.column = column, .into = into});
    if (place == PLACES_MAX) {
        return false;
    }
    carry_out(count, &search, place);
    count->there[kind][place]--;
    return true;
}

static void locate_killer(Count *count, const DirenjieView *view, CardSet unseen)
{
    count->suspects = view->candidates;
    count->is_located = !(unseen & KILLER_BIT);
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        if (view->certain[seat] & KILLER_BIT) {
            count->suspects &= view->table.origins[seat];
        }
    }
}

void direnjie_count_begin(Count *count, const DirenjieView *view)
{
    CardSet unseen = direnjie_view_unseen(view);
    memset(count, 0, sizeof *count);
    locate_killer(count, view, unseen);
    add_places(count, view);
    FOR_CARDS(rest, unseen)
    {
        place_card(count, kind_of_card(set_first(rest)));
    }
}

static unsigned held(const Count *count, unsigned kind, unsigned column)
{
    unsigned sum = 0;
    for (unsigned place = 0; place < count->place_count; place++) {
        if (count->places[place].column == column) {
            sum += count->there[kind][place];
        }
    }
    return sum;
}

unsigned direnjie_count_most(Count *count, unsigned kind, unsigned column)
{
    while (exchange(count, kind, column, true)) {
    }
    return held(count, kind, column);
}

unsigned direnjie_count_least(Count *count, unsigned kind, unsigned column)
{
    while (exchange(count, kind, column, false)) {
    }
    return held(count, kind, column);
}

/* Whether A can lie in this one place. */
static bool killer_fits(Count *count, unsigned place)
{
    uint8_t column = count->places[place].column;
    count->places[place].column = NOTEBOOK_PLACES;
    bool fits = direnjie_count_most(count, KIND_KILLER, NOTEBOOK_PLACES) > 0;
    count->places[place].column = column;
    return fits;
}

unsigned direnjie_count_killers(Count *count)
{
    unsigned suspects = 0;
    if (count->is_located) {
        suspects = count->suspects;
    }
    for (unsigned place = 0; place < count->place_count && !count->is_located; place++) {
        if (killer_fits(count, place)) {
            suspects |= count->places[place].suspects;
        }
    }
    return suspects;
}
