/* A row of tabs, one for each game of the menu; in an upright window two in a row. */
#ifndef APP_GAME_TABS_H
#define APP_GAME_TABS_H

#include "sheet.h"

/* From the top of `rect`: returns the height they take. `id` stands before that of the game.
 * `*chosen`, a tile (game_tile_at), follows a press. */
float game_tabs(App *app, const char *id, Rect rect, int *chosen);

#endif
