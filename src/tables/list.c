/* Which games have a table: those of TABLE_GAMES. */
#include "table_game.h"

#define ENTRY(id) &id##_table_game,

static const TableGame *const table_games[] = {TABLE_GAMES(ENTRY)};

const TableGame *table_game_of(const Game *game)
{
    for (size_t i = 0; i < sizeof table_games / sizeof table_games[0]; i++) {
        if (table_games[i]->game == game) {
            return table_games[i];
        }
    }
    return NULL;
}

bool table_exists(const Game *game)
{
    return table_game_of(game) != NULL;
}
