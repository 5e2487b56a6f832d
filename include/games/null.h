/* The null game: the smallest thing that is a whole game, always built, so that everything generic
 * is exercised by it. Two to four seats; nine cards numbered 1 to 9; each seat is dealt two, the
 * rest is the stock. In turn a seat plays one of its cards face up to the table, and draws one if
 * the stock lasts. When all cards are played, the seat with the highest total has won; equal totals
 * share. */
#ifndef GAMES_NULL_H
#define GAMES_NULL_H

#include "core/game.h"

#define NULL_CARDS 9
#define NULL_SEATS 4

enum NullVerb { NULL_PLAY };
enum NullZone { NULL_STOCK, NULL_TABLE, NULL_HANDS /* + seat */ };
enum NullCounter { NULL_TOTAL };

typedef struct NullState {
    Rng rng;
    Card stock[NULL_CARDS]; /* top first */
    Card table[NULL_CARDS]; /* first played first */
    uint8_t stock_count, table_count;
    uint8_t total[NULL_SEATS];
    uint16_t hands[NULL_SEATS]; /* bit n: card n */
    uint8_t seats, active, unused[6];
} NullState;

typedef struct NullView {
    Card table[NULL_CARDS];
    uint8_t stock_count, table_count;
    uint8_t total[NULL_SEATS];
    uint8_t hand_counts[NULL_SEATS];
    uint8_t seat, seats, active;
    uint16_t hand;
} NullView;

extern const Game null_game;

#endif
