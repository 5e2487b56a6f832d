/* The cards of a table: which lies where, which are picked, and how they are drawn. */
#ifndef TABLES_CARDS_H
#define TABLES_CARDS_H

#include "table_state.h"

/* stack.c: which sprite lies where */
void stacks_from_view(Table *table);
uint8_t stack_at(const Stack *stack, unsigned index);         /* or SPRITE_NONE */
uint8_t stack_last(const Stack *stack);                       /* or SPRITE_NONE */
uint8_t stack_turned(const Table *table, const Event *event); /* or SPRITE_NONE */
uint8_t stack_take(Table *table, const Event *event);
void stack_put(Table *table, uint8_t sprite, const Event *event);
void stack_cover(Table *table, uint8_t zone); /* shuffled: nobody knows which card is which */

/* Whether the cards of a zone lie face down though they may be known. */
bool zone_is_closed(const Table *table, uint8_t zone);

/* Whether they lie in a line whose first card is at the right end. */
static inline bool zone_is_leftward(const Table *table, uint8_t zone)
{
    const ZonePlace *place = &table->layout.zones[zone];
    return place->form == FORM_LINE && place->line.first == LINE_FROM_RIGHT;
}

/* place.c: where a stack's sprites lie at rest, without what is picked or hovered */
void place_stack(const Table *table, uint8_t zone, Pose out[]);
/* The part of the card at `index` that no neighbour covers: a point in its middle, and how wide. */
float place_seen(const Table *table, uint8_t zone, const Pose poses[], unsigned index);
Rect place_strip(const Table *table, uint8_t zone, const Pose poses[], unsigned index);
Rect felt_rect(Ui *ui, Rect area); /* what the felt covers, under what the scene keeps */
Rect felt_safe(Ui *ui, Rect area); /* the part of `area` within the felt's rim */
Outline pose_outline(const Pose *pose);
Pose place_goal(const Table *table, uint8_t sprite);   /* where it comes to lie */
Rect place_struck(const Table *table, uint8_t sprite); /* where blows on the card land */

/* picked.c: what a card is to the person's selection */
Pick pick_of(const Table *table, uint8_t sprite);
void table_find_equal(Table *table); /* once: cards of one name are one pick */
bool pick_has(const Table *table, uint8_t sprite);
bool pick_is_open(const Table *table, uint8_t sprite);  /* it lies where cards are picked now */
bool pick_has_slot(const Table *table, uint8_t sprite); /* it is picked, and lies in a slot then */
bool pick_is_ready(const Table *table, uint8_t sprite); /* it may be picked now */
bool pick_is_advised(const Table *table, uint8_t sprite);

/* The operand `nth` of what a hint has named, as a pick; false: there is none. Asked in order. */
bool pick_of_advised(const Table *table, unsigned nth, Pick *out);
unsigned pick_place(const Table *table, uint8_t sprite); /* among the picked cards */
bool picks_replace(const Table *table); /* no action wants more than one card: another swaps */
/* Without one of several picks giving way. */
bool pick_joins(const Table *table, uint8_t sprite);
/* Where the card cannot join, the latest picks of the selection give way to it. */
void pick_make_room(const Table *table, uint8_t sprite, Selection *selection);
/* Not even then; `why` may be NULL. */
bool pick_refused(const Table *table, uint8_t sprite, Message *why);

/* Whether a plate says why a card cannot be picked; else the window shows it beside the card. */
static inline bool plate_bars(const Layout *layout)
{
    return layout->words_low || layout->bare_words;
}
void card_element_id(const Table *table, uint8_t sprite, char bytes[ELEMENT_ID_MAX]);

#endif
