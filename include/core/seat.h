/* Positions at the table. A seat is never a person: people sit in seats, and may change. */
#ifndef CORE_SEAT_H
#define CORE_SEAT_H

#include <stdbool.h>
#include <stdint.h>

#define SEAT_LIMIT 6

typedef uint8_t Seat; /* 0 … SEAT_LIMIT - 1, clockwise */
#define SEAT_NONE ((Seat)0xFF)

typedef uint8_t SeatSet; /* bit n: seat n */
#define SEATS_ALL ((SeatSet)0x3F)

static inline SeatSet seat_bit(Seat seat)
{
    return (SeatSet)(1u << seat);
}

static inline bool seats_have(SeatSet seats, Seat seat)
{
    return (seats & seat_bit(seat)) != 0;
}

/* The lowest seat of a set that is not empty. */
static inline Seat seats_first(SeatSet seats)
{
    return (Seat)__builtin_ctz(seats);
}

#endif
