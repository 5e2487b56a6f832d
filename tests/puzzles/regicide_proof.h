/* What is certain of a position of Regicide, alone or of one's own play beside partners, by trying
 * every play and payment to the end of a goal. Flips of a jester are no part of any goal. */
#ifndef PUZZLES_REGICIDE_PROOF_H
#define PUZZLES_REGICIDE_PROOF_H

#include "games/regicide.h"

typedef enum RegicideAim {
    REGICIDE_AIM_DEFEAT,  /* the enemy falls */
    REGICIDE_AIM_EXACT,   /* it falls by damage equal to its health */
    REGICIDE_AIM_SURVIVE, /* its strike after the play can be paid, or there is none */
    REGICIDE_AIMS
} RegicideAim;

/* In ascending order: of several ways the best counts. */
typedef enum Certainty {
    CERTAINLY_NOT,
    PERHAPS, /* by cards that are drawn */
    CERTAINLY
} Certainty;

/* Whether a legal play or payment reaches the aim with at most so many plays, itself among them. */
Certainty regicide_reaches(const RegicideState *state, Action action, RegicideAim aim,
                           unsigned plays);

#endif
