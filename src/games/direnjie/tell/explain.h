/* What reasons for and against an action of Di Renjie stand on. */
#ifndef DIRENJIE_TELL_EXPLAIN_H
#define DIRENJIE_TELL_EXPLAIN_H

#include "direnjie/state.h"

/* What a seat knows that counts for its choices: the identities of public clues, and of those that
 * it has looked at; the identities of which one more card completes a clue in its hand; how many
 * copies of these cards can still be the secret. */
CardSet direnjie_headed(const DirenjieView *view);
CardSet direnjie_completing(const DirenjieView *view);
int direnjie_open_copies(const DirenjieView *view, CardSet cards);

#endif
