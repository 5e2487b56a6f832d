/* The words of the Clash of Decks table: names, what is asked for, what happened. */
#ifndef GAMEUI_CLASH_WORDS_H
#define GAMEUI_CLASH_WORDS_H

#include "games/clash.h"
#include "tables/recital.h"
#include "tables/table_look.h"

void clash_name(const Wording *wording, Card card, Text *out);
const char *clash_paper_name(Card card); /* as the cards of a paper deck are printed */
const char *clash_ability_name(const Wording *wording, unsigned ability);
const char *clash_ability_rule(unsigned ability); /* marked for translation */

/* A unit with what is left of it, "Baron: attack 3, durability 2; Rage"; `set`: its abilities. */
void clash_unit_words(const Wording *wording, const ClashUnit *unit, unsigned set, Text *out);

/* Where it stands, with {n} for its place; marked. */
const char *clash_place_words(bool is_own, unsigned row);

/* What is left of the wall of a side, "Bastion 8"; of the automaton's "AI: Bastion 12". */
Message clash_keeper_message(const ClashTable *table, Seat side);

/* GameUi has its contract. */
void clash_recite(const Recital *recital, const void *view);

static inline unsigned clash_durability_left(const ClashUnit *unit)
{
    unsigned whole = clash_facts[unit->card].durability;
    return unit->damage < whole ? whole - unit->damage : 0;
}

/* TableLook has their contracts; clash_now is its `now`. */
void clash_prompt(const TableScene *scene, Text *out);
size_t clash_now(const TableScene *scene, Line *lines);
Message clash_advise(const void *view, Action action);
void clash_log(const Wording *wording, const LogEntry *entry, Text *out);
Told clash_tell(const Wording *wording, const PastAction *action, Text *out);

/* TableLook.own. */
extern const OwnForm clash_own_forms[];

#endif
