/* What one turn of Clash of Decks can reach, by trying every order of summons, incantations and
 * attacks to its end. The other side decides nothing in it but how its destroyed units return,
 * which changes no aim. */
#ifndef PUZZLES_CLASH_PROOF_H
#define PUZZLES_CLASH_PROOF_H

#include "games/clash.h"

typedef enum ClashAim {
    CLASH_AIM_DESTROY, /* at least so many of the other side's units */
    CLASH_AIM_TOPPLE,  /* the other side's Bastion falls */
    CLASH_AIM_WIN,
    CLASH_AIM_DAMAGE /* at least so much to the other side's keeper */
} ClashAim;

typedef struct ClashGoal {
    ClashAim aim;
    unsigned units; /* of CLASH_AIM_DESTROY, or the damage of CLASH_AIM_DAMAGE */
} ClashGoal;

/* Positions that are remembered and may be visited; more give up. */
#define CLASH_PROOF_NODES 60000

typedef struct ClashProof {
    ClashState start; /* the side to move in it asks */
    ClashGoal goal;
    Seat side;
    unsigned units; /* of the other side at the start */
    unsigned nodes;
    bool gave_up;
    uint64_t keys[1 << 17]; /* 2 * hash + reached */
} ClashProof;

void clash_proof_init(ClashProof *proof, const ClashState *start, ClashGoal goal);

/* Whether the goal is reached, or the side can still reach it in this turn. */
bool clash_reaches(ClashProof *proof, const ClashState *state);

bool clash_has_reached(const ClashProof *proof, const ClashState *state);

/* Carries out what nobody has a choice in, and returns of the other side. */
void clash_proof_settle(const ClashProof *proof, ClashState *state);

/* The units of a side in play. */
unsigned clash_units(const ClashTable *table, Seat side);

#endif
