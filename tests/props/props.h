/* What the properties share. A walk is one game played at random to its end, with every state kept;
 * a place is one position of a walk. Each property looks at every place of many walks of every
 * registered game, and says where it broke so that the same game can be played again.
 * Boxes are exactly as large as the game says and filled with other bytes before every use, so that
 * a sanitizer sees a byte too many and a comparison sees a byte never written. */
#ifndef PROPS_H
#define PROPS_H

#include "core/match.h"
#include "testing.h"

#define BOXES      3
#define ZONES_MAX  256
#define WORLDS_MAX 2 /* sampled worlds looked at per view */

typedef struct Walk {
    const Game *game;
    Setup setup;
    uint64_t seed;
    Match match;            /* at its end, nothing undone */
    bool loose[ZONES_MAX];  /* zones whose places mean nothing, as some event said */
    Card looks[CARD_LIMIT]; /* per card the first of its words: copies cannot be told apart */
    void *states[BOXES], *views[BOXES];
    Action *legal[BOXES];
} Walk;

typedef struct Place {
    Walk *walk;
    const Game *game;
    size_t index; /* how many actions were played before */
    const void *state;
} Place;

typedef struct Property {
    const char *name;
    void (*holds)(const Place *place);
} Property;

/* Ends with one whose name is NULL. */
extern const Property state_properties[], view_properties[], event_properties[];

_Noreturn void place_fail(const Place *place, const char *what, const char *file, int line);

#define HOLDS(place, condition)                                                                    \
    ((condition) ? (void)0 : place_fail(place, #condition, __FILE__, __LINE__))

/* Plays a whole game: the even seeds uniformly at random, the odd ones towards what looks good for
 * the seat in turn, which comes further. */
void walk_init(Walk *walk, const Game *game, const Setup *setup, uint64_t seed);
void walk_release(Walk *walk);

/* A handler of SIGABRT: an assertion in a game says which walk it was, too. */
void walk_say_when_aborted(int unused);

Place place_at(Walk *walk, size_t index);

/* The action that was played here; the place must not be the last. */
const Played *place_played(const Place *place);

/* A generator of its own for each place and seat. */
Rng place_rng(const Place *place, Seat seat);

/* Into box `box`, whose earlier content is lost. */
void *place_copy(const Place *place, const void *state, unsigned box);
void *place_view(const Place *place, const void *state, Seat seat, unsigned box);
void *place_sample(const Place *place, const void *view, Rng *rng, unsigned box);
size_t place_legal(const Place *place, const void *state, Seat seat, unsigned box);

/* An action that the verbs can say, often close to a legal one and mostly illegal. */
Action place_any_action(const Place *place, Rng *rng);

/* The first card that looks like this one; CARD_HIDDEN remains what it is. */
Card place_look(const Place *place, Card card);

#endif
