/* A search on a thread of its own for a line that wins a solo deal of Regicide with all cards seen.
 * It begins from the deal anew, so nothing of a match in play is looked at. */
#ifndef GAMEUI_REGICIDE_SEARCH_H
#define GAMEUI_REGICIDE_SEARCH_H

#include "games/regicide_solve.h"

typedef struct Solution Solution;

/* Begins to search. `wake` is called on the thread when there is something new to tell. */
Solution *solution_new(const Setup *setup, void (*wake)(void *context), void *context);

/* Stops the search, if it still goes on. */
void solution_free(Solution *solution);

typedef struct SolutionNow {
    RegicideSearch search;
    RegicideMedal medal; /* tried at present, or found */
    int percent;         /* of the enemies, those that fell in the present try */
} SolutionNow;
SolutionNow solution_now(Solution *solution);

/* The line, once the search is REGICIDE_FOUND; its length. */
size_t solution_line(const Solution *solution, Action out[REGICIDE_LINE_MAX]);

#endif
