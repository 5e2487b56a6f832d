/* A game of which everything can be counted: one seat takes one of a few actions, and how often
 * each wins is a table. Worlds come in turn, `period` of them alike, so that chances are exact and
 * nothing is left to luck. */
#ifndef TOY_H
#define TOY_H

#include "bots/bot.h"
#include "testing.h"

#define ARMS_MAX  4
#define TOY_LUCKY 1 /* an answer that no list offers: the world becomes the first of its period */

/* How an action ends, by the world: the first `won` of a period are won, the next `drawn` drawn. */
typedef struct Payoff {
    unsigned won, drawn;
    int16_t credit;
} Payoff;

/* What the toy game is in the running test. */
typedef struct Toy {
    Game game;
    GameBots bots; /* of the game */
    Payoff payoffs[ARMS_MAX];
    unsigned period;
    Seat next;              /* who answers the first action; SEAT_NONE: nobody */
    int solved, after;      /* of the start; of a state with an answer to come */
    bool best[ARMS_MAX];    /* of the start */
    unsigned reach;         /* the highest grade that can be aimed at */
    const char *reason;     /* of the game's own; or NULL */
    unsigned worlds, steps; /* sampled, and applied, so far */
    uint64_t *table;        /* that solving was given last, and its size */
    uint32_t table_size;
} Toy;

extern Toy toy;

typedef struct ToyState {
    uint8_t luck, choice, moves, aimed;
} ToyState;

/* The start, which shows all but its luck. */
extern ToyState toy_start;

/* A new toy of two seats, in which nothing can be chosen yet, is solved or is answered; and a
 * request for its start at the best level. */
BotRequest toy_begin(void);

/* For GameBots.aim and GameBots.odds, which it has not: grades up to `reach`, which the view then
 * shows as `aimed`; and half the chance, and 10. */
bool toy_aim(void *view, unsigned grade);
int toy_odds(const void *view, int chance);

#endif
