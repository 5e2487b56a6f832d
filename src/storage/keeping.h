/* What is kept of matches, and the backup of a profile, as its changes and its opening need them.
 */
#ifndef KEEPING_H
#define KEEPING_H

#include "database.h"

void keeping_free(Keeping *keeping); /* may be NULL */

/* A position of a match, as far as it is kept. */
typedef struct Position {
    const Game *game;
    const Played *played;
    size_t count;
    uint64_t hash;
} Position;

Position position_of(const Match *match);

/* The parts of a change. */
void match_store_position(Profile *profile, MatchId id, const Position *position, bool assisted);
void match_store_result(Profile *profile, MatchId id, const SavedResult *result);

/* The profile's number among those that have it open, and the end of it. */
void holding_begin(Profile *profile);
void holding_end(Profile *profile);

/* A failure, of the change that is being made, unless this window holds the match. */
void match_require_held(Profile *profile, MatchId id);

/* Makes a backup unless there is one younger than `seconds`, nothing to back up, or the last one is
 * still on offer. A failure is logged and harms nobody. */
void backup_refresh(Profile *profile, int64_t seconds);

/* Puts the backup, if there is a good one, on offer; whether there is. One that cannot be read gets
 * a name under which no other will replace it. */
bool backup_put_on_offer(Profile *profile);

#define BACKUP_DAILY  (24 * 60 * 60)
#define BACKUP_HOURLY (60 * 60)

#endif
