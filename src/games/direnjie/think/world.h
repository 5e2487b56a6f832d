/* A world in the making: how sample.c and offers.c speak about it. A world is finished step by
 * step; for each step there are options, and an option that is placed changes the world. What the
 * view shows is never changed. */
#ifndef DIRENJIE_WORLD_H
#define DIRENJIE_WORLD_H

#include "direnjie/state.h"

#define STEPS_MAX   320
#define OPTIONS_MAX 96
#define IN_DECK     0x40
#define IN_CLUE     0x80 /* + clue */

typedef enum StepKind {
    STEP_KILLER,
    STEP_SECRET,    /* of a category */
    STEP_UNCERTAIN, /* one card of a hand */
    STEP_HIDDEN,    /* a hidden clue */
    STEP_SUBMITTED, /* the clue that the actor is about to lay */
    STEP_BOTTOM     /* of a public clue */
} StepKind;

typedef struct Step {
    uint8_t kind; /* StepKind */
    uint8_t what; /* category, seat, or clue */
    Card card;    /* of STEP_UNCERTAIN */
} Step;

typedef struct Option {
    uint32_t weight;
    Card top, bottom; /* of a clue; or one card in `top`, CARD_NONE: it is missing */
    Seat killer;
    uint8_t place; /* of the killer card: a seat, IN_DECK, IN_CLUE + clue, or SEAT_NONE: seen */
} Option;

/* A world in the making. */
typedef struct World {
    CardSet unplaced;
    CardSet placed[DIRENJIE_SEATS]; /* in hands, beside the certain cards */
    DirenjieClue clues[DIRENJIE_CLUES_MAX];
    Card secret[DIRENJIE_CATEGORIES];
    uint8_t absent[DIRENJIE_SEATS]; /* uncertain cards that are missing */
    Seat killer;
    bool killer_in_deck;
} World;

typedef struct Sampling {
    const DirenjieView *view;
    Rng *rng;
    World world; /* as far as it is finished */
    Step steps[STEPS_MAX];
    unsigned count;
    bool steps_back;
} Sampling;

typedef struct Options {
    Option list[OPTIONS_MAX];
    unsigned count;
} Options;

/* How many cards of a hand the view's seat cannot name. */
static inline int room_in(const DirenjieView *view, Seat seat)
{
    return view->table.hand_counts[seat] - set_count(view->certain[seat]);
}

/* Everything that the step can do in this world; nothing that the step before left without. */
void direnjie_offer(const Sampling *sampling, const World *world, Step step, Options *options);

#endif
