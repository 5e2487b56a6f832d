/* What was achieved: of each game its own achievements (achievement.h), then those that all games
 * have. The profile keeps for each that was won the match that proves it. */
#ifndef APP_ACHIEVEMENTS_H
#define APP_ACHIEVEMENTS_H

#include "game_ui.h"
#include "session.h"

/* Of a game; those of `index` 0 … count - 1. */
size_t achievement_count(const GameUi *ui);
const Achievement *achievement_at(const GameUi *ui, size_t index);

/* Whether it was won; `match`: by which (0: by none that is kept), may be NULL. */
bool achievement_is_won(Profile *profile, const GameUi *ui, size_t index, MatchId *match);

/* Keeps what this match proves, if it is over and was played without help, and what is true by now
 * of the achievements that all games have. Answers which of the game's are new, bit i for index i.
 */
uint32_t achievements_note(Profile *profile, const Session *session);

/* The same for the latter alone, which no match proves. */
uint32_t achievements_note_learning(Profile *profile, const GameUi *ui);

/* Looks through the kept matches, once in the life of a profile: what older games prove is won as
 * well. A few at each call; false when there is nothing left to do. */
typedef struct AchievementSearch {
    size_t skip; /* matches that were asked */
} AchievementSearch;
bool achievements_search(Profile *profile, AchievementSearch *search);

#endif
