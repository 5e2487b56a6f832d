/* The null game on screen: it has a table and nothing else. */
#include "null/pieces.h"

#include "core/message.h"
#include "games/null.h"

static const OptionUi options[] = {{N_("First player"), NULL}};

const GameUi null_ui = {.game = &null_game, .look = &null_table_look, .options = options};
