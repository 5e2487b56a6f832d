/* What every game shares: reading its static tables. */
#include "core/game.h"

#include "base/assert.h"
#include "base/text.h"

Setup setup_initial(const Game *game, uint8_t seats, uint64_t seed)
{
    Setup setup = {.seed = seed, .seats = seats};
    for (unsigned i = 0; i < game->option_count; i++) {
        setup.options[i] = game->options[i].initial;
    }
    return setup;
}

bool setup_refuse(Message *why, const char *reason)
{
    message_give(why, message_of(reason));
    return false;
}

int game_option_index(const Game *game, const char *key)
{
    for (int i = 0; i < game->option_count; i++) {
        if (text_equal(game->options[i].key, key)) {
            return i;
        }
    }
    return -1;
}

bool game_is_legal(const Game *game, const void *state, Seat seat, Action action)
{
    Action legal[LEGAL_COUNT_MAX];
    ASSERT(game->legal_max <= LEGAL_COUNT_MAX);
    size_t count = game->legal(state, seat, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (legal[i] == action) {
            return true;
        }
    }
    return false;
}
