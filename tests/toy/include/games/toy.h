/* The toy game, which no build for people has: a fifth game with everything that a game can show,
 * to prove that one is added by its folders and one line. Two or three seats; cards numbered from
 * 1, shuffled and laid open in a row. In turn a seat takes the card at either end of the row. When
 * the row is gone, the most points win, or the fewest. */
#ifndef GAMES_TOY_H
#define GAMES_TOY_H

#include "core/game.h"

#define TOY_CARDS 10
#define TOY_SEATS 3

enum ToyVerb { TOY_TAKE };
enum ToyZone { TOY_ROW, TOY_TAKEN /* + seat */ };
enum ToyCounter { TOY_POINTS };
enum ToyOption { TOY_LENGTH, TOY_GOAL };
enum ToyGoal { TOY_MOST, TOY_FEWEST };

typedef struct ToyTable {
    uint16_t taken[TOY_SEATS]; /* bit n: card n */
    Card row[TOY_CARDS];       /* from its left end on, 0 beyond its end */
    uint8_t row_count, goal, seats, active;
} ToyTable;

typedef struct ToyState {
    Rng rng;
    ToyTable table;
    uint8_t unused[4];
} ToyState;

/* Nothing is hidden. */
typedef struct ToyView {
    ToyTable table;
    uint8_t seat, unused;
} ToyView;

extern const Game toy_game;

/* What a seat has taken. */
int toy_points(const ToyTable *table, Seat seat);

#endif
