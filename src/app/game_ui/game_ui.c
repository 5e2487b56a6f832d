/* Finding a game's constant in the list that the build makes. */
#include "game_ui.h"

#include "base/assert.h"
#include "base/text.h"

static const GameUi nothing;

const GameUi *game_ui_of(const Game *game)
{
    for (size_t i = 0; game && game_uis[i]; i++) {
        if (game_uis[i]->game == game) {
            return game_uis[i];
        }
    }
    return &nothing;
}

const GameUi *game_ui_by_id(const char *game)
{
    for (size_t i = 0; game_uis[i]; i++) {
        if (text_equal(game_uis[i]->game->id, game)) {
            return game_uis[i];
        }
    }
    return &nothing;
}

size_t game_ui_index(const GameUi *ui)
{
    size_t index = 0;
    while (game_uis[index] != ui) {
        ASSERT(game_uis[index]);
        index++;
    }
    return index;
}

size_t game_tile_count(void)
{
    size_t count = 0;
    for (size_t i = 0; game_uis[i]; i++) {
        count += game_uis[i]->tile != NULL;
    }
    return count;
}

const GameUi *game_tile_at(size_t index)
{
    size_t i = 0;
    ASSERT(index < game_tile_count());
    while (!game_uis[i]->tile || index > 0) {
        index -= game_uis[i]->tile != NULL;
        i++;
    }
    return game_uis[i];
}

bool game_has_table(const Game *game)
{
    return game_ui_of(game)->look != NULL;
}

const char *game_name(const char *game)
{
    const GameTile *tile = game_ui_by_id(game)->tile;
    return tile ? tile->name : game;
}
