/* The words of the Regicide table: names, suits, what is asked for, what happened. */
#ifndef GAMEUI_REGICIDE_WORDS_H
#define GAMEUI_REGICIDE_WORDS_H

#include "regicide/seen.h"
#include "tables/recital.h"

void regicide_name(const Wording *wording, Card card, Text *out);
void regicide_listed_name(const Wording *wording, Card card, unsigned count, Text *out);

/* In the numbering of the suits: signs, their colours on dark paper, and what each power does, as
 * the page of rules has it, marked; "Spades", as the game's words have it. */
extern const char *const regicide_suit_icons[4];
extern const uint32_t regicide_suit_colors[4];
extern const uint32_t regicide_suit_inks[4]; /* of indices on the cream pennant */
extern const char *const regicide_power_tips[4];
const char *regicide_suit_name(const Wording *wording, unsigned suit);

/* What the immunity of the enemy on the table does, or that it is gone; marked. */
const char *regicide_immunity(const RegicideTable *table);

/* What the viewer does now; and how the cards of a play add up, "7 + 1 = 8". */
void regicide_tell_own(const TableScene *scene, Text *out);
const char *regicide_past_sum(const TableScene *scene, const RegicidePast *past);

/* TableLook and GameUi have their contracts; regicide_now is `now`. */
void regicide_prompt(const TableScene *scene, Text *out);
void regicide_sum(const TableScene *scene, Text *out);
size_t regicide_now(const TableScene *scene, Line *lines);
void regicide_outlook(const TableScene *scene, Action action, Outlook *out);
void regicide_button(const TableScene *scene, unsigned verb, ButtonWords *words);
const char *regicide_use(Card card);
void regicide_moment(const Wording *wording, const void *view, Text *out);
void regicide_recite(const Recital *recital, const void *view);
bool regicide_tells_on(const void *before);
Told regicide_tell(const Wording *wording, const PastAction *action, Text *out);
Message regicide_advise(const void *view, Action action);
void regicide_log(const Wording *wording, const LogEntry *entry, Text *out);

/* TableLook.own. */
extern const OwnForm regicide_own_forms[];

#endif
