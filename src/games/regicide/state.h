/* What the files of Regicide share: the functions behind Game, and sets of cards by rank.
 *
 * The invariant of the whole folder: every card of the game is in exactly one place (a hand, the
 * tavern, the discard pile, the played cards, the castle, the enemy), and RegicideTable.layers
 * says of each what everybody knows about it. check.c spells it out. */
#ifndef REGICIDE_STATE_H
#define REGICIDE_STATE_H

#include "games/regicide.h"

#define ANIMALS    UINT64_C(0x000000000000F) /* the companions */
#define COMBO_RANK UINT64_C(0x00000000FFFF0) /* 2 … 5: no others total 10 or less */
#define NUMBERED   UINT64_C(0xFFFFFFFFFFFF0) /* 2 … K */
#define DIAMONDS   UINT64_C(0x0002222222222) /* A … T, those of the tavern */
#define JESTERS    (UINT64_C(3) << 52)

#define SOLO_FLIPS 2
#define FIRST_JACK 40

/* The seat after this one, clockwise. */
static inline Seat seat_after(const RegicideTable *table, Seat seat)
{
    if (seat + 1 == table->seats) {
        return 0;
    }
    return (Seat)(seat + 1);
}

/* The suits of some cards as bits; a jester has none. */
unsigned regicide_suits(CardSet cards);

/* Cards of these that the tavern and the hands leave room to draw, after `healed` more cards went
 * under the tavern. */
unsigned regicide_drawable(const RegicideTable *table, unsigned wanted, unsigned healed);

bool regicide_accepts(const Setup *setup, Message *why);
void regicide_setup(void *memory, const Setup *setup);
SeatSet regicide_actors(const void *memory);
size_t regicide_legal(const void *memory, Seat seat, Action out[], size_t capacity);
void regicide_apply(void *memory, Seat seat, Action action, EventLog *log);
void regicide_outcome(const void *memory, Outcome *out);
void regicide_view(const void *memory, Seat seat, void *out);
size_t regicide_zone(const void *memory, uint8_t zone, Card out[], size_t capacity);
const char *regicide_check(const void *memory);

#endif
