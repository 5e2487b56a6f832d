/* Cards and sets of cards. A game numbers its cards from 0 in the order in which texts list them;
 * what a number means (rank, suit, faction) is that game's own table. Up to 56 numbers per game,
 * so that a set fits the payload of an Action. */
#ifndef CORE_CARDS_H
#define CORE_CARDS_H

#include <stddef.h>
#include <stdint.h>

typedef uint8_t Card;
#define CARD_HIDDEN ((Card)0xFE) /* a card that the seat does not know: "?" */
#define CARD_NONE   ((Card)0xFF)
#define CARD_LIMIT  56

typedef uint64_t CardSet; /* bit n: card n is in the set */

static inline CardSet card_bit(Card card)
{
    return (CardSet)1 << card;
}

static inline int set_count(CardSet set)
{
    return __builtin_popcountll(set);
}

/* The card with the lowest number; the set must not be empty. */
static inline Card set_first(CardSet set)
{
    return (Card)__builtin_ctzll(set);
}

static inline CardSet set_without_first(CardSet set)
{
    return set & (set - 1);
}

/* Writes the cards, ascending; returns how many. */
static inline size_t set_list(CardSet set, Card out[])
{
    size_t count = 0;
    for (; set; set = set_without_first(set)) {
        out[count++] = set_first(set);
    }
    return count;
}

/* For each card of a set, ascending; the card is set_first(rest). */
#define FOR_CARDS(rest, set) for (CardSet rest = (set); rest; rest = set_without_first(rest))

#endif
