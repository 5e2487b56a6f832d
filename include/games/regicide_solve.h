/* How a solo position could have been won with all cards seen: its tavern, its castle and all later
 * shuffles are in the state, so a line of actions that wins is a proof. The best medal is tried
 * first. Finding nothing proves nothing: the search keeps the most promising positions only. */
#ifndef GAMES_REGICIDE_SOLVE_H
#define GAMES_REGICIDE_SOLVE_H

#include "games/regicide.h"

#include <stdatomic.h>

#define REGICIDE_LINE_MAX 120

typedef enum RegicideSearch {
    REGICIDE_SEARCHING,
    REGICIDE_FOUND,
    REGICIDE_GAVE_UP /* no line was found with all the memory */
} RegicideSearch;

/* Lies wholly in the memory that the caller gave, and ends with it. */
typedef struct RegicideSolver RegicideSolver;

/* Bytes for layers of `width` positions, about 2 KB each. */
size_t regicide_solver_memory(uint32_t width);

/* Begins with a solo position that is not over. `memory` is aligned for any type and holds
 * regicide_solver_memory(width) bytes; `width` is a power of two, 64 at least: 4096 finds a gold
 * line in five of six deals. Medals below `lowest` are not tried. */
RegicideSolver *regicide_solver_init(void *memory, uint32_t width, const RegicideState *start,
                                     RegicideMedal lowest);

/* Goes on for about so many positions, or until `stop` (or NULL) turns true; to be called again
 * while it answers REGICIDE_SEARCHING. How the work is cut into calls does not change the answer.
 */
RegicideSearch regicide_solver_run(RegicideSolver *solver, uint32_t nodes, const atomic_bool *stop);

/* The medal that is tried at present, or was found. */
RegicideMedal regicide_solver_medal(const RegicideSolver *solver);

/* How far the present try is, in thousandths: of the enemies, those that fell in it. */
int regicide_solver_progress(const RegicideSolver *solver);

/* The winning line that was found, from the start; its length. */
size_t regicide_solver_line(const RegicideSolver *solver, Action out[REGICIDE_LINE_MAX]);

#endif
