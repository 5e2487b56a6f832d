/* Which games have a table: those of TABLE_LOOKS. */
#include "tables/table_look.h"

#define ENTRY(id) &id##_table_look,

static const TableLook *const table_games[] = {TABLE_LOOKS(ENTRY)};

const TableLook *table_look_of(const Game *game)
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
    return table_look_of(game) != NULL;
}
