/* Who takes part in a tournament: a level of our own, or another program that is asked for each
 * action by lines of the protocol. */
#ifndef ENTRANT_H
#define ENTRANT_H

#include "commands.h"

#include "base/partner.h"

#define FAULTS_MAX 20 /* that are told of one entrant */

typedef struct Entrant {
    const char *name;    /* as it was asked for; belongs to the request */
    const char *command; /* of another program; NULL: a level of our own */
    BotLevel level;
    uint32_t nodes;   /* 0: the level's own */
    Partner *partner; /* while the program runs */
    json_t *faults;   /* what the program did wrong, game by game */
    unsigned fault_count;
} Entrant;

/* A decision of a game that is being played. */
typedef struct Decision {
    Engine *engine; /* whose table and stop are used */
    const Codec *codec;
    const Match *match;
    Seat seat;
    uint64_t seed;
    size_t since; /* actions of which this seat has been told */
    uint32_t nodes;
    BotLevel level;   /* which a program is asked for */
    int64_t patience; /* how many ms it has for an answer */
    Refusal *refusal; /* filled in when it gives none */
} Decision;

/* "hard", "hard:5000" with a budget of nodes, or "run:" and a command of the system's shell. */
bool entrant_read(const json_t *json, Entrant *out, Refusal *refusal);

/* Ends the program, if it runs. */
void entrant_release(Entrant *entrant);

/* A legal action, or false with the reason; a program that gave none is ended, and begins anew when
 * it is next asked. */
bool entrant_choose(Entrant *entrant, const Decision *decision, Action *out);

#endif
