/* Several games in a row between the same seats: until one has won so many, or for as long as they
 * like with a running score; and who leads each of them. Plain data and arithmetic: it knows no
 * screen and no profile. */
#ifndef APP_SERIES_H
#define APP_SERIES_H

#include "core/game.h"

#define SERIES_ENDLESS 255 /* as a target */

typedef enum LeadRule { LEAD_CHOSEN, LEAD_RANDOM, LEAD_LOSER, LEAD_RULES } LeadRule;

typedef struct Series {
    uint8_t target; /* games to win: 2 in a best of 3; 0: each game is for itself */
    uint8_t lead;   /* LeadRule */
    uint8_t games;  /* that have ended */
    uint8_t wins[SEAT_LIMIT];
    uint8_t drawn;
    Seat
        loser; /* of the last game; meaningless before the first and after a draw: then SEAT_NONE */
} Series;

/* Points added up over several games, of seats or of teams, until a side has more than the target;
 * then the highest sum wins, by ties the most clues. */
typedef struct PointSeries {
    uint8_t target; /* 0: each game is for itself */
    uint8_t games;  /* that have ended */
    int16_t points[SEAT_LIMIT];
    int16_t clues[SEAT_LIMIT];
} PointSeries;

/* Whether the points of the game's matches are added up. */
bool series_sums(const Game *game);

/* The sides that have won, as a set: none while it goes on. */
SeatSet series_point_winners(const PointSeries *series, unsigned sides);

/* Whether the game is played in series: two seats, each for itself, with a first player. */
bool series_fits(const Game *game);

/* The series after a game that ended so. */
Series series_after(const Series *series, const Outcome *outcome, unsigned seats);

/* The seat that has won enough games; SEAT_NONE while it goes on. */
Seat series_winner(const Series *series, unsigned seats);

/* The same series from its beginning. */
Series series_anew(const Series *series);

/* Who leads the next game, dealt with this seed, when `chosen` was chosen on the seats screen. */
Seat series_leader(const Series *series, Seat chosen, uint64_t seed);

#endif
