/* The words of Clash of Decks in JSON, for writing and for reading. */
#include "clash_words.h"

const char *const clash_mode_names[] = {"duel", "solo", NULL};
const char *const clash_format_names[] = {"preconstructed", "draft", "constructed", NULL};
const char *const clash_resume_names[] = {"", "summon", "attack", "top", "bottom", NULL};
const char *const clash_keeper_names[] = {"bastion", "fort", NULL};
const char *const clash_row_names[] = {"top", "bottom", NULL};

const char *const *clash_ability_names(void)
{
    return clash_game.options[CLASH_OPTION_ABILITIES].words;
}
