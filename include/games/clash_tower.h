/* The tower of Clash of Decks: eight bosses, one above another. Each is a duel with drafted decks
 * on a deal of its own, against a computer player that drafts by a habit; from floor to floor it
 * plays better, begins, or has more mana (CD-44). The lines that prove that each can be won for
 * gold lie in tests/bots/tower.txt and are played by a test against the boss itself. Progress is
 * kept elsewhere, by the number of the floor, so that the deals may be made anew: this is data
 * only. */
#ifndef GAMES_CLASH_TOWER_H
#define GAMES_CLASH_TOWER_H

#include "games/clash.h"

#define CLASH_FLOORS 8

/* Habits of computer players, for GameBots.liking; 0 is none. All of them are of the draft. */
typedef enum ClashManner {
    CLASH_PLAIN,
    CLASH_SWARM,   /* wants what costs little */
    CLASH_RAGER,   /* wants Rage */
    CLASH_CASTER,  /* wants incantations */
    CLASH_WARDEN,  /* wants Protection and Indestructible */
    CLASH_RUNNER,  /* wants Sprint */
    CLASH_PIERCER, /* wants Perforation and Splash */
    CLASH_GIANT,   /* wants units of much attack or durability */
    CLASH_MANNERS
} ClashManner;

/* Whether a card, from 0 to CLASH_CARDS - 1, is of the kind that this habit is after. */
bool clash_manner_wants(ClashManner manner, Card card);

typedef struct ClashFloor {
    uint32_t seed;
    uint8_t first;  /* the seat that begins the duel; the person sits in seat 0 */
    uint8_t level;  /* BotLevel of the boss */
    uint8_t manner; /* ClashManner of the boss */
    uint8_t mana;   /* that it has more, in each turn */
    uint16_t loss;  /* of games of BOT_NORMAL in the person's seat, in thousandths */
    uint16_t unused;
} ClashFloor;

/* The lowest first. */
extern const ClashFloor clash_tower[CLASH_FLOORS];

/* The duel of a floor from 0. */
Setup clash_tower_setup(const ClashFloor *floor);

#endif
