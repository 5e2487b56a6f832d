/* The person's hand at a table: picking, dragging, buttons, browsing, and the elements of cards. */
#ifndef TABLES_HAND_H
#define TABLES_HAND_H

#include "motion.h"

static inline const VerbLook *verb_look(const TableScene *scene, unsigned verb)
{
    return &scene->table->look->verbs[verb];
}

void pick_touch(Table *table, uint8_t sprite, const Touch *touch);
void pick_toggle(Table *table, uint8_t sprite);
void pick_confirm(Table *table);

/* Whether the picks are not whole yet, and the prompt asks for the rest. */
bool pick_is_asked(const Table *table);

/* What the game says of carrying out an action. */
Risk pick_risk(const Table *table, Action action);
bool pick_unfinished(const Table *table, Message *why); /* the picks are no action yet */
/* Why something is refused: in words of the table; or of a card, which shakes, beside it; and that
 * no longer. */
void pick_say(Table *table, const Message *why);
void pick_say_at(Table *table, uint8_t sprite, const Message *why);
void pick_unsay(Table *table);

/* Adds a pick that is no card: see table_aim. False: `why` says why not. */
bool pick_aim(Table *table, Pick pick, Message *why);
void drag_follow(Table *table);
void drag_draw(Table *table);

/* Whether the play area would take what is dragged. */
bool drag_is_over_area(Table *table);
void cards_declare(Table *table);
void marks_frame(Table *table);       /* what stands on cards at rest */
void table_draw_places(Table *table); /* labels of piles, where cards may be dropped */
void buttons_frame(const TableScene *scene);

/* What the button of the cards does though nothing is picked, see VerbLook.only; or ACTION_NONE. */
Action buttons_only(const TableScene *scene);
void words_frame(const TableScene *scene);

void pile_label(Table *table, uint8_t zone); /* its words */

/* "Tavern · 21", or what becomes of it: returns the room that this needs at least, in card units.
 */
float pile_count(Table *table, uint8_t zone, Text *out);

/* The sprite that is seen on top; or SPRITE_NONE. */
uint8_t pile_seen_top(const Table *table, uint8_t zone);

/* The card on top of a pile that lies face down, when it is known; else CARD_NONE. */
Card pile_known_top(const Table *table, uint8_t zone);

/* Whether the pointer is where the button of a verb was in the last frame, or the focus on it. */
bool verb_is_aimed(const TableScene *scene, unsigned verb);

/* plate.c: instead of words_frame, of a game with a prompt */
void plate_frame(const TableScene *scene);
void browse_frame(const TableScene *scene);
bool browse_key(Table *table, KeyPress press);

#endif
