/* Blows of Clash of Decks that are told, foreseen or threaten, on the units, keeps and bridges. */
#ifndef GAMEUI_CLASH_STRIKES_H
#define GAMEUI_CLASH_STRIKES_H

#include "clash/seen.h"
#include "tables/table_picture.h"

/* Where one of so many steps of the past is drawn in its panel, below a heading if it has one. */
#define CLASH_HEADING 24 /* units */
bool clash_has_heading(const TableScene *scene);
Rect clash_step_cell(const TableScene *scene, size_t count, unsigned index);

/* The step whose picture is pointed at; marks a card of it, wherever it is now. */
bool clash_pointed_step(const TableScene *scene, PastStep *out);
void clash_recalls_strike(const TableScene *scene, DressedCard *card);

/* Marks the card as the one that strikes next, or is struck. */
void clash_awaits_strike(const TableScene *scene, DressedCard *card);

/* What an action would bring, on a unit with so much durability `left`, and on the picture of a
 * keep with the steps that it has `then`. */
void clash_outlook_mark(const TableScene *scene, Seat seat, const CardMark *mark, unsigned left);
void clash_outlook_keep(const TableScene *scene, Seat seat, Rect picture, unsigned then);

/* How hard the enemy would strike over this bridge next, on it; false: not at all. */
bool clash_threats(const TableScene *scene, unsigned row);
Rect clash_threats_within(const TableScene *scene, Rect panel); /* grown over those it cuts */
void clash_threats_beside(const TableScene *scene, Rect panel); /* those that this panel covers */

/* The bows that stand, in the order in which they are drawn; how many. */
#define CLASH_BOWS 2 /* at once */
unsigned clash_standing_bows(const TableScene *scene, Bow bows[CLASH_BOWS]);

/* Whether a card lies in a row under one: its words are drawn over that. */
bool clash_is_crossed(const TableScene *scene, const DressedCard *card);

#endif
