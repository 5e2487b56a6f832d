/* What the options of the games are called. The one place of the app that knows their keys; an
 * option without words shows its key. */
#ifndef APP_OPTION_WORDS_H
#define APP_OPTION_WORDS_H

#include "match_plan.h"

/* Marked for translation. */
const char *option_label(const Game *game, const char *key);

/* A word of an option, marked for translation. */
const char *option_word(const char *word);

/* Whether the option at `index` means anything beside the rest of the plan. */
bool option_is_shown(const MatchPlan *plan, int index);

/* A value of a number that has a name of its own, marked for translation. */
typedef struct OptionValue {
    int32_t value;
    const char *label;
} OptionValue;

#define OPTION_VALUES_MAX 4

/* The values of such an option that fit the rest of the plan; none for any other option. */
size_t option_values(const MatchPlan *plan, int index, OptionValue out[OPTION_VALUES_MAX]);

/* Keeps the rest of a plan fitting after an option has changed. */
void option_changed(MatchPlan *plan, int index);

/* How hard the game is made by its options, as a sum and a name that is marked for translation;
 * false when this match has no such measure. */
bool option_difficulty(const MatchPlan *plan, int *sum, const char **name);

/* A level of that measure, 0 … 5: marked for translation. */
const char *option_level_name(int level);

/* Whether an option of Clash of Decks is one of its variables. */
bool option_is_variable(int index);

/* A variable of a solo game of Clash of Decks that is not as in the quick game. */
typedef struct OptionPart {
    const char *id;    /* "text.variable.base_mana" */
    const char *label; /* marked for translation, as `word` */
    const char *word;  /* the ability that all units are given; or NULL */
    bool has_value;
    int32_t value;
    int points; /* by which it makes the game harder */
} OptionPart;

#define OPTION_PARTS_MAX 10

/* In the order of the options; returns how many there are. */
size_t option_parts(const Setup *setup, OptionPart out[OPTION_PARTS_MAX]);

#endif
