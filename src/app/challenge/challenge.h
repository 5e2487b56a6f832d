/* Challenges: a match that somebody played, for others to do better with the same cards. They are
 * measured by their game's own standing (DayUi.standing), leave as codes, and are kept in the
 * profile by their setup and who sits where, so that any match of the same is compared with them.
 */
#ifndef APP_CHALLENGE_H
#define APP_CHALLENGE_H

#include "session.h"
#include "storage/transfer.h"

typedef struct Challenge {
    const Game *game;
    Setup setup;
    SeatKind kinds[SEAT_LIMIT];
    int standing;  /* that is to be beaten, from 1 */
    bool assisted; /* it was reached with help */
    bool is_told;  /* no match came with it that proves it */
} Challenge;

/* Why the match can be no challenge, marked for translation; NULL: it can. */
const char *challenge_refusal(const Session *session);

/* The seat by which a match is measured: the only person's, or the first of those who play
 * together; SEAT_NONE: there is none. */
Seat challenge_seat(const MatchPlan *plan);

/* What a match that has ended came to in this measure; 0: it has none. */
int challenge_standing(const MatchPlan *plan, const Match *match);

/* Appends the code; the match can be one. False as of transfer_write_challenge. */
bool challenge_write(const Session *session, bool assisted, Text *out);

/* What came in as a challenge; false, with `out` untouched, when this version cannot measure it. */
bool challenge_from(const Transfer *transfer, Challenge *out);

/* The match to begin: with nobody in particular, its deal known unless it was prepared for all. */
MatchPlan challenge_plan(const Challenge *challenge);

/* Keeps it to be compared with; of several on the same cards the best stays. */
bool challenge_keep(Profile *profile, const Challenge *challenge, Problem *problem);

/* The one that a match by this plan is compared with: of those that are proven, if there is any.
 * False, with `out` untouched, when there is none. */
bool challenge_find(Profile *profile, const MatchPlan *plan, Challenge *out);

/* An unfinished match by the same plan, the one played last; false when there is none. */
bool challenge_find_begun(Profile *profile, const Challenge *challenge, SavedMatch *out);

#endif
