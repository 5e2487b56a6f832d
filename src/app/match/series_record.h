/* The series that a match of the profile is a game of. */
#ifndef APP_SERIES_RECORD_H
#define APP_SERIES_RECORD_H

#include "match_plan.h"
#include "storage/profile.h"

/* Keeps the plan's series with its match; nothing for a game that has no series. False, with the
 * problem told, when it could not be written. */
bool series_keep(const MatchPlan *plan, MatchId id, Profile *profile, Problem *problem);

/* Puts the kept series into the plan. What is not there or makes no sense is a single game. */
void series_resume(MatchPlan *plan, MatchId id, Profile *profile);

#endif
