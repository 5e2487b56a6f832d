/* What a finished match leaves for the statistics beside its score: a medal, and how long it was in
 * the game's own measure. */
#ifndef APP_RESULT_FACTS_H
#define APP_RESULT_FACTS_H

#include "core/match.h"
#include "storage/profile.h"

/* The words of a fact: rounds of a game that has rounds, flips of a Jester that were left. */
#define FACT_ROUNDS "rounds"
#define FACT_FLIPS  "flips"

/* Writes the fact of a result: for ResultUi.facts. */
void result_note(SavedResult *result, const char *key, int64_t value);

/* The result of a match that is over; `assisted`: somebody had help in it. */
SavedResult result_facts(const Match *match, bool assisted);

#endif
