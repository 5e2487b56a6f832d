/* The words of the Clash of Decks table: names, what is asked for, what happened. */
#ifndef GAMEUI_CLASH_WORDS_H
#define GAMEUI_CLASH_WORDS_H

#include "tables/table_look.h"

void clash_name(const Wording *wording, Card card, Text *out);
const char *clash_paper_name(Card card); /* as the cards of a paper deck are printed */
const char *clash_ability_name(const Wording *wording, unsigned ability);
const char *clash_ability_rule(unsigned ability); /* marked for translation */

/* TableLook has their contracts; clash_now is its `now`. */
void clash_prompt(const TableScene *scene, Text *out);
size_t clash_now(const TableScene *scene, Line *lines);
Message clash_advise(const void *view, Action action);
void clash_log(const Wording *wording, const LogEntry *entry, Text *out);
Told clash_tell(const Wording *wording, const PastAction *action, Text *out);

#endif
