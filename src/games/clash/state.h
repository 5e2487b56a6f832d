/* What the files of Clash of Decks share: the functions behind Game, and what a table shows.
 *
 * The invariant of the whole folder: before the deal all cards lie in deck, pool and picks (or in
 * two full sets); from the deal on every card of a side is in exactly one place, its hand, a row or
 * among those returning, the automaton's in its pile, a row or the discards; and at rest somebody
 * owes a decision or the game is over. check.c spells it out. */
#ifndef CLASH_STATE_H
#define CLASH_STATE_H

#include "games/clash.h"

#define ALL_CARDS  (card_bit(CLASH_CARDS) - 1)
#define PLAYER     ((Seat)0) /* the only seat of solo */
#define AUTOMATON  ((Seat)1) /* its side */
#define DECK_CARDS 8         /* of a side with a hand */

static inline Seat side_other(Seat side)
{
    return (Seat)(1 - side);
}

/* Whether this side is the automaton. */
static inline bool is_automaton(const ClashTable *table, Seat side)
{
    return table->mode == CLASH_SOLO && side == AUTOMATON;
}

/* Steps of a side's keeper to its fall; the automaton's stands on its pile. */
static inline unsigned table_life(const ClashTable *table, Seat side)
{
    return is_automaton(table, side) ? table->pile_count : clash_keeper_life(&table->sides[side]);
}

static inline Card keeper_card(const ClashSide *side)
{
    if (side->is_fort) {
        return CLASH_FORT;
    }
    return CLASH_BASTION;
}

static inline bool has_ability(ClashAbilitySet set, ClashAbility ability)
{
    return (set & clash_ability_bit(ability)) != 0;
}

static inline uint8_t zone_row(Seat side, unsigned row)
{
    return (uint8_t)(CLASH_ZONE_ROWS + 2u * side + row);
}

static inline uint8_t zone_of(unsigned zone, Seat side)
{
    return (uint8_t)(zone + side);
}

/* For events: a card in the order of the hand, the keeper counted, if everybody knows which card is
 * there. Of an unknown card an event does not tell from which of the unknown places it comes. */
static inline uint8_t hand_place(const ClashSide *side, unsigned index)
{
    bool is_seen = side->seen >> index & 1;
    if (is_seen) {
        return (uint8_t)(index + (index >= side->keeper));
    }
    return INDEX_ANY;
}

extern const char *const clash_codes[CLASH_CARDS + 2];
extern const char *const clash_deck_words[CLASH_CARDS + 1]; /* ends with NULL */

/* Units in both rows. */
unsigned units_count(const ClashSide *side);

/* Units that wait to be ordered, without the incantation behind them. */
unsigned returning_units(const ClashTable *table);

/* Whether the active side could cast an incantation now. */
bool table_can_cast(const ClashTable *table);

/* The active side's cards among the leftmost that can be played now, by cost. */
CardSet window_playable(const ClashTable *table);

/* The legal actions of a seat with this table, of which it must know its own part. */
size_t table_legal(const ClashTable *table, Seat seat, Action out[]);
SeatSet table_actors(const ClashTable *table);

bool clash_accepts(const Setup *setup, Message *why);
void clash_setup(void *memory, const Setup *setup);
SeatSet clash_actors(const void *memory);
size_t clash_legal(const void *memory, Seat seat, Action out[], size_t capacity);
void clash_apply(void *memory, Seat seat, Action action, EventLog *log);
void clash_outcome(const void *memory, Outcome *out);
void clash_view(const void *memory, Seat seat, void *out);
void clash_sample(const void *memory, Rng *rng, void *out);
size_t clash_zone(const void *memory, uint8_t zone, Card out[], size_t capacity);
const char *clash_check(const void *memory);

#endif
