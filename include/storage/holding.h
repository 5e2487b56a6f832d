/* Which window plays a match. A profile may be open in several windows at once; a match is held by
 * the one that began or took it last, and only that one changes it: profile_match_keep and its like
 * fail with PROBLEM_MATCH_ELSEWHERE in all others, and nothing is written. */
#ifndef STORAGE_HOLDING_H
#define STORAGE_HOLDING_H

#include "storage/profile.h"

/* From now on this window's, whoever had it; to be called before a kept match is played on. */
bool profile_match_take(Profile *profile, MatchId id, Problem *problem);

/* Whether this window holds it still. */
bool profile_match_is_held(Profile *profile, MatchId id);

/* Whether another window holds it, and is still open. */
bool profile_match_is_elsewhere(Profile *profile, MatchId id);

#endif
