/* The puzzle of a day: one of each game, the same for everybody, as it follows from the date and
 * the puzzles' ids alone. A week begins with plain ones and ends with the hardest. None comes
 * twice before all of its level have come. Puzzles that are added later change the days; what was
 * solved stays with its day. */
#ifndef APP_PUZZLE_DAY_H
#define APP_PUZZLE_DAY_H

#include "puzzle.h"
#include "storage/profile.h"

/* An index of the set; days are numbers as in calendar.h. */
size_t puzzle_of_day(const PuzzleSet *set, int day);

bool puzzle_day_is_solved(Profile *profile, const Game *game, int day);
bool puzzle_keep_day_solved(Profile *profile, const Game *game, int day, Problem *problem);

#endif
