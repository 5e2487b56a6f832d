/* How hard the AI is made by the variables of a solo game, in words and points. */
#ifndef GAMEUI_CLASH_DIFFICULTY_H
#define GAMEUI_CLASH_DIFFICULTY_H

#include "match_plan.h"

/* The sum of the variables, and its name, marked for translation; false for a duel. */
bool difficulty_of(const MatchPlan *plan, int *sum, const char **name);

/* A level, 0 … 5: marked for translation. */
const char *difficulty_level_name(int level);

/* Whether an option is one of the variables. */
bool difficulty_is_variable(int option);

/* A variable that is not as in the quick game. */
typedef struct DifficultyPart {
    const char *id;    /* "text.variable.base_mana" */
    const char *label; /* marked for translation, as `word` */
    const char *word;  /* the ability that all units are given; or NULL */
    bool has_value;
    int32_t value;
    int points; /* by which it makes the game harder */
} DifficultyPart;

#define DIFFICULTY_PARTS_MAX 10

/* In the order of the options; returns how many there are. */
size_t difficulty_parts(const Setup *setup, DifficultyPart out[DIFFICULTY_PARTS_MAX]);

#endif
