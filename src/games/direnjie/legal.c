/* The legal actions, phase by phase, in ascending order. Everything is read off the open table and
 * the actor's own hand, so the same list serves the actor's view. */
#include "direnjie/state.h"

#include "base/assert.h"

typedef struct Listing {
    const Position *position;
    Action *out;
    size_t count;
} Listing;

static void list(Listing *listing, Action action)
{
    listing->out[listing->count++] = action;
}

/* A verb with each seat of a set as its operand. */
static void list_seats(Listing *listing, unsigned verb, unsigned seats)
{
    for (Seat seat = 0; seats >> seat; seat++) {
        if (seats >> seat & 1) {
            list(listing, action_with_1(verb, seat));
        }
    }
}

/* A verb with each different card of a set as its operand. */
static void list_cards(Listing *listing, unsigned verb, CardSet cards)
{
    FOR_CARDS(rest, cards & (DIRENJIE_FIRSTS | BEGGARS | KILLER_BIT))
    {
        list(listing, action_with_1(verb, set_first(rest)));
    }
}

/* DR-10 */
static bool can_inspect(const DirenjieTable *table, unsigned clue)
{
    return !clue_is_seen(table, clue, table->active);
}

static void list_inspections(Listing *listing)
{
    const DirenjieTable *table = listing->position->table;
    for (Seat seat = 0; seat < table->seats; seat++) {
        uint8_t nth = 0;
        for (unsigned i = 0; i < table->clue_count; i++) {
            if (table->clue_owners[i] == seat && can_inspect(table, i)) {
                list(listing, action_with_2(DIRENJIE_INSPECT, seat, nth));
            }
            nth = (uint8_t)(nth + (table->clue_owners[i] == seat));
        }
    }
}

/* The others with the most cards, if they have any. */
static unsigned richest_seats(const DirenjieTable *table)
{
    unsigned most = 1, seats = 0;
    for (Seat seat = 0; seat < table->seats; seat++) {
        if (seat != table->active && table->hand_counts[seat] >= most) {
            if (table->hand_counts[seat] > most) {
                seats = 0;
            }
            most = table->hand_counts[seat];
            seats |= 1u << seat;
        }
    }
    return seats;
}

static unsigned seats_with_cards(const DirenjieTable *table)
{
    unsigned seats = 0;
    for (Seat seat = 0; seat < table->seats; seat++) {
        seats |= (unsigned)(seat != table->active && table->hand_counts[seat] > 0) << seat;
    }
    return seats;
}

/* Of the clue that the active seat has just revealed, its last. */
static DirenjieCategory revealed_category(const DirenjieTable *table, const DirenjieClue clues[])
{
    unsigned last =
        direnjie_clue_at(table, table->active, direnjie_public_of(table, table->active) - 1);
    return direnjie_category(clues[last].cards[0]);
}

/* DR-9 */
static void list_bonuses(Listing *listing)
{
    const DirenjieTable *table = listing->position->table;
    list_inspections(listing);
    switch (revealed_category(table, listing->position->clues)) {
    case DIRENJIE_TARGET:
        list_seats(listing, DIRENJIE_TAKE, seats_with_cards(table));
        return;
    case DIRENJIE_WEAPON:
        list_seats(listing, DIRENJIE_ROB, richest_seats(table));
        return;
    case DIRENJIE_LOCATION:
        list_seats(listing, DIRENJIE_SWAP, seats_but(table, table->active));
        return;
    }
}

bool direnjie_has_bonus(const DirenjieTable *table, const DirenjieClue clues[])
{
    Action out[LEGAL_MAX];
    Position position = {.table = table, .clues = clues};
    Listing listing = {&position, out, 0};
    list_bonuses(&listing);
    return listing.count > 0;
}

static void list_asks(Listing *listing)
{
    unsigned closed = direnjie_closed(listing->position->table, listing->position->clues);
    list_seats(listing, DIRENJIE_ASK, ~closed & ((1u << DIRENJIE_ASKS) - 1));
}

