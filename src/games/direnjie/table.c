/* What can be read off the open table and off sets of cards. n copies of an identity are the lowest
 * n of its three bits, so sets are mostly compared and cut by masks, without loops. */
#include "direnjie/state.h"

#define NUMBERS 5

/* All copies of T, W and L of number n + 1. */
static const CardSet number_cards[NUMBERS] = {
    UINT64_C(7) | UINT64_C(7) << 18 | UINT64_C(7) << 33,
    UINT64_C(7) << 3 | UINT64_C(7) << 21 | UINT64_C(7) << 36,
    UINT64_C(7) << 6 | UINT64_C(7) << 24 | UINT64_C(7) << 39,
    UINT64_C(7) << 9 | UINT64_C(7) << 27 | UINT64_C(7) << 42,
    UINT64_C(7) << 12 | UINT64_C(7) << 30 | UINT64_C(7) << 45,
};

static const CardSet category_cards[DIRENJIE_CATEGORIES] = {
    (UINT64_C(1) << 18) - 1,
    ((UINT64_C(1) << 33) - 1) & ~((UINT64_C(1) << 18) - 1),
    ((UINT64_C(1) << 48) - 1) & ~((UINT64_C(1) << 33) - 1),
};

/* DR-17 */
CardSet direnjie_matching(unsigned ask)
{
    CardSet asked =
        ask < DIRENJIE_ASK_ONE ? category_cards[ask] : number_cards[ask - DIRENJIE_ASK_ONE];
    return asked | direnjie_copies(TARGET_SIX);
}

unsigned direnjie_clues_of(const DirenjieTable *table, Seat seat)
{
    unsigned count = 0;
    for (unsigned i = 0; i < table->clue_count; i++) {
        count += table->clue_owners[i] == seat;
    }
    return count;
}

unsigned direnjie_public_of(const DirenjieTable *table, Seat seat)
{
    unsigned count = 0;
    for (unsigned i = 0; i < table->clue_count; i++) {
        count += table->clue_owners[i] == seat && clue_is_public(table, i);
    }
    return count;
}

unsigned direnjie_clue_at(const DirenjieTable *table, Seat seat, unsigned nth)
{
    unsigned i = 0;
    for (; i < table->clue_count; i++) {
        if (table->clue_owners[i] == seat && nth-- == 0) {
            break;
        }
    }
    return i;
}

unsigned direnjie_hidden_clue(const DirenjieTable *table, Seat seat)
{
    unsigned i = 0;
    while (i < table->clue_count && (table->clue_owners[i] != seat || clue_is_public(table, i))) {
        i++;
    }
    return i;
}

unsigned direnjie_unseen_clue(const DirenjieTable *table, Seat observer, Seat owner)
{
    unsigned clue = direnjie_hidden_clue(table, owner);
    if (clue < table->clue_count && clue_is_seen(table, clue, observer)) {
        return table->clue_count;
    }
    return clue;
}

/* DR-15 */
unsigned direnjie_closed(const DirenjieTable *table, const DirenjieClue clues[])
{
    uint8_t counts[DIRENJIE_ASKS + 1] = {0}; /* the last: number 6, which nobody can ask for */
    unsigned closed = 0;
    for (unsigned i = 0; i < table->clue_count; i++) {
        if (clue_is_public(table, i)) {
            counts[direnjie_category(clues[i].cards[0])]++;
            counts[DIRENJIE_ASK_ONE - 1 + direnjie_number(clues[i].cards[0])]++;
        }
    }
    for (unsigned ask = 0; ask < DIRENJIE_ASKS; ask++) {
        closed |= (unsigned)(counts[ask] >= (ask < DIRENJIE_ASK_ONE ? 5 : 3)) << ask;
    }
    return closed;
}

/* The seats with at least 3 cards that have not been drawn from and, in a refill, gave nothing. */
static unsigned drawable_seats(const DirenjieTable *table)
{
    unsigned seats = 0;
    for (Seat seat = 0; seat < table->seats; seat++) {
        seats |= (unsigned)(table->hand_counts[seat] >= 3) << seat;
    }
    seats &= ~(1u << table->active);
    if (table->phase == DIRENJIE_REFILLING) {
        seats &= ~(unsigned)table->gave;
        for (unsigned i = 0; i < table->drawn_count; i++) {
            seats &= table->drawn[i] < table->seats ? ~(1u << table->drawn[i]) : ~0u;
        }
    }
    return seats;
}

/* DR-18, DR-21 */
unsigned direnjie_sources(const DirenjieTable *table)
{
    if (table->phase != DIRENJIE_CONSOLING && table->phase != DIRENJIE_REFILLING) {
        return 0;
    }
    return drawable_seats(table) | (unsigned)(table->deck_count > 0) << DIRENJIE_FROM_DECK;
}

/* DR-19 */
bool direnjie_bottom_fits(Card top, Card bottom)
{
    if (bottom == top || bottom == DIRENJIE_KILLER_CARD) {
        return true;
    }
    return !direnjie_is_identity(bottom) &&
           (top == TARGET_SIX || direnjie_number(top) == direnjie_number(bottom));
}

CardSet direnjie_heads(CardSet hand, bool is_killer)
{
    CardSet pairs = hand >> 1 & DIRENJIE_FIRSTS, heads = hand >> 2 & DIRENJIE_FIRSTS;
    if (is_killer && hand & KILLER_BIT) {
        return pairs;
    }
    CardSet beggars = hand & BEGGARS;
    if (beggars && pairs) {
        FOR_CARDS(rest, beggars)
        {
            heads |= pairs & number_cards[direnjie_number(set_first(rest)) - 1];
        }
        heads |= pairs & card_bit(TARGET_SIX);
    }
    return heads;
}

/* The cards of a hand that can lie in a clue with this top. */
static CardSet cards_under(CardSet hand, Card top, bool is_killer)
{
    CardSet found = hand & direnjie_copies(top);
    CardSet bottoms = hand & (BEGGARS | (is_killer ? KILLER_BIT : 0));
    for (; bottoms; bottoms &= bottoms - 1) {
        if (direnjie_bottom_fits(top, set_first(bottoms))) {
            found |= card_bit(set_first(bottoms));
        }
    }
    return found;
}

CardSet direnjie_clue_cards(CardSet hand, bool is_killer)
{
    CardSet found = 0;
    FOR_CARDS(rest, direnjie_heads(hand, is_killer))
    {
        found |= cards_under(hand, set_first(rest), is_killer);
    }
    return found;
}

CardSet direnjie_clue_tops(CardSet hand, Card card, bool is_killer)
{
    CardSet tops = 0;
    FOR_CARDS(rest, direnjie_heads(hand, is_killer))
    {
        Card top = set_first(rest);
        if (cards_under(hand, top, is_killer) & card_bit(card)) {
            tops |= card_bit(top);
        }
    }
    return tops;
}

/* DR-3 */
unsigned direnjie_starting_count(unsigned seats)
{
    if (seats <= 4) {
        return 3;
    }
    return 2;
}

/* DR-1: the tail is the seat before the start player. */
unsigned direnjie_turns_left(const DirenjieTable *table)
{
    unsigned had = (table->active + table->seats - (unsigned)table->start) % table->seats;
    return table->seats - had;
}
