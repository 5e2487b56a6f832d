/* Games of computer players in which puzzles are looked for. Equal searches find the same. */
#ifndef TESTS_PUZZLES_SEARCH_H
#define TESTS_PUZZLES_SEARCH_H

#include "row.h"

/* Of the games in which the shipped puzzles are found: beyond all numbers that deals for people to
 * choose, of a day or of a campaign have, so that no puzzle shows the cards of such a deal. */
#define SEARCH_SEED  900000000
#define SEARCH_GAMES 5000

#define FINDS_MAX 400

typedef struct PuzzleFinds {
    PuzzleRow rows[FINDS_MAX]; /* by level; within one by kind, then as they were found */
    size_t count;
} PuzzleFinds;

/* Asks about every position of one game in which the person has a choice, for each kind; `ask` says
 * whether that kind goes on. */
typedef bool SearchAsk(void *context, const PuzzleKind *kind, const Match *match);
void search_match(const PuzzleChecks *checks, uint64_t seed, SearchAsk *ask, void *context);

/* What so many games give, from SEARCH_SEED on: as many of each kind as are wanted, at most one of
 * a game, and of a position only the first kind that asks about it. To be freed. */
PuzzleFinds *search_games(const PuzzleChecks *checks, unsigned games);

#endif
