/* A puzzle as a match: its plan, what was played before it, and its lines of actions. Its
 * share code is played through each time that it is read: for a screen that opens, not for every
 * frame. */
#ifndef APP_PUZZLE_MATCH_H
#define APP_PUZZLE_MATCH_H

#include "core/match.h"
#include "match_plan.h"
#include "puzzle.h"

#define PUZZLE_LINE_MAX 32

typedef struct PuzzleLine {
    Action actions[PUZZLE_LINE_MAX];
    size_t count;
} PuzzleLine;

/* What is wrong in one of these is a mistake of the puzzle's, which tests find; a puzzle of the
 * program has none. */

/* A person in the seat that decides, computers in the others. False: no plan. */
bool puzzle_plan(const Puzzle *puzzle, MatchPlan *out);

/* Plays what was played before, on a match that was just dealt. False: it cannot be. */
bool puzzle_lead_up(const Puzzle *puzzle, Match *match);

/* Plays an action of whoever may. False: nobody. */
bool puzzle_play(Match *match, Action action);

/* Adds the actions of a text to a line. False: it is no line, or there is no room for it. */
bool puzzle_line_read(const Game *game, const char *text, PuzzleLine *out);

#endif
