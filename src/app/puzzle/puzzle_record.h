/* Which puzzles of a game are solved: a number of the profile for each, by the puzzle's id. */
#ifndef APP_PUZZLE_RECORD_H
#define APP_PUZZLE_RECORD_H

#include "puzzle.h"
#include "storage/profile.h"

bool puzzle_is_solved(Profile *profile, const Game *game, const Puzzle *puzzle);
bool puzzle_keep_solved(Profile *profile, const Game *game, const Puzzle *puzzle, Problem *problem);

size_t puzzle_count_solved(Profile *profile, const Game *game, const PuzzleSet *set);

/* The index of the first that is not solved from the place `rank` on, then of those before it; the
 * count of the set: none. */
size_t puzzle_next(Profile *profile, const Game *game, const PuzzleSet *set, size_t rank);

#endif
