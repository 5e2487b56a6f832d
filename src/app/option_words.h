/* What the options of the games are called. The one place of the app that knows their keys; an
 * option without words shows its key. */
#ifndef APP_OPTION_WORDS_H
#define APP_OPTION_WORDS_H

#include "core/game.h"

/* Marked for translation. */
const char *option_label(const Game *game, const char *key);

/* A word of an option, marked for translation. */
const char *option_word(const char *word);

#endif
