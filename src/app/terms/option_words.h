/* What the options of a game are called and which of them mean anything; an option without words
 * shows its key. */
#ifndef APP_OPTION_WORDS_H
#define APP_OPTION_WORDS_H

#include "app.h"
#include "game_ui.h"
#include "match_plan.h"

/* Marked for translation: of one of the game's options, and of a word of it. */
const char *option_label(const Game *game, const GameOption *option);
const char *option_word(const Game *game, const GameOption *option, int word);

/* The heading of a row of numbers that begins with it, marked for translation, and what stands
 * before each of them; NULL: it stands alone. */
const char *option_row_label(const Game *game, const GameOption *option);
const char *option_sign(const Game *game, const GameOption *option);

/* What the option means, marked for translation; NULL: the label says it. */
const char *option_hint(const Game *game, const GameOption *option);

/* Whether the option at `index` means anything beside the rest of the plan. */
bool option_is_shown(const MatchPlan *plan, int index);

/* The values of a number that are offered beside the rest of the plan; none for any other option.
 */
size_t option_values(const MatchPlan *plan, int index, OptionValue out[OPTION_VALUES_MAX]);

/* One of them in words. */
const char *option_value_said(App *app, const OptionValue *value);

/* The option at `index` as it stands in the plan, in the player's language: "Killer expansion",
 * "Off: …", "Jesters: 2". */
const char *option_said(App *app, const MatchPlan *plan, int index);

/* The house rules of a match in one line, or a word for there being any; NULL: it has none. */
const char *house_said(App *app, const MatchPlan *plan);
const char *house_mark(App *app, const MatchPlan *plan);

#endif
