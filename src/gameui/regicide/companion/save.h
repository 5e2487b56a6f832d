/* A companion game step by step, so that each step can be taken back and the game is there again
 * after the program was closed. */
#ifndef GAMEUI_REGICIDE_SAVE_H
#define GAMEUI_REGICIDE_SAVE_H

#include "base/text.h"
#include "games/regicide_companion.h"

#define TALLY_STEPS 400
#define TALLY_BYTES 8192 /* of its text */

/* What a step is follows from the steps before it: a royal that is turned up while there is no
 * enemy, else the cards of a play; no card: a jester is flipped. */
typedef struct Tally {
    RegicideCompanion now;
    CardSet steps[TALLY_STEPS];
    size_t count;
} Tally;

void companion_save_begin(Tally *tally, unsigned seats);

/* Takes a step; false, with nothing changed, when the rules do not allow it or there were
 * TALLY_STEPS. */
bool companion_save_step(Tally *tally, CardSet step);

/* Takes the last step back; false when there is none. */
bool companion_save_undo(Tally *tally);

void companion_save_write(const Tally *tally, Text *out);

/* Reads such a text; from the first step on that cannot be taken the rest is left out. False, with
 * `tally` untouched, when it is no such text. */
bool companion_save_read(Tally *tally, const char *text);

#endif
