/* What the files of the Clash of Decks table share: where its panels lie, and its parts. */
#ifndef TABLES_CLASH_TABLE_H
#define TABLES_CLASH_TABLE_H

#include "tables/table_look.h"

#include "games/clash.h"

enum ClashSpot {
    SPOT_TITLE,
    SPOT_SIDES,
    SPOT_INFO,                            /* the card under the pointer, or what happened last */
    SPOT_BRIDGES,                         /* + row */
    SPOT_ROWS = SPOT_BRIDGES + CLASH_ROWS /* + row: the own half, to its outer edge */
};

/* The words of the table: names of cards, abilities with their rules, what happened. */
void clash_name(const Wording *wording, Card card, Text *out);
const char *clash_paper_name(Card card); /* as the cards of a paper deck are printed */
const char *clash_ability_name(const Wording *wording, unsigned ability);
const char *clash_ability_rule(unsigned ability); /* marked for translation */
extern const char *const clash_ability_icons[CLASH_ABILITIES];

void clash_log(const Wording *wording, const LogEntry *entry, Text *out);
void clash_tell(const Wording *wording, const void *before, const Event events[], size_t count,
                Text *out);

void clash_arrange(const Space *space, const void *view, Layout *out);
void clash_panels(const TableScene *scene);

/* What stands on units and cards of a hand: what they are now, abilities, a keeper's life. */
void clash_mark(const TableScene *scene, const CardMark *mark);

/* "Rage: may attack units …" as a text of this frame; of an aura the ability with both sentences.
 */
const char *clash_ability_words(const TableScene *scene, unsigned ability, bool aura);

/* The panel about one card, over what else lies in its place. */
void clash_info(const TableScene *scene, const CardMark *mark);

/* Rows and units as places to drop a card on. */
bool clash_target(const TableScene *scene, Point point, Pick *out);
bool clash_careful(const void *view, Action action);

/* "row.0.top.3" as a text of this frame; `place` from 1. */
const char *clash_unit_id(const TableScene *scene, Seat seat, unsigned row, unsigned place);

/* Whether this pick would lead to an action now. */
bool clash_is_open(const TableScene *scene, Pick pick);

static inline Pick clash_row_pick(unsigned row)
{
    return (Pick){.kind = OPERAND_WORD, .value = (uint8_t)row, .verb = CLASH_SUMMON};
}

static inline Pick clash_unit_pick(Seat seat, unsigned row, unsigned place)
{
    return (Pick){.kind = OPERAND_UNIT, .value = operand_unit(seat, row, place)};
}

#endif
