/* What writing and reading Clash of Decks share: the words of the schema, and the reader. */
#ifndef CLASH_JSON_H
#define CLASH_JSON_H

#include "codec.h"

#include "games/clash.h"

/* Each ends with NULL, and has its words in the order of the enum. Phases are clash_game.phases. */
extern const char *const clash_mode_names[];
extern const char *const clash_format_names[];
extern const char *const clash_resume_names[]; /* the first, of nothing, is never written */
extern const char *const clash_keeper_names[];
extern const char *const clash_row_names[];

/* The words of the game's own option. */
const char *const *clash_ability_names(void);

/* Codec.read_state */
bool clash_read_state(const json_t *json, void *memory, Setup *setup, Refusal *refusal);

#endif
