/* What the table shows beside its cards, as a phone is told it. */
#ifndef APP_PHONE_FACTS_H
#define APP_PHONE_FACTS_H

#include "game_ui.h"

#include <jansson.h>

/* A list of sections, each with lines and, but for the first, a name; `setting`: the choice that
 * only this game knows. */
json_t *phone_facts(const GameUi *ui, int setting, const Wording *wording, const void *view);

/* The lines of the log. */
json_t *phone_log(const char *const lines[], size_t count);

#endif
