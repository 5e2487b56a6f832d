/* Why the notebook rules an identity out, and which ones it has just ruled out. Of what is in ink
 * alone: what a person writes needs no reason. */
#ifndef GAMEUI_DIRENJIE_VERDICT_H
#define GAMEUI_DIRENJIE_VERDICT_H

#include "games/direnjie_notebook.h"

typedef enum Verdict {
    VERDICT_OPEN,     /* it may be the secret, or is */
    VERDICT_STARTING, /* a starting clue, DR-3 */
    VERDICT_LOCATED,  /* all its copies were seen at a time */
    VERDICT_BOTTOM,   /* no beggar fits below two of it, so the third is there, DR-19 */
    VERDICT_COUNTED   /* it follows from where all other cards are */
} Verdict;

Verdict verdict_of(const DirenjieView *view, const Notebook *ink, unsigned row);

/* How many copies of an identity lie where the seat knows them, at least. */
unsigned verdict_located(const Notebook *ink, unsigned row);

/* The identities, as bits, that the later notebook rules out and the earlier one does not. */
uint16_t verdict_ruled_out(const Notebook *earlier, const Notebook *later);

#endif
