/* The four pictures of the menu, and what the games are called. */
#ifndef APP_MENU_TILES_H
#define APP_MENU_TILES_H

#include "sheet.h"

typedef struct MenuTile {
    const char *game;    /* Game.id */
    const char *element; /* "menu.regicide" */
    const char *picture;
    const char *name, *line; /* marked for translation */
} MenuTile;

#define MENU_TILES 4

extern const MenuTile menu_tiles[MENU_TILES];

/* Marked for translation; the id itself for a game that is not in the menu. */
const char *menu_game_name(const char *game);

Rect menu_tile_rect(Rect area, const Sheet *sheet, size_t index);

/* Draws and declares one; true when it was chosen. */
bool menu_tile(App *app, const MenuTile *tile, Rect rect, bool is_playable);

/* Only draws the tile of a game, if it has one. */
void menu_tile_draw(App *app, const Game *game, Outline outline);

#endif
