/* The null game on screen: it has a table and nothing else. */
#include "null/pieces.h"

#include "core/message.h"
#include "games/null.h"

static const OptionUi options[] = {{.label = N_("First player")}};

const GameUi null_ui = {.game = &null_game, .look = &null_table_look, .options = options};
