/* Positions of Di Renjie from a few words. A scene names what a test is about; every other card
 * goes to the deck as far as it has room, and then to the hand of the last seat. Seat 0 starts and
 * is in turn unless it says otherwise. All checks fail the running test. */
#ifndef SCENE_H
#define SCENE_H

#include "games/direnjie.h"

#include "../texts.h"

#define KILLER_IS(seat) (1 + (seat))
#define KILLER_NOBODY   (1 + DIRENJIE_NOBODY)

/* Cards are codes with single spaces between: "T1 T1 A". NULL: none named. */
typedef struct Scene {
    unsigned seats;
    unsigned killer; /* KILLER_IS(seat) or KILLER_NOBODY with the expansion, else 0 */
    unsigned teams;
    const char *hands[DIRENJIE_SEATS];
    const char *clues[DIRENJIE_CLUES_MAX]; /* "1 T2 T2 M2": of seat 1, public; "1h …": hidden */
    const char *secret;                    /* NULL: T5 W5 L5 */
    const char *deck;                      /* its top cards, top first */
    int deck_size;                         /* 0: as large as can be; -1: none */
    DirenjiePhase phase;
    Seat active, actor, start;
    unsigned round, idle_rounds; /* 0: the first round */
    const char *ask;             /* from the ask on */
    SeatSet gave;
} Scene;

/* Three seats, of whom seat 0 has asked for a weapon and seat 1 may give one. */
Scene scene_three(void);

/* The state, which the game's check accepts. */
DirenjieState scene_state(Scene scene);

/* Whoever is to act does these actions, which are separated by "; ": each legally, and every state
 * on the way must pass the check. */
void play(DirenjieState *state, const char *actions);

/* What the actor may do. */
const char *legal_text(const DirenjieState *state);

/* The zone as a seat sees it, unknown cards as "?". */
const char *seen_text(const DirenjieState *state, Seat seat, unsigned zone);

/* What an action makes happen, as a seat sees it (SEAT_NONE: all). */
const char *events_text(const DirenjieState *state, const char *action, Seat seat);

/* The cards of a set, copies one by one. */
const char *set_text(CardSet cards);

DirenjieView view_of(const DirenjieState *state, Seat seat);
CardSet cards_of(const char *codes);
Card card_of(const char *code);

/* A world that the seat's view allows; it passes the check. */
DirenjieState world_of(const DirenjieState *state, Seat seat, uint64_t seed);

DirenjieState dealt(unsigned seats, bool killer, uint64_t seed);

/* The game of a seed: all numbers of seats in turn, with and without the killer, in teams. */
DirenjieState dealt_any(uint64_t seed);

/* The actor does anything that is legal; what it makes happen may be logged, or NULL. */
void act_at_random(DirenjieState *state, Rng *rng, EventLog *log);

#endif
