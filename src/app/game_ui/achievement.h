/* Achievements of a game: things worth having done once. Each is proven by one match that is over,
 * played without help, so that a kept match can be asked again at any time. None is for mere time,
 * and none for playing badly or against a partner. */
#ifndef APP_ACHIEVEMENT_H
#define APP_ACHIEVEMENT_H

#include "core/match.h"

#define ACHIEVEMENTS_MAX 24 /* of one game, with those that all games have */

typedef struct Achievement {
    const char *id;   /* among those of its game, for good: what was won is kept by it */
    const char *name; /* marked for translation, as all texts here */
    const char *how;  /* a sentence: what has to be done */
} Achievement;

/* Whose match is asked. */
typedef struct AchievementMatch {
    const Match *match; /* over */
    Outcome outcome;
    Seat seat; /* of a person */
} AchievementMatch;

typedef struct AchievementSet {
    const Achievement *rows;
    size_t count;
    /* What the match proves for this seat: bit i for row i. */
    uint32_t (*prove)(const AchievementMatch *asked);
} AchievementSet;

/* Whether the seat is among the winners. */
bool achievement_is_win(const AchievementMatch *asked);

/* These as bits, the first as bit 0. */
uint32_t achievement_mask(const bool won[], size_t count);

/* Calls `visit` for every event of the match in order, with the action that made it happen. */
typedef void AchievementVisit(void *tally, const Event *event, const Played *played);
void achievement_walk(const Match *match, AchievementVisit *visit, void *tally);

#endif
