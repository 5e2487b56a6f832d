/* The text of --new: GAME:PLAYERS[:SEED[:KEY=VALUE,…]]. The keys are the options of the game as the
 * engine's protocol names them, list values joined by '+' ("decks=1+4"), "bots=hard+easy" for the
 * last seats, and "target" for the points of a series. */
#ifndef APP_MATCH_SPEC_H
#define APP_MATCH_SPEC_H

#include "match_plan.h"

#define REFUSAL_BYTES 128

/* Why a text of the command line cannot be used: a sentence marked for translation, and the piece
 * that it speaks of, the value of its only placeholder if it has one. */
typedef struct Refusal {
    const char *text;
    char piece[REFUSAL_BYTES];
} Refusal;

void refusal_set(Refusal *refusal, const char *text, const char *piece, size_t length);

/* False, with `out` untouched, when the text is not a match that this program can play, but for
 * what only the game's own `accepts` can tell. */
bool match_spec_read(const char *text, MatchPlan *out, Refusal *refusal);

#endif
