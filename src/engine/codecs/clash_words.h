/* The words of Clash of Decks in JSON, which writing and reading share. */
#ifndef CLASH_WORDS_H
#define CLASH_WORDS_H

#include "games/clash.h"

/* Each ends with NULL, and has its words in the order of the enum. Phases are clash_game.phases. */
extern const char *const clash_mode_names[];
extern const char *const clash_format_names[];
extern const char *const clash_resume_names[]; /* the first, of nothing, is never written */
extern const char *const clash_keeper_names[];
extern const char *const clash_row_names[];

/* The words of the game's own option. */
const char *const *clash_ability_names(void);

#endif
