/* The pictures of the games: in the menu, and small in lists. */
#ifndef APP_MENU_TILES_H
#define APP_MENU_TILES_H

#include "game_ui.h"
#include "sheet.h"

#define MENU_GAP 36.0f /* between the pictures of the menu, in units */

/* Where the tile at this place of the menu lies: in a portrait window two in a row. */
Rect menu_tile_rect(Rect area, const Sheet *sheet, size_t index);

/* Draws and declares one, its id the stem and the game; true when it was chosen. */
bool menu_tile(App *app, const char *stem, const GameUi *game, Rect rect);

/* The shadow of a picture of the menu at this place and, when it is pointed at or has the focus,
 * its glow; and where it lies then. */
Outline menu_raised(App *app, Rect rect, const Touch *touch);

/* Only draws the tile of a game, if it has one; and the same with its shadow, where it is large:
 * coming from a screen that showed it, it has travelled there. */
void menu_tile_carry(App *app, const Game *game, Outline outline);
void menu_tile_draw(App *app, const Game *game, Outline outline);

#endif