static void list_gifts(Listing *listing)
{
    CardSet matching = direnjie_matching(listing->position->table->ask);
    list_cards(listing, DIRENJIE_GIVE, listing->position->hand & matching);
    list(listing, action_bare(DIRENJIE_REFUSE)); /* DR-16 */
}

static void list_draws(Listing *listing)
{
    unsigned sources = direnjie_sources(listing->position->table);
    if (sources >> DIRENJIE_FROM_DECK) {
        list(listing, action_with_1(DIRENJIE_DRAW_DECK, 0));
    }
    list_seats(listing, DIRENJIE_DRAW, sources & ((1u << DIRENJIE_FROM_DECK) - 1));
    list(listing, action_bare(DIRENJIE_PASS));
}

static void list_clues_headed(Listing *listing, Card top)
{
    CardSet hand = listing->position->hand;
    if (direnjie_copies_in(hand, top) == 3) {
        list(listing, action_with_3(DIRENJIE_SUBMIT, top, top, top));
    }
    FOR_CARDS(rest, hand & (BEGGARS | (listing->position->is_killer ? KILLER_BIT : 0)))
    {
        Card bottom = set_first(rest);
        if (direnjie_bottom_fits(top, bottom)) {
            list(listing, action_with_3(DIRENJIE_SUBMIT, top, top, bottom));
        }
    }
}

/* DR-20 */
static void list_submits(Listing *listing)
{
    const Position *position = listing->position;
    FOR_CARDS(rest, direnjie_heads(position->hand, position->is_killer))
    {
        list_clues_headed(listing, set_first(rest));
    }
    if (position->is_killer) {
        list(listing, action_bare(DIRENJIE_DECLINE));
    }
}

/* DR-26 */
static void list_answers(Listing *listing)
{
    static const Card first[DIRENJIE_CATEGORIES + 1] = {0, 18, 33, 48};
    const DirenjieTable *table = listing->position->table;
    unsigned asked = table->answered[table->actor];
    if (asked < DIRENJIE_CATEGORIES) {
        list_cards(listing, DIRENJIE_ANSWER,
                   (card_bit(first[asked + 1]) - 1) & ~(card_bit(first[asked]) - 1));
        return;
    }
    list_seats(listing, DIRENJIE_ACCUSE, seats_but(table, table->actor));
    if (table->seats <= 4) {
        list(listing, action_bare(DIRENJIE_ACCUSE_NONE));
    }
}

size_t direnjie_list(const Position *position, Action out[])
{
    Listing listing = {position, out, 0};
    switch ((DirenjiePhase)position->table->phase) {
    case DIRENJIE_BONUS:
        list_bonuses(&listing);
        break;
    case DIRENJIE_REPAYING:
        list_cards(&listing, DIRENJIE_REPAY, position->hand);
        break;
    case DIRENJIE_ASKING:
        list_asks(&listing);
        break;
    case DIRENJIE_GIVING:
        list_gifts(&listing);
        break;
    case DIRENJIE_CONSOLING:
    case DIRENJIE_REFILLING:
        list_draws(&listing);
        break;
    case DIRENJIE_SUBMITTING:
        list_submits(&listing);
        break;
    case DIRENJIE_ANSWERING:
        list_answers(&listing);
        break;
    case DIRENJIE_OVER:
        break;
    }
    return listing.count;
}

SeatSet direnjie_actors(const void *memory)
{
    const DirenjieState *state = memory;
    if (state->table.phase == DIRENJIE_OVER) {
        return 0;
    }
    return seat_bit(state->table.actor);
}

size_t direnjie_legal(const void *memory, Seat seat, Action out[], size_t capacity)
{
    const DirenjieState *state = memory;
    if (seat != state->table.actor) {
        return 0;
    }
    ASSERT(capacity >= LEGAL_MAX);
    Position position = {.table = &state->table,
                         .clues = state->clues,
                         .hand = state->hands[seat],
                         .is_killer = state->killer == seat};
    return direnjie_list(&position, out);
}
