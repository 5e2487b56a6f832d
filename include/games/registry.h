/* Every game that this build knows, in the order of the menu. The list is made from the game()
 * lines of src/games/CMakeLists.txt. */
#ifndef GAMES_REGISTRY_H
#define GAMES_REGISTRY_H

#include "core/game.h"

/* Ends with NULL. `null`, the proof that a game is only its own files, is the last. */
extern const Game *const games[];

/* The game with this id, or NULL. */
const Game *game_by_id(const char *id);

#endif
